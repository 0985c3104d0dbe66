import {
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import { TASK_STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { useState } from 'react';
import type { TaskChanges } from '../api/task-changes.ts';
import { announcementsOf, keepFocus, type Piece, taskOf, useDragSensors } from '../drag-and-drop.ts';

/** How cards are moved: what is being dragged, and what the drag-and-drop context needs to know. */
export function useDragging(changes: TaskChanges) {
  const [dragged, setDragged] = useState<Task | null>(null);
  const sensors = useDragSensors(toNextColumn);

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent): void {
    setDragged(null);
    const task = taskOf(active);
    const status = statusOf(over);
    if (!task) return;
    if (status && status !== task.status) changes.changeStatus(task, status);
    if (activatorEvent instanceof KeyboardEvent) keepFocus(() => handleOf(task.id));
  }

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: columnUnder,
      accessibility: { announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } },
      onDragStart: ({ active }: DragStartEvent) => setDragged(taskOf(active)),
      onDragEnd,
      onDragCancel: () => setDragged(null),
    },
  };
}

const INSTRUCTIONS =
  'To move the task to another status, press Space or Enter, choose a column with the left and right arrow keys, and press Space or Enter again. Escape leaves it where it is.';

const announcements = announcementsOf(
  columnName,
  (title, column) => `${title} was dropped in ${column}.`,
  (task, column) => statusOf(column) === task.status,
);

function handleOf(id: number): HTMLElement | null {
  return document.querySelector(`[data-task-id="${id}"]:not([inert] *) [data-drag-handle]`);
}

function statusOf(piece: Piece | null): TaskStatus | null {
  return TASK_STATUSES.find((status) => status === piece?.id) ?? null;
}

function columnName(piece: Piece | null): string {
  const status = statusOf(piece);
  return status ? TASK_STATUS_LABELS[status] : 'no column';
}

/** The column under the pointer; with the keyboard the one that the card lies over. */
const columnUnder: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : rectIntersection(given);

const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  const { collisionRect, droppableRects, over, active } = context;
  const from = statusOf(over) ?? (active && taskOf(active)?.status);
  if (step === 0 || !from || !collisionRect) return undefined;
  event.preventDefault();
  const next = TASK_STATUSES[TASK_STATUSES.indexOf(from) + step];
  const column = next && droppableRects.get(next);
  if (!column) return undefined;
  return { x: column.left + (column.width - collisionRect.width) / 2, y: collisionRect.top };
};
