import { TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import type { ReactNode } from 'react';
import { useTaskChanges } from './api/task-changes.ts';
import { useNewestTask } from './api/task-queries.ts';
import { CompleteTaskButton } from './CompleteButton.tsx';
import { DueDate } from './DueDate.tsx';
import { TaskTitle } from './list/TaskTitle.tsx';
import { PriorityIcon } from './PropertyIcons.tsx';
import { StatusMenu } from './PropertyMenus.tsx';
import styles from './TaskLines.module.css';
import { useTaskNavigation } from './task-navigation.ts';

interface TaskLinesProps {
  /** What they are, for those who do not see the heading above. */
  label: string;
  tasks: readonly Task[];
  /** They stand below the day on which they are due, so of that only the time is said. */
  isOfOneDay?: boolean;
  /** What is said of a task besides. */
  note?: (id: number) => ReactNode;
}

/** A short list of tasks on another page: each opens over it, and its status is changed in place. */
export function TaskLines({ label, tasks, isOfOneDay = false, note }: TaskLinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} isOfOneDay={isOfOneDay} note={note?.(task.id)} />
      ))}
    </ul>
  );
}

interface TaskLineProps {
  task: Task;
  isOfOneDay: boolean;
  note: ReactNode;
}

function TaskLine({ task: given, isOfOneDay, note }: TaskLineProps) {
  const task = useNewestTask(given);
  const changes = useTaskChanges();
  const { open } = useTaskNavigation();
  return (
    <li className={styles.line} data-task-id={task.id}>
      <CompleteTaskButton task={task} onChange={changes.changeStatus} />
      <span className={styles.title}>
        <TaskTitle task={task} onOpen={open} />
        {task.parentTask && (
          <span className={styles.parent} dir="auto">
            {task.parentTask.title}
          </span>
        )}
      </span>
      <span className={styles.status}>
        <StatusMenu task={task} onChange={changes.changeStatus} />
      </span>
      <span className={styles.facts}>
        <span className={styles.priority}>
          <PriorityIcon priority={task.priority} />
          {TASK_PRIORITY_LABELS[task.priority]}
        </span>
        <DueDate task={task} isTimeOnly={isOfOneDay} />
        {note}
      </span>
    </li>
  );
}
