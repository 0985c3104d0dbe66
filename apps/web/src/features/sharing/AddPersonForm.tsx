import { VALIDATION } from '@taskwell/contract/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useDialogQuestion } from '../../ui/dialog-leave.ts';
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
  const [person, setPerson] = useState<Person | null>(null);
  const [error, setError] = useState<string>();
  useDialogQuestion(person !== null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(person ? undefined : VALIDATION.personRequired);
    if (!person) return;
    setPerson(null);
    if (!(await onAdd(person))) setPerson((chosenMeanwhile) => chosenMeanwhile ?? person);
  }

  return (
    <form className={styles.form} data-narrow={onCancel !== undefined} onSubmit={submit} noValidate>
      <div className={styles.picker}>
        <PersonPicker
          label={label}
          name="person"
          value={person}
          onValue={(chosen) => {
            setPerson(chosen);
            setError(undefined);
          }}
          excluded={person ? [...excluded, person.id] : excluded}
          error={error}
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
    </form>
  );
}
