import type { Contact } from '@taskwell/contract/schemas/contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { likePattern, type Page, pageByName } from '../../platform/queries/paging.ts';

export interface Owner {
  companyId: number;
  userId: number;
}

export type ContactValues = Pick<Contact, 'name' | 'email' | 'company' | 'phone' | 'isPersonal'>;

const contactJson = sql<Contact>`json_build_object('id', k.id, 'name', k.name, 'email', k.email, 'company', k.company,
  'phone', k.phone, 'isPersonal', k.is_personal, 'createdAt', app.instant(k.created_at))`;

const of = ({ companyId, userId }: Owner) =>
  sql`k.company_id = ${companyId}::bigint and k.owner_id = ${userId}::bigint`;

function matching(text: string): RawBuilder<unknown> {
  const pattern = likePattern(text);
  return sql`(k.name ilike ${pattern} or k.email ilike ${pattern} or k.company ilike ${pattern} or k.phone ilike ${pattern})`;
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
  const conditions = [of(owner)];
  if (query.type) conditions.push(sql`k.is_personal = ${query.type === 'personal'}::boolean`);
  if (query.search) conditions.push(matching(query.search));
  return pageByName(tx, query, {
    name: sql`lower(k.name)`,
    id: sql`k.id`,
    json: contactJson,
    from: sql`contacts k where ${sql.join(conditions, sql` and `)}`,
  });
}

export async function searchContacts(tx: Transaction, owner: Owner, text: string, limit: number): Promise<Contact[]> {
  const { rows } = await sql<{ json: Contact }>`
    select ${contactJson} as json from contacts k where ${of(owner)} and ${matching(text)}
    order by lower(k.name), k.id limit ${limit}`.execute(tx.db);
  return rows.map(({ json }) => json);
}

/** Those whom a text may mean: all of few, of many those with a name among the words (lower case). */
export async function findNamedContacts(
  tx: Transaction,
  owner: Owner,
  words: readonly string[],
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select k.id, k.name from contacts k where ${of(owner)}
    order by (string_to_array(lower(k.name), ' ') && ${words}::text[]) desc, k.id limit ${limit}`.execute(tx.db);
  return rows;
}

export async function findContact(tx: Transaction, owner: Owner, id: number): Promise<Contact | null> {
  const { rows } = await sql<{ json: Contact }>`
    select ${contactJson} as json from contacts k where ${of(owner)} and k.id = ${id}::bigint`.execute(tx.db);
  return rows[0]?.json ?? null;
}

/** A second one with the same address breaks contacts_email. */
export async function insertContact(tx: Transaction, owner: Owner, values: ContactValues): Promise<Contact> {
  const { name, email, company, phone, isPersonal } = values;
  const { rows } = await sql<{ json: Contact }>`
    with k as (
      insert into contacts (company_id, owner_id, name, email, company, phone, is_personal)
      values (${owner.companyId}, ${owner.userId}, ${name}, ${email}, ${company}, ${phone}, ${isPersonal}) returning *)
    select ${contactJson} as json from k`.execute(tx.db);
  return rows[0]?.json as Contact;
}

/** The same; null where the owner has no such contact. */
export async function updateContact(
  tx: Transaction,
  owner: Owner,
  id: number,
  values: ContactValues,
): Promise<Contact | null> {
  const { name, email, company, phone, isPersonal } = values;
  const { rows } = await sql<{ json: Contact }>`
    with k as (
      update contacts k set name = ${name}, email = ${email}, company = ${company}, phone = ${phone},
        is_personal = ${isPersonal}::boolean, updated_at = now()
      where ${of(owner)} and k.id = ${id}::bigint returning *)
    select ${contactJson} as json from k`.execute(tx.db);
  return rows[0]?.json ?? null;
}

/** The same, held against everybody until the end of the transaction; whoever is giving a task to it is waited for. */
export async function lockContact(tx: Transaction, owner: Owner, id: number): Promise<Contact | null> {
  const { rows } = await sql<{ json: Contact }>`
    select ${contactJson} as json from contacts k where ${of(owner)} and k.id = ${id}::bigint for update`.execute(
    tx.db,
  );
  return rows[0]?.json ?? null;
}

export async function deleteContact(tx: Transaction, owner: Owner, id: number): Promise<void> {
  await sql`delete from contacts k where ${of(owner)} and k.id = ${id}::bigint`.execute(tx.db);
}
