import { localStore, parseStored } from './storage.ts';

export const CONVERSATION_PREFIX = 'aiConversation:';

/** Where this browser keeps each person's conversation with the assistant (SPEC §3 'Stored on the client'). */
export function conversationKey(userId: number): string {
  return CONVERSATION_PREFIX + userId;
}

export function storedConversation(userId: number): unknown {
  return parseStored(localStore.get(conversationKey(userId)));
}

/** The person has cleared it. */
export function forgetConversation(userId: number): void {
  localStore.remove(conversationKey(userId));
}

export function storeConversation(userId: number, messages: readonly object[]): void {
  localStore.set(conversationKey(userId), JSON.stringify(messages));
}
