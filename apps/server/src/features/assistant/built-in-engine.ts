import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import type { Engine } from './engine.ts';

/** Rules of our own: no key, no network, a few milliseconds. */
export const builtInEngine: Engine = {
  name: 'built-in',
  extract: async ({ text, people, now, timeZone }) => extractTask(text, people, { now, timeZone }),
  identify: async ({ text, tasks, now, timeZone }) => identifyTask(text, tasks, { now, timeZone }),
};
