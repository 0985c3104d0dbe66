/**
 * Browser storage that may be switched off, full or missing: reading then answers null and writing does nothing, so that
 * the app works without it, only with a shorter memory.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

export function safeStorage(open: () => Storage): SafeStorage {
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const localStore = safeStorage(() => window.localStorage);
export const sessionStore = safeStorage(() => window.sessionStorage);

/** Parses what an earlier visit stored; anything unreadable counts as absent. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
