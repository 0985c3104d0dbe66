import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Guard = typeof import('./stray-press.ts');

let page: EventTarget;
let now: number;
let guard: Guard;

beforeEach(async () => {
  page = new EventTarget();
  now = 10_000;
  vi.stubGlobal('window', page);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.resetModules();
  guard = await import('./stray-press.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @returns whether it gets as far as what lies there */
function happen(type: string, x: number, y: number, detail = 1): boolean {
  const event = new Event(type, { cancelable: true });
  const stop = vi.spyOn(event, 'stopPropagation');
  const fields = { clientX: x, clientY: y, detail, button: 0, timeStamp: now };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return stop.mock.calls.length === 0;
}

function press(x: number, y: number): boolean {
  return ['pointerdown', 'mousedown', 'mouseup', 'click'].map((type) => happen(type, x, y)).includes(true);
}

/** A dialog that a press at 100, 100 has closed. */
function closeByPress(): void {
  const noteClosed = guard.keepFromStrayPresses();
  press(100, 100);
  noteClosed();
}

describe('after a press has closed a dialog', () => {
  it('another one there does nothing for a moment', () => {
    closeByPress();
    now += 220;
    expect(press(104, 97)).toBe(false);
    now += 200;
    expect(press(100, 100)).toBe(false);
    now += 100;
    expect(press(100, 100)).toBe(true);
  });

  it('is counted from when it has closed, not from the press', () => {
    const noteClosed = guard.keepFromStrayPresses();
    press(100, 100);
    now += 3_000;
    noteClosed();
    now += 150;
    expect(press(100, 100)).toBe(false);
  });

  it('presses elsewhere, keys and what follows on a key do what they do', () => {
    closeByPress();
    expect(happen('click', 100, 100, 0)).toBe(true);
    expect(press(100, 120)).toBe(true);
    expect(press(100, 100), 'the press elsewhere was the last').toBe(true);
    closeByPress();
    happen('keydown', 0, 0);
    expect(press(100, 100)).toBe(true);
  });

  it('a press that was begun in that moment is swallowed to its end', () => {
    closeByPress();
    now += 450;
    expect(happen('pointerdown', 100, 100)).toBe(false);
    expect(guard.isStrayPress()).toBe(true);
    now += 200;
    expect(happen('mouseup', 130, 100)).toBe(false);
    expect(happen('click', 130, 100)).toBe(false);
    expect(guard.isStrayPress()).toBe(false);
  });

  it('the next dialog of a series takes no press there either, however late it comes', () => {
    closeByPress();
    now += 2_000;
    guard.keepFromStrayPresses();
    now += 200;
    expect(press(100, 100)).toBe(false);
  });
});

it('a press that has opened a dialog is followed by others', () => {
  guard.keepFromStrayPresses()();
  press(100, 100);
  const noteClosed = guard.keepFromStrayPresses();
  expect(press(100, 100)).toBe(true);
  noteClosed();
});

it('a dialog that nothing was pressed in has no press that closed it', () => {
  guard.keepFromStrayPresses();
  press(100, 100);
  guard.keepFromStrayPresses()();
  expect(press(100, 100)).toBe(true);
});
