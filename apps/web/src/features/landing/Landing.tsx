import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { useEffect } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { HeroPreview } from './HeroPreview.tsx';
import styles from './Landing.module.css';

const importBelow = () => import('./Below.tsx');
const LATER = { Sections: lazyPart(importBelow, 'Sections'), Footer: lazyPart(importBelow, 'Footer') };
let below: Pick<Awaited<ReturnType<typeof importBelow>>, keyof typeof LATER> | null = null;

/** With it the page is drawn whole at once. Where it does not come, it is asked for again as the page is drawn. */
export async function loadBelow(): Promise<void> {
  below = await importBelow().catch(() => null);
}

export const TITLE = 'Tasks, smart and simple';
/** The rest of the page needs nothing of it. */
const stay = () => undefined;

/** SPEC §2 'Landing page'. Plain markup and CSS: it is the first thing a visitor loads. */
export function Landing() {
  const { Sections, Footer } = below ?? LATER;
  usePageTitle(TITLE);
  useSmoothScrolling();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="#top" className={styles.brand} aria-label={PRODUCT.name}>
          <Brand />
        </a>
        <nav className={styles.nav} aria-label="On this page">
          <a href="#features">Features</a>
          <a href="#pricing">Pricing</a>
          <a href="#download">Download</a>
        </nav>
        <Link to="/login" className={buttonClass({ look: 'secondary' })}>
          Open Task Manager
        </Link>
      </header>
      <main id="top">
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.headline}>PRODUCTIVITY THAT'S ALL SMART &amp; SIMPLE</h1>
            <p className={styles.lead}>
              Tasks for your company or just for you: who does what, until when, and what has happened since. Always up
              to date, on every screen.
            </p>
            <div className={styles.actions}>
              <a href="#download" className={buttonClass({ look: 'primary', size: 'large' })}>
                Download App
              </a>
              <Link to="/login" className={buttonClass({ size: 'large' })}>
                Open in Browser
              </Link>
            </div>
            <p className={styles.small}>
              New here? <Link to="/signup">Create a free account</Link>
            </p>
          </div>
          <HeroPreview />
        </section>
        <LazyPart onFailure={stay}>
          <Sections />
        </LazyPart>
      </main>
      <LazyPart onFailure={stay}>
        <Footer />
      </LazyPart>
    </div>
  );
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
