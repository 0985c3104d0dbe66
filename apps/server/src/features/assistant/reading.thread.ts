import { extractTask } from '@taskwell/assistant/extract-task';
import { handedOnTo } from '@taskwell/assistant/handed-on';
import { identifyTask } from '@taskwell/assistant/identify-task';
import { readMessage } from '@taskwell/assistant/read-message';
import { answerAlways } from '../../platform/process/thread-answer.ts';
import type { ReadingFunctions } from './reading.ts';

const FUNCTIONS: ReadingFunctions = {
  extract: extractTask,
  async identify(text, tasks, people, when) {
    const found = await identifyTask(text, tasks, when);
    const meant = found.task === null ? found.candidates : [found.task];
    const titles = meant.map(({ title }) => title);
    return { ...found, assignee: handedOnTo(text, people, titles) };
  },
  message: readMessage,
};

answerAlways(FUNCTIONS);
