import type { ReadAmendments } from '@taskwell/assistant/chat/amendment';
import type { ReadLine, SaidBefore } from '@taskwell/assistant/chat/read-line';
import type { Reading } from '@taskwell/assistant/dates/calendar';
import type { Extraction } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { tooManyInFlight, unavailable } from '../../platform/http/failure.ts';
import type { Asker } from '../../platform/process/fair-queue.ts';
import { CrowdedError, standingThread } from '../../platform/process/standing-thread.ts';
import { OverrunError } from '../../platform/process/threads.ts';
import type { IdentifiedTask, SeenTask } from './engine.ts';

/** How the built-in engine reads texts; see packages/assistant. */
export type ReadingFunctions = {
  extract(text: string, people: readonly Person[], when: Reading): Extraction<Person>;
  identify(text: string, tasks: readonly SeenTask[], people: readonly Person[], when: Reading): Promise<IdentifiedTask>;
  textsOfTasks(text: string, tasks: readonly SeenTask[], people: readonly Person[], when: Reading): Promise<string[]>;
  message(
    text: string,
    people: readonly Person[],
    when: Reading,
    before: SaidBefore | null,
    titles: readonly string[],
  ): (ReadLine<Person> | ReadAmendments<Person>)[];
};

/**
 * Texts are read apart from everybody's event loop: of the largest, each takes some milliseconds, and many may come. What it
 * takes, 65 MB, is given back where nobody asks; the first text after that waits a third of a second.
 */
const thread = standingThread<ReadingFunctions>(new URL('./reading.thread.ts', import.meta.url), {
  milliseconds: 6_000,
  megabytes: 128,
  // As many as two messages of the chat have read at once. More would be read only seconds later.
  waitingAtMost: 2 * ASSISTANT_LIMITS.tasksProposed,
  idleMilliseconds: 600_000,
});

/** What a text says. @throws 429 where too many of the asker's wait to be read, 503 where those of all do */
export type Reader = {
  [N in keyof ReadingFunctions]: (
    ...given: Parameters<ReadingFunctions[N]>
  ) => Promise<Awaited<ReturnType<ReadingFunctions[N]>>>;
};

/** @param asker for whom texts are read, which says whose turn it is */
export function readerFor(asker: Asker): Reader {
  return {
    extract: (...given) => answered(thread.run(asker, 'extract', ...given)),
    identify: (...given) => answered(thread.run(asker, 'identify', ...given)),
    textsOfTasks: (...given) => answered(thread.run(asker, 'textsOfTasks', ...given)),
    message: (...given) => answered(thread.run(asker, 'message', ...given)),
  };
}

async function answered<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof CrowdedError) throw tooManyInFlight();
    throw error instanceof OverrunError ? unavailable() : error;
  }
}
