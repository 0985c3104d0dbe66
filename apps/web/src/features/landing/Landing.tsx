import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { Brand } from '../../ui/Brand.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Download } from './Download.tsx';
import { Features } from './Features.tsx';
import { Footer } from './Footer.tsx';
import { HeroPreview } from './HeroPreview.tsx';
import styles from './Landing.module.css';
import { Pictures } from './Pictures.tsx';
import { Pricing } from './Pricing.tsx';

/** Markup and links alone, no state: the build draws it into landing.html, where no component of it runs (decision 46). */
export function Landing() {
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
        <Pictures />
        <Pricing />
        <Download />
      </main>
      <Footer />
    </div>
  );
}
