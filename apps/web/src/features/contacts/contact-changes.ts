import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { changePagedLists, withoutItem, withReplacedItem } from '../../lib/paged-list.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { showBanner } from './banner.ts';
import { CONTACT_KEYS, type ContactPages } from './contact-keys.ts';

export interface ContactChanges {
  /** Optimistic; back in the list with the banner when the server refuses. */
  remove: (contact: Contact) => Promise<void>;
  /** After one was added or edited: shows it at once and reads the lists again. */
  put: (contact: Contact) => void;
}

export function useContactChanges(): ContactChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({ remove: (contact) => remove(client, contact), put: (contact) => put(client, contact) }),
    [client],
  );
}

function remove(client: QueryClient, contact: Contact): Promise<void> {
  return changeOptimistically(client, {
    scope: `contact ${contact.id}`,
    reads: [CONTACT_KEYS.all],
    apply: () => changeLists(client, (list) => withoutItem(list, contact.id)),
    send: () => api.call('DELETE /contacts/{id}', { params: { id: contact.id } }),
    confirm: () => {
      client.removeQueries({ queryKey: CONTACT_KEYS.detail(contact.id) });
      showBanner({ tone: 'success', text: SUCCESSES.contactDeleted });
    },
    report: (error) => showBanner({ tone: 'danger', text: failureSentence(error, FAILURES.deleteContact) }),
    settle: () => refresh(client),
  });
}

function put(client: QueryClient, contact: Contact): void {
  client.setQueryData(CONTACT_KEYS.detail(contact.id), contact);
  changeLists(client, (list) => withReplacedItem(list, contact));
  refresh(client);
}

function refresh(client: QueryClient): void {
  client.invalidateQueries({ queryKey: CONTACT_KEYS.all });
  // Tasks name their contact.
  client.invalidateQueries({ queryKey: TASK_KEYS.all });
}

function changeLists(client: QueryClient, change: (list: ContactPages) => ContactPages): void {
  changePagedLists(client, CONTACT_KEYS.lists, change);
}
