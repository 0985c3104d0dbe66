import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { CONTACT_KEYS, type ContactPages } from './api.ts';
import { showBanner } from './banner.ts';

export interface ContactChanges {
  /** Painted at once; back in the list with the banner when the server refuses. */
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

async function remove(client: QueryClient, contact: Contact): Promise<void> {
  client.cancelQueries({ queryKey: CONTACT_KEYS.all });
  changeLists(client, (page) => ({
    ...page,
    data: page.data.filter(({ id }) => id !== contact.id),
    pagination: { ...page.pagination, total: page.pagination.total - 1 },
  }));
  try {
    await api.call('DELETE /contacts/{id}', { params: { id: contact.id } });
    client.removeQueries({ queryKey: CONTACT_KEYS.detail(contact.id) });
    showBanner({ tone: 'success', text: SUCCESSES.contactDeleted });
  } catch (error) {
    showBanner({ tone: 'danger', text: failureSentence(error, FAILURES.deleteContact) });
  } finally {
    refresh(client);
  }
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
