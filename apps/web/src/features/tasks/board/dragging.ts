import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { TASK_STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { useState } from 'react';
import type { TaskChanges } from '../api/task-changes.ts';

/** A press becomes a drag only when it is meant: a click opens, a swipe scrolls. */
export const DRAG_START = {
  mouse: { activationConstraint: { distance: 6 } },
  touch: { activationConstraint: { delay: 220, tolerance: 8 } },
  /** Whoever goes on with Tab has not said where the task goes. */
  keyboardCodes: {
    start: [KeyboardCode.Space, KeyboardCode.Enter],
    end: [KeyboardCode.Space, KeyboardCode.Enter],
    cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  },
};

/** How cards are moved: what is being dragged, and what the drag-and-drop context needs to know. */
export function useDragging(changes: TaskChanges) {
  const [dragged, setDragged] = useState<Task | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, DRAG_START.mouse),
    useSensor(TouchSensor, DRAG_START.touch),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, keyboardCodes: DRAG_START.keyboardCodes }),
  );

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent): void {
    setDragged(null);
    const task = taskOf(active);
    const status = statusOf(over);
    if (!task) return;
    if (status && status !== task.status) changes.changeStatus(task, status);
    if (activatorEvent instanceof KeyboardEvent) focusHandle(task.id);
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

const announcements = announcementsOf(columnName, (title, column) => `${title} was dropped in ${column}.`);

/**
 * What screen readers say while a task is moved.
 *
 * @param placeName of what it is over
 * @param moved that it was put there
 */
export function announcementsOf(
  placeName: (place: Piece | null) => string,
  moved: (title: string, place: string) => string,
): Announcements {
  // The library tells of the last step only after its end, where both come in one breath.
  let isMoving = false;
  function stays({ active }: { active: Piece }): string {
    isMoving = false;
    return `${titleOf(active)} stays where it was.`;
  }
  return {
    onDragStart: ({ active }) => {
      isMoving = true;
      return `Picked up ${titleOf(active)}.`;
    },
    onDragOver: ({ active, over }) => (isMoving ? `${titleOf(active)} is over ${placeName(over)}.` : undefined),
    onDragEnd: ({ active, over }) => {
      if (!over) return stays({ active });
      isMoving = false;
      return moved(titleOf(active), placeName(over));
    },
    onDragCancel: stays,
  };
}

/** What is dragged, or what it is over. */
export interface Piece {
  id: string | number;
  data: { current?: Record<string, unknown> | undefined };
}

export function taskOf(piece: Piece): Task | null {
  return (piece.data.current?.task as Task | undefined) ?? null;
}

function statusOf(piece: Piece | null): TaskStatus | null {
  return TASK_STATUSES.find((status) => status === piece?.id) ?? null;
}

function titleOf(piece: Piece): string {
  return taskOf(piece)?.title ?? 'The task';
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

const FOCUS_MILLISECONDS = 2_000;

/**
 * The card stands in another column now, as another element, and moves once more when the column has been read again,
 * which takes the focus from it. It gets it back before the next key is heard, unless the person has gone on.
 */
function focusHandle(id: number): void {
  let held: HTMLElement | null = null;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== held) return observer.disconnect();
    held = document.querySelector<HTMLElement>(`[data-task-id="${id}"]:not([inert] *) [data-drag-handle]`);
    if (activeElement === body) held?.focus();
  });
  held = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), FOCUS_MILLISECONDS);
}
