import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import {
  conversationKey,
  forgetConversation,
  storeConversation,
  storedConversation,
} from '../../lib/conversation-memory.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { failureSentence } from '../../lib/form.ts';
import { newKey } from '../../lib/new-key.ts';
import { currentSession } from '../../lib/session.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { type ChatMessage, messagesIn, type Proposal, withinBounds } from './chat-messages.ts';

/** The conversation of whoever is signed in. It goes on while the chat is closed, so that no answer is lost. */
export interface Conversation {
  userId: number;
  messages: readonly ChatMessage[];
  /** What is typed and not sent. */
  text: string;
  /** What is being asked. */
  asking: string | null;
  failure: string | null;
}

const DRAFT = 'chat';
const NOBODY = 0;

const conversation = createStore<Conversation>(begin(NOBODY), () => {
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
});

function begin(userId: number): Conversation {
  const typed = readDraft(userId, DRAFT)?.text;
  const messages = userId === NOBODY ? [] : messagesIn(storedConversation(userId));
  return { userId, messages, text: typeof typed === 'string' ? typed : '', asking: null, failure: null };
}

/** What this person's other tabs have added. */
function followOtherTabs({ storageArea, key }: StorageEvent): void {
  const { userId } = conversation.get();
  if (storageArea !== window.localStorage || key !== conversationKey(userId)) return;
  change({ messages: messagesIn(storedConversation(userId)) });
}

/** What was said before is read as it is kept now, unless something is being asked. */
export function useConversation(userId: number): Conversation {
  useState(() => {
    const { userId: before, asking } = conversation.get();
    if (before !== userId || asking === null) conversation.set(begin(userId));
  });
  return useStore(conversation);
}

function change(changes: Partial<Conversation>): void {
  conversation.set({ ...conversation.get(), ...changes });
}

function keep(messages: readonly ChatMessage[]): void {
  const kept = withinBounds(messages);
  change({ messages: kept });
  storeConversation(conversation.get().userId, kept);
}

export function type(text: string): void {
  const { userId, asking } = conversation.get();
  change({ text });
  // What is on its way may still come back.
  const unanswered = joined(asking ?? '', text);
  if (unanswered === '') forgetDraft(userId, DRAFT);
  else keepDraft(userId, DRAFT, { text: unanswered });
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** What is on its way. */
let question: AbortController | null = null;

/** Asks what is typed. A failure takes the question out of the conversation (SPEC §4 'Chat') and back into the field. */
export async function ask(): Promise<void> {
  const { userId, text, asking } = conversation.get();
  const message = text.trim();
  if (message === '' || asking !== null) return;
  if (message.length > ASSISTANT_LIMITS.messageLength) {
    change({ failure: ASSISTANT_MESSAGES.messageTooLong });
    return;
  }
  change({ text: '', asking: message, failure: null });
  question = new AbortController();
  const { signal } = question;
  try {
    const { response, tasks, actions, engine } = await api.call('POST /ai/chat', { body: { message }, signal });
    if (hasLeft(userId) || signal.aborted) return;
    const proposals = actions.map((action): Proposal => ({ key: newKey(), action }));
    keep([
      ...conversation.get().messages,
      { role: 'user', content: message },
      { role: 'assistant', content: response, tasks, proposals, engine },
    ]);
    change({ asking: null });
    type(conversation.get().text);
  } catch (error) {
    if (hasLeft(userId) || signal.aborted) return;
    change({ asking: null, failure: failureSentence(error, ASSISTANT_MESSAGES.chatFailed) });
    type(joined(message, conversation.get().text));
  }
}

/** The answer has come for somebody who is no longer here: nothing of theirs is kept. The draft waits where it was. */
function hasLeft(userId: number): boolean {
  const isHere = currentSession()?.user.id === userId;
  const isTheirs = conversation.get().userId === userId;
  if (!isHere && isTheirs) conversation.set(begin(NOBODY));
  return !isHere || !isTheirs;
}

/** With what is being asked. @returns how to have back what was said */
export function clearConversation(): () => void {
  const { userId, messages, text } = conversation.get();
  question?.abort();
  forgetConversation(userId);
  change({ messages: [], asking: null, failure: null });
  type(text);
  return () => {
    if (!hasLeft(userId)) keep([...messages, ...conversation.get().messages]);
  };
}

/** Notes what became of a proposal. */
export function settleProposal(key: string, outcome: Omit<Partial<Proposal>, 'key'>): void {
  const settle = (proposal: Proposal) => (proposal.key === key ? { ...proposal, ...outcome } : proposal);
  keep(
    conversation
      .get()
      .messages.map((message) =>
        message.proposals ? { ...message, proposals: message.proposals.map(settle) } : message,
      ),
  );
}
