import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useConfig } from '../../lib/config.ts';
import { isPlainClick, pathWithin } from '../../lib/links.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TITLE } from './title.ts';

const importLanding = () => import('./Landing.tsx');
const Landing = lazyPart(importLanding, 'Landing');
/** The page has nothing to be put back to. */
const stay = () => undefined;

/** What came with landing.html, drawn by the build; null where the application was opened elsewhere. */
function keptPage(): HTMLElement | null {
  return document.querySelector('#landing');
}

/** Nothing to wait for where the page is there already. */
export async function loadLanding(): Promise<void> {
  if (keptPage() === null) await importLanding().catch(() => undefined);
}

/** SPEC §2 'Landing page': the one that is there before any script has come stays the page (decision 46). */
export function LandingRoute() {
  const kept = keptPage();
  usePageTitle(TITLE);
  useSmoothScrolling();
  useOffers();
  if (kept) return <KeptLanding page={kept} />;
  return (
    <LazyPart onFailure={stay}>
      <Landing />
    </LazyPart>
  );
}

function KeptLanding({ page }: { page: HTMLElement }) {
  const { history } = useRouter();
  useLayoutEffect(() => {
    page.hidden = false;
    return () => {
      // A browser takes the focus from what is hidden only later, when the next screen has looked for it.
      if (document.activeElement instanceof HTMLElement && page.contains(document.activeElement)) {
        document.activeElement.blur();
      }
      page.hidden = true;
      page.dataset.left = '';
    };
  }, [page]);
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link && isPlainClick(event) ? pathWithin(link) : null;
      if (path === null) return;
      event.preventDefault();
      history.push(path);
    }
    page.addEventListener('click', follow);
    return () => page.removeEventListener('click', follow);
  }, [page, history]);
  return null;
}

/** The build does not know what an installation offers to download, so the page holds both and styles show one. */
function useOffers(): void {
  const { windowsDownload, extensionDownload } = useConfig();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.offers = [windowsDownload && 'windows', extensionDownload && 'extension'].filter(Boolean).join(' ');
  }, [windowsDownload, extensionDownload]);
}

/** The links on this page glide; scrolling elsewhere must not. */
function useSmoothScrolling(): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    return () => {
      style.scrollBehavior = '';
    };
  }, []);
}
