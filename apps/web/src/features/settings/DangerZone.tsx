import type { User } from '@taskwell/contract/schemas/people';
import { Button } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import styles from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** System administrators only: the whole company, or the personal account. */
export function DangerZone({ user }: { user: User }) {
  const dialog = useSettingsDialog();
  const { openDialog, close } = useSettingsNavigation();
  const action = user.isPersonal ? 'Delete Account' : 'Delete Company';
  return (
    <section className={`${styles.card} ${styles.danger}`}>
      <h2>Danger Zone</h2>
      <div className={styles.dangerLine}>
        <p>
          {user.isPersonal
            ? 'Deletes your account and all its tasks. You are signed out everywhere at once.'
            : `Deletes ${user.companyName ?? 'your company'}, its people and all its tasks. Everyone is signed out at once.`}
        </p>
        <Button look="danger" aria-haspopup="dialog" onClick={() => openDialog('delete')}>
          {action}
        </Button>
      </div>
      <LazyPart onFailure={close}>
        {dialog === 'delete' && <DeleteAccountDialog user={user} action={action} onClose={close} />}
      </LazyPart>
    </section>
  );
}
