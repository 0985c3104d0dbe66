import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import {
  HAND_OVER_LABELS,
  type HandedTask,
  type HandedUpdate,
  type HandOver,
  manualTask,
  nextText,
} from '@taskwell/contract/hand-over';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { canInCompany } from '@taskwell/policy/policy';
import { type ReactNode, useEffect, useState } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { isNotFound } from '../../../lib/api-errors.ts';
import { useMoreWaiting } from '../../../lib/hand-over-inbox.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTask } from '../api/task-queries.ts';
import { NewTaskDialog } from '../dialogs/NewTaskDialog.tsx';
import { SubtaskDialog } from '../dialogs/SubtaskDialog.tsx';
import { TaskSummaryDialog } from '../dialogs/TaskSummaryDialog.tsx';
import { ChooseTask } from './ChooseTask.tsx';
import { CompleteTaskDialog } from './CompleteTaskDialog.tsx';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import { draftOf, type HandOverDialogProps, type OnTaskDialogProps } from './hand-over-props.ts';
import { fieldsOfHanded, type HandedFields, knownActions } from './handed-fields.ts';
import { partOf, partOfText } from './part-of-text.ts';
import { TaskButtons } from './TaskButtons.tsx';
import { UnreadDialog } from './UnreadDialog.tsx';
import { UpdateTaskDialog } from './UpdateTaskDialog.tsx';

/** What was handed over, as a filled form or a question; a press of its button makes it. */
export function HandOverDialog(props: HandOverDialogProps) {
  return props.waiting.handOver.unread ? <UnreadDialog {...props} /> : <ReadDialog {...props} />;
}

function ReadDialog(props: HandOverDialogProps) {
  const { waiting, view, onShow } = props;
  const { handOver } = waiting;
  const { candidates, nearest, taskId } = handOver.update;
  const reason = reasonOf(handOver.update);
  if (handOver.type === 'create') return <CreateHanded {...props} />;
  if (view === 'new') return <CreateUnmatched {...props} onChoose={() => onShow('search')} />;
  if (view === 'search') return <ChooseTask {...props} ids={[]} />;
  if (view === 'choose') return <ChooseTask {...props} ids={candidates.length > 0 ? candidates : nearest} />;
  if (view !== null) return <OnTask key={view.taskId} {...props} id={view.taskId} />;
  if (taskId !== null) return <OnTask {...props} reason={reason} id={taskId} />;
  if (candidates.length > 0) return <ChooseTask {...props} reason={reason} ids={candidates} />;
  if (handOver.type === 'addSubtask') return <SubtaskHanded {...props} reason={reason} parent={null} />;
  if (handOver.type === 'summarize') {
    if (handOver.originalText === '') return <NothingToSummarise onDone={props.onDone} />;
    return <ChooseTask {...props} reason={reason} ids={nearest} />;
  }
  return <CreateUnmatched {...props} reason={reason} nearest={nearest} onChoose={() => onShow('choose')} />;
}

/** How sure the assistant is of the task, and why; or why it found none. */
function reasonOf({ confidence, reasoning, taskId }: HandedUpdate): string {
  if (taskId === null || confidence === null) return reasoning;
  const sure = ASSISTANT_MESSAGES.howSure(confidence);
  return reasoning === '' ? `${sure}.` : `${sure}: ${reasoning}`;
}

