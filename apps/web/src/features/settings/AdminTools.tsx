import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import styles from './Settings.module.css';

const AuditDialog = lazy(async () => ({ default: (await import('../audit/AuditDialog.public.tsx')).AuditDialog }));
const route = getRouteApi('/app/settings');
const AUDIT = 'audit';

/** SPEC §2 'Settings': what the administrators of a company have besides. The open dialog is part of the address. */
export function AdminTools() {
  const { dialog } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: string | undefined) =>
    navigate({ search: ({ dialog: _, ...rest }) => (next === undefined ? rest : { ...rest, dialog: next }) });
  return (
    <section className={styles.card}>
      <h2>Admin Tools</h2>
      <div className={styles.dangerLine}>
        <p>Everything that happens in your company is written down: who did what, and when.</p>
        <Button aria-haspopup="dialog" onClick={() => show(AUDIT)}>
          View Audit Log
        </Button>
      </div>
      <LazyPart onFailure={() => show(undefined)}>
        {dialog === AUDIT && <AuditDialog onClose={() => show(undefined)} />}
      </LazyPart>
    </section>
  );
}
