import { Moment } from '../../ui/Moment.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Activity.module.css';
import { Nothing } from './Panel.tsx';

interface Entry {
  id: number;
  description: string;
  createdAt: string;
  user: { name: string } | null;
}

/** What happened lately, newest first. */
export function Activity({ entries }: { entries: readonly Entry[] | undefined }) {
  if (!entries) return <Skeleton height="8rem" />;
  if (entries.length === 0) return <Nothing>Nothing has happened yet.</Nothing>;
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, description, createdAt, user }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.words}>
            <Sentence>{description}</Sentence>
          </span>
          <span className={styles.source}>
            <span dir="auto">{user?.name ?? 'System'}</span> · <Moment at={createdAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}
