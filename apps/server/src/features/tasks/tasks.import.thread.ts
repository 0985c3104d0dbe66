import { answerInThread } from '../../platform/thread-answer.ts';
import { readImport } from './tasks.import.reading.ts';

answerInThread(readImport);
