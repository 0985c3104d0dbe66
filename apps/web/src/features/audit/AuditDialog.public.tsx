import { IconDownload } from '@tabler/icons-react';
import { AUDIT_WORDS } from '@taskwell/contract/audit-words';
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
import { EmptyPage } from '../../ui/EmptyPage.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { ActionSummary } from './ActionSummary.tsx';
import styles from './AuditDialog.module.css';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditList, AuditListSkeleton, type Person } from './AuditList.tsx';
import { type AuditFilters, useAuditAddress } from './audit-navigation.ts';
import { fetchAuditFile, useAudit } from './audit-queries.ts';

const NONE = { title: 'No entries found', text: 'Try other filters.' };

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
  const { filters, page, narrow, clear, goToPage } = useAuditAddress();
  const [chosenPerson, setChosenPerson] = useState<Person | null>(null);
  const { data, error, isPlaceholderData, refetch } = useAudit(filters, page);
  const personId = Number(filters.userId);
  // A reload knows only the number: the entries say whose it is.
  const person = [chosenPerson, ...(data?.auditLogs ?? []).map(({ user }) => user)].find(
    (each) => each?.id === personId,
  );

  return (
    <div className={styles.log}>
      <AuditFilterBar filters={filters} personName={person?.name ?? 'one person'} onChange={narrow} onClear={clear} />
      {error && !data && <LoadFailure title={AUDIT_WORDS.fetchFailed} error={error} onRetry={() => refetch()} />}
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
          {data.auditLogs.length === 0 ? (
            <EmptyPage noun="entries" pages={data.pagination.pages} none={NONE} onPage={goToPage} />
          ) : (
            <AuditList
              entries={data.auditLogs}
              isOutdated={isPlaceholderData}
              onPerson={
                filters.userId === undefined
                  ? (chosen) => {
                      setChosenPerson(chosen);
                      narrow({ userId: String(chosen.id) });
                    }
                  : undefined
              }
            />
          )}
          <Pages {...data.pagination} page={page} noun="entries" onPage={goToPage} />
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
    <Button size="small" isUnavailable={isEmpty} busyLabel={isBusy && AUDIT_WORDS.exporting} onClick={exportAll}>
      <IconDownload size="1rem" aria-hidden />
      Export CSV
    </Button>
  );
}
