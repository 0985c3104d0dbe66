// Learns how much each feature of a task tells of whether a text speaks of it, from the labelled updates beside this file
// but for those kept apart, and writes what it learned to packages/assistant/src/identify/task-weights.ts:
//   npm run learn:tasks
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedWith } from '@taskwell/assistant/identify/identify-task';
import { TASK_FEATURES } from '@taskwell/assistant/identify/task-features';
import { corporaToLearnFrom } from './corpus.ts';
import { type Example, learnWeights, numbered, weightsModule } from './logistic.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/identify/task-weights.ts');
/** To be told of a task that is not meant is worse than to be asked. */
const WEIGHT_OF_NONE = 1.75;
const PENALTY = 2;

async function examples(): Promise<Example[]> {
  const all: Example[] = [];
  for (const { identify, reference, timeZone } of await corporaToLearnFrom()) {
    for (const { text, tasks, expect, reference: own } of identify) {
      const known = tasks.map(({ title, description = null }, id) => ({ id, title, description }));
      const compared = await comparedWith(text, known, { now: new Date(own ?? reference), timeZone });
      const choice = compared.map(({ task, features }) => ({
        features: numbered(TASK_FEATURES, features),
        worth: Number(expect.found && task.id === expect.index),
      }));
      choice.push({ features: numbered(TASK_FEATURES, { none: 1 }), worth: Number(!expect.found) });
      // A task that has nothing of the text cannot be chosen.
      if (choice.some(({ worth }) => worth > 0)) all.push({ choice, weight: expect.found ? 1 : WEIGHT_OF_NONE });
    }
  }
  return all;
}

const updates = await examples();
writeFileSync(WEIGHTS, weightsModule('Task', TASK_FEATURES, learnWeights(updates, TASK_FEATURES.length, PENALTY)));
console.log(`${updates.length} updates: ${WEIGHTS}`);
