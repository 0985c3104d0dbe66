import { Link } from '@tanstack/react-router';
import { formatCount } from '@taskwell/contract/numbers';
import type { Workload } from '@taskwell/contract/schemas/overview';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { companyTasks } from './overview-links.ts';
import { Nothing } from './Panel.tsx';
import styles from './People.module.css';

interface PeopleProps {
  people: readonly Workload[] | undefined;
  /** What the bars are long by; the overdue part of the open ones is drawn within. */
  by: 'open' | 'overdue';
  /** What is said of nobody. */
  nothing: string;
}

/** Who has how much to do: a bar for each, with its numbers beside it and the list behind it. */
export function People({ people, by, nothing }: PeopleProps) {
  if (!people) return <Skeleton height="8rem" />;
  const most = Math.max(0, ...people.map((person) => person[by]));
  if (most === 0) return <Nothing>{nothing}</Nothing>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          <Link
            to="/tasks"
            search={companyTasks({ assigneeId: person.id, ...(by === 'overdue' && { due: 'overdue' }) })}
            className={styles.name}
            dir="auto"
          >
            {person.name}
          </Link>
          <span className={styles.counts}>{by === 'open' ? openWords(person) : `${person.overdue} overdue`}</span>
          <Bar person={person} by={by} most={most} />
        </li>
      ))}
    </ul>
  );
}

function openWords({ open, overdue }: Workload): string {
  return `${formatCount(open, 'task')}${overdue > 0 ? `, ${overdue} overdue` : ''}`;
}

function Bar({ person, by, most }: { person: Workload; by: 'open' | 'overdue'; most: number }) {
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <span className={styles.track}>
      {person.overdue > 0 && <span className={styles.overdue} style={{ inlineSize: share(person.overdue) }} />}
      {by === 'open' && <span className={styles.rest} style={{ inlineSize: share(person.open - person.overdue) }} />}
    </span>
  );
}
