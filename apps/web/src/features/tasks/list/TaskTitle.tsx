import type { Task } from '@taskwell/contract/schemas';
import type { MouseEvent } from 'react';
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
      dir="auto"
      data-task-title
      draggable={false}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        onOpen(task.id);
      }}
    >
      {task.title}
    </a>
  );
}

/** Whether a click on a task's link opens it over the list; with a modifier key the browser does its own. */
export function opensHere(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
