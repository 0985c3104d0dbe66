import { SUCCESSES } from '@taskwell/contract/messages';
import type { Implement } from '../../platform/http/implement.ts';
import * as contacts from './contacts.service.ts';

/** SPEC §7 'Contacts': each person's own. */
export function contactRoutes(implement: Implement): void {
  implement.session('GET /contacts', async ({ tx, actor, query }) => contacts.list(tx, actor, query));
  implement.session('GET /contacts/search', async ({ tx, actor, query }) => ({
    data: await contacts.search(tx, actor, query.q, query.limit),
  }));
  implement.session('GET /contacts/{id}', async ({ tx, actor, params }) => ({
    data: await contacts.read(tx, actor, params.id),
  }));
  implement.session('POST /contacts', async ({ tx, actor, body }) => ({ data: await contacts.add(tx, actor, body) }));
  implement.session('PUT /contacts/{id}', async ({ tx, actor, params, body }) => ({
    data: await contacts.edit(tx, actor, params.id, body),
  }));
  implement.session('DELETE /contacts/{id}', async ({ tx, actor, params }) => {
    await contacts.remove(tx, actor, params.id);
    return { message: SUCCESSES.contactDeleted };
  });
}
