import { gatedApp, runAgainst } from './running-app.ts';
import { test as base } from './test.ts';

/** For journeys that meet the access gate; for the others there is an app without one. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => {
    const app = gatedApp();
    await runAgainst(app, () => use(app.url));
  },
});
