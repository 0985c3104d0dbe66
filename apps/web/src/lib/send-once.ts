import { newKey } from './new-key.ts';

const unanswered = new Map<string, { body: string; key: string }>();

/**
 * Sends something new with an Idempotency-Key that stays the same until it has been answered, so that trying again after
 * a lost answer makes nothing twice, not even from a draft that was closed and opened again. With another body it is
 * something else; and so is the same body once more after the answer.
 */
export async function sendOnce<T>(what: string, body: object, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(body);
  const last = unanswered.get(what);
  const key = last?.body === text ? last.key : newKey();
  unanswered.set(what, { body: text, key });
  const answer = await send(key);
  if (unanswered.get(what)?.key === key) unanswered.delete(what);
  return answer;
}
