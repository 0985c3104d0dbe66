import { eventsIn } from './answers.ts';
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
  /** Waits for an event of this kind, and about this one thing if it is named. */
  next(kind: string, id?: number): Promise<LiveEvent>;
  close(): void;
}

/**
 * Opens a stream once every change made so far lies behind it: a stream may repeat what was committed just before it
 * began, as long as any older transaction of the whole server, so also of other tests, is still open.
 */
export async function openStream(app: TestApp, as: { token: string }): Promise<LiveStream> {
  await eventually('the end of what was before', async () => !(await hasOpenEvents(app)));
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
    events.splice(0, events.length, ...(eventsIn(text) as LiveEvent[]));
  }).finally(() => {
    ended = true;
  });
  await eventually('the start of a stream', () => text.includes(': ready'));
  return {
    events,
    text: () => text,
    isEnded: () => ended,
    next: (kind, id) =>
      eventually(`a ${kind} event`, () =>
        events.find((event) => event.kind === kind && (id === undefined || event.id === id)),
      ),
    close: () => abort.abort(),
  };
}

async function hasOpenEvents(app: TestApp): Promise<boolean> {
  const rows = await app.query(
    'select from events where transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
  );
  return rows.length > 0;
}

async function read(body: ReadableStream<Uint8Array>, take: (chunk: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) take(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!(error instanceof Error) || (error.name !== 'AbortError' && error.name !== 'TypeError')) throw error;
  }
}
