import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing, loadBelow, TITLE } from './features/landing/Landing.tsx';
import { takeKeptConfig } from './lib/config.ts';
import { parseSearch, stringifySearch } from './lib/query-string.ts';
import { pageTitle } from './ui/page-title.ts';

/**
 * The landing page as the build puts it into landing.html (build/landing-page.ts), which runs this in Node. What an
 * installation offers to download is not known then; the browser corrects it.
 */
export async function renderLandingPage(): Promise<{ title: string; markup: string }> {
  takeKeptConfig({
    accessGate: false,
    passwordMinLength: 0,
    purgeAfterDays: 0,
    supportEmail: null,
    windowsDownload: false,
    extensionDownload: false,
  });
  await loadBelow();
  const router = createRouter({
    routeTree: createRootRoute({ component: Landing }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return { title: pageTitle(TITLE), markup: renderToStaticMarkup(<RouterProvider router={router} />) };
}
