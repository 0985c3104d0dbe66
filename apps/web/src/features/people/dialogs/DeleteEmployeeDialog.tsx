import type { User } from '@taskwell/contract/schemas/people';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import { deleteWords } from '../person-rights.ts';

interface DeleteEmployeeDialogProps {
  person: User;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks once, and says what becomes of their work (DECISIONS §3). */
export function DeleteEmployeeDialog({ person, onCancel, onClose }: DeleteEmployeeDialogProps) {
  const { remove } = usePeopleChanges();
  return (
    <ConfirmDialog
      title={person.role === 'ADMIN' ? 'Delete Admin' : 'Delete Employee'}
      question={
        <>
          Are you sure you want to delete <strong>{person.name}</strong>? This action cannot be undone.
        </>
      }
      consequences={`${person.email} is signed out everywhere. Their open tasks become unassigned; the name stays on what has been done.`}
      action={deleteWords(person)}
      onConfirm={() => {
        onClose();
        remove(person);
      }}
      onCancel={onCancel}
    />
  );
}
