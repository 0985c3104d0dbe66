import { setImmediate as nextTurn } from 'node:timers/promises';
import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import { answerQuestion } from './built-in-chat.ts';
import type { Engine } from './engine.ts';

/** Texts that use every rule: patterns are made ready when they are first used, which takes a fifth of a second in all. */
const SAMPLES = [
  'Hi Nora,\n\nplease call Kim by Friday 5pm, no rush.\n\nBest regards\nBen',
  'Bitte bis morgen um 9 Uhr dringend anrufen. Entregar las llaves el martes. Appeler Kim avant lundi 17h.',
  '[10:42] Ben: in two weeks 12/11 end of the month\n- Nora: order 3 lamps (12 December 2026)',
];

/** Makes the engine ready, in pieces, so that nobody's first text waits for that. */
export async function warmUp(): Promise<void> {
  const reading = { now: new Date(), timeZone: 'UTC' };
  for (const text of SAMPLES) {
    await nextTurn();
    extractTask(text, [{ id: 1, name: 'Nora Lind' }], reading);
    await identifyTask(text, [{ title: 'Order lamps', description: null }], reading);
  }
}

/** Rules of our own: no key, no network, a few milliseconds. */
export const builtInEngine: Engine = {
  name: 'built-in',
  extract: async ({ text, people, now, timeZone }) => extractTask(text, people, { now, timeZone }),
  identify: async ({ text, tasks, now, timeZone }) => identifyTask(text, tasks, { now, timeZone }),
  chat: answerQuestion,
};
