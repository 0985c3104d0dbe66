import { keepCompiledCode } from './lib/engine.mjs';

// The app itself, as start.mjs runs it. What draws the mails takes twice the time in its edition for developers.
process.env.NODE_ENV ??= 'production';
await keepCompiledCode();
await import('../apps/server/src/main.ts');
