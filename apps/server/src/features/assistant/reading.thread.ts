import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import { readMessage } from '@taskwell/assistant/read-message';
import { answerAlways } from '../../platform/process/thread-answer.ts';
import type { ReadingFunctions } from './reading.ts';

const FUNCTIONS: ReadingFunctions = {
  extract: extractTask,
  identify: (text, tasks, people, when) => identifyTask(text, tasks, when, people),
  message: readMessage,
};

answerAlways(FUNCTIONS);
