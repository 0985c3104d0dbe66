import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useOpener } from '../../../ui/opener.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useConsoleNavigation } from '../console-navigation.ts';
import styles from './CompanyDetails.module.css';
import { CompanyDetails } from './CompanyDetails.tsx';
import { RestoreCompanyDialog, SuspendCompanyDialog } from './CompanyStatusDialogs.tsx';
import { useCompanyChanges } from './company-changes.ts';
import { useCompany } from './company-queries.ts';

const GONE = { title: 'This company does not exist', text: 'It may have been purged.' };

/** One company: the details, or the question before its status changes. */
export function CompanyDialog({ id, dialog }: { id: number; dialog: string | null }) {
  const { data: company, error, refetch } = useCompany(id);
  const { openCompany, backToCompany, close } = useConsoleNavigation();
  const { refresh } = useCompanyChanges();
  const back = () => backToCompany(id);
  const opener = useOpener(dialog);
  const leave = () => {
    refresh();
    close();
  };

  if (company === undefined) {
    return (
      <Dialog title="Company Details" size="large" onClose={leave}>
        {error ? (
          <LoadFailure error={error} gone={GONE} title={CONSOLE_MESSAGES.fetchCompany} onRetry={refetch} />
        ) : (
          <CompanySkeleton />
        )}
      </Dialog>
    );
  }
  if (dialog === 'suspend' && !company.markedForDeletion)
    return <SuspendCompanyDialog company={company} onDone={back} />;
  if (dialog === 'restore' && company.markedForDeletion)
    return <RestoreCompanyDialog company={company} onDone={back} />;
  return (
    <CompanyDetails
      company={company}
      onChangeStatus={() => openCompany(id, company.markedForDeletion ? 'restore' : 'suspend')}
      focusOn={opener.selector}
      onClose={leave}
    />
  );
}

function CompanySkeleton() {
  return (
    <div role="status" className={styles.details}>
      <span className="visually-hidden">Loading company</span>
      <Skeleton width="55%" height="2rem" />
      <Skeleton height="5rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
