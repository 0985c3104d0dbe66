import type { Contact } from '@taskwell/contract/schemas/contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { likePattern, type Page, pageByName } from '../../platform/queries/paging.ts';

export interface Owner {
  companyId: number;
  userId: number;
}

export type ContactValues = Pick<Contact, 'name' | 'email' | 'company' | 'phone' | 'isPersonal'>;

const json = sql<Contact>`json_build_object('id', id, 'name', name, 'email', email, 'company', company,
  'phone', phone, 'isPersonal', is_personal, 'createdAt', app.instant(created_at))`;
const id = sql<number>`id`;
const byName = sql<string>`lower(name)`;

function contactsOf(tx: Transaction, { companyId, userId }: Owner) {
  return tx.db.selectFrom('contacts').where('company_id', '=', companyId).where('owner_id', '=', userId);
}

function matching(text: string): RawBuilder<boolean> {
  const pattern = likePattern(text);
  return sql`(name ilike ${pattern} or email ilike ${pattern} or company ilike ${pattern} or phone ilike ${pattern})`;
}

export async function pageOfContacts(
  tx: Transaction,
  owner: Owner,
  query: {
    type?: 'personal' | 'business' | undefined;
    search?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page<Contact>> {
  let contacts = contactsOf(tx, owner);
  if (query.type) contacts = contacts.where('is_personal', '=', query.type === 'personal');
  if (query.search) contacts = contacts.where(matching(query.search));
  return pageByName(query, contacts, { name: byName, id, json });
}

export async function searchContacts(tx: Transaction, owner: Owner, text: string, limit: number): Promise<Contact[]> {
  const rows = await contactsOf(tx, owner)
    .select(json.as('json'))
    .where(matching(text))
    .orderBy(byName)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.json);
}

/** Those whom a text may mean: all of few, of many those with a name among the words (lower case). */
export async function findNamedContacts(
  tx: Transaction,
  owner: Owner,
  words: readonly string[],
  limit: number,
): Promise<{ id: number; name: string }[]> {
  return contactsOf(tx, owner)
    .select(['id', 'name'])
    .orderBy(sql`string_to_array(lower(name), ' ') && ${words}::text[]`, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Null where the owner has no such contact. */
export async function findContact(tx: Transaction, owner: Owner, contactId: number): Promise<Contact | null> {
  const row = await contactsOf(tx, owner).select(json.as('json')).where('id', '=', contactId).executeTakeFirst();
  return row?.json ?? null;
}

/**
 * Finds a contact and locks it until the end of the transaction: nobody else changes it or gives a task to it, and whoever
 * is doing so is waited for. Null where the owner has no such contact.
 */
export async function lockContact(tx: Transaction, owner: Owner, contactId: number): Promise<Contact | null> {
  const row = await contactsOf(tx, owner)
    .select(json.as('json'))
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();
  return row?.json ?? null;
}

const columnsOf = ({ name, email, company, phone, isPersonal }: ContactValues) => ({
  name,
  email,
  company,
  phone,
  is_personal: isPersonal,
});

/** A second one with the same address breaks contacts_email. */
export async function insertContact(tx: Transaction, owner: Owner, values: ContactValues): Promise<Contact> {
  const row = await tx.db
    .insertInto('contacts')
    .values({ company_id: owner.companyId, owner_id: owner.userId, ...columnsOf(values) })
    .returning(json.as('json'))
    .executeTakeFirstOrThrow();
  return row.json;
}

/** Null where the owner has no such contact; one with the address of another breaks contacts_email. */
export async function updateContact(
  tx: Transaction,
  owner: Owner,
  contactId: number,
  values: ContactValues,
): Promise<Contact | null> {
  const row = await tx.db
    .updateTable('contacts')
    .set({ ...columnsOf(values), updated_at: sql`now()` })
    .where('company_id', '=', owner.companyId)
    .where('owner_id', '=', owner.userId)
    .where('id', '=', contactId)
    .returning(json.as('json'))
    .executeTakeFirst();
  return row?.json ?? null;
}

export async function deleteContact(tx: Transaction, owner: Owner, contactId: number): Promise<void> {
  await tx.db
    .deleteFrom('contacts')
    .where('company_id', '=', owner.companyId)
    .where('owner_id', '=', owner.userId)
    .where('id', '=', contactId)
    .execute();
}
