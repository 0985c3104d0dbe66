import { LAST_SEEN } from '@taskwell/contract/last-seen';

const DAY_MILLISECONDS = 86_400_000;

/** Of what is kept of a session, all that may be read without its token. */
export interface KeptMark {
  userId: number;
  /** When it was up to date, in milliseconds. */
  at: number;
}

export function isTooOld(at: number, now: number): boolean {
  return now - at > LAST_SEEN.days * DAY_MILLISECONDS;
}

/** Names of what must go: what others have seen, what is too old, and what is more than one person has at a time. */
export function namesToRemove(
  all: readonly (readonly [name: string, KeptMark])[],
  userId: number,
  now: number,
): string[] {
  const own = all
    .filter(([, mark]) => mark.userId === userId && !isTooOld(mark.at, now))
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, LAST_SEEN.sessions)
    .map(([name]) => name);
  return all.map(([name]) => name).filter((name) => !own.includes(name));
}
