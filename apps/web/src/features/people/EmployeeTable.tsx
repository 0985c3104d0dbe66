import { IconKey, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import { type MouseEvent, memo } from 'react';
import { exactTime, shortDate } from '../../lib/due-words.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './EmployeeTable.module.css';
import { personAddress, usePeopleNavigation } from './people-navigation.ts';
import { deleteWords, rightsOn } from './person-rights.ts';
import { ResendInvitation } from './ResendInvitation.tsx';

/** Not drawn again when a dialog opens over it: it may be long. */
export const EmployeeTable = memo(function EmployeeTable({ people }: { people: readonly User[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Employees</caption>
        <Head />
        <tbody>
          {people.map((person) => (
            <EmployeeRow key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function EmployeeRow({ person }: { person: User }) {
  const { open } = usePeopleNavigation();
  const { stateOver } = useHistorySteps();
  // The whole row is a target for the mouse; for the keyboard there is the link.
  const openRow = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button') || !window.getSelection()?.isCollapsed) return;
    // Where the focus is when the details close.
    event.currentTarget.querySelector('a')?.focus();
    open(person.id);
  };
  return (
    <tr onClick={openRow}>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={person.name} />
          <span>
            <Link
              from="/employees"
              to="."
              search={(before) => personAddress(before, person.id)}
              state={stateOver}
              resetScroll={false}
              preload={false}
              className={styles.name}
              dir="auto"
            >
              {person.name}
            </Link>
            {!person.isEmailVerified && (
              <>
                {' '}
                <Badge tone="warning">Not verified yet</Badge>
              </>
            )}
          </span>
        </span>
      </th>
      <td className={styles.email}>{person.email}</td>
      <td className={styles.role}>{ROLE_LABELS[person.role]}</td>
      <td className={styles.joined}>
        <time dateTime={person.createdAt} title={exactTime(person.createdAt)}>
          {shortDate(person.createdAt)}
        </time>
      </td>
      <td className={styles.actions}>
        <Actions person={person} />
      </td>
    </tr>
  );
}

function Actions({ person }: { person: User }) {
  const { open } = usePeopleNavigation();
  const rights = rightsOn(useCurrentUser(), person);
  return (
    <div className={styles.buttons}>
      {rights.resetPassword && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Reset Password of ${person.name}`}
          onClick={() => open(person.id, 'reset-password')}
        >
          <IconKey size="1rem" aria-hidden />
          Reset Password
        </Button>
      )}
      {rights.delete && (
        <Button
          look="quiet"
          size="small"
          aria-label={`${deleteWords(person)} ${person.name}`}
          onClick={() => open(person.id, 'delete')}
        >
          <IconTrash size="1rem" aria-hidden />
          {deleteWords(person)}
        </Button>
      )}
      {rights.inviteAgain && <ResendInvitation person={person} isQuiet />}
    </div>
  );
}

export function EmployeeTableSkeleton() {
  return (
    <div className={styles.frame} role="status">
      <span className="visually-hidden">Loading employees</span>
      <div className={styles.places}>
        {[70, 55, 62, 48].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="1.5rem" />
        ))}
      </div>
    </div>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Email</th>
        <th scope="col">Role</th>
        <th scope="col">Joined</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
  );
}
