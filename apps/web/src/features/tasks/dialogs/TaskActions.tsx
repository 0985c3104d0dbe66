import { IconArchive, IconArchiveOff, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import { Button } from '../../../ui/Button.tsx';
import { useArchive } from '../api/archive-changes.ts';
import { useTaskNavigation } from '../task-navigation.ts';
import styles from './TaskDetails.module.css';

/** Whether there is anything at all that this person may do by a button here. */
export function hasActions({ abilities }: Task): boolean {
  return abilities.delete || abilities.archive || abilities.share || abilities.edit;
}

/** What may be done with a task: what its abilities say, and nothing else. */
export function TaskActions({ task, onClose }: { task: Task; onClose: () => void }) {
  const { open } = useTaskNavigation();
  const archive = useArchive();
  const { abilities } = task;

  function toggleArchived(): void {
    // Away from the list it stood in: back to that list, where the notice offers the way back.
    if (!task.archived) onClose();
    archive(task, !task.archived);
  }

  return (
    <div className={styles.actions}>
      {abilities.delete && (
        <Button look="quiet" data-opens="delete" onClick={() => open(task.id, 'delete')}>
          <IconTrash size="1.05rem" aria-hidden />
          Delete
        </Button>
      )}
      {abilities.archive && (
        <Button look="quiet" onClick={toggleArchived}>
          {task.archived ? <IconArchiveOff size="1.05rem" aria-hidden /> : <IconArchive size="1.05rem" aria-hidden />}
          {task.archived ? 'Unarchive' : 'Archive'}
        </Button>
      )}
      <span className={styles.gap} />
      {abilities.share && (
        <Button data-opens="share" onClick={() => open(task.id, 'share')}>
          <IconShare size="1.05rem" aria-hidden />
          Share
        </Button>
      )}
      {abilities.edit && (
        <Button look="primary" aria-keyshortcuts="e" data-opens="edit" onClick={() => open(task.id, 'edit')}>
          <IconPencil size="1.05rem" aria-hidden />
          Edit
        </Button>
      )}
    </div>
  );
}
