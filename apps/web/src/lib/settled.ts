import { useEffect, useState } from 'react';

const SETTLE_MILLISECONDS = 150;

/** The text once typing pauses, so that not every letter asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
