import { IconDownload, IconPuzzle } from '@tabler/icons-react';
import { PRODUCT } from '@taskwell/contract/product';
import { useConfig } from '../../lib/config.ts';
import { EXTENSION_ADDRESS } from '../../lib/extension-address.ts';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './InstallPage.module.css';

/** How to have the browser extension; where it has not been built, what its operator does first. */
export function ExtensionCard() {
  const { extensionDownload } = useConfig();
  return (
    <section id="extension" className={styles.card} aria-labelledby="extension-title">
      <div className={styles.head}>
        <IconPuzzle size="2rem" aria-hidden className={styles.icon} />
        <h2 id="extension-title">The browser extension</h2>
        <p>
          Select text on any page, in a PDF or in a mail, and make a task of it: from the menu of the right mouse
          button, from the toolbar, or with a key. It reads a page only when you use it there.
        </p>
      </div>
      {extensionDownload ? (
        <a href={EXTENSION_ADDRESS} download className={buttonClass({ look: 'primary', size: 'large', full: true })}>
          <IconDownload size="1.05rem" aria-hidden />
          Download extension
        </a>
      ) : (
        <Alert tone="info">
          It has not been built on this installation. Whoever runs it enters <code>npm run build:extension</code> in the
          folder of {PRODUCT.name}; the download is here then.
        </Alert>
      )}
      <ol className={styles.steps}>
        <li>Unpack the downloaded file into a folder that stays.</li>
        <li>
          In Chrome open <code>chrome://extensions</code>, in Edge <code>edge://extensions</code>, and switch on
          “Developer mode”.
        </li>
        <li>Choose “Load unpacked” and the folder.</li>
        <li>
          Use it once: it asks for the address of your task manager, which is <code>{window.location.origin}</code>.
        </li>
      </ol>
    </section>
  );
}
