import type { Answer } from '@taskwell/contract/operations';
import { api } from './api.ts';

/** What the server says before anyone has signed in: the gate, the password's minimum, the support address. */
export type Config = Omit<Answer<'GET /config'>, 'success'>;

let loaded: Config | null = null;

/** Asked for on every page load, before the access gate; a failed attempt may be repeated. */
export async function loadConfig(): Promise<Config> {
  loaded = await api.call('GET /config');
  return loaded;
}

/** The configuration once it is there. */
export function loadedConfig(): Config | null {
  return loaded;
}

/** The configuration, for everything behind the access gate (which has waited for it). */
export function useConfig(): Config {
  if (loaded === null) throw new Error('useConfig is for screens behind the access gate');
  return loaded;
}
