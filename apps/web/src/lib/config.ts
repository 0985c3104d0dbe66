import type { Answer } from '@taskwell/contract/operations';
import { api } from './api.ts';
import { createStore, useStore } from './store.ts';

/** What the server says before anyone has signed in: the gate, the password's minimum, the support address. */
export type Config = Omit<Answer<'GET /config'>, 'success'>;

const loaded = createStore<Config | null>(null);
let isKept = false;

/** Asked for on every page load, before the access gate; a failed attempt may be repeated. */
export async function loadConfig(): Promise<Config> {
  const config = await api.call('GET /config');
  isKept = false;
  loaded.set(config);
  return config;
}

/** As an earlier visit found it, while the server cannot be reached: nobody can be asked for the access code then. */
export function takeKeptConfig(kept: Config): Config {
  const config = { ...kept, accessGate: false };
  isKept = true;
  loaded.set(config);
  return config;
}

/** Once the server can be reached again: where the access gate was not asked at the load, it is now. */
export async function replaceKeptConfig(): Promise<void> {
  if (isKept) await loadConfig();
}

/** The configuration once it is there. */
export function loadedConfig(): Config | null {
  return loaded.get();
}

export function useLoadedConfig(): Config | null {
  return useStore(loaded);
}

/** The configuration, for everything behind the access gate (which has waited for it). */
export function useConfig(): Config {
  const config = useStore(loaded);
  if (config === null) throw new Error('useConfig is for screens behind the access gate');
  return config;
}
