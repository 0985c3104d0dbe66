import { ROLE_LABELS } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas';
import { exactTime, shortDate } from '../../lib/due-words.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './EmployeeTable.module.css';

export function EmployeeTable({ people }: { people: readonly User[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Employees</caption>
        <Head />
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <span className={styles.person}>
                  <Avatar name={person.name} />
                  <span>
                    {person.name}
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
              <td>{ROLE_LABELS[person.role]}</td>
              <td>
                <time dateTime={person.createdAt} title={exactTime(person.createdAt)}>
                  {shortDate(person.createdAt)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
      </tr>
    </thead>
  );
}
