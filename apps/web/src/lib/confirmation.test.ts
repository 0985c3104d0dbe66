import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { NOT_TAKEN_BACK } from '@taskwell/contract/task-messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newConfirmation, type WayBack } from './confirmation.ts';
import { notify } from './notices.ts';
import { HasMoreSince } from './tasks/changed-since.ts';
import { takeLastBack } from './undo.ts';

vi.mock('./notices.ts', () => ({ notify: vi.fn(() => null), dismissNotice: vi.fn() }));

let log: string[];

beforeEach(async () => {
  while (takeLastBack()) await new Promise((resolve) => setTimeout(resolve));
  log = [];
  vi.mocked(notify).mockClear();
});

const said = () => vi.mocked(notify).mock.lastCall?.[0].text;

function back(name: string): WayBack {
  return async () => {
    log.push(name);
  };
}

function confirmation() {
  return newConfirmation({ about: 'Lamp', fallback: 'Failed', onTakenBack: () => log.push('taken back') });
}

describe('what a person has confirmed', () => {
  it('is one change of Ctrl with Z, all of it, the newest part first', async () => {
    const older = confirmation();
    await older.make(async (note) => note(back('older')));
    await confirmation().make(async (note) => {
      note(back('status'));
      note(back('comment'));
    });
    expect(takeLastBack()).toBe(true);
    await vi.waitFor(() => expect(log).toEqual(['comment', 'status', 'taken back']));
    expect(said()).toBe(ASSISTANT_MESSAGES.takenBack);
    expect(older.hasUndo()).toBe(true);
  });

  it('is no longer the last change once its own button has taken it back', async () => {
    const one = confirmation();
    await one.make(async (note) => note(back('one')));
    await one.takeBack();
    expect(log).toEqual(['one', 'taken back']);
    expect(one.hasUndo()).toBe(false);
    expect(notify, 'the button’s own place says it').not.toHaveBeenCalled();
    expect(takeLastBack()).toBe(false);
  });

  it('is one change also where it took a second press, and none where nothing was written', async () => {
    const one = confirmation();
    const refused = one.make(async (note) => {
      note(back('first'));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await one.make(async (note) => note(back('second')));
    await confirmation().make(async () => undefined);
    expect(takeLastBack()).toBe(true);
    expect(takeLastBack()).toBe(false);
    await vi.waitFor(() => expect(log).toEqual(['second', 'first', 'taken back']));
  });

  it('says what of it stays', async () => {
    await confirmation().make(async (note) => {
      note(back('status'));
      note(NOT_TAKEN_BACK.comment);
    });
    takeLastBack();
    await vi.waitFor(() => expect(said()).toBe(NOT_TAKEN_BACK.comment));
    expect(log).toEqual(['status', 'taken back']);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('throws to its button why it stays, and can be tried again', async () => {
    const one = confirmation();
    const failing = vi.fn().mockRejectedValueOnce(new Error('later')).mockResolvedValueOnce(undefined);
    await one.make(async (note) => {
      note(failing);
      note(back('comment'));
    });
    await expect(one.takeBack()).rejects.toThrow('later');
    expect(one.hasUndo()).toBe(true);
    await one.takeBack();
    expect(log, 'the comment once').toEqual(['comment', 'taken back']);
  });

  it('says of a new task that has more by now why it stays', async () => {
    const one = confirmation();
    await one.make(async (note) => note(() => Promise.reject(new HasMoreSince())));
    takeLastBack();
    await vi.waitFor(() => expect(said()).toBe(ASSISTANT_MESSAGES.taskHasMoreSince));
    expect(one.hasUndo(), 'until the rest has gone').toBe(true);
  });
});
