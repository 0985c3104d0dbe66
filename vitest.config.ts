import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'apps/*/src/**/*.test.ts',
      'apps/*/build/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    globalSetup: 'apps/server/src/testing/global-setup.ts',
    pool: 'forks',
    // More would need more connections than the one PostgreSQL has.
    maxWorkers: 2,
    // Each file has a database and an app of its own; what they import is the same, and loading it anew took a third of
    // the processor's time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
