import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import styles from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';
import { TwoColumns } from './TwoColumns.tsx';

const ChangelogDialog = lazyPart(() => import('./ChangelogDialog.tsx'), 'ChangelogDialog');

export function About() {
  return <TwoColumns first={<AboutCard />} second={<Help />} />;
}

function AboutCard() {
  const { supportEmail } = useConfig();
  const dialog = useSettingsDialog();
  const { openDialog, close } = useSettingsNavigation();
  return (
    <section className={styles.card}>
      <h2>About {PRODUCT.name}</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Version</dt>
          <dd className={styles.version}>
            {PRODUCT.version}
            <Button look="link" aria-haspopup="dialog" onClick={() => openDialog('changelog')}>
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
      <LazyPart onFailure={close}>{dialog === 'changelog' && <ChangelogDialog onClose={close} />}</LazyPart>
    </section>
  );
}

function Help() {
  return (
    <section className={styles.card}>
      <h2>Help</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Keyboard</dt>
          <dd>Press ? on any screen to see all shortcuts</dd>
        </div>
        <div className={styles.fact}>
          <dt>Install</dt>
          <dd>
            <Link to="/download">The app and the browser extension</Link>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Programs</dt>
          <dd>
            <a href="/api/docs">API reference</a>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Questions</dt>
          <dd>
            <Link to="/contact">Contact Support</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
