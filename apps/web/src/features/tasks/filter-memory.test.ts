import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaskSearch } from './task-search.ts';

const items = new Map<string, string>();
const session = { token: 'token', user: { id: 7 } };

vi.mock('../../lib/session.ts', () => ({ currentSession: () => session }));
vi.mock('../../lib/storage.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  localStore: {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, value: string) => void items.set(key, value),
    remove: (key: string) => void items.delete(key),
  },
}));

const { rememberFilters } = await import('./filter-memory.ts');

interface Opening {
  filters?: 'chosen' | 'kept';
  preload?: boolean;
}

/** Opens the dashboard: the search parameters it then has. */
function opened(search: TaskSearch, { preload = false, ...state }: Opening = {}): unknown {
  try {
    rememberFilters({ search, location: { hash: 'quick-add', state }, preload });
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    expect(thrown.options).toMatchObject({ to: '/dashboard', hash: 'quick-add', state, replace: true });
    return thrown.options.search;
  }
  return search;
}

beforeEach(() => {
  items.clear();
  session.user.id = 7;
});

describe('the dashboard’s filters', () => {
  it('come back when it is opened without any, under a dialog too', () => {
    opened({ priority: 'LOW', view: 'list', task: '3' });
    expect(opened({})).toEqual({ priority: 'LOW' });
    expect(opened({ task: '5', view: 'cards' })).toEqual({ priority: 'LOW', task: '5', view: 'cards' });
  });

  it('give way to those of a link, and to none only where somebody took the last one away', () => {
    opened({ priority: 'LOW' });
    expect(opened({ type: 'created' })).toEqual({ type: 'created' });
    expect(opened({})).toEqual({ type: 'created' });
    expect(opened({}, { filters: 'chosen' })).toEqual({});
    expect(opened({})).toEqual({});
  });

  it('are left alone by a step within the view, which another tab may have filtered meanwhile', () => {
    opened({ priority: 'LOW' });
    expect(opened({ task: '5' }, { filters: 'kept' })).toEqual({ task: '5' });
    expect(opened({})).toEqual({ priority: 'LOW' });
  });

  it('are neither kept nor replaced by those of the archive', () => {
    opened({ priority: 'LOW' });
    expect(opened({ archived: 'true' })).toEqual({ archived: 'true' });
    opened({ archived: 'true', priority: 'HIGH' }, { filters: 'chosen' });
    expect(opened({})).toEqual({ priority: 'LOW' });
  });

  it('are not changed by a link that is only pointed at', () => {
    opened({ priority: 'LOW' });
    opened({ type: 'created' }, { preload: true });
    expect(opened({}, { preload: true })).toEqual({ priority: 'LOW' });
  });

  it('are each person’s own, and anything unreadable counts as none', () => {
    opened({ priority: 'LOW' });
    session.user.id = 8;
    expect(opened({})).toEqual({});
    items.set('taskFilters:8', '{"priority":"WRONG","status"');
    expect(opened({})).toEqual({});
    items.set('taskFilters:8', '{"priority":"WRONG","type":"shared"}');
    expect(opened({})).toEqual({ type: 'shared' });
  });
});
