import { HAND_OVER_LIMITS, HAND_OVER_TYPES, type HandOverType } from '@taskwell/contract/hand-over';

export interface Waiting {
  type: HandOverType;
  text: string;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * What waits, as it was kept; for an hour, as hand-overs do (SPEC §9).
 *
 * @param now milliseconds since 1970
 */
export function waitingIn(kept: unknown, now: number): Waiting | null {
  const { type, text, since } = { ...(kept as Partial<Record<keyof Waiting, unknown>> | undefined) };
  const known = HAND_OVER_TYPES.find((one) => one === type);
  if (known === undefined || typeof text !== 'string' || typeof since !== 'number') return null;
  return now - since <= HAND_OVER_LIMITS.lifetimeMilliseconds ? { type: known, text, since } : null;
}
