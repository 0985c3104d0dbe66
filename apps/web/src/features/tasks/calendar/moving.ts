import {
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo, useRef, useState } from 'react';
import { addDays, type Day, dayOf, movedTo } from '../../../lib/calendar-days.ts';
import type { TaskChanges } from '../api/task-changes.ts';
import { announcementsOf, keepFocus, type Piece, taskOf, useDragSensors } from '../drag-and-drop.ts';
import { headingWords } from './calendar-words.ts';

const STEPS: Record<string, number> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -7,
  [KeyboardCode.Down]: 7,
};

/** How tasks are moved to another day, keeping their time: what is being dragged, and what the context needs to know. */
export function useMoving(changes: TaskChanges) {
  const [dragged, setDragged] = useState<Task | null>(null);
  const { reached, toNextDay, dayUnder } = useKeyboardDay();
  const sensors = useDragSensors(toNextDay);

  function onDragStart({ active }: DragStartEvent): void {
    const task = taskOf(active);
    reached.current = task?.dueDate ? dayOf(task.dueDate) : null;
    setDragged(task);
  }

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent): void {
    setDragged(null);
    const task = taskOf(active);
    if (!task?.dueDate || !over) return;
    const day = String(over.id);
    if (day !== dayOf(task.dueDate)) {
      changes.changeDueDate(task, movedTo(day, task.dueDate), `Moved to ${headingWords(day)}`);
    }
    if (activatorEvent instanceof KeyboardEvent) keepFocus(() => placeOf(task.id, day));
  }

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: dayUnder,
      accessibility: { announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } },
      onDragStart,
      onDragEnd,
      onDragCancel: () => setDragged(null),
    },
  };
}

/** The day that the keyboard has led to, whatever lies where the task was picked up. */
function useKeyboardDay() {
  const reached = useRef<Day | null>(null);
  return useMemo(() => {
    const toNextDay: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects } }) => {
      const step = STEPS[event.code];
      if (step === undefined || !collisionRect) return undefined;
      event.preventDefault();
      const [first] = droppableRects.keys();
      const isShown = reached.current !== null && droppableRects.has(reached.current);
      const next = isShown && reached.current ? addDays(reached.current, step) : String(first);
      const cell = droppableRects.get(next);
      if (!cell) return undefined;
      reached.current = next;
      return { x: cell.left, y: cell.top };
    };
    const dayUnder: CollisionDetection = (given) => {
      if (given.pointerCoordinates) return underPointer(given);
      return given.droppableContainers.filter(({ id }) => id === reached.current).map(({ id }) => ({ id }));
    };
    return { reached, toNextDay, dayUnder };
  }, []);
}

/**
 * The cell under the pointer, or just above or below it: near the edge of the window the page scrolls by itself, and the
 * last row is no longer where it was aimed at.
 */
const underPointer: CollisionDetection = (given) => {
  const within = pointerWithin(given);
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = given;
  if (within.length > 0 || !pointer) return within;
  return droppableContainers.flatMap(({ id }) => {
    const cell = droppableRects.get(id);
    if (!cell || pointer.x < cell.left || pointer.x > cell.right) return [];
    const distance = Math.max(cell.top - pointer.y, pointer.y - cell.bottom);
    return distance <= cell.height / 2 ? [{ id }] : [];
  });
};

const INSTRUCTIONS =
  'To move the task to another day, press Space, choose the day with the arrow keys, and press Space again. Escape leaves it where it is.';

const announcements = announcementsOf(
  dayName,
  (title, day) => `${title} was moved to ${day}.`,
  ({ dueDate }, day) => dueDate !== null && dayOf(dueDate) === String(day.id),
);

function dayName(piece: Piece | null): string {
  return piece ? headingWords(String(piece.id)) : 'no day';
}

/** Where the day does not show the task, the day itself. */
function placeOf(id: number, day: Day): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  const link = button?.closest('td')?.querySelector<HTMLElement>(`[data-chip="${id}"] a`);
  // On a phone cells show no tasks.
  return link?.checkVisibility() ? link : button;
}
