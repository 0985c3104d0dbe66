import { type RawBuilder, sql } from 'kysely';

/**
 * One of these ids, for `where('id', '=', anyOf(ids))`: a single value however many they are, where `in` would make a
 * statement of its own for each length.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${ids}::bigint[])`;
}
