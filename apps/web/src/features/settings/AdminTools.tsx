import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Settings.module.css';

const AuditDialog = lazy(async () => ({ default: (await import('../audit/AuditDialog.public.tsx')).AuditDialog }));

/** SPEC §2 'Settings': what the administrators of a company have besides. */
export function AdminTools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card}>
      <h2>Admin Tools</h2>
      <div className={styles.dangerLine}>
        <p>Everything that happens in your company is written down: who did what, and when.</p>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          View Audit Log
        </Button>
      </div>
      <Suspense>{isOpen && <AuditDialog onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
