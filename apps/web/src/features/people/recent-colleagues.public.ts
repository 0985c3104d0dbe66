import { LIMITS } from '@taskwell/contract/limits';
import { localStore, parseStored } from '../../lib/storage.ts';
import type { Person } from './colleague-queries.public.ts';

/** Up to five recently chosen people, newest first, per user of this browser (SPEC §3 'Stored on the client'). */
export function recentColleagues(userId: number): Person[] {
  const stored = parseStored(localStore.get(recentKey(userId)));
  return Array.isArray(stored) ? stored.filter(isPerson).slice(0, LIMITS.recentEmployees) : [];
}

export function rememberColleague(userId: number, { id, name, email }: Person): void {
  const others = recentColleagues(userId).filter((other) => other.id !== id);
  localStore.set(recentKey(userId), JSON.stringify([{ id, name, email }, ...others].slice(0, LIMITS.recentEmployees)));
}

function recentKey(userId: number): string {
  return `recentEmployees:${userId}`;
}

/** As kept in this browser's storage. */
export function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email } = value as Partial<Person>;
  return typeof id === 'number' && typeof name === 'string' && typeof email === 'string';
}
