import { IconPlus } from '@tabler/icons-react';
import { MISSING, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusIcon } from '../PropertyIcons.tsx';
import { TaskLink } from '../TaskLink.tsx';
import styles from './SubtaskSection.module.css';

interface SubtaskSectionProps {
  task: Task;
  onOpen: (id: number) => void;
  onAdd: () => void;
}

/** What a task is made of; nothing at all where there is nothing and nothing can be added. */
export function SubtaskSection({ task, onOpen, onAdd }: SubtaskSectionProps) {
  const { isPersonal } = useCurrentUser();
  if (task.subtasks.length === 0 && !task.abilities.addSubtask) return null;
  return (
    <section aria-labelledby="subtasks-heading">
      <div className={styles.head}>
        <h3 id="subtasks-heading" className={styles.heading}>
          Subtasks {task.subtaskCount > 0 && <span className={styles.count}>{task.subtaskCount}</span>}
        </h3>
        {task.abilities.addSubtask && (
          <Button size="small" data-opens="subtask" onClick={onAdd}>
            <IconPlus size="1rem" aria-hidden />
            Add Subtask
          </Button>
        )}
      </div>
      {task.subtasks.length > 0 && (
        <ul className={styles.list}>
          {task.subtasks.map(({ id, title, status, assignee }) => (
            <li key={id} className={styles.subtask}>
              <StatusIcon status={status} />
              <TaskLink dir="auto" id={id} className={styles.title} onOpen={onOpen}>
                {title}
              </TaskLink>
              <span className={styles.status}>{TASK_STATUS_LABELS[status]}</span>
              {!isPersonal && <span className={styles.assignee}>{assignee?.name ?? MISSING.person}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
