import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Does what can wait, once the first view is there: nothing is being read any more, and the browser has nothing to do. */
export function useAfterFirstView(work: () => void): void {
  const client = useQueryClient();
  const run = useEffectEvent(work);
  useEffect(() => whenQuiet(client, () => run()), [client]);
}

/** Whether the person asks for as little as possible to be loaded. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** @returns how to do without it */
export function whenQuiet(client: QueryClient, run: () => void): () => void {
  const isQuiet = () => client.isFetching() === 0;
  let dropIdle: (() => void) | undefined;
  function end(): void {
    stopListening();
    dropIdle?.();
  }
  function check(): void {
    if (dropIdle !== undefined || !isQuiet()) return;
    dropIdle = onIdle(() => {
      dropIdle = undefined;
      // Something else may have been asked for since; the end of that is heard of.
      if (!isQuiet()) return;
      end();
      run();
    });
  }
  const stopListening = client.getQueryCache().subscribe(check);
  check();
  return end;
}

/** For browsers that do not tell when they have nothing to do. */
const IDLE_MILLISECONDS = 200;

function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, IDLE_MILLISECONDS);
  return () => clearTimeout(timer);
}
