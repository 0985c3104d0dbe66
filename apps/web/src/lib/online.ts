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
