import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import styles from './MoveHandle.module.css';

/** Moves a task to another day: dragged, or with the keyboard. For those who may edit it. */
export function MoveHandle({ task }: { task: Task }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: `handle-${task.id}`,
    data: { task },
    disabled: !task.abilities.edit,
  });
  if (!task.abilities.edit) return null;
  return (
    <span ref={setNodeRef} className={styles.place}>
      <button
        ref={setActivatorNodeRef}
        {...listeners}
        type="button"
        className={styles.handle}
        data-drag-handle
        aria-label={`Move ${task.title} to another day`}
        aria-describedby={attributes['aria-describedby']}
        title="Drag to another day"
      >
        <IconGripVertical size="1rem" aria-hidden />
      </button>
    </span>
  );
}
