import { canInCompany } from '@taskwell/policy/policy';
import { useLayoutEffect, useRef } from 'react';
import { actorOf } from '../../lib/actor.ts';
import type { Day } from '../../lib/calendar-days.ts';
import { useFormTypingEnd } from '../../lib/form-typing.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { isFocusLost } from '../../ui/lost-focus.ts';
import { usePrepared } from '../../ui/prepared.ts';
import { useOpenDialog, useTaskNavigation } from './task-navigation.ts';

const NewTaskDialog = lazyPart(() => import('./dialogs/NewTaskDialog.tsx'), 'NewTaskDialog');
const TaskDialog = lazyPart(() => import('./dialogs/TaskDialog.tsx'), 'TaskDialog');
const SubtaskDialog = lazyPart(() => import('./dialogs/SubtaskDialog.tsx'), 'SubtaskDialog');

interface TaskDialogsProps {
  /** On which a new task is due unless its maker says otherwise. */
  newTaskDay?: Day | null;
}

/** Whichever dialog the address names. Their code comes when the first view is done, so that they open at once. */
export function TaskDialogs({ newTaskDay = null }: TaskDialogsProps) {
  const { taskId, dialog, begins } = useOpenDialog();
  const { close } = useTaskNavigation();
  const mayCreate = canInCompany(actorOf(useCurrentUser()), 'createTask');
  usePrepared(NewTaskDialog, TaskDialog);
  useFormTypingEnd(dialog === 'new');
  useFocusAfter(taskId, dialog !== null || taskId !== null);

  return (
    <LazyPart onFailure={close}>
      {dialog === 'new' && mayCreate && <NewTaskDialog day={newTaskDay} begins={begins} onClose={close} />}
      {dialog === 'subtask' && taskId === null && <SubtaskDialog parent={null} onClose={close} />}
      {dialog !== 'new' && taskId !== null && <TaskDialog key={taskId} id={taskId} dialog={dialog} onClose={close} />}
    </LazyPart>
  );
}

/**
 * The focus goes back to what opened a dialog. Where that is gone, or it was a link from elsewhere, it goes to the task
 * in the list, else to the list's heading.
 */
function useFocusAfter(taskId: number | null, isOpen: boolean): void {
  const shown = useRef<{ taskId: number | null } | null>(null);
  // With the dialog's going, before the focus counts as lost (ui/lost-focus.ts).
  useLayoutEffect(() => {
    if (isOpen) {
      shown.current = { taskId };
      return;
    }
    const closed = shown.current;
    shown.current = null;
    if (closed === null || !isFocusLost()) return;
    const row = document.querySelector<HTMLElement>(`[data-task-id="${closed.taskId}"] [data-task-title]`);
    (row ?? document.querySelector<HTMLElement>('#task-list-heading'))?.focus();
  }, [taskId, isOpen]);
}
