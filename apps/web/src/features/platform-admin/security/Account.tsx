import { useNow } from '../../../lib/clock.ts';
import { agoWords, exactTime } from '../../../lib/due-words.ts';
import styles from '../ConsoleTable.module.css';

interface AccountProps {
  account: { name: string; email: string | null; companyName: string | null };
}

/** Whose row it is: the name, and below it company and address. */
export function Account({ account: { name, email, companyName } }: AccountProps) {
  return (
    <>
      <span className={styles.name}>{companyName === null ? name : `${name}, ${companyName}`}</span>
      <span className={styles.email}>{email}</span>
    </>
  );
}

/** How long ago it was; exact on hover. */
export function Moment({ instant }: { instant: string }) {
  const now = useNow();
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {agoWords(instant, now)}
    </time>
  );
}
