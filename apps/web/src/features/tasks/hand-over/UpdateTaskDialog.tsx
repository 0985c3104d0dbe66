import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { manualTask, nextText } from '@taskwell/contract/hand-over';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { Fragment, useId, useState } from 'react';
import { fromLocalInput, toLocalInput } from '../../../lib/due-words.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { dueDateProblem, dueInstant } from '../dialogs/task-form.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
import type { ProposedAction } from '../proposed-changes.public.ts';
import { BesideButton } from './BesideButton.tsx';
import { type OfferedChange, useConfirmedChanges } from './confirmed-changes.ts';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import { draftOf, type OnTaskDialogProps } from './hand-over-props.ts';
import { MatchedTask } from './MatchedTask.tsx';
import { partOfText } from './part-of-text.ts';
import { SavedChange } from './SavedChange.tsx';
import { TaskGoneWords } from './TaskGoneWords.tsx';
import { moveWords, type UpdateChoice, updateChoices } from './update-choices.ts';

interface UpdateFields {
  /** Keys of changes that are not to be made. */
  unticked: readonly string[];
  /** To which the due date is to move, in local time to the minute. */
  dueDate: string;
}

/** What a text says of a task, each change to be ticked or not, and its date to be put right; they are made one after the other. */
export function UpdateTaskDialog({ task, isGone, waiting, reason, onDone, onShow, onClose }: OnTaskDialogProps) {
  const { id: userId } = useCurrentUser();
  const { handOver, key } = waiting;
  const { update, originalText } = handOver;
  const [choices] = useState(() => updateChoices(task, update, originalText, new Date()));
  const changes = useConfirmedChanges({
    about: task.title,
    success: TASK_SUCCESSES.taskUpdated,
    fallback: TASK_FAILURES.updateTask,
  });
  const problemId = useId();
  const move = choices.find(({ proposed }) => proposed?.action === 'changeDueDate');
  const isSaved = (choice: UpdateChoice) => changes.saved.includes(choice.key);
  const isMoved = ({ unticked }: UpdateFields) => move !== undefined && !isSaved(move) && !unticked.includes(move.key);
  const isNothingTicked = ({ unticked }: UpdateFields) =>
    changes.saved.length === 0 && choices.every((choice) => unticked.includes(choice.key));
  const form = useForm<UpdateFields>({
    initial: {
      unticked: [],
      dueDate: move?.proposed?.action === 'changeDueDate' ? toLocalInput(move.proposed.dueDate) : '',
    },
    draft: { userId, name: draftOf(key) },
    settle: withUnderstoodDue,
    validate: (values) => ({
      dueDate: isMoved(values) ? dueDateProblem(values.dueDate) : null,
      unticked: isNothingTicked(values) ? ASSISTANT_MESSAGES.nothingTicked : null,
    }),
    fallback: TASK_FAILURES.updateTask,
    submit: async (values) => {
      const chosen = choices.filter((choice) => isSaved(choice) || !values.unticked.includes(choice.key));
      await changes.save(chosen.flatMap((choice) => offerOf(choice, values.dueDate)));
      onDone(subtaskAfter(chosen) ?? nextText(handOver));
    },
  });

  function tick(key: string, isTicked: boolean): void {
    const others = form.values.unticked.filter((each) => each !== key);
    form.set({ unticked: isTicked ? others : [...others, key] });
  }

  /** A subtask has a form of its own, which comes next. */
  function subtaskAfter(chosen: readonly UpdateChoice[]) {
    const adds = chosen.some(({ proposed }) => proposed === null);
    return adds ? { ...handOver, type: 'addSubtask' as const, task: update.subtask ?? manualTask(originalText) } : null;
  }

  const isTaskGone = isGone || changes.isGone;
  const nothingTicked = form.errors.unticked ?? undefined;
  return (
    <FormDialog
      title="Update Task"
      form={form}
      action={changes.isStale ? 'Update anyway' : 'Update Task'}
      busyAction="Updating…"
      isDisabled={choices.length === 0 || isTaskGone}
      focusOn={HANDED_SELECTOR}
      notice={<HandedText of={handOver} reason={reason} {...partOfText(handOver, onDone)} />}
      problem={
        isTaskGone ? (
          <TaskGoneWords onCreate={() => onShow('new')} />
        ) : (
          nothingTicked && (
            <BesideButton>
              <span id={problemId}>{nothingTicked}</span>
            </BesideButton>
          )
        )
      }
      onClose={onClose}
    >
      <MatchedTask task={task} onAnother={() => onShow('choose')} />
      {choices.length === 0 && <Alert tone="warning">{ASSISTANT_MESSAGES.nothingAllowed}</Alert>}
      {choices.map((choice) =>
        isSaved(choice) ? (
          <SavedChange key={choice.key} words={wordsOf(choice, form.values.dueDate)} />
        ) : (
          <Fragment key={choice.key}>
            <CheckField
              name={choice.key}
              label={wordsOf(choice, form.values.dueDate)}
              value={!form.values.unticked.includes(choice.key)}
              // The last, as it is beside the words: the focus goes there.
              errorId={nothingTicked && choice === choices.at(-1) ? problemId : undefined}
              onValue={(isTicked) => tick(choice.key, isTicked)}
            />
            {choice === move && isMoved(form.values) && <DueDateField {...form.field('dueDate')} />}
          </Fragment>
        ),
      )}
    </FormDialog>
  );
}

/** What the choice does, to the date that the form has. */
function wordsOf({ proposed, words }: UpdateChoice, dueDate: string): string {
  return proposed?.action === 'changeDueDate' ? moveWords(fromLocalInput(dueDate), new Date()) : words;
}

/** @returns nothing for a subtask, which has a form of its own */
function offerOf(choice: UpdateChoice, dueDate: string): OfferedChange[] {
  const { key, proposed } = choice;
  if (proposed === null) return [];
  const fallback = proposed.action === 'comment' ? TASK_FAILURES.addComment : TASK_FAILURES.updateTask;
  return [{ key, words: wordsOf(choice, dueDate), proposed: withDueDate(proposed, dueDate), fallback }];
}

/** A move to the date that the form has. */
function withDueDate(proposed: ProposedAction, dueDate: string): ProposedAction {
  const isAsProposed = proposed.action !== 'changeDueDate' || toLocalInput(proposed.dueDate) === dueDate;
  return isAsProposed ? proposed : { ...proposed, dueDate: dueInstant(dueDate) };
}
