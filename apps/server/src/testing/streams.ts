import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

export interface LiveEvent {
  kind: string;
  id: number;
  version: number;
}

/** An open live stream, read over a real socket. */
export interface LiveStream {
  /** What has come so far. */
  events: LiveEvent[];
  /** Everything that has come so far, as it was sent. */
  text: () => string;
  isEnded: () => boolean;
  /** Waits for an event of this kind. */
  next(kind: string): Promise<LiveEvent>;
  close(): void;
}

export async function openStream(app: TestApp, as: { token: string }): Promise<LiveStream> {
  const abort = new AbortController();
  const response = await fetch(`${await app.listen()}/events`, {
    headers: { authorization: `Bearer ${as.token}` },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`no stream but ${response.status}: ${await response.text()}`);
  const events: LiveEvent[] = [];
  let text = '';
  let ended = false;
  void read(response.body, (chunk) => {
    text += chunk;
    events.splice(0, events.length, ...eventsIn(text));
  }).finally(() => {
    ended = true;
  });
  await eventually('the start of a stream', () => text.includes(': ready'));
  return {
    events,
    text: () => text,
    isEnded: () => ended,
    next: (kind) => eventually(`a ${kind} event`, () => events.find((event) => event.kind === kind)),
    close: () => abort.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, take: (chunk: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) take(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!(error instanceof Error) || (error.name !== 'AbortError' && error.name !== 'TypeError')) throw error;
  }
}

function eventsIn(text: string): LiveEvent[] {
  const complete = text.slice(0, text.lastIndexOf('\n\n') + 2);
  return [...complete.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? '') as LiveEvent);
}
