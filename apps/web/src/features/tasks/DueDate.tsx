import { IconCalendarDue } from '@tabler/icons-react';
import { MISSING } from '@taskwell/contract/labels';
import { isOverdue } from '@taskwell/contract/overdue';
import type { Task } from '@taskwell/contract/schemas';
import { useNow } from '../../lib/clock.ts';
import { dueTimeWords, dueWords } from '../../lib/due-words.ts';
import styles from './DueDate.module.css';

interface DueDateProps {
  task: Pick<Task, 'dueDate' | 'status'>;
  /** Where the day is said already. */
  isTimeOnly?: boolean;
}

/** In words, the exact moment on hover. */
export function DueDate({ task, isTimeOnly = false }: DueDateProps) {
  const now = useNow();
  if (task.dueDate === null) return <span className={styles.none}>{MISSING.dueDate}</span>;
  const isLate = isOverdue(task, now);
  const words = dueWords(task.dueDate, isLate, now);
  return (
    <time dateTime={task.dueDate} title={words.exact} className={`${styles.due} ${isLate ? styles.late : ''}`}>
      <IconCalendarDue size="0.95rem" aria-hidden />
      {isTimeOnly ? dueTimeWords(task.dueDate, isLate, now) : words.text}
    </time>
  );
}
