import { ApiError } from '@taskwell/client/client';
import type { AssistantEngine } from '@taskwell/contract/assistant';
import type { ChatAnswer, ChatEvent, SaidBefore } from '@taskwell/contract/schemas/assistant';
import { api } from '../../lib/api.ts';
import { readEvents } from '../../lib/read-events.ts';

export interface ReadAnswer extends ChatAnswer {
  engine: AssistantEngine;
  /** A language model had begun to say something else, and broke off. */
  isReplaced: boolean;
}

/**
 * Asks the assistant.
 *
 * @param onSaid told all that stands there so far, each time there is more or it is withdrawn
 * @throws ApiError as any call; also for a stream that ends without an answer
 */
export async function readAnswer(
  body: { message: string; before?: SaidBefore },
  signal: AbortSignal,
  onSaid: (said: string) => void,
): Promise<ReadAnswer> {
  const stream = await api.open('POST /ai/chat/stream', { body, signal });
  try {
    return await answerIn(readEvents(stream), onSaid);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, {}, null, error);
  }
}

async function answerIn(events: AsyncIterable<unknown>, onSaid: (said: string) => void): Promise<ReadAnswer> {
  let said = '';
  let hasSpoken = false;
  // What only a newer server tells is passed over.
  for await (const event of events as AsyncIterable<ChatEvent | null>) {
    switch (event?.kind) {
      case 'words':
        said += event.text;
        hasSpoken = true;
        onSaid(said);
        break;
      case 'withdrawn':
        said = '';
        onSaid(said);
        break;
      case 'answer': {
        const { kind: _, ...answer } = event;
        return { ...answer, isReplaced: hasSpoken && answer.engine === 'built-in' };
      }
      case 'failed':
        throw new ApiError(500, { error: event.error, code: event.code }, null);
    }
  }
  throw new ApiError(0, {}, null);
}
