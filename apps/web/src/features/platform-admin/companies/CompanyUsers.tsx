import { ROLE_LABELS } from '@taskwell/contract/labels';
import { formatNumber } from '@taskwell/contract/numbers';
import type { CompanyDetails } from '@taskwell/contract/platform-admin-schemas';
import { Badge } from '../../../ui/Badge.tsx';
import { CreatedCell, PersonCell } from '../ConsoleCells.tsx';
import tableStyles from '../ConsoleTable.module.css';
import styles from './CompanyDetails.module.css';

type CompanyUser = CompanyDetails['users'][number];

/** The company's people, or the first of very many. */
export function CompanyUsers({ company: { users, userCount } }: { company: CompanyDetails }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        Users
        {users.length < userCount && (
          <span className={styles.part}>
            The first {formatNumber(users.length)} of {formatNumber(userCount)}
          </span>
        )}
      </h3>
      <div className={tableStyles.frame}>
        <table className={tableStyles.table}>
          <caption className="visually-hidden">Users of the company</caption>
          <thead>
            <tr>
              <th scope="col">User</th>
              <th scope="col">Role</th>
              <th scope="col">Verified</th>
              <th scope="col">Created</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function UserRow({ user }: { user: CompanyUser }) {
  return (
    <tr>
      <PersonCell person={user} />
      <td className={tableStyles.whole}>{ROLE_LABELS[user.role]}</td>
      <td>{user.isEmailVerified ? 'Verified' : <Badge tone="warning">Not verified yet</Badge>}</td>
      <CreatedCell at={user.createdAt} />
    </tr>
  );
}
