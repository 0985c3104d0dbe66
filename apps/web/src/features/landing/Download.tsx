import { IconBrandApple, IconBrandUbuntu, IconBrandWindows, IconDownload, IconPuzzle } from '@tabler/icons-react';
import { EXTENSION_ADDRESS } from '../../lib/extension-address.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './Sections.module.css';

/** Answers with the newest file the operator offers (SPEC §7 'Downloads'). */
const WINDOWS_ADDRESS = '/api/downloads/windows/latest';

const REQUIREMENTS = [
  {
    name: 'System',
    minimum: 'Windows 10, macOS 10.15 or Ubuntu 18.04',
    recommended: 'Windows 11, macOS 12 or Ubuntu 20.04',
  },
  { name: 'Memory', minimum: '4GB RAM', recommended: '8GB RAM' },
  { name: 'Disk', minimum: '100MB', recommended: '500MB' },
  { name: 'Network', minimum: 'Internet', recommended: 'High-speed internet' },
] as const;

/** What there is to take along: the app, and the browser extension. What the installation offers, styles show (LandingRoute.tsx). */
export function Download() {
  return (
    <section id="download" className={styles.section} aria-labelledby="download-title">
      <h2 id="download-title" className={styles.sectionTitle}>
        Take it with you
      </h2>
      <div className={styles.downloads}>
        <div className={styles.download}>
          <IconBrandWindows size="1.8rem" aria-hidden />
          <h3>Windows</h3>
          <p>
            <span className={styles.ifWindows}>Latest version</span>
            <span className={styles.unlessWindows}>Installs from your browser</span>
          </p>
          <a
            href={WINDOWS_ADDRESS}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'primary', full: true })}
          >
            <IconDownload size="1.05rem" aria-hidden />
            <span className={styles.ifWindows}>Download for Windows</span>
            <span className={styles.unlessWindows}>Install the web app</span>
          </a>
        </div>
        <div className={styles.download}>
          <IconBrandApple size="1.8rem" aria-hidden />
          <h3>macOS</h3>
          <p>52.1 MB</p>
          <Button full disabled>
            Coming Soon
          </Button>
        </div>
        <div className={styles.download}>
          <IconBrandUbuntu size="1.8rem" aria-hidden />
          <h3>Linux</h3>
          <p>48.7 MB</p>
          <Button full disabled>
            Coming Soon
          </Button>
        </div>
        <Extension />
      </div>
      <div className={styles.requirements}>
        <table>
          <caption>System Requirements</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Minimum</th>
              <th scope="col">Recommended</th>
            </tr>
          </thead>
          <tbody>
            {REQUIREMENTS.map(({ name, minimum, recommended }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{minimum}</td>
                <td>{recommended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Extension() {
  return (
    <div className={styles.download}>
      <IconPuzzle size="1.8rem" aria-hidden />
      <h3>Browser extension</h3>
      <p>Selected text becomes a task, in Chrome and Edge</p>
      <div className={styles.ifExtension}>
        <a href={EXTENSION_ADDRESS} download className={buttonClass({ look: 'primary', full: true })}>
          <IconDownload size="1.05rem" aria-hidden />
          Download extension
        </a>
        <a href="/download#extension" className={styles.how}>
          How to load it
        </a>
      </div>
      <a href="/download#extension" className={`${styles.unlessExtension} ${buttonClass({ full: true })}`}>
        How to get it
      </a>
    </div>
  );
}
