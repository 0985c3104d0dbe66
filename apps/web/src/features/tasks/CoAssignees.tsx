import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './CoAssignees.module.css';

/** The first five, then '+N more' (SPEC §2 'Dashboard'). */
export function CoAssignees({ people }: { people: Task['coAssignees'] }) {
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return null;
  const hidden = people.length - LIMITS.visibleCoAssignees;
  const shown = isOpen ? people : people.slice(0, LIMITS.visibleCoAssignees);
  return (
    <div className={styles.people}>
      <span className="visually-hidden">Co-assignees:</span>
      {shown.map(({ id, user }) => (
        <span key={id} className={styles.person}>
          {user.name}
        </span>
      ))}
      {hidden > 0 && (
        <Button look="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show Less' : `+${hidden} more`}
        </Button>
      )}
    </div>
  );
}
