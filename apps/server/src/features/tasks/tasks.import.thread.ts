import { answerInThread } from '../../platform/process/thread-answer.ts';
import { readImport } from './tasks.import.reading.ts';

answerInThread(readImport);
