import type { Task, TaskShare } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useRef, useState } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Alert } from '../../ui/Alert.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Person } from '../people/colleague-queries.public.ts';
import { AddPersonForm } from './AddPersonForm.tsx';
import { peopleOnTask } from './CoAssigneeSection.public.tsx';
import { PeopleList } from './PeopleList.public.tsx';
import styles from './ShareDialog.module.css';
import { useSharingChanges } from './sharing-changes.ts';

interface ShareDialogProps {
  task: Task;
  onDone: () => void;
}

/** SPEC §2 'Share Task', §6: view-only, by the lead. */
export function ShareDialog({ task, onDone }: ShareDialogProps) {
  const { share, unshare } = useSharingChanges(task);
  const [failure, setFailure] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);

  async function attempt(work: () => Promise<void>, fallback: string): Promise<boolean> {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const sentence = failureSentence(error, fallback);
      // The change was painted at once, so the dialog may have been left before the answer.
      if (content.current !== null) setFailure(sentence);
      else notify({ tone: 'danger', text: sentence });
      return false;
    }
  }

  const add = (person: Person) => attempt(() => share(person), TASK_FAILURES.shareTask);
  const remove = (person: TaskShare) => attempt(() => unshare(person), TASK_FAILURES.unshareTask);

  return (
    <Dialog title="Share Task" onClose={onDone} footer={<CancelButton>Done</CancelButton>}>
      <div ref={content} className={styles.share}>
        <p className={styles.note}>
          People you share “{task.title}” with can view it and its comments. They cannot change or comment on it.
        </p>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <AddPersonForm
          label="Share with"
          action="Share"
          excluded={[...peopleOnTask(task), ...task.sharedWith.map(({ userId }) => userId)]}
          onAdd={add}
          takesFocus
        />
        <section aria-labelledby="shared-with-heading">
          <h3 id="shared-with-heading" className={styles.heading}>
            Shared with
          </h3>
          {task.sharedWith.length === 0 && <p className={styles.none}>Nobody yet</p>}
          <PeopleList
            label="Shared with"
            people={task.sharedWith.map((person) => ({ ...person, name: person.user.name }))}
            onRemove={remove}
          />
        </section>
      </div>
    </Dialog>
  );
}
