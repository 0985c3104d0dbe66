import { CONVERSATION_PREFIX, conversationKey, forgetConversation } from './conversation-memory.ts';
import { forgetDrafts, VISITOR } from './drafts.ts';
import { localStore, parseStored } from './storage.ts';

/** Texts on their way from one window to another (hand-over-entries.ts). */
export const HAND_OVER_PREFIX = 'handOver:';

/** Somebody leaves: nothing that they have written stays in this browser. */
export function forgetWritten(userId: number): void {
  forgetDrafts(userId);
  forgetDrafts(VISITOR);
  forgetConversation(userId);
  for (const key of keysFrom(HAND_OVER_PREFIX)) localStore.remove(key);
}

/** Somebody comes: what those before have left who did not sign out is not for them. A visitor's text may be their own. */
export function forgetWrittenByOthers(userId: number): void {
  for (const key of keysFrom(CONVERSATION_PREFIX)) if (key !== conversationKey(userId)) localStore.remove(key);
  for (const key of keysFrom(HAND_OVER_PREFIX)) if (isOfOther(key, userId)) localStore.remove(key);
}

function keysFrom(prefix: string): string[] {
  return localStore.keys().filter((key) => key.startsWith(prefix));
}

function isOfOther(key: string, userId: number): boolean {
  const { by = null } = (parseStored(localStore.get(key)) ?? {}) as { by?: unknown };
  return by !== null && by !== userId;
}