/** The task is read as the person may see it; nothing of what was handed over says what is in it. */
function OnTask({ id, ...props }: HandOverDialogProps & { id: number }) {
  const { data: task, error, isFetching, refetch } = useTask(id);
  const { waiting, onShow } = props;
  const { type } = waiting.handOver;
  const isGone = isNotFound(error);
  // It never was in sight: there is no such task. One that goes while its form is open stays in that.
  const isUnknown = isGone && task === undefined;
  useEffect(() => {
    if (isUnknown && type !== 'summarize') onShow('new', true);
  }, [isUnknown, type, onShow]);
  // What a list knew may be old. Read again later, as after each change, it stays.
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFetching) setFresh(true);
  }, [isFetching]);
  if (isGone && type === 'summarize') return <NothingToSummarise onDone={props.onDone} />;
  if (isUnknown) return null;
  if (task === undefined || (isFetching && !isFresh && !error)) {
    return <LoadingDialog {...props} error={error} onRetry={refetch} />;
  }
  const onTask = { ...props, task, isGone };
  switch (type) {
    case 'complete':
      return <CompleteTaskDialog {...onTask} />;
    case 'addSubtask':
      if (task.abilities.addSubtask) return <SubtaskHanded {...props} parent={task} isParentGone={isGone} />;
      return <SubtaskHanded {...props} reason={ASSISTANT_MESSAGES.noSubtaskThere(task.title)} parent={null} />;
    case 'summarize':
      return <SummaryHanded task={task} onClose={() => props.onDone()} />;
    default:
      return <UpdateHanded {...onTask} />;
  }
}

interface LoadingDialogProps extends Pick<HandOverDialogProps, 'waiting' | 'onClose'> {
  /** Why what it waits for has not come. */
  error?: unknown;
  onRetry?: () => void;
}

/**
 * Until the form can be shown. What it says has the focus, and not its cross: who presses Enter too early means the form, and
 * must not set it aside.
 */
