import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { useConfig } from '../../lib/config.ts';
import styles from './Settings.module.css';

export function About() {
  const { supportEmail } = useConfig();
  return (
    <section className={styles.card}>
      <h2>About {PRODUCT.name}</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Version</dt>
          <dd>{PRODUCT.version}</dd>
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
    </section>
  );
}
