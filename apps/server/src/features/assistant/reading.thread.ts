import { extractTask } from '@taskwell/assistant/extract-task';
import { identifyTask } from '@taskwell/assistant/identify-task';
import { readQuestion } from '@taskwell/assistant/read-question';
import { answerAlways } from '../../platform/process/thread-answer.ts';
import type { ReadingFunctions } from './reading.ts';

const FUNCTIONS: ReadingFunctions = { extract: extractTask, identify: identifyTask, question: readQuestion };

answerAlways(FUNCTIONS);
