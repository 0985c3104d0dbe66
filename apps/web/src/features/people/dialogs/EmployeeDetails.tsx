import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import type { UserDetails } from '@taskwell/contract/schemas/people';
import type { ReactNode } from 'react';
import { exactTime, shortDate } from '../../../lib/due-words.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { usePeopleNavigation } from '../people-navigation.ts';
import { deleteWords, type PersonRights } from '../person-rights.ts';
import { ResendInvitation } from '../ResendInvitation.tsx';
import styles from './Dialogs.module.css';
import { TaskStatistics } from './TaskStatistics.tsx';

interface EmployeeDetailsProps {
  person: UserDetails;
  rights: PersonRights;
  /** Selects what has the focus at first. */
  focusOn: string | undefined;
  onClose: () => void;
}

/** 'Employee Details' in view mode (SPEC §2). */
export function EmployeeDetails({ person, rights, focusOn, onClose }: EmployeeDetailsProps) {
  return (
    <Dialog
      title="Employee Details"
      onClose={onClose}
      focusOn={focusOn}
      footer={<Actions person={person} rights={rights} />}
    >
      <div className={styles.details}>
        <section className={styles.section}>
          <h3 className={styles.heading}>Personal Information</h3>
          <div className={styles.person}>
            <Avatar name={person.name} />
            <div className={styles.names}>
              <span className={styles.name}>{person.name}</span>
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </div>
          </div>
          <dl className={styles.facts}>
            <Fact name="Role">{ROLE_LABELS[person.role]}</Fact>
            <Fact name="Joined">
              <time dateTime={person.createdAt} title={exactTime(person.createdAt)}>
                {shortDate(person.createdAt)}
              </time>
            </Fact>
            <Fact name="Email address">
              {person.isEmailVerified ? 'Verified' : <Badge tone="warning">Not verified yet</Badge>}
            </Fact>
          </dl>
        </section>
        <section className={styles.section}>
          <h3 className={styles.heading}>
            Task Statistics
            {person.statistics.assigned > 0 && (
              <Link to="/tasks" search={{ assigneeId: String(person.id), status: 'all' }} className={styles.tasksLink}>
                Show these tasks
              </Link>
            )}
          </h3>
          <TaskStatistics statistics={person.statistics} />
        </section>
      </div>
    </Dialog>
  );
}

function Actions({ person, rights }: Omit<EmployeeDetailsProps, 'focusOn' | 'onClose'>) {
  const { open } = usePeopleNavigation();
  if (!rights.edit && !rights.resetPassword && !rights.delete) return null;
  return (
    <>
      {rights.delete && (
        <span className={styles.start}>
          <Button look="quiet" data-opens="delete" onClick={() => open(person.id, 'delete')}>
            <IconTrash size="1.05rem" aria-hidden />
            {deleteWords(person)}
          </Button>
        </span>
      )}
      {rights.inviteAgain && <ResendInvitation person={person} />}
      {rights.resetPassword && (
        <Button data-opens="reset-password" onClick={() => open(person.id, 'reset-password')}>
          <IconKey size="1.05rem" aria-hidden />
          Reset Password
        </Button>
      )}
      {rights.edit && (
        <Button look="primary" data-opens="edit" onClick={() => open(person.id, 'edit')}>
          <IconPencil size="1.05rem" aria-hidden />
          Edit
        </Button>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
