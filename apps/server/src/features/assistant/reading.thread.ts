import { readMessage } from '@taskwell/assistant/chat/read-message';
import { extractTask } from '@taskwell/assistant/extract/extract-task';
import { identifyTask } from '@taskwell/assistant/identify/identify-task';
import { textsOfTasks } from '@taskwell/assistant/identify/several-tasks';
import { answerAlways } from '../../platform/process/thread-answer.ts';
import type { ReadingFunctions } from './reading.ts';

const FUNCTIONS: ReadingFunctions = {
  extract: extractTask,
  identify: (text, tasks, people, when) => identifyTask(text, tasks, when, people),
  textsOfTasks: (text, tasks, people, when) => textsOfTasks(text, tasks, when, people),
  message: readMessage,
};

answerAlways(FUNCTIONS);
