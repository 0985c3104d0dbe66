import type { Contact } from '@taskwell/contract/schemas';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useContactChanges } from './contact-changes.ts';
import styles from './DeleteContactDialog.module.css';

/** The exact question of SPEC §2, and what becomes of the contact's tasks. */
export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { remove } = useContactChanges();
  return (
    <Dialog
      title="Delete Contact"
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
              remove(contact);
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete {contact.name}?</p>
      <p className={styles.consequences}>Tasks that are with this contact stay, unassigned.</p>
    </Dialog>
  );
}
