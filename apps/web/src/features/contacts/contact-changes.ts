import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { CONTACT_KEYS, type ContactPages } from './api.ts';
import { showBanner } from './banner.ts';

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
    apply: () =>
      changeLists(client, (page) => ({
        ...page,
        data: page.data.filter(({ id }) => id !== contact.id),
        pagination: { ...page.pagination, total: page.pagination.total - 1 },
      })),
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
  changeLists(client, (page) => ({ ...page, data: page.data.map((old) => (old.id === contact.id ? contact : old)) }));
  refresh(client);
}

function refresh(client: QueryClient): void {
  client.invalidateQueries({ queryKey: CONTACT_KEYS.all });
  // Tasks name their contact.
  client.invalidateQueries({ queryKey: ['tasks'] });
}

type Page = ContactPages['pages'][number];

function changeLists(client: QueryClient, change: (page: Page) => Page): void {
  client.setQueriesData<ContactPages>(
    { queryKey: CONTACT_KEYS.lists },
    (found) => found && { ...found, pages: found.pages.map(change) },
  );
}
