import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { useEffect } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Features } from './Features.tsx';
import { Footer } from './Footer.tsx';
import { HeroPreview } from './HeroPreview.tsx';
import styles from './Landing.module.css';
import { Pricing } from './Pricing.tsx';

const Download = lazyPart(() => import('./Download.tsx'), 'Download');
/** The rest of the page needs nothing of it. */
const stay = () => undefined;

/** SPEC §2 'Landing page'. Plain markup and CSS: it is the first thing a visitor loads. */
export function Landing() {
  usePageTitle('Tasks, smart and simple');
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
        <Features />
        <Pricing />
        <section id="download" className={styles.section} aria-labelledby="download-title">
          <h2 id="download-title" className={styles.sectionTitle}>
            Take it with you
          </h2>
          <LazyPart onFailure={stay}>
            <Download />
          </LazyPart>
        </section>
      </main>
      <Footer />
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
