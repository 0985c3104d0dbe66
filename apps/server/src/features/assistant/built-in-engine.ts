import type { Asker } from '../../platform/process/fair-queue.ts';
import { answerQuestion } from './built-in-chat.ts';
import type { Engine } from './engine.ts';
import { readerFor } from './reading.ts';

/** Rules of our own: no key, no network, a few milliseconds. @param asker who asks */
export function builtInEngine(asker: Asker): Engine {
  const reader = readerFor(asker);
  return {
    name: 'built-in',
    extract: ({ text, people, now, timeZone }) => reader.extract(text, people, { now, timeZone }),
    identify: ({ text, tasks, people, now, timeZone }) => reader.identify(text, tasks, people, { now, timeZone }),
    chat: (message) => answerQuestion(message, reader),
  };
}
