import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { lazy, Suspense, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Settings.module.css';

const ChangelogDialog = lazy(async () => ({ default: (await import('./ChangelogDialog.tsx')).ChangelogDialog }));

export function About() {
  const { supportEmail } = useConfig();
  const [isChangelogOpen, setChangelogOpen] = useState(false);
  return (
    <section className={styles.card}>
      <h2>About {PRODUCT.name}</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Version</dt>
          <dd className={styles.version}>
            {PRODUCT.version}
            <Button look="link" aria-haspopup="dialog" onClick={() => setChangelogOpen(true)}>
              Changelog
            </Button>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Legal</dt>
          <dd>
            <Link to="/terms">Terms</Link> · <Link to="/privacy">Privacy</Link>
          </dd>
        </div>
        {supportEmail && (
          <div className={styles.fact}>
            <dt>Support</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </dd>
          </div>
        )}
      </dl>
      <Suspense>{isChangelogOpen && <ChangelogDialog onClose={() => setChangelogOpen(false)} />}</Suspense>
    </section>
  );
}
