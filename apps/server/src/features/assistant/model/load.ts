import type { Config } from '../../../platform/config/config.ts';
import type { ModelEngine } from '../engine.ts';

/** Only an installation that has a language model loads what speaks to it: a fifth of a second and 30 MB. */
export async function loadModelEngine(settings: Config['ai']): Promise<ModelEngine | null> {
  if (settings === null) return null;
  const { createModelEngine } = await import('./model-engine.ts');
  return createModelEngine(settings);
}
