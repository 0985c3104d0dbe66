import { rankTasks } from '@taskwell/assistant/identify/rank-tasks';
import { nameFinder, type Person } from '@taskwell/assistant/people/people';
import { readableText } from '@taskwell/assistant/texts/readable-text';
import { MODEL_LIMITS } from '@taskwell/contract/assistant';
import type { LanguageModel } from 'ai';
import { Temporal } from 'temporal-polyfill';
import type { SeenTask } from '../engine.ts';
import { UnusableAnswer } from './faults.ts';

/** What of a request leaves this machine for a language model: no more than it needs to answer. */

/** What a request to the model needs besides its contents. */
export interface ModelCall {
  model: LanguageModel;
  signal: AbortSignal;
}

/** What its writer says to people. @throws UnusableAnswer where nothing of the text is for people */
export function readableOf(text: string): string {
  const readable = readableText(text);
  if (readable === '') throw new UnusableAnswer('nothing to read');
  return readable;
}

/** Nobody leaves this machine whom the text does not name. */
export function namedIn(text: string, people: readonly Person[]): Person[] {
  const named = new Map(
    nameFinder(people)
      .find(text)
      .map(({ person }) => [person.id, person] as const),
  );
  return [...named.values()].map(({ id, name }) => ({ id, name }));
}

/** Those that have most in common with the words. */
export async function likeliest(words: string, tasks: readonly SeenTask[]): Promise<SeenTask[]> {
  const ranked = await rankTasks(words, tasks);
  return ranked.slice(0, MODEL_LIMITS.tasksSent).map(({ task }) => task);
}

/** Such as '2030-06-01T17:00, Saturday': the caller's own clock. */
export function clock(now: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const day = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' }).format(now);
  return `${local.toPlainDateTime().toString({ smallestUnit: 'minute' })}, ${day}`;
}
