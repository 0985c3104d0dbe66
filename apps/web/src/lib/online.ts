import { useEffect, useRef } from 'react';

/** Does this once the connection is back, so that nobody has to ask for it. */
export function useOnline(onOnline: () => void): void {
  const latest = useRef(onOnline);
  latest.current = onOnline;
  useEffect(() => {
    const run = () => latest.current();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, []);
}

/** Settles once the connection is back. */
export function online(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
