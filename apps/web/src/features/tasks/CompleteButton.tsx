import { IconCircleCheck } from '@tabler/icons-react';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import styles from './CompleteButton.module.css';
import { StatusIcon } from './PropertyIcons.tsx';

interface CompleteButtonProps {
  task: Task;
  onChange: (task: Task, status: TaskStatus) => void;
}

/** Beside a title: one press completes the task, the next takes it up again. Who may not only sees how far it is. */
export function CompleteButton({ task, onChange }: CompleteButtonProps) {
  const isDone = task.status === 'COMPLETED';
  const icon = <StatusIcon status={task.status} size="1.25rem" />;
  if (!task.abilities.changeStatus) return <span className={styles.circle}>{icon}</span>;
  return (
    <button
      type="button"
      className={styles.circle}
      aria-label={`Mark as completed: ${task.title}`}
      aria-pressed={isDone}
      title={isDone ? 'Take it up again' : 'Mark as completed'}
      onClick={() => onChange(task, isDone ? 'TODO' : 'COMPLETED')}
    >
      {icon}
      {!isDone && <IconCircleCheck size="1.25rem" stroke={2.2} aria-hidden className={styles.preview} />}
    </button>
  );
}
