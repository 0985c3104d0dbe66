import { EventSourceParserStream } from 'eventsource-parser/stream';
import { parseStored } from './storage.ts';

/** What each server-sent event of a stream says, until the stream ends; null for what is no JSON. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield parseStored(value.data);
  }
}
