import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { characterCount } from '@taskwell/contract/text';
import { useState } from 'react';
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
import {
  type ChatMessage,
  mayBecome,
  messagesIn,
  newTasksIn,
  type Outcome,
  type Proposal,
  saidBefore,
  withAnswer,
  withinBounds,
} from './chat-messages.ts';
import { readAnswer } from './read-answer.ts';

/** The conversation of whoever is signed in. */
export interface Conversation {
  userId: number;
  messages: readonly ChatMessage[];
  /** What is typed and not sent. */
  text: string;
  /** What is being asked. */
  asking: string | null;
  /** What was sent meanwhile, and is asked one after the other. */
  waiting: readonly string[];
  /** What has been said to that so far, which is no answer yet. */
  said: string;
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
  const text = typeof typed === 'string' ? typed : '';
  return { userId, messages, text, asking: null, waiting: [], said: '', failure: null };
}

/** What this person's other tabs have added. */
function followOtherTabs({ storageArea, key }: StorageEvent): void {
  if (storageArea === window.localStorage && key === conversationKey(conversation.get().userId)) readStored();
}

function readStored(): void {
  change({ messages: messagesIn(storedConversation(conversation.get().userId)) });
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
  change({ text });
  keepTyped();
}

function keepTyped(): void {
  const { userId, asking, waiting, text } = conversation.get();
  // What is on its way may still come back.
  const unanswered = joined(asking ?? '', ...waiting, text);
  if (unanswered === '') forgetDraft(userId, DRAFT);
  else keepDraft(userId, DRAFT, { text: unanswered });
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** What is on its way. */
let question: AbortController | null = null;

/** Asks what is typed, once all that was sent before it has been answered. */
export function ask(): void {
  const { text, asking, waiting } = conversation.get();
  const message = text.trim();
  if (message === '' || waiting.length === ASSISTANT_LIMITS.messagesWaiting) return;
  if (characterCount(message) > ASSISTANT_LIMITS.messageLength) {
    change({ failure: ASSISTANT_MESSAGES.messageTooLong });
    return;
  }
  change({ text: '' });
  if (asking === null) askNow(message);
  else change({ waiting: [...waiting, message] });
}

/** A failure takes the question out of the conversation (SPEC §4 'Chat') and back into the field, with those behind it. */
async function askNow(message: string): Promise<void> {
  const { userId } = conversation.get();
  change({ asking: message, said: '', failure: null });
  question = new AbortController();
  const { signal } = question;
  try {
    const { messages } = conversation.get();
    const before = saidBefore(messages);
    const answer = await readAnswer({ message, ...(before && { before }) }, signal, (said) => {
      if (!hasLeft(userId) && !signal.aborted) change({ said });
    });
    if (hasLeft(userId) || signal.aborted) return;
    const { response, tasks, actions, dropped = [], engine, isReplaced } = answer;
    const newTasks = newTasksIn(messages).proposals;
    for (const place of dropped) {
      const key = newTasks[place]?.key;
      if (key !== undefined) settleProposal(key, { outcome: 'declined' });
    }
    const proposals = actions.map((action): Proposal => ({ key: newKey(), action }));
    const note = isReplaced ? { note: 'replaced' as const } : {};
    settle(message, { role: 'assistant', content: response, tasks, proposals, engine, ...note }, newTasks);
  } catch (error) {
    if (hasLeft(userId) || signal.aborted) return;
    takeBack(message, failureSentence(error, ASSISTANT_MESSAGES.chatFailed));
  }
}

function settle(asked: string, answer: ChatMessage, newTasks: readonly Proposal[] = []): void {
  keep(withAnswer(conversation.get().messages, { role: 'user', content: asked }, answer, newTasks));
  const [next, ...waiting] = conversation.get().waiting;
  change({ asking: null, waiting, said: '' });
  keepTyped();
  if (next !== undefined) askNow(next);
}

/** A question without an answer goes back into the field. */
function takeBack(asked: string, failure: string | null): void {
  const { waiting, text } = conversation.get();
  change({ asking: null, waiting: [], said: '', failure });
  type(joined(asked, ...waiting, text));
}

/**
 * Ends what is being asked, on the server too. What has been said stays, as such; otherwise the question goes back, and so does
 * what was sent after it.
 */
export function stopAsking(): void {
  const { userId, asking, said } = conversation.get();
  if (asking === null) return;
  question?.abort();
  if (hasLeft(userId)) return;
  const content = said.trim();
  if (content === '') {
    takeBack(asking, null);
    return;
  }
  const { waiting, text } = conversation.get();
  change({ waiting: [], text: joined(...waiting, text) });
  // Words come of a language model alone.
  settle(asking, { role: 'assistant', content, engine: 'model', note: 'stopped' });
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
  change({ messages: [], asking: null, waiting: [], said: '', failure: null });
  type(text);
  return () => {
    if (!hasLeft(userId)) keep([...messages, ...conversation.get().messages]);
  };
}

/** What became of a proposal in any tab, up to this moment: what another one has noted may still be on its way here. */
export function outcomeOf(key: string): Outcome | undefined {
  readStored();
  const proposals = conversation.get().messages.flatMap((message) => message.proposals ?? []);
  return proposals.find((proposal) => proposal.key === key)?.outcome;
}

const WORKED: readonly Outcome[] = ['made', 'already', 'takenBack'];

/** Notes what became of a proposal, unless something else did in another tab. */
export function settleProposal(key: string, settled: { outcome: Outcome; taskId?: number }): void {
  if (!mayBecome(outcomeOf(key), settled.outcome)) return;
  // What failed before, such as for want of a connection, is no longer so.
  if (WORKED.includes(settled.outcome)) change({ failure: null });
  const settle = (proposal: Proposal) => (proposal.key === key ? { ...proposal, ...settled } : proposal);
  keep(
    conversation
      .get()
      .messages.map((message) =>
        message.proposals ? { ...message, proposals: message.proposals.map(settle) } : message,
      ),
  );
}
