import { IconCornerLeftUp } from '@tabler/icons-react';
import { MISSING } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { isOverdue } from '@taskwell/contract/overdue';
import type { Task } from '@taskwell/contract/schemas';
import { useRef } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { useDialogShortcuts } from '../../../lib/shortcuts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Comments } from '../../comments/Comments.public.tsx';
import { titleProperty } from '../api/property-changes.ts';
import { ReceivedFrom } from '../ReceivedFrom.tsx';
import { TaskLink } from '../TaskLink.tsx';
import { useTaskNavigation } from '../task-navigation.ts';
import { InPlaceButton, useInPlace } from './InPlace.tsx';
import { SubtaskSection } from './SubtaskSection.tsx';
import { hasActions, TaskActions } from './TaskActions.tsx';
import styles from './TaskDetails.module.css';
import { TaskPeople, TaskProperties } from './TaskProperties.tsx';
import { titleProblem } from './task-form.ts';

interface TaskDetailsProps {
  task: Task;
  /** Selects what has the focus at first. */
  focusOn: string | undefined;
  onClose: () => void;
}

/** What there is to know of a task, in two parts: what it says, and its properties beside it (on phones above and below). */
export function TaskDetails({ task, focusOn, onClose }: TaskDetailsProps) {
  const { open } = useTaskNavigation();
  const renaming = useInPlace({
    task,
    name: 'title',
    valueIn: ({ title }) => title,
    wordsOf: (title) => title,
    problemOf: titleProblem,
    changeOf: (title) => titleProperty(title.trim()),
    field: ({ onEntered, ...binding }) => (
      <TextField {...binding} label="Title" limit={LIMITS.titleLength} autoComplete="off" isRequired />
    ),
  });
  const details = useRef<HTMLDivElement>(null);
  useDetailShortcuts(task, details);
  return (
    <Dialog
      title={
        task.abilities.edit && !renaming.editor ? (
          <InPlaceButton name="title" {...renaming.button}>
            {task.title}
          </InPlaceButton>
        ) : (
          task.title
        )
      }
      titleForm={renaming.editor}
      size="large"
      onClose={onClose}
      // Enter pressed once too often must not begin to change the title.
      focusOn={focusOn ?? CLOSE}
      footer={hasActions(task) && <TaskActions task={task} onClose={onClose} />}
    >
      <div ref={details} className={styles.details}>
        <div className={styles.properties}>
          <TaskProperties task={task} />
        </div>
        <div className={styles.main}>
          <Origin task={task} onOpen={open} />
          <section aria-label="Description">
            {task.description ? (
              <p className={styles.description} dir="auto">
                {task.description}
              </p>
            ) : (
              <p className={styles.missing}>{MISSING.description}</p>
            )}
          </section>
          <SubtaskSection task={task} onOpen={open} onAdd={() => open(task.id, 'subtask')} />
          <Comments task={task} />
        </div>
        <div className={styles.people}>
          <TaskPeople task={task} />
        </div>
      </div>
    </Dialog>
  );
}

const CLOSE = '[aria-label="Close"]';

/** Where the task belongs and what is special about it; mostly nothing. */
function Origin({ task, onOpen }: { task: Task; onOpen: (id: number) => void }) {
  const isLate = isOverdue(task, useNow());
  if (!task.parentTask && !isLate && !task.archived && !task.sharedWithYou && !task.receivedFrom) return null;
  return (
    <div className={styles.origin}>
      {task.parentTask && (
        <p className={styles.parent}>
          <IconCornerLeftUp size="0.95rem" aria-hidden />
          <span>
            Subtask of{' '}
            <TaskLink dir="auto" id={task.parentTask.id} onOpen={onOpen}>
              {task.parentTask.title}
            </TaskLink>
          </span>
        </p>
      )}
      {isLate && <Badge tone="danger">Overdue</Badge>}
      {task.archived && <Badge tone="neutral">Archived</Badge>}
      {task.sharedWithYou && <Badge tone="info">Shared with you</Badge>}
      <ReceivedFrom task={task} />
    </div>
  );
}

/** The keys of the list, for the task that is open. */
function useDetailShortcuts(task: Task, details: React.RefObject<HTMLDivElement | null>): void {
  const { open } = useTaskNavigation();
  function press(property: 'status' | 'priority'): boolean {
    const button = details.current?.querySelector<HTMLElement>(`[data-property="${property}"]`);
    button?.click();
    return button !== undefined && button !== null;
  }
  useDialogShortcuts({
    e: () => {
      if (!task.abilities.edit) return false;
      open(task.id, 'edit');
      return true;
    },
    s: () => press('status'),
    p: () => press('priority'),
  });
}
