import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import type { EventKind, LiveEvent } from '@taskwell/contract/live-events';
import { api } from './api.ts';
import { readEvents } from './read-events.ts';

/**
 * What a feature does when such a thing has changed: it reads again what it shows of it, never more than somebody looks
 * at.
 */
export type EventHandlers = { readonly [K in EventKind]?: (client: QueryClient, event: LiveEvent) => unknown };

/** Tells every feature that has a handler for this kind; a kind that only a newer server knows is nobody's. */
export function handleEvent(all: readonly EventHandlers[], client: QueryClient, event: LiveEvent): void {
  for (const handlers of all) handlers[event.kind]?.(client, event);
}

export interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  /** The stream is there again after a break: anything may have changed meanwhile. */
  onReconnect: () => void;
  onConnectedChange: (isConnected: boolean) => void;
}

const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 30_000;
/** A hidden tab gives its connection back after this long: a browser has only six to one host, and may have seven tabs. */
const HIDDEN_MILLISECONDS = 5_000;

/** Listens until told to stop, through lost connections, server restarts and sleeping laptops. */
export function listenToEvents(listener: LiveListener): () => void {
  const stop = new AbortController();
  let attempt: AbortController | null = null;
  let wakeUp: (() => void) | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    let wait = FIRST_WAIT_MILLISECONDS;
    let hasTried = false;
    while (!stop.signal.aborted) {
      await untilVisible(stop.signal);
      attempt = new AbortController();
      try {
        const stream = await api.open('GET /events', { signal: AbortSignal.any([stop.signal, attempt.signal]) });
        listener.onConnectedChange(true);
        // A first attempt that failed was a break as well: what was read meanwhile may have failed too.
        if (hasTried) listener.onReconnect();
        hasTried = true;
        wait = FIRST_WAIT_MILLISECONDS;
        for await (const event of readEvents(stream)) if (isLiveEvent(event)) listener.onEvent(event);
      } catch (error) {
        // 401 has ended the session already; anything else may pass.
        if (error instanceof ApiError && error.status === 401) return;
        hasTried = true;
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

  const { signal } = stop;
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('online', () => wakeUp?.(), { signal });
  // A page that the browser keeps for Back keeps its connection too, as its timers stand still.
  window.addEventListener('pagehide', () => attempt?.abort(), { signal });
  run();
  return () => {
    stop.abort();
    wakeUp?.();
    clearTimeout(hiddenTimer);
  };
}

async function untilVisible(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden' && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
