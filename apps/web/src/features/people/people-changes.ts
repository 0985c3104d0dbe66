import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { User, UserDetails } from '@taskwell/contract/schemas/people';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { changePagedLists, withoutItem, withReplacedItem } from '../../lib/paged-list.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { PEOPLE_KEYS, type PeoplePages } from './people-keys.ts';

export interface PeopleChanges {
  /** Optimistic; back in the list with a notice when the server refuses. */
  remove: (person: User) => Promise<void>;
  /** Shows what the server has saved. */
  put: (person: UserDetails) => void;
  /** After people have been added: lists and pickers are read again. */
  refresh: () => void;
}

export function usePeopleChanges(): PeopleChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      remove: (person) => remove(client, person),
      put: (person) => put(client, person),
      refresh: () => refresh(client),
    }),
    [client],
  );
}

function remove(client: QueryClient, person: User): Promise<void> {
  return changeOptimistically(client, {
    scope: `person ${person.id}`,
    reads: [PEOPLE_KEYS.all],
    apply: () => changeLists(client, (list) => withoutItem(list, person.id)),
    send: () => api.call('DELETE /users/{id}', { params: { id: person.id } }),
    confirm: () => {
      client.removeQueries({ queryKey: PEOPLE_KEYS.detail(person.id) });
      // Their open tasks are nobody's now.
      client.invalidateQueries({ queryKey: TASK_KEYS.all });
      notify({ tone: 'success', text: SUCCESSES.userDeleted(person.name) });
    },
    report: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.deleteUser) }),
    settle: () => refresh(client),
  });
}

function put(client: QueryClient, person: UserDetails): void {
  const { statistics: _, ...user } = person;
  client.setQueryData(PEOPLE_KEYS.detail(person.id), person);
  changeLists(client, (list) => withReplacedItem(list, user));
  client.invalidateQueries({ queryKey: PEOPLE_KEYS.lists });
  // It may have been oneself.
  client.invalidateQueries({ queryKey: ['me'] });
  client.invalidateQueries({ queryKey: PEOPLE_KEYS.allColleagues });
  client.invalidateQueries({ queryKey: TASK_KEYS.all });
}

function refresh(client: QueryClient): void {
  client.invalidateQueries({ queryKey: PEOPLE_KEYS.all });
  client.invalidateQueries({ queryKey: PEOPLE_KEYS.allColleagues });
}

function changeLists(client: QueryClient, change: (list: PeoplePages) => PeoplePages): void {
  changePagedLists(client, PEOPLE_KEYS.lists, change);
}
