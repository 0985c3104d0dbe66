import { PRODUCT } from '@taskwell/contract/product';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CHANGELOG } from './changelog.ts';
import styles from './Settings.module.css';

export function ChangelogDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="What is new" onClose={onClose}>
      {CHANGELOG.map(({ name, notes }) => (
        <section key={name} className={styles.release}>
          <h3>
            {name}
            {name === PRODUCT.version && <Badge tone="info">This version</Badge>}
          </h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
