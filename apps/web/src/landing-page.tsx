import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './features/landing/Landing.tsx';
import { TITLE } from './features/landing/title.ts';
import { parseSearch, stringifySearch } from './lib/query-string.ts';
import { pageTitle } from './ui/page-title.ts';

/** The landing page as the build puts it into landing.html (build/landing-page.ts), which runs this in Node. */
export async function renderLandingPage(): Promise<{ title: string; markup: string }> {
  const router = createRouter({
    routeTree: createRootRoute({ component: Landing }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return { title: pageTitle(TITLE), markup: renderToStaticMarkup(<RouterProvider router={router} />) };
}
