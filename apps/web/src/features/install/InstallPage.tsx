import { IconCircleCheck, IconDeviceDesktopDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PRODUCT } from '@taskwell/contract/product';
import { askToInstall, useInstallation } from '../../lib/install-prompt.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { ExtensionCard } from './ExtensionCard.tsx';
import styles from './InstallPage.module.css';
import { INSTALL_WAYS, wayOfThisBrowser } from './install-ways.ts';

/** Where there is no app to download (DECISIONS §4): how to have the web app as one. */
export function InstallPage() {
  usePageTitle('Install the app');
  return (
    <main className={styles.page}>
      <Link to="/" className={styles.home} aria-label="Taskwell home">
        <Brand />
      </Link>
      <div className={styles.card}>
        <div className={styles.head}>
          <IconDeviceDesktopDown size="2rem" aria-hidden className={styles.icon} />
          <h1>Install {PRODUCT.name} from your browser</h1>
          <p>
            There is no app to download: {PRODUCT.name} runs in the browser, and installs from there with an icon and a
            window of its own, on Windows, macOS, Linux and phones. It is always the latest version.
          </p>
        </div>
        <Offer />
        <Ways />
      </div>
      <ExtensionCard />
      <p className={styles.footer}>
        <Link to="/login">Open in the browser instead</Link>
      </p>
    </main>
  );
}

/** The browser's own question where it has one. */
function Offer() {
  const { canAsk, isInstalled } = useInstallation();
  if (isInstalled) {
    return (
      <div className={styles.installed} role="status">
        <IconCircleCheck size="1.5rem" aria-hidden />
        <p>{PRODUCT.name} is installed. You find it among your apps.</p>
        <Link to="/dashboard" className={buttonClass({ look: 'primary' })}>
          Open {PRODUCT.name}
        </Link>
      </div>
    );
  }
  if (!canAsk) return null;
  return (
    <Button look="primary" size="large" full onClick={askToInstall}>
      Install {PRODUCT.name}
    </Button>
  );
}

/** By hand, that of this browser first. */
function Ways() {
  const { canAsk, isInstalled } = useInstallation();
  if (isInstalled) return null;
  const own = wayOfThisBrowser();
  const others = INSTALL_WAYS.filter((way) => way !== own);
  return (
    <div className={styles.ways}>
      {own && !canAsk && (
        <section aria-labelledby="own-way">
          <h2 id="own-way">In {own.browser}</h2>
          <ol className={styles.steps}>
            {own.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <details className={styles.others}>
        <summary>{own && !canAsk ? 'In another browser' : 'How to install it by hand'}</summary>
        <dl>
          {(own && !canAsk ? others : INSTALL_WAYS).map(({ browser, steps }) => (
            <div key={browser}>
              <dt>{browser}</dt>
              <dd>{steps.join(' ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
