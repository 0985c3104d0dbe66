import { IconCircleCheck } from '@tabler/icons-react';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import styles from './CompleteButton.module.css';
import { StatusIcon } from './PropertyIcons.tsx';

interface CompleteButtonProps {
  title: string;
  status: TaskStatus;
  /** For those who may not change it. */
  isFixed: boolean;
  onChange: (status: TaskStatus) => void;
}

/** Beside a title: one press completes the task, the next takes it up again. Who may not only sees how far it is. */
export function CompleteButton({ title, status, isFixed, onChange }: CompleteButtonProps) {
  const isDone = status === 'COMPLETED';
  const icon = <StatusIcon status={status} size="1.25rem" />;
  if (isFixed) return <span className={styles.circle}>{icon}</span>;
  return (
    <button
      type="button"
      className={styles.circle}
      aria-label={`Mark as completed: ${title}`}
      aria-pressed={isDone}
      title={isDone ? 'Take it up again' : 'Mark as completed'}
      onClick={({ detail }) => {
        // The second press of a double click does not take back what the first has done.
        if (detail <= 1) onChange(isDone ? 'TODO' : 'COMPLETED');
      }}
    >
      {icon}
      {!isDone && <IconCircleCheck size="1.25rem" stroke={2.2} aria-hidden className={styles.preview} />}
    </button>
  );
}

/** The same of a task with its abilities. */
export function CompleteTaskButton({
  task,
  onChange,
}: {
  task: Task;
  onChange: (task: Task, next: TaskStatus) => void;
}) {
  return (
    <CompleteButton
      title={task.title}
      status={task.status}
      isFixed={!task.abilities.changeStatus}
      onChange={(next) => onChange(task, next)}
    />
  );
}
