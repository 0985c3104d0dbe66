import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, E2E_URL } = process.env;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  // A journey waits for a sixth of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For what hangs; how fast something is, the benchmarks tell.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup, before any worker reads this.
    ...(E2E_URL ? { baseURL: E2E_URL } : {}),
    // It would fetch the whole build in every journey, past what they hold back or let fail, and ask for pages in their
    // stead; e2e/offline.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every test costs a fifth of the time; `npx playwright test --trace retain-on-failure` records them.
    trace: 'off',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // On a closed network Chromium's own lookups only take time from the tests.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
