import { DEFAULT_STATUS_FILTER, TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../lib/query-string.ts';
import { chosenStatuses, filterCount, onlyFilters, parseTaskSearch, statusSearch } from './task-search.ts';

const ARCHIVE = { archived: 'true' } as const;

describe('the address of a task list', () => {
  it('shows the same statuses to whoever opens it, in the archive too', () => {
    const choice = fc.subarray<TaskStatus>([...TASK_STATUSES]);
    fc.assert(
      fc.property(choice, fc.constantFrom({}, ARCHIVE), (chosen, list) => {
        const written = stringifySearch({ ...list, ...statusSearch(chosen, list) });
        expect(chosenStatuses(parseTaskSearch(parseSearch(written)))).toEqual(chosen);
      }),
    );
  });

  it('does not name what is shown anyway', () => {
    expect(statusSearch([...DEFAULT_STATUS_FILTER].reverse(), {})).toEqual({ status: undefined });
    expect(statusSearch([], ARCHIVE)).toEqual({ status: undefined });
    expect(parseTaskSearch({ status: DEFAULT_STATUS_FILTER.join(',') })).toEqual({});
  });

  it('names every status as all, and the active ones in the archive', () => {
    expect(statusSearch([], {})).toEqual({ status: 'all' });
    expect(statusSearch(DEFAULT_STATUS_FILTER, ARCHIVE)).toEqual({ status: DEFAULT_STATUS_FILTER.join(',') });
  });

  it('leaves out whatever this version does not know', () => {
    const foreign = { status: 'DONE', priority: 'high', sortBy: 'colour', dialog: 'paint', view: 'globe', page: '2' };
    expect(parseTaskSearch(foreign)).toEqual({});
    expect(parseTaskSearch({ status: 'DONE,COMPLETED' })).toEqual({ status: 'COMPLETED' });
  });

  it('takes only what can be an id for the assignee', () => {
    expect(parseTaskSearch({ assigneeId: '17' })).toEqual({ assigneeId: '17' });
    for (const assigneeId of ['0', '-1', '1e3', '017', 'me', '12345678901234567']) {
      expect(parseTaskSearch({ assigneeId })).toEqual({});
    }
  });

  it('counts and remembers filters, not how the tasks are shown', () => {
    const search = parseTaskSearch({
      search: 'a',
      priority: 'LOW',
      view: 'list',
      task: '7',
      dialog: 'edit',
      ...ARCHIVE,
    });
    expect(filterCount(search)).toBe(2);
    expect(onlyFilters(search)).toEqual({ search: 'a', priority: 'LOW', ...ARCHIVE });
  });
});
