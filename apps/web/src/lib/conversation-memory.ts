import { localStore, parseStored } from './storage.ts';

/** Where this browser keeps each person's conversation with the assistant (SPEC §3 'Stored on the client'). */
export function conversationKey(userId: number): string {
  return `aiConversation:${userId}`;
}

export function storedConversation(userId: number): unknown {
  return parseStored(localStore.get(conversationKey(userId)));
}

export function storeConversation(userId: number, messages: readonly object[]): void {
  localStore.set(conversationKey(userId), JSON.stringify(messages));
}

/** By the person, or with signing out: the next one at this machine must not read it. */
export function forgetConversation(userId: number): void {
  localStore.remove(conversationKey(userId));
}
