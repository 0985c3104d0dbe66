import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { useEffect, useRef } from 'react';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { onEscape } from '../../ui/escape.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import type { Person } from '../people/colleague-queries.public.ts';
import { PersonPicker } from '../pickers/PersonPicker.public.tsx';
import styles from './AddPersonForm.module.css';

interface AddPersonFormProps {
  label: string;
  action: string;
  excluded: readonly number[];
  /** Answers whether it worked; if not, the person stays chosen. */
  onAdd: (person: Person) => Promise<boolean>;
  onCancel?: () => void;
  takesFocus?: boolean;
}

/** One person at a time: choose, then say so. */
export function AddPersonForm({ label, action, excluded, onAdd, onCancel, takesFocus = false }: AddPersonFormProps) {
  const form = useForm<{ person: Person | null }>({
    initial: { person: null },
    validate: ({ person }) => ({ person: person ? null : VALIDATION.personRequired }),
    fallback: FAILURES.unavailable,
    submit: async ({ person }) => {
      form.reset();
      if (person) add(person);
    },
  });
  const { person } = form.values;
  const chosen = useRef(person);
  useEffect(() => {
    chosen.current = person;
  });

  // Not waited for: the next one may be chosen at once.
  async function add(added: Person): Promise<void> {
    if (!(await onAdd(added)) && chosen.current === null) form.set({ person: added });
  }

  return (
    <FormFrame form={form}>
      <fieldset
        className={styles.form}
        aria-label={`${action} a person`}
        data-narrow={onCancel !== undefined}
        onKeyDown={onCancel && onEscape(onCancel)}
      >
        <div className={styles.picker}>
          <PersonPicker
            {...form.field('person')}
            label={label}
            excluded={person ? [...excluded, person.id] : excluded}
            takesFocus={takesFocus}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" look="primary" size={onCancel ? 'small' : 'medium'}>
            {action}
          </Button>
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              Close
            </Button>
          )}
        </div>
      </fieldset>
    </FormFrame>
  );
}