function LoadingDialog({ waiting, error, onRetry, onClose }: LoadingDialogProps) {
  return (
    <Dialog
      title={HAND_OVER_LABELS[waiting.handOver.type]}
      onClose={onClose}
      closesOnClickOutside={false}
      focusOn={HANDED_SELECTOR}
    >
      <div tabIndex={-1} data-handed>
        {error && onRetry ? (
          <LoadFailure error={error} gone={GONE} title={TASK_FAILURES.fetchTask} onRetry={onRetry} />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading task</span>
            <Skeleton width="60%" height="1.5rem" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function SummaryHanded(props: { task: Task; onClose: () => void }) {
  const more = useMoreWaiting(useCurrentUser().id);
  return <TaskSummaryDialog {...props} note={more > 0 ? ASSISTANT_MESSAGES.moreWaiting(more) : undefined} />;
}

/** Shown once whom its changes name has been looked up. */
function UpdateHanded(props: OnTaskDialogProps) {
  const { waiting } = props;
  const { update } = waiting.handOver;
  const user = useCurrentUser();
  const suggestedActions = useOnce(() => knownActions(update.suggestedActions, user));
  if (suggestedActions === null) return <LoadingDialog {...props} />;
  const handOver = { ...waiting.handOver, update: { ...update, suggestedActions } };
  return <UpdateTaskDialog {...props} waiting={{ ...waiting, handOver }} />;
}

const GONE = { title: TASK_FAILURES.fetchTask, text: ASSISTANT_MESSAGES.taskGoneSince };

function NothingToSummarise({ onDone }: Pick<HandOverDialogProps, 'onDone'>) {
  useEffect(() => {
    notify({ tone: 'danger', text: TASK_FAILURES.taskSummary });
    onDone();
  }, [onDone]);
  return null;
}

/** The tasks of a text, one after the other. */
function CreateHanded(props: HandOverDialogProps) {
  const { handOver } = props.waiting;
  const { next, others, number, part } = severalOf(handOver);
  const { isByHand = false } = handOver;
  const isDateless = !isByHand && handOver.task.dueDate === null;
  const goOn = () => props.onDone(next && { ...handOver, task: next, furtherTasks: others, number: number + 1 });
  return (
    <CreateFrom
      {...props}
      task={handOver.task}
      notice={
        <HandedText
          of={handOver}
          part={part}
          note={isByHand ? ASSISTANT_MESSAGES.popupByHand : undefined}
          reason={isDateless ? ASSISTANT_MESSAGES.noDateRead : ''}
          onSkip={next && goOn}
        />
      }
      onCreated={goOn}
    />
  );
}

/** Which of the tasks of its text it is, and what follows it. */
function severalOf(handOver: HandOver) {
  const [next, ...others] = handOver.furtherTasks;
  return { next, others, number: handOver.number ?? 1, part: partOf(handOver) };
}

interface CreateUnmatchedProps extends HandOverDialogProps {
  /** The tasks that come nearest. */
  nearest?: readonly number[];
  onChoose: () => void;
}

/** Of a text that names no task, its first characters (SPEC §2) and when it is due; or a task is chosen after all. */
function CreateUnmatched({ reason, nearest = [], onChoose, ...props }: CreateUnmatchedProps) {
  const { handOver } = props.waiting;
  const { originalText, update, isByHand } = handOver;
  const [task] = useState(() => {
    const { title, description, priority } = manualTask(originalText || update.updateContent);
    return { ...handOver.task, title, description, priority };
  });
  return (
    <CreateFrom
      {...props}
      task={task}
      notice={
        <HandedText
          of={handOver}
          note={isByHand ? ASSISTANT_MESSAGES.popupByHand : ASSISTANT_MESSAGES.noTaskFound}
          reason={reason}
          onChoose={onChoose}
          {...partOfText(handOver, props.onDone)}
        >
          <TaskButtons ids={nearest} onChosen={(taskId) => props.onShow({ taskId })} />
        </HandedText>
      }
      onCreated={() => props.onDone(nextText(handOver))}
    />
  );
}

interface CreateFromProps extends HandOverDialogProps {
  task: HandedTask;
  notice: ReactNode;
  onCreated: () => void;
}

function CreateFrom({ waiting, task, notice, onCreated, onClose }: CreateFromProps) {
  const fields = useFields(task);
  const mayCreate = canInCompany(actorOf(useCurrentUser()), 'createTask');
  if (fields === null || !mayCreate) return null;
  return (
    <NewTaskDialog
      handed={{ draft: draftOf(waiting.key), fields, focusOn: HANDED_SELECTOR, notice }}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}

/** The subtasks of a text, one after the other; those that follow are added to the same task. */
function SubtaskHanded({
  waiting,
  parent,
  isParentGone = false,
  reason,
  onDone,
  onOpenTask,
  onClose,
}: HandOverDialogProps & { parent: { id: number; title: string } | null; isParentGone?: boolean }) {
  const { handOver, key } = waiting;
  const { update } = handOver;
  const { next, others, number, part } = severalOf(handOver);
  const fields = useFields(update.subtask ?? handOver.task);
  if (fields === null) return parent && <LoadingDialog waiting={waiting} onClose={onClose} />;
  const { assignment, ...plain } = fields;
  // What the text says of another task comes behind the subtasks of this one.
  const ofAnother = nextText(handOver);

  function ofSame(taskId: number | null): HandOver | null {
    if (next === undefined) return null;
    const following = { ...update, taskId, subtask: next, reasoning: '', confidence: null };
    return { ...handOver, update: following, task: next, furtherTasks: others, number: number + 1 };
  }

  const following = (taskId: number | null) => ofSame(taskId) ?? ofAnother;
  const hasMore = next !== undefined || ofAnother !== null;

  function goOn(taskId: number): void {
    const coming = following(taskId);
    if (coming === null) onOpenTask(taskId);
    else onDone(coming);
  }

  return (
    <SubtaskDialog
      parent={parent}
      isParentGone={isParentGone}
      handed={{
        draft: draftOf(key),
        fields: { ...plain, assignee: assignment?.kind === 'internal' ? assignment.person : null },
        focusOn: HANDED_SELECTOR,
        notice: (
          <HandedText
            of={handOver}
            part={part}
            reason={reason}
            onSkip={hasMore ? () => onDone(following(parent?.id ?? update.taskId)) : undefined}
          />
        ),
      }}
      onAdded={goOn}
      onClose={onClose}
    />
  );
}

/** Null until whom it names has been looked up. */
function useFields(task: HandedTask): HandedFields | null {
  const user = useCurrentUser();
  return useOnce(() => fieldsOfHanded(task, user));
}

/** What is looked up for as long as it is shown; null until it is there. */
function useOnce<T>(lookUp: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let isHere = true;
    lookUp().then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, []);
  return found;
}
