import type { Contact } from '@taskwell/contract/schemas/contacts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useContactChanges } from './contact-changes.ts';

/** The exact question of SPEC §2, and what becomes of the contact's tasks. */
export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { remove } = useContactChanges();
  return (
    <ConfirmDialog
      title="Delete Contact"
      question={`Are you sure you want to delete ${contact.name}?`}
      consequences="Tasks that are with this contact stay, unassigned."
      action="Delete"
      onConfirm={() => {
        onClose();
        remove(contact);
      }}
      onCancel={onClose}
    />
  );
}
