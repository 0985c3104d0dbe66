import { ApiError } from '@taskwell/client/client';
import { api } from './api.ts';

/** An event of GET /events: what changed, never how; whoever needs it reads it, so permissions stay in one place. */
export interface LiveEvent {
  kind: string;
  id: number;
  version: number;
}

export interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  /** The stream is there again after a break: anything may have changed meanwhile. */
  onReconnect: () => void;
  onConnectedChange: (isConnected: boolean) => void;
}

const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 30_000;
/** A hidden tab gives its connection back after this long: a browser has only six to one host. */
const HIDDEN_MILLISECONDS = 60_000;

/** Listens until told to stop, through lost connections, server restarts and sleeping laptops. */
export function listenToEvents(listener: LiveListener): () => void {
  const stop = new AbortController();
  let attempt: AbortController | null = null;
  let wakeUp: (() => void) | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    let wait = FIRST_WAIT_MILLISECONDS;
    let hasConnected = false;
    while (!stop.signal.aborted) {
      await untilVisible(stop.signal);
      attempt = new AbortController();
      try {
        const stream = await api.open('GET /events', { signal: AbortSignal.any([stop.signal, attempt.signal]) });
        listener.onConnectedChange(true);
        if (hasConnected) listener.onReconnect();
        hasConnected = true;
        wait = FIRST_WAIT_MILLISECONDS;
        await readEvents(stream, listener.onEvent);
      } catch (error) {
        // 401 has ended the session already; anything else may pass.
        if (error instanceof ApiError && error.status === 401) return;
      }
      if (stop.signal.aborted) return;
      // A hidden tab has let go by itself and misses nothing that it will not read again.
      if (document.visibilityState === 'visible') listener.onConnectedChange(false);
      await pause(wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function onVisibilityChange(): void {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(() => attempt?.abort(), HIDDEN_MILLISECONDS);
    else wakeUp?.();
  }
  function onOnline(): void {
    wakeUp?.();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', onOnline);
  run();
  return () => {
    stop.abort();
    wakeUp?.();
    clearTimeout(hiddenTimer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', onOnline);
  };
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    function check(): void {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    }
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check, { once: true });
  });
}

/** Reads server-sent events until the stream ends. */
async function readEvents(stream: ReadableStream<Uint8Array>, onEvent: (event: LiveEvent) => void): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    buffer += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
    for (let end = buffer.indexOf('\n\n'); end !== -1; end = buffer.indexOf('\n\n')) {
      const event = parseEvent(buffer.slice(0, end));
      buffer = buffer.slice(end + 2);
      if (event) onEvent(event);
    }
  }
}

function parseEvent(block: string): LiveEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (data === '') return null; // A comment that keeps the connection alive.
  try {
    const parsed = JSON.parse(data) as Partial<LiveEvent>;
    return typeof parsed.kind === 'string'
      ? { kind: parsed.kind, id: parsed.id ?? 0, version: parsed.version ?? 0 }
      : null;
  } catch {
    return null;
  }
}
