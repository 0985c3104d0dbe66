import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import type { Session } from '../stored-session.ts';
import { isTooOld, type KeptMark, namesToRemove } from './kept-limits.ts';

/**
 * What a session has last seen, in the browser's database. It is encrypted with a key made of the session's token, so that
 * nobody reads it without being that session: not another person at this browser, and no one once the session is gone.
 */
interface Kept extends KeptMark {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const database = createStore('taskwell-last-seen', 'sessions');

/**
 * Puts it in the place of what was kept of this session before.
 *
 * @param isWanted asked once more when it is ready: the session may have ended meanwhile
 */
export async function keep(session: Session, at: number, text: string, isWanted: () => boolean): Promise<void> {
  const { name, key } = await secretsOf(session.token);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  if (isWanted()) await set(name, { userId: session.user.id, at, iv, sealed } satisfies Kept, database);
}

/** @returns null where nothing is kept of this session, or it is too old */
export async function readKept(session: Session, now: number): Promise<{ at: number; text: string } | null> {
  const { name, key } = await secretsOf(session.token);
  const kept = await get<Kept>(name, database);
  if (kept === undefined || kept.userId !== session.user.id || isTooOld(kept.at, now)) return null;
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, key, kept.sealed);
  return { at: kept.at, text: new TextDecoder().decode(text) };
}

/** Removes what others have seen, what is too old, and what is more than one person has at a time. */
export async function removeOthers({ user }: Session, now: number): Promise<void> {
  const all = await entries<string, Kept>(database);
  await delMany(namesToRemove(all, user.id, now), database);
}

export function removeAll(): Promise<void> {
  return clear(database);
}

/** The name it is kept by tells nothing of the token, nor does it of the key. */
async function secretsOf(token: string): Promise<{ name: string; key: CryptoKey }> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const made = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(purpose),
  });
  const name = new Uint8Array(await crypto.subtle.deriveBits(made('last seen: name'), secret, 128));
  const key = await crypto.subtle.deriveKey(made('last seen: key'), secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { name: [...name].map((byte) => byte.toString(16).padStart(2, '0')).join(''), key };
}
