import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    // Half of the time a file waits, for processes to start or for time limits to pass.
    maxWorkers: 3,
    // For what hangs; how fast something is, the benchmarks tell.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'e2e/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // Each file has a database and an app of its own; what they import is the same, and loading it anew took a third
          // of the processor's time.
          isolate: false,
          // As scripts/serve.mjs runs it.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'bench/**/*.test.ts'],
          // What the assistant has learned is read once for many files: they take a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web and extension',
          include: ['apps/{web,extension}/**/*.test.ts'],
        },
      },
    ],
  },
});
