import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import styles from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';

const ChangelogDialog = lazyPart(() => import('./ChangelogDialog.tsx'), 'ChangelogDialog');

export function About() {
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
