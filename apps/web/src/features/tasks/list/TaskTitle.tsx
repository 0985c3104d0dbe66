import type { Task } from '@taskwell/contract/schemas';
import { TaskLink } from '../TaskLink.tsx';
import styles from './TaskTitle.module.css';

interface TaskTitleProps {
  task: Task;
  onOpen: (id: number) => void;
}

/** Its area covers the whole card or row. */
export function TaskTitle({ task, onOpen }: TaskTitleProps) {
  return (
    <TaskLink id={task.id} onOpen={onOpen} className={styles.title} dir="auto" data-task-title draggable={false}>
      {task.title}
    </TaskLink>
  );
}
