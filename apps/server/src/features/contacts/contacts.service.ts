import { LIMITS } from '@taskwell/contract/limits';
import type { ReadBody, ReadQuery } from '@taskwell/contract/operations';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Page } from '../../platform/queries/paging.ts';
import { releaseTasksOfContact } from '../tasks/tasks.release.service.ts';
import {
  deleteContact,
  findContact,
  insertContact,
  lockContact,
  type Owner,
  pageOfContacts,
  searchContacts,
  updateContact,
} from './contacts.queries.ts';

// A person's own address book; nobody else in the company sees it.

export async function list(
  tx: Transaction,
  actor: SignedInActor,
  query: ReadQuery<'GET /contacts'>,
): Promise<Page<Contact>> {
  if (query.search && query.search.length < LIMITS.contactSearchMinimum) {
    return { data: [], pagination: { total: 0, limit: query.limit, nextCursor: null } };
  }
  return pageOfContacts(tx, ownerOf(actor), query);
}

/** SPEC §5 'Contact search': fewer than two characters find nothing. */
export async function search(tx: Transaction, actor: SignedInActor, text: string, limit: number): Promise<Contact[]> {
  if (text.length < LIMITS.contactSearchMinimum) return [];
  return searchContacts(tx, ownerOf(actor), text, limit);
}

export async function read(tx: Transaction, actor: SignedInActor, id: number): Promise<Contact> {
  const contact = await findContact(tx, ownerOf(actor), id);
  if (!contact) throw notFound();
  return contact;
}

export async function add(tx: Transaction, actor: SignedInActor, body: ReadBody<'POST /contacts'>): Promise<Contact> {
  const { company = null, phone = null, ...rest } = body;
  return insertContact(tx, ownerOf(actor), { ...rest, company, phone });
}

export async function edit(
  tx: Transaction,
  actor: SignedInActor,
  id: number,
  changes: ReadBody<'PUT /contacts/{id}'>,
): Promise<Contact> {
  const before = await read(tx, actor, id);
  const { name = before.name, email = before.email, company, phone, isPersonal = before.isPersonal } = changes;
  const values = {
    name,
    email,
    company: company === undefined ? before.company : company,
    phone: phone === undefined ? before.phone : phone,
    isPersonal,
  };
  const edited = await updateContact(tx, ownerOf(actor), id, values);
  if (!edited) throw notFound();
  return edited;
}

export async function remove(tx: Transaction, actor: SignedInActor, id: number): Promise<void> {
  const contact = await lockContact(tx, ownerOf(actor), id);
  if (!contact) throw notFound();
  await releaseTasksOfContact(tx, actor, contact);
  await deleteContact(tx, ownerOf(actor), id);
}

function ownerOf(actor: SignedInActor): Owner {
  return { companyId: companyOf(actor), userId: actor.userId };
}
