import { useState } from 'react';
import type { FieldBinding } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { Person } from '../../people/colleague-queries.public.ts';
import { AssigneePicker } from '../../pickers/AssigneePicker.public.tsx';
import { ContactPicker } from '../../pickers/ContactPicker.public.tsx';
import styles from './AssignmentField.module.css';
import type { Assignment, AssignmentKind } from './assignment.ts';

interface AssignmentFieldProps extends FieldBinding<Assignment | null> {
  /** Colleagues who are not offered. */
  excluded?: readonly number[];
  isRequired?: boolean;
}

const KINDS: { value: AssignmentKind; label: string }[] = [
  { value: 'internal', label: 'Internal' },
  { value: 'external', label: 'External' },
];

/** In a company: a colleague or a contact. In a personal account: a contact, or oneself where it is left blank. */
export function AssignmentField({ value, onValue, excluded = [], isRequired = false, ...field }: AssignmentFieldProps) {
  const me = useCurrentUser();
  const kind = value?.kind ?? 'internal';
  const [left, setLeft] = useState<Person | null>(null);
  const choose = (person: Person | null) => onValue(kind === 'internal' && !person ? null : { kind, person });

  if (me.isPersonal) {
    return (
      <div className={styles.field}>
        <ContactPicker
          {...field}
          label="Contact (optional)"
          value={kind === 'external' ? (value?.person ?? null) : null}
          onValue={(person) =>
            onValue(person ? { kind: 'external', person } : { kind: 'internal', person: personOf(me) })
          }
        />
        {kind === 'internal' && <p className={styles.hint}>Left blank, the task is assigned to you.</p>}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <div className={styles.kinds}>
        <span className={styles.label} aria-hidden="true">
          Assign to
        </span>
        <Segmented
          label="Assign to"
          value={kind}
          options={KINDS}
          onValue={(next) => {
            // Whoever was chosen there is still chosen after a look at the other side.
            setLeft(value?.person ?? null);
            onValue(next === 'internal' && !left ? null : { kind: next, person: left });
          }}
        />
      </div>
      {kind === 'internal' ? (
        <AssigneePicker
          {...field}
          label="Internal assignee"
          value={value?.person ?? null}
          onValue={choose}
          excluded={excluded}
          isRequired={isRequired}
        />
      ) : (
        <ContactPicker {...field} label="External contact" value={value?.person ?? null} onValue={choose} isRequired />
      )}
    </div>
  );
}

function personOf({ id, name, email }: Person): Person {
  return { id, name, email };
}
