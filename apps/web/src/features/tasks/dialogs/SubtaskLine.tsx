import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MISSING, TASK_STATUS_LABELS, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { canOnTask } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { TASK_KEYS } from '../../../lib/tasks/task-keys.ts';
import { useTaskChanges } from '../api/task-changes.ts';
import { readTask } from '../api/task-queries.ts';
import { CompleteButton } from '../CompleteButton.tsx';
import { TaskLink } from '../TaskLink.tsx';
import styles from './SubtaskSection.module.css';

type Subtask = Task['subtasks'][number];

/** One subtask within its parent: how far it is, changed by a press of those who may. */
export function SubtaskLine({ subtask, onOpen }: { subtask: Subtask; onOpen: (id: number) => void }) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const changes = useTaskChanges();
  const { id, title, assignee } = subtask;
  // Once it has been read, as for a change of it, that is the newer one, with the changes under way.
  const { data: read } = useQuery<Task>({ queryKey: TASK_KEYS.detail(id), enabled: false });
  const { status } = read && read.version >= subtask.version ? read : subtask;
  const isCompletable = canOnTask(actorOf(user), 'changeStatus', {
    isSameCompany: true,
    isAssigner: subtask.assignerId === user.id,
    isLead: assignee?.id === user.id,
    isCoAssignee: subtask.isCoAssignee,
    isSharedWith: false,
    isCollaborator: false,
    isSubtask: true,
  });

  async function change(next: TaskStatus): Promise<void> {
    try {
      changes.changeStatus(await readTask(client, id), next);
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.updateTaskStatus) });
    }
  }

  return (
    <li className={styles.subtask}>
      <CompleteButton title={title} status={status} isFixed={!isCompletable} onChange={change} />
      <TaskLink dir="auto" id={id} className={styles.title} onOpen={onOpen}>
        {title}
      </TaskLink>
      <span className={styles.status}>{TASK_STATUS_LABELS[status]}</span>
      {!user.isPersonal && <span className={styles.assignee}>{assignee?.name ?? MISSING.person}</span>}
    </li>
  );
}
