import { Readable } from 'node:stream';
import type { FailureBody } from '@taskwell/contract/errors';
import { FAILURES } from '@taskwell/contract/messages';
import type { FastifyBaseLogger } from 'fastify';
import { asFailure, type Failure } from './failure.ts';

/** An answer that is told while it is made, as server-sent events. */
export class AnswerStream {
  readonly events: Readable;
  constructor(events: Readable) {
    this.events = events;
  }
}

/** Of an answer, not of a live stream, to which the connections' time limits do not apply (event-stream.ts). */
export const ANSWER_STREAM_TYPE = 'text/event-stream';

/**
 * Does work that tells events, and answers as soon as the first is there. What fails before is a failure like any other;
 * what fails afterwards is told as a last event `{kind: 'failed', error, code}`, as the status has been sent by then.
 *
 * @param work must tell at least one event
 */
export async function streamAnswer<E extends object>(
  log: FastifyBaseLogger,
  work: (send: (event: E) => void) => Promise<void>,
): Promise<AnswerStream> {
  const events = new Readable({ read: () => undefined });
  const begun = Promise.withResolvers<void>();
  let hasBegun = false;
  const tell = (event: object) => {
    hasBegun = true;
    // A reader who has gone away is told nothing more.
    if (!events.destroyed) events.push(`data: ${JSON.stringify(event)}\n\n`);
    begun.resolve();
  };
  work(tell).then(
    () => events.push(null),
    (error: unknown) => {
      if (!hasBegun) {
        begun.reject(error);
        return;
      }
      const failure = asFailure(error);
      if (!failure && !events.destroyed) log.error({ err: error }, 'an answer failed after it had begun');
      tell({ kind: 'failed', ...wordsOf(failure) });
      events.push(null);
    },
  );
  await begun.promise;
  return new AnswerStream(events);
}

function wordsOf(failure: Failure | null): Pick<FailureBody, 'error' | 'code'> {
  return failure ? { error: failure.message, code: failure.code } : { error: FAILURES.unexpected, code: 'INTERNAL' };
}
