import { Link } from '@tanstack/react-router';
import { PLANS } from '@taskwell/contract/plans';
import type { User } from '@taskwell/contract/schemas/people';
import { memo } from 'react';
import { useHistorySteps } from '../../../lib/history-steps.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CreatedCell, PersonCell } from '../ConsoleCells.tsx';
import styles from '../ConsoleTable.module.css';
import { userAddress } from '../console-navigation.ts';
import { RoleBadge, VerifiedBadge } from './RoleBadge.tsx';
import rowStyles from './UserTable.module.css';

interface UserTableProps {
  users: readonly User[];
  /** Another page is coming. */
  isOutdated: boolean;
}

/** Not drawn again when a dialog opens over it. */
export const UserTable = memo(function UserTable({ users, isOutdated }: UserTableProps) {
  return (
    <div className={styles.frame} aria-busy={isOutdated}>
      <table className={styles.table}>
        <caption className="visually-hidden">Users</caption>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Company</th>
            <th scope="col">Role</th>
            <th scope="col">Verified</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function UserRow({ user }: { user: User }) {
  return (
    <tr>
      <PersonCell person={user} />
      <td className={`${styles.whole} ${rowStyles.company}`}>
        {user.company === null ? (
          'The platform'
        ) : (
          <>
            <span>{user.isPersonal ? 'Personal account' : user.company.name}</span>
            <span className={styles.email}>{PLANS[user.company.subscriptionPlan].name}</span>
          </>
        )}
      </td>
      <td>
        <RoleBadge role={user.role} />
      </td>
      <td>
        <VerifiedBadge isVerified={user.isEmailVerified} />
      </td>
      <CreatedCell at={user.createdAt} />
      <td className={styles.whole}>
        <div className={rowStyles.actions}>
          {user.role !== 'SUPER_ADMIN' && <Action user={user} label="Reset Password" dialog="reset-password" />}
          <Action user={user} label="View Details" />
        </div>
      </td>
    </tr>
  );
}

function Action({ user, label, dialog }: { user: User; label: string; dialog?: string }) {
  const { stateOver } = useHistorySteps();
  return (
    <Link
      from="/super-admin"
      to="."
      search={(before) => userAddress(before, user.id, dialog)}
      state={stateOver}
      resetScroll={false}
      preload={false}
      className={buttonClass({ size: 'small' })}
      aria-label={`${label}: ${user.name}`}
    >
      {label}
    </Link>
  );
}

export function UserTableSkeleton() {
  return (
    <div className={styles.frame} role="status">
      <span className="visually-hidden">Loading users</span>
      <div className={styles.places}>
        {[70, 55, 62, 48, 66].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="1.75rem" />
        ))}
      </div>
    </div>
  );
}
