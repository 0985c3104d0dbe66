import {
  type Announcements,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Task } from '@taskwell/contract/schemas';
import { flushSync } from 'react-dom';

// What the board's columns and the calendar's days have in common where tasks are dragged.

/** A press becomes a drag only when it is meant: a click opens, a swipe scrolls. */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(PromptMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(FingerSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter, keyboardCodes: KEYS }),
  );
}

/** A finger that stays down drags; on a handle it means nothing else, so there it drags at once. A second one takes it back. */
class FingerSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const { event, options } = props;
    const { target } = event;
    const isOnHandle = target instanceof Element && target.closest('[data-drag-handle]') !== null;
    const ended = new AbortController();
    const own = {
      ...props,
      onEnd() {
        ended.abort();
        props.onEnd();
      },
      onCancel() {
        ended.abort();
        props.onCancel();
      },
    };
    super(promptly(isOnHandle ? { ...own, options: { ...options, activationConstraint: { distance: 6 } } } : own));
    const takeBack = ({ touches }: TouchEvent) => {
      if (touches.length > 1) target?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    };
    document.addEventListener('touchstart', takeBack, { signal: ended.signal });
  }
}

class PromptMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(promptly(props));
  }
}

class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: ConstructorParameters<typeof KeyboardSensor>[0]) {
    super(promptly(props));
  }
}

/**
 * Each move is drawn before the next event is heard, and once more before the end. The library takes the place of a drop
 * from what was drawn last, where React would put off a move, and what it has come over to the drawing after that: on a
 * slow phone the task would land where the finger was some moves before it was lifted.
 */
function promptly<Props extends DragListeners>(props: Props): Props {
  let last: Coordinates | null = null;
  function move(to: Coordinates): void {
    last = to;
    flushSync(() => props.onMove(to));
  }
  return {
    ...props,
    onStart: (at) => flushSync(() => props.onStart(at)),
    onMove: move,
    onEnd() {
      if (last) move(last);
      props.onEnd();
    },
  };
}

type Coordinates = Parameters<DragListeners['onMove']>[0];
type DragListeners = Pick<ConstructorParameters<typeof TouchSensor>[0], 'onStart' | 'onMove' | 'onEnd'>;

/** Whoever goes on with Tab has not said where the task goes. */
const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
};

/**
 * What screen readers say while a task is moved.
 *
 * @param placeName of what it is over
 * @param moved that it was put there
 * @param isIn whether a task is there already
 */
export function announcementsOf(
  placeName: (place: Piece | null) => string,
  moved: (title: string, place: string) => string,
  isIn: (task: Task, place: Piece) => boolean,
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
      const task = taskOf(active);
      if (!over || (task && isIn(task, over))) return stays({ active });
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

function titleOf(piece: Piece): string {
  return taskOf(piece)?.title ?? 'The task';
}

const FOCUS_MILLISECONDS = 2_000;

/**
 * For a task that the keyboard has moved: it is another element now, and perhaps yet another when its place has been read
 * again, which takes the focus from it. It gets it back before the next key is heard, unless the person has gone on.
 */
export function keepFocus(find: () => HTMLElement | null): void {
  let held = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== held) return observer.disconnect();
    if (activeElement !== body) return;
    const found = find();
    found?.focus();
    held = found;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), FOCUS_MILLISECONDS);
}
