import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import type { TaskChanges } from '../api/task-changes.ts';
import { TaskCard } from '../list/TaskCard.tsx';
import styles from './Board.module.css';

interface BoardCardProps {
  task: Task;
  changes: TaskChanges;
  withPeople: boolean;
  onOpen: (id: number) => void;
}

/** A card that those who may change its status can move. The whole card drags; the handle is for the keyboard too. */
export function BoardCard({ task, changes, withPeople, onOpen }: BoardCardProps) {
  const isFixed = !task.abilities.changeStatus;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: task.id,
    data: { task },
    disabled: isFixed,
  });
  const describedBy = attributes['aria-describedby'];
  const handle = useMemo(
    () =>
      isFixed ? null : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          data-drag-handle
          aria-label={`Move ${task.title}`}
          aria-describedby={describedBy}
          title="Drag to another column"
        >
          <IconGripVertical size="1rem" aria-hidden />
        </button>
      ),
    [isFixed, setActivatorNodeRef, task.title, describedBy],
  );
  return (
    <div ref={setNodeRef} {...listeners} className={styles.card} data-fixed={isFixed} data-lifted={isDragging}>
      <TaskCard task={task} changes={changes} withPeople={withPeople} onOpen={onOpen} handle={handle} />
    </div>
  );
}
