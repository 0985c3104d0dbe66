import { Button } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import styles from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';

const AuditDialog = lazyPart(() => import('../audit/AuditDialog.public.tsx'), 'AuditDialog');

/** SPEC §2 'Settings': what the administrators of a company have besides. */
export function AdminTools() {
  const dialog = useSettingsDialog();
  const { openDialog, close } = useSettingsNavigation();
  return (
    <section className={styles.card}>
      <h2>Admin Tools</h2>
      <div className={styles.dangerLine}>
        <p>Everything that happens in your company is written down: who did what, and when.</p>
        <Button aria-haspopup="dialog" onClick={() => openDialog('audit')}>
          View Audit Log
        </Button>
      </div>
      <LazyPart onFailure={close}>{dialog === 'audit' && <AuditDialog onClose={close} />}</LazyPart>
    </section>
  );
}
