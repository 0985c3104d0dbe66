import type { Task } from '@taskwell/contract/schemas';
import styles from './TaskTitle.module.css';

interface TaskTitleProps {
  task: Task;
  onOpen: (id: number) => void;
}

/** A real link, so that it opens in a new tab too; its area covers the whole card or row. */
export function TaskTitle({ task, onOpen }: TaskTitleProps) {
  return (
    <a
      href={`?task=${task.id}`}
      className={styles.title}
      data-task-title
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(task.id);
      }}
    >
      {task.title}
    </a>
  );
}
