import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { type HandedUpdate, nextText } from '@taskwell/contract/hand-over';
import { TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextArea } from '../../../ui/TextField.tsx';
import { keepNewComment } from '../../comments/comment-changes.public.ts';
import { NotAllSaved, type OfferedChange, useConfirmedChanges } from './confirmed-changes.ts';
import { HANDED_SELECTOR, HandedText, NoteAction } from './HandedText.tsx';
import { draftOf, type OnTaskDialogProps } from './hand-over-props.ts';
import { MatchedTask } from './MatchedTask.tsx';
import { partOfText } from './part-of-text.ts';
import { TaskGoneWords } from './TaskGoneWords.tsx';

/** What the person may say about it, within a comment's length. */
const MOST_CHARACTERS = LIMITS.commentLength - ASSISTANT_MESSAGES.taskCompleted('').length;

/** With what was typed instead of the comment that was suggested; an empty one is none. */
function withComment(suggested: readonly SuggestedAction[], content: string): SuggestedAction[] {
  const others = suggested.filter(({ action }) => action !== 'comment');
  return content.trim() === '' ? others : [...others, { action: 'comment', content: content.trim() }];
}

/** Whoever hands over no type knows what it wants. */
const SAYS_DONE = new Set<HandedUpdate['updateType']>(['completion', null]);

const COMPLETED = TASK_SUCCESSES.statusChanged(TASK_STATUS_LABELS.COMPLETED);

/** SPEC §2: the person confirms, the status is set, a comment may be added. */
export function CompleteTaskDialog(props: OnTaskDialogProps) {
  const { task, isGone, waiting, reason, onDone, onOpenTask, onShow, onClose } = props;
  const user = useCurrentUser();
  const { handOver, key } = waiting;
  const next = nextText(handOver);
  const { changeStatus: mayComplete, comment: mayComment } = task.abilities;
  const isCompleted = task.status === 'COMPLETED';
  const said = handOver.update.updateContent || handOver.originalText;
  // As the person saw it: somebody may change it before they press.
  const [seen] = useState({ taskId: task.id, title: task.title, version: task.version });
  const changes = useConfirmedChanges({
    about: task.title,
    success: COMPLETED,
    fallback: TASK_FAILURES.updateTaskStatus,
  });
  const form = useForm({
    initial: { content: mayComment ? said.slice(0, MOST_CHARACTERS) : '' },
    draft: { userId: user.id, name: draftOf(key) },
    validate: () => ({}),
    fallback: TASK_FAILURES.completeTask,
    submit: async ({ content }) => {
      try {
        await changes.save(completionOf(seen, content.trim()));
      } catch (error) {
        if (!(error instanceof NotAllSaved) || error.isForPerson) throw error;
        leaveUnsaved(content.trim(), error);
        return;
      }
      onDone(next);
    },
  });

  /** What fails is said, and the task opened, with the comment in its field. */
  function leaveUnsaved(content: string, { saved, reason: why }: NotAllSaved): void {
    const isDone = saved.has('changeStatus');
    if (content !== '') {
      keepNewComment(user.id, task.id, isDone ? ASSISTANT_MESSAGES.taskCompleted(content) : content);
    }
    notify({ tone: 'danger', text: isDone ? ASSISTANT_MESSAGES.completedWithoutComment(why) : why, about: task.title });
    onOpenTask(task.id, next);
  }

  /**
   * What the text says of the task becomes a form of its own, in the place of this one, with what was typed here. Why another
   * task was found is not said of one that the person has chosen.
   */
  function updateInstead(): void {
    const { update } = handOver;
    const { reasoning, confidence } = task.id === update.taskId ? update : { reasoning: '', confidence: null };
    const suggestedActions = form.isDirty
      ? withComment(update.suggestedActions, form.values.content)
      : update.suggestedActions;
    form.reset();
    const instead = { ...update, taskId: task.id, suggestedActions, reasoning, confidence };
    onDone({ ...handOver, type: 'update', typeOfNext: 'complete', update: instead });
  }

  const isTaskGone = isGone || changes.isGone;
  return (
    <FormDialog
      title="Complete Task"
      form={form}
      action={changes.isStale ? 'Complete anyway' : 'Complete Task'}
      busyAction="Completing…"
      isDisabled={!mayComplete || (isCompleted && !changes.isStale) || isTaskGone}
      focusOn={HANDED_SELECTOR}
      problem={isTaskGone && <TaskGoneWords onCreate={() => onShow('new')} />}
      notice={<HandedText of={handOver} reason={reason} {...partOfText(handOver, onDone)} />}
      onClose={onClose}
    >
      <MatchedTask task={task} onAnother={() => onShow('choose')} />
      {!isCompleted && !SAYS_DONE.has(handOver.update.updateType) && (
        <Alert tone="warning">
          {ASSISTANT_MESSAGES.notSaidDone}
          <NoteAction label={ASSISTANT_MESSAGES.updateInstead} onClick={updateInstead} />
        </Alert>
      )}
      {isCompleted && <Alert tone="warning">{ASSISTANT_MESSAGES.completedAlready}</Alert>}
      {!mayComplete && <Alert tone="warning">{ASSISTANT_MESSAGES.nothingAllowed}</Alert>}
      {mayComment && (
        <TextArea
          {...form.field('content')}
          label="Comment (optional)"
          limit={MOST_CHARACTERS}
          rows={3}
          hint={`It will read “${ASSISTANT_MESSAGES.taskCompleted('…')}”.`}
        />
      )}
    </FormDialog>
  );
}

/** The status first, so that the comment says what is so. */
function completionOf(seen: { taskId: number; title: string; version: number }, comment: string): OfferedChange[] {
  const status: OfferedChange = {
    key: 'changeStatus',
    words: COMPLETED,
    proposed: { ...seen, action: 'changeStatus', status: 'COMPLETED' },
    fallback: TASK_FAILURES.completeTask,
  };
  if (comment === '') return [status];
  const content = ASSISTANT_MESSAGES.taskCompleted(comment);
  const proposed = { ...seen, action: 'comment' as const, content };
  return [status, { key: 'comment', words: `Add comment: ${content}`, proposed, fallback: TASK_FAILURES.addComment }];
}
