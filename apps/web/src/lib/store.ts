import { useSyncExternalStore } from 'react';

/**
 * A value outside React that components follow: of the whole page, or of this browser. `get` answers the same object until
 * it has changed.
 */
export interface Store<T> {
  get: () => T;
  /** Draws whatever follows it again. */
  set: (next: T) => void;
  /** Calls back after each change; answers how to end that. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether anybody follows it. */
  isFollowed: () => boolean;
}

/** @param whileFollowed begins what keeps the value true as long as anybody follows it; answers how to end that */
export function createStore<T>(initial: T, whileFollowed?: (set: (next: T) => void) => () => void): Store<T> {
  let value = initial;
  let end: (() => void) | undefined;
  const followers = new Set<() => void>();
  function set(next: T): void {
    value = next;
    for (const tell of followers) tell();
  }
  return {
    get: () => value,
    set,
    subscribe: (onChange) => {
      if (followers.size === 0) end = whileFollowed?.(set);
      followers.add(onChange);
      return () => {
        followers.delete(onChange);
        if (followers.size === 0) end?.();
      };
    },
    isFollowed: () => followers.size > 0,
  };
}

/** The value, or what of it concerns a component: that is drawn again only when this has changed. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S;
export function useStore<T, S>(store: Store<T>, select?: (value: T) => S): T | S {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
