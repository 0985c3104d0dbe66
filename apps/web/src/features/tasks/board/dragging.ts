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
      autoScroll: UNHURRIED,
      collisionDetection: columnUnder,
      accessibility: { announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } },
      onDragStart: ({ active }: DragStartEvent) => setDragged(taskOf(active)),
      onDragEnd,
      onDragCancel: () => setDragged(null),
    },
  };
}

/**
 * How fast the board scrolls under a card that is held near its edge. On a phone the next column shows within the library's
 * own margin, and passes there in a third of a second; so the margin is narrower, and a column takes about a second.
 */
const UNHURRIED = { acceleration: 3, threshold: { x: 0.12, y: 0.2 } };

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

/** The column under the pointer, or right beside it; with the keyboard the one that the card lies over. */
const columnUnder: CollisionDetection = (given) => {
  const { pointerCoordinates: pointer, droppableRects } = given;
  if (!pointer) return rectIntersection(given);
  const level = [...droppableRects.values()].filter(({ top, bottom }) => pointer.y >= top && pointer.y <= bottom);
  const near = level.map(({ left, right }) => Math.min(Math.max(pointer.x, left), right));
  const [nearest = pointer.x] = near.toSorted((one, other) => Math.abs(one - pointer.x) - Math.abs(other - pointer.x));
  const isBeside = Math.abs(nearest - pointer.x) <= MOST_BESIDE;
  return pointerWithin(isBeside ? { ...given, pointerCoordinates: { ...pointer, x: nearest } } : given);
};

/** Between the columns, or between the last one and the edge of the screen; in pixels. */
const MOST_BESIDE = 32;

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
