import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { LAST_SEEN } from '@taskwell/contract/last-seen';
import type { Config } from '../config.ts';
import { isTooOld } from './kept-limits.ts';

/** What of the query cache is kept: tasks and what stands around them. Nothing of accounts, people and the console. */
const KEPT_KEYS: readonly unknown[] = ['tasks', 'overview', 'notifications'];

export interface SeenQuery {
  key: QueryKey;
  data: unknown;
  /** When it was read, in milliseconds. */
  at: number;
}

export interface Seen {
  config: Config;
  queries: SeenQuery[];
}

/**
 * What was read latest, as much of it as there is room for (`LAST_SEEN.textLength`), in a form to be kept.
 *
 * @param earlier what was kept before this page was loaded; stays unless it has been asked for since
 */
export function seenText(client: QueryClient, config: Config, earlier: readonly SeenQuery[]): string {
  const cache = client.getQueryCache();
  const now = cache
    .getAll()
    .filter(({ queryKey, state }) => KEPT_KEYS.includes(queryKey[0]) && state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  const before = earlier.filter(({ key }) => cache.get(hashKey(key)) === undefined);
  const texts = withinRoom([...now, ...before].sort((one, other) => other.at - one.at));
  return `{"config":${JSON.stringify(config)},"queries":[${texts.join(',')}]}`;
}

function withinRoom(queries: readonly SeenQuery[]): string[] {
  const now = Date.now();
  let room: number = LAST_SEEN.textLength;
  const texts: string[] = [];
  for (const query of queries) {
    if (isTooOld(query.at, now)) break;
    const text = JSON.stringify(query);
    if (text.length > room) continue;
    room -= text.length;
    texts.push(text);
  }
  return texts;
}

/** Puts back what was kept, as old as it is, unless something newer has come meanwhile. */
export function showSeen(client: QueryClient, { queries }: Seen): void {
  for (const { key, data, at } of queries) {
    // Nothing can be read again, so it stays however long nobody looks at it.
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at });
  }
}
