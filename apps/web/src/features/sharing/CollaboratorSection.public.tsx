import { IconMailForward } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { removeFromLists } from '../../lib/tasks/task-cache.ts';
import { Button } from '../../ui/Button.tsx';
import { onEscape } from '../../ui/escape.ts';
import styles from './CollaboratorSection.module.css';
import { PeopleList } from './PeopleList.public.tsx';
import { useSharingChanges } from './sharing-changes.ts';

type Collaborator = Task['collaborators'][number];

interface CollaboratorSectionProps {
  task: Task;
  onInvite: () => void;
  /** Whoever leaves does not see the task any more. */
  onLeave: () => void;
}

/**
 * People of other companies who accepted an invitation. Those who edit the task may end that, each of them may leave; both
 * are asked for first, as the way back is a new invitation.
 */
export function CollaboratorSection({ task, onInvite, onLeave }: CollaboratorSectionProps) {
  const user = useCurrentUser();
  const [leaving, setLeaving] = useState<Collaborator | null>(null);
  const own = task.collaborators.find(({ userId }) => userId === user.id);
  return (
    <>
      <PeopleList
        label="External collaborators"
        people={task.collaborators.map((collaborator) => ({
          id: collaborator.id,
          name: collaborator.user.name,
          detail: [collaborator.company.name, collaborator.user.email].filter(Boolean).join(' · '),
          collaborator,
        }))}
        onRemove={task.abilities.edit ? ({ collaborator }) => setLeaving(collaborator) : undefined}
      />
      {leaving && (
        <Question
          task={task}
          collaborator={leaving}
          isOwn={leaving.userId === user.id}
          onDone={() => setLeaving(null)}
          onLeave={onLeave}
        />
      )}
      {own && !task.abilities.edit && !leaving && (
        <Button look="link" size="small" onClick={() => setLeaving(own)}>
          Leave this task
        </Button>
      )}
      {task.abilities.invite && (
        <Button look="link" size="small" data-opens="invite" onClick={onInvite}>
          <IconMailForward size="0.95rem" aria-hidden />
          Send Task via Email
        </Button>
      )}
    </>
  );
}

interface QuestionProps {
  task: Task;
  collaborator: Collaborator;
  isOwn: boolean;
  onDone: () => void;
  onLeave: () => void;
}

function Question({ task, collaborator, isOwn, onDone, onLeave }: QuestionProps) {
  const { removeCollaborator } = useSharingChanges(task);
  const client = useQueryClient();

  async function leave(): Promise<void> {
    onDone();
    if (isOwn) onLeave();
    try {
      await removeCollaborator(collaborator);
      if (isOwn) removeFromLists(client, task.id);
      notify({ tone: 'success', text: isOwn ? TASK_SUCCESSES.taskLeft : TASK_SUCCESSES.collaboratorRemoved });
    } catch (error) {
      const fallback = isOwn ? TASK_FAILURES.leaveTask : TASK_FAILURES.removeCollaborator;
      notify({ tone: 'danger', text: failureSentence(error, fallback) });
    }
  }

  return (
    <fieldset className={styles.question} onKeyDown={onEscape(onDone)}>
      <legend>
        {isOwn
          ? 'Leave this task? Only a new invitation brings you back.'
          : `Remove ${collaborator.user.name}? Only a new invitation brings them back.`}
      </legend>
      <div className={styles.buttons}>
        <Button size="small" onClick={onDone} autoFocus>
          Cancel
        </Button>
        <Button size="small" look="danger" onClick={leave}>
          {isOwn ? 'Leave' : 'Remove'}
        </Button>
      </div>
    </fieldset>
  );
}
