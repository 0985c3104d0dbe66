import { FAILURES } from '@taskwell/contract/messages';
import { useCurrentUser } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useOpener } from '../../../ui/opener.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePeopleNavigation } from '../people-navigation.ts';
import { usePerson } from '../people-queries.ts';
import type { PeopleDialogName } from '../people-search.ts';
import { rightsOn } from '../person-rights.ts';
import { DeleteEmployeeDialog } from './DeleteEmployeeDialog.tsx';
import styles from './Dialogs.module.css';
import { EditEmployeeDialog } from './EditEmployeeDialog.tsx';
import { EmployeeDetails } from './EmployeeDetails.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

const GONE = {
  title: 'This employee does not exist',
  text: 'The account was deleted, or it is not in your company.',
};

interface EmployeeDialogProps {
  id: number;
  dialog: PeopleDialogName | null;
  onClose: () => void;
}

/** One person: the details, or what is being done with the person; whatever the policy allows. */
export function EmployeeDialog({ id, dialog, onClose }: EmployeeDialogProps) {
  const user = useCurrentUser();
  const { data: person, error, refetch } = usePerson(id);
  const { backTo } = usePeopleNavigation();
  const back = () => backTo(id);
  const opener = useOpener(dialog);
  // These two are in the list too.
  const leave = opener.wasShown ? back : onClose;

  if (person === undefined) {
    return (
      <Dialog title="Employee Details" onClose={onClose}>
        {error ? (
          <LoadFailure error={error} gone={GONE} title={FAILURES.fetchUser} onRetry={refetch} />
        ) : (
          <PersonSkeleton />
        )}
      </Dialog>
    );
  }
  const rights = rightsOn(user, person);
  if (dialog === 'edit' && rights.edit) {
    return <EditEmployeeDialog person={person} rights={rights} onDone={back} />;
  }
  if (dialog === 'reset-password' && rights.resetPassword) {
    return <ResetPasswordDialog person={person} onClose={leave} />;
  }
  if (dialog === 'delete' && rights.delete)
    return <DeleteEmployeeDialog person={person} onCancel={leave} onClose={onClose} />;
  return <EmployeeDetails person={person} rights={rights} focusOn={opener.selector} onClose={onClose} />;
}

function PersonSkeleton() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading employee</span>
      <Skeleton width="55%" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
