import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/*/src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'e2e/**/*.test.ts'],
    globalSetup: 'apps/server/src/testing/global-setup.ts',
    pool: 'forks',
    // One more than the cores of a small machine: some tests wait for processes of their own most of the time.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
