import { VALIDATION } from '@taskwell/contract/messages';
import { isStorableText } from '@taskwell/contract/rules';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { invalidFields } from '../http/failure.ts';

/** The sort keys of the last row of a page, as text; null where the row has none. */
export type Cursor = (string | null)[];

/** An opaque cursor, bound to the order it was made for. */
export function encodeCursor(order: string, keys: Cursor): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/** Reads a cursor back; anything else than what encodeCursor made for this order is invalid input. */
export function decodeCursor(order: string, text: string, keyCount: number): Cursor {
  const keys = parse(text);
  const [madeFor, ...rest] = keys ?? [];
  if (madeFor !== order || rest.length !== keyCount) throw invalidCursor();
  return rest;
}

export function invalidCursor() {
  return invalidFields({ cursor: VALIDATION.fieldInvalid('cursor') });
}

function parse(text: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) && value.every(isKey) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Of a row, as a cursor has it. */
export function isId(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^\d{1,15}$/.test(text);
}

function isKey(part: unknown): boolean {
  return part === null || (typeof part === 'string' && isStorableText(part));
}

/** What an answer says of a page that is asked for by its number; a page beyond the end is an empty one. */
export function numberedPage({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/**
 * Pages of all there is, one after the other, each read when the one before it has been taken.
 *
 * @param readBehind the next rows behind the last one of the page before, or the first ones; none at the end
 */
export async function* readPages<Row>(readBehind: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await readBehind(last);
    last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
  }
}

/** All rows, one by one, of which a page is read at a time; see readPages. */
export async function* readRows<Row>(readBehind: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  for await (const rows of readPages(readBehind)) yield* rows;
}

export interface Page<T> {
  data: T[];
  pagination: { total: number; limit: number; nextCursor: string | null };
}

const NEWEST_FIRST = 'newest';

/**
 * A page of rows, newest first by their id, which is the order they were made in.
 *
 * @param rows all there are, with nothing selected yet
 * @param shown `json` is what the answer shows of a row
 */
export async function pageById<D, T extends keyof D, J>(
  query: { limit: number; cursor?: string | undefined },
  rows: SelectQueryBuilder<D, T, object>,
  shown: { id: RawBuilder<number>; json: RawBuilder<J> },
): Promise<Page<J>> {
  const { limit } = query;
  const { id, json } = shown;
  const after = query.cursor === undefined ? null : idCursor(query.cursor);
  const behind = after === null ? rows : rows.where(sql<boolean>`${id} < ${after}::text::bigint`);
  const page = behind
    .select([id.as('id'), json.as('json')])
    .orderBy(id, 'desc')
    .limit(limit + 1)
    .$castTo<{ id: number; json: J }>();
  const [found, total] = await Promise.all([page.execute(), countOf(rows)]);
  const nextCursor = (last: { id: number }) => encodeCursor(NEWEST_FIRST, [String(last.id)]);
  return pageOf(found, { limit, total, nextCursor });
}

const BY_NAME = 'name';

/**
 * A page of rows by name, in the order of an index on it and the id.
 *
 * @param rows all there are, with nothing selected yet
 * @param shown `json` is what the answer shows of a row
 */
export async function pageByName<D, T extends keyof D, J>(
  query: { limit: number; cursor?: string | undefined },
  rows: SelectQueryBuilder<D, T, object>,
  shown: { name: RawBuilder<string>; id: RawBuilder<number>; json: RawBuilder<J> },
): Promise<Page<J>> {
  const { limit } = query;
  const { name, id, json } = shown;
  const behind =
    query.cursor === undefined ? rows : rows.where(sql<boolean>`(${name}, ${id}) > ${nameCursor(query.cursor)}`);
  const page = behind
    .select([id.as('id'), name.as('name'), json.as('json')])
    .orderBy(name)
    .orderBy(id)
    .limit(limit + 1)
    .$castTo<{ id: number; name: string; json: J }>();
  const [found, total] = await Promise.all([page.execute(), countOf(rows)]);
  const nextCursor = (last: { id: number; name: string }) => encodeCursor(BY_NAME, [last.name, String(last.id)]);
  return pageOf(found, { limit, total, nextCursor });
}

async function countOf<D, T extends keyof D>(rows: SelectQueryBuilder<D, T, object>): Promise<number> {
  const counted = rows.select(sql<number>`count(*)::integer`.as('total')).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** @param found one more than the limit where there are more */
function pageOf<Row extends { json: unknown }>(
  found: Row[],
  { limit, total, nextCursor }: { limit: number; total: number; nextCursor: (last: Row) => string },
): Page<Row['json']> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ json }) => json),
    pagination: { total, limit, nextCursor: found.length > limit && last ? nextCursor(last) : null },
  };
}

function nameCursor(cursor: string): RawBuilder<unknown> {
  const [name = '', id] = decodeCursor(BY_NAME, cursor, 2);
  if (!isId(id)) throw invalidCursor();
  return sql`(${name}::text, ${id}::text::bigint)`;
}

function idCursor(cursor: string): string {
  const [id] = decodeCursor(NEWEST_FIRST, cursor, 1);
  if (!isId(id)) throw invalidCursor();
  return id;
}

/** A LIKE pattern that finds the words as typed, wherever they stand. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
