import { keepCompiledCode } from './lib/engine.mjs';

// The app itself, as start.mjs runs it.
await keepCompiledCode();
await import('../apps/server/src/main.ts');
