import { IconDownload } from '@tabler/icons-react';
import { AUDIT_WORDS } from '@taskwell/contract/audit-words';
import { FAILURES } from '@taskwell/contract/messages';
import { formatCount } from '@taskwell/contract/numbers';
import { canInCompany } from '@taskwell/policy/policy';
import { useState } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { ActionSummary } from './ActionSummary.tsx';
import styles from './AuditDialog.module.css';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditList, AuditListSkeleton } from './AuditList.tsx';
import { type AuditFilters, fetchAuditFile, useAudit } from './audit-queries.ts';

/** SPEC §2 'Audit Log modal', for the administrators of a company. */
export function AuditDialog({ onClose }: { onClose: () => void }) {
  const mayRead = canInCompany(actorOf(useCurrentUser()), 'readAudit');
  return (
    <Dialog title={AUDIT_WORDS.title} size="large" onClose={onClose}>
      {mayRead ? <AuditLog /> : <CenteredNote title={AUDIT_WORDS.denied} text={AUDIT_WORDS.deniedText} isFailure />}
    </Dialog>
  );
}

function AuditLog() {
  const [filters, setFilters] = useState<AuditFilters>({});
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useAudit(filters, page);

  function narrow(changes: AuditFilters): void {
    setFilters((before) => ({ ...before, ...changes }));
    setPage(1);
  }

  return (
    <div className={styles.log}>
      <AuditFilterBar
        filters={filters}
        onChange={narrow}
        onClear={() => {
          setFilters({});
          setPage(1);
        }}
      />
      {error && !data && (
        <CenteredNote title={AUDIT_WORDS.fetchFailed} text={failureSentence(error, FAILURES.unexpected)} isFailure>
          <Button onClick={() => refetch()}>Try again</Button>
        </CenteredNote>
      )}
      {!error && !data && <AuditListSkeleton />}
      {data && (
        <>
          <ActionSummary stats={data.stats} chosen={filters.action} onChoose={(action) => narrow({ action })} />
          <div className={styles.head}>
            <p className={styles.count} role="status">
              {formatCount(data.pagination.total, 'entry', 'entries')}
            </p>
            <ExportButton filters={filters} isEmpty={data.pagination.total === 0} />
          </div>
          <AuditList
            entries={data.auditLogs}
            isOutdated={isPlaceholderData}
            onPerson={filters.person ? undefined : (person) => narrow({ person })}
          />
          <Pages {...data.pagination} noun="entries" onPage={setPage} />
        </>
      )}
    </div>
  );
}

/** What the filters leave, as a file; says when it is there. */
function ExportButton({ filters, isEmpty }: { filters: AuditFilters; isEmpty: boolean }) {
  const [isBusy, setBusy] = useState(false);
  async function exportAll(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchAuditFile(filters), 'audit-log.csv');
      notify({ tone: 'success', text: AUDIT_WORDS.exported });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, AUDIT_WORDS.exportFailed) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" disabled={isEmpty} busyLabel={isBusy && AUDIT_WORDS.exporting} onClick={exportAll}>
      <IconDownload size="1rem" aria-hidden />
      Export CSV
    </Button>
  );
}
