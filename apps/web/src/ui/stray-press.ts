const EVENTS = ['pointerdown', 'mousedown', 'mouseup', 'click'] as const;

/** As far as the pointer moves between the presses of a double click. */
const NEAR_PIXELS = 10;

/** As long as the second press of a double click may take. */
const SECOND_PRESS_MILLISECONDS = 500;

/** The last press, unless a key was pressed since; strayUntil is 0 as long as it has closed no dialog. */
let last: { x: number; y: number; strayUntil: number } | null = null;

/** From the beginning of a press that is swallowed to its end, however long it is held. */
let isSwallowing = false;

let isWatching = false;

/** Whether the press that is going on was meant for a dialog that has gone. */
export function isStrayPress(): boolean {
  return isSwallowing;
}

/**
 * The first press of a double click may close a dialog; the second then lands on what lies behind it, or on the next
 * dialog of a series, for which it was not meant. So for a moment, presses where that one was do nothing; keys and presses
 * elsewhere do what they do. Browsers do not always count the second press as such (double-press.ts), least of all those of
 * a finger, so that the place and the time decide.
 *
 * To be called when a dialog opens.
 *
 * @returns what is to be called when it closes
 */
export function keepFromStrayPresses(): () => void {
  watch();
  // It has come up in the place of one that was closed just before.
  if (last !== null && last.strayUntil > 0) expectSecond();
  const before = last;
  return () => {
    // What was pressed before it opened has not closed it: that was Back, or it went by itself.
    if (last !== before) expectSecond();
  };
}

function expectSecond(): void {
  if (last !== null) last.strayUntil = performance.now() + SECOND_PRESS_MILLISECONDS;
}

/** Once for all dialogs. It goes on between them: that is when the second press comes. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const name of EVENTS) window.addEventListener(name, check, { capture: true });
  window.addEventListener('keydown', forget, { capture: true });
}

function forget(): void {
  last = null;
  isSwallowing = false;
}

function check(event: MouseEvent): void {
  const { type, button } = event;
  const isByKey = type === 'click' && event.detail === 0;
  if (button !== 0 || isByKey) return;
  const isStray = isAtLast(event);
  if (type === 'pointerdown') {
    isSwallowing = isStray;
    if (!isStray) last = { x: event.clientX, y: event.clientY, strayUntil: 0 };
  }
  if (isStray || isSwallowing) {
    // What else listens at the window counts presses, such as press-rest.ts, and has to hear of this one too.
    event.stopPropagation();
    // Else the browser would leave out the mouse's events, which are counted as well.
    if (type !== 'pointerdown') event.preventDefault();
  }
  if (type === 'click') isSwallowing = false;
}

/** By the time of the press, not of its handling: a busy page may come to it late. */
function isAtLast({ clientX, clientY, timeStamp }: MouseEvent): boolean {
  if (last === null || timeStamp >= last.strayUntil) return false;
  return Math.hypot(clientX - last.x, clientY - last.y) <= NEAR_PIXELS;
}
