import { useRef } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import type { Person } from '../people/colleague-queries.public.ts';
import styles from './AssigneePicker.module.css';
import { PersonPicker, type PersonPickerProps } from './PersonPicker.public.tsx';

export type Assignee = Person;

/** Who is to do a task: a colleague, or oneself at a press. */
export function AssigneePicker(props: PersonPickerProps) {
  const { id, name, email } = useCurrentUser();
  const mayBeMe = props.value?.id !== id && !props.excluded?.includes(id);
  const picker = useRef<HTMLDivElement>(null);
  function assignToMe(): void {
    props.onValue({ id, name, email });
    // The button goes, and the focus must not go with it.
    picker.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={picker} className={styles.picker}>
      <PersonPicker {...props} />
      {mayBeMe && (
        <span>
          <Button look="link" size="small" onClick={assignToMe}>
            Assign to me
          </Button>
        </span>
      )}
    </div>
  );
}
