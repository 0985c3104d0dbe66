import { exactTime, shortDate } from '../../lib/due-words.ts';
import styles from './ConsoleTable.module.css';

// What the console's tables have in common.

export function PersonCell({ person: { name, email } }: { person: { name: string; email: string } }) {
  return (
    <th scope="row">
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>{email}</span>
    </th>
  );
}

export function CreatedCell({ at }: { at: string }) {
  return (
    <td data-name="Created">
      <time dateTime={at} title={exactTime(at)}>
        {shortDate(at)}
      </time>
    </td>
  );
}
