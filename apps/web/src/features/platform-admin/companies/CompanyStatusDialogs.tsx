import type { CompanyDetails } from '@taskwell/contract/platform-admin-schemas';
import { shortDate } from '../../../lib/due-words.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCompanyChanges } from './company-changes.ts';

interface StatusDialogProps {
  company: CompanyDetails;
  /** Back to the details, whatever was chosen. */
  onDone: () => void;
}

export function SuspendCompanyDialog({ company, onDone }: StatusDialogProps) {
  const { suspend } = useCompanyChanges();
  return (
    <ConfirmDialog
      title="Suspend Company"
      question={
        <>
          Are you sure you want to suspend <strong>{company.name}</strong>?
        </>
      }
      consequences="Everybody in it is signed out at once and cannot sign in until it is restored. Nothing is deleted."
      action="Suspend Company"
      onConfirm={() => {
        onDone();
        suspend(company);
      }}
      onCancel={onDone}
    />
  );
}

export function RestoreCompanyDialog({ company, onDone }: StatusDialogProps) {
  const { restore } = useCompanyChanges();
  return (
    <ConfirmDialog
      title="Restore Company"
      question={
        <>
          Are you sure you want to restore <strong>{company.name}</strong>?
        </>
      }
      consequences={
        company.purgeAt === null
          ? 'Its people can sign in again, to everything they had.'
          : `Its owner asked for its deletion; it would be purged on ${shortDate(company.purgeAt)}. Restored, it is kept, and its people can sign in again, to everything they had.`
      }
      action="Restore Company"
      look="primary"
      onConfirm={() => {
        onDone();
        restore(company);
      }}
      onCancel={onDone}
    />
  );
}
