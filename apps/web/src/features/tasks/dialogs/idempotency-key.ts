import { useRef } from 'react';
import { newKey } from '../../../lib/new-key.ts';

/** Trying again after a lost answer must not create the task twice; a changed task is another one. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  };
}
