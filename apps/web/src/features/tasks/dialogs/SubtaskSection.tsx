import { IconPlus } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import { Button } from '../../../ui/Button.tsx';
import { SubtaskLine } from './SubtaskLine.tsx';
import styles from './SubtaskSection.module.css';

interface SubtaskSectionProps {
  task: Task;
  onOpen: (id: number) => void;
  onAdd: () => void;
}

/** What a task is made of; nothing at all where there is nothing and nothing can be added. */
export function SubtaskSection({ task, onOpen, onAdd }: SubtaskSectionProps) {
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
          {task.subtasks.map((subtask) => (
            <SubtaskLine key={subtask.id} subtask={subtask} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
