import { LIFETIMES } from '@taskwell/contract/limits';
import { expect, it, vi } from 'vitest';
import { dropNotices, notify, pauseNotice, resumeNotices, useNotices } from './notices.ts';

// Outside of a component: reading subscribes, as a screen with a notice area does.
vi.mock('react', () => ({
  useSyncExternalStore: (subscribe: (notify: () => void) => void, read: () => unknown) => {
    subscribe(() => undefined);
    return read();
  },
}));
vi.useFakeTimers();

it('a notice that no screen can show is gone at once, and does not wait for the next person', () => {
  const onGone = vi.fn();
  notify({ tone: 'success', text: 'Task deleted', onGone });
  expect(onGone).toHaveBeenCalledOnce();
});

it('at the end of the session all notices go, and what waited for that is not done any more', () => {
  useNotices();
  const onGone = vi.fn();
  notify({ tone: 'success', text: 'Task deleted', onGone });
  expect(useNotices()).toHaveLength(1);
  dropNotices();
  expect(useNotices()).toEqual([]);
  vi.advanceTimersByTime(2 * LIFETIMES.noticeMilliseconds);
  expect(onGone).not.toHaveBeenCalled();
});

it('a notice that somebody points at stays, and goes in its time once it has moved away from there', () => {
  useNotices();
  notify({ tone: 'success', text: 'Task deleted' });
  const [notice] = useNotices();
  pauseNotice(notice?.id ?? 0);
  vi.advanceTimersByTime(2 * LIFETIMES.noticeMilliseconds);
  expect(useNotices()).toHaveLength(1);
  resumeNotices();
  vi.advanceTimersByTime(LIFETIMES.noticeMilliseconds);
  expect(useNotices()).toEqual([]);
});
