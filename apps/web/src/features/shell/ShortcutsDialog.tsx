import { SHORTCUT_HELP } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" size="small" onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUT_HELP.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>Single keys can be switched off under Settings › Preferences.</p>
    </Dialog>
  );
}
