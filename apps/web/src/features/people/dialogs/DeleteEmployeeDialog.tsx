import type { User } from '@taskwell/contract/schemas';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import { deleteWords } from '../person-rights.ts';
import styles from './Dialogs.module.css';

/** Asks once, and says what becomes of their work (DECISIONS §3). */
export function DeleteEmployeeDialog({ person, onClose }: { person: User; onClose: () => void }) {
  const { remove } = usePeopleChanges();
  return (
    <Dialog
      title={person.role === 'ADMIN' ? 'Delete Admin' : 'Delete Employee'}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              remove(person);
            }}
          >
            {deleteWords(person)}
          </Button>
        </>
      }
    >
      <p>
        Are you sure you want to delete <strong>{person.name}</strong>? This action cannot be undone.
      </p>
      <p className={styles.consequences}>
        {person.email} is signed out everywhere. Their open tasks become unassigned; the name stays on what has been
        done.
      </p>
    </Dialog>
  );
}
