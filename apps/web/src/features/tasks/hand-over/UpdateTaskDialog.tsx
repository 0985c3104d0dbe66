import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { manualTask, nextText } from '@taskwell/contract/hand-over';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { Fragment, useState } from 'react';
import { newConfirmation } from '../../../lib/confirmation.ts';
import { fromLocalInput, toLocalInput } from '../../../lib/due-words.ts';
import { failureSentence, useForm } from '../../../lib/form.ts';
import { ChangedSince } from '../../../lib/tasks/changed-since.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { dueDateProblem, dueInstant } from '../dialogs/task-form.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
import { PersonGone, type ProposedAction, TaskGone, useProposedChange } from '../proposed-changes.public.ts';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import type { OnTaskDialogProps } from './hand-over-props.ts';
import { MatchedTask } from './MatchedTask.tsx';
import { partOfText } from './part-of-text.ts';
import { moveWords, type UpdateChoice, updateChoices } from './update-choices.ts';

function fallbackFor(error: unknown): string {
  if (error instanceof PersonGone) return ASSISTANT_MESSAGES.personGoneSince;
  return error instanceof TaskGone ? ASSISTANT_MESSAGES.taskGoneSince : TASK_FAILURES.updateTask;
}

interface UpdateFields {
  /** Keys of changes that are not to be made. */
  unticked: readonly string[];
  /** To which the due date is to move, in local time to the minute. */
  dueDate: string;
}

/** What a text says of a task, each change to be ticked or not, and its date to be put right; they are made one after the other. */
export function UpdateTaskDialog({ task, waiting, reason, onDone, onShow, onClose }: OnTaskDialogProps) {
  const { handOver } = waiting;
  const { update, originalText } = handOver;
  const [choices] = useState(() => updateChoices(task, update, originalText, new Date()));
  const [made, setMade] = useState<readonly string[]>([]);
  const [isStale, setStale] = useState(false);
  const makeChange = useProposedChange();
  const [confirmation] = useState(() =>
    newConfirmation({ about: task.title, fallback: TASK_FAILURES.updateTask, onTakenBack: () => setMade([]) }),
  );
  const move = choices.find(({ proposed }) => proposed?.action === 'changeDueDate');
  const isMoved = ({ unticked }: UpdateFields) => move !== undefined && !unticked.includes(move.key);
  const form = useForm<UpdateFields>({
    initial: {
      unticked: [],
      dueDate: move?.proposed?.action === 'changeDueDate' ? toLocalInput(move.proposed.dueDate) : '',
    },
    settle: withUnderstoodDue,
    validate: (values) => ({ dueDate: isMoved(values) ? dueDateProblem(values.dueDate) : null }),
    fallback: TASK_FAILURES.updateTask,
    submit: async ({ unticked, dueDate }) => {
      const chosen = choices
        .filter(({ key }) => !unticked.includes(key) && !made.includes(key))
        .map((choice) => ({ ...choice, proposed: choice.proposed && withDueDate(choice.proposed, dueDate) }));
      if (chosen.length === 0) return;
      if (await makeAll(chosen)) onDone(subtaskAfter(chosen) ?? nextText(handOver));
    },
  });

  /** @returns whether all are made; a failure is said in the form, and those that were made are not made again */
  async function makeAll(chosen: readonly UpdateChoice[]): Promise<boolean> {
    try {
      await confirmation.make(async (note) => {
        let hasChanged = false;
        for (const { key, proposed } of chosen) {
          if (proposed === null) continue;
          // The second is made on what the first has left; somebody else's change is asked about.
          const { wasSo } = await makeChange(proposed, note, { isAnyway: isStale || hasChanged });
          hasChanged ||= !wasSo;
          setMade((before) => [...before, key]);
        }
      }, TASK_SUCCESSES.taskUpdated);
    } catch (error) {
      setStale(error instanceof ChangedSince);
      form.setFailure(
        error instanceof ChangedSince
          ? ASSISTANT_MESSAGES.taskChangedSince
          : failureSentence(error, fallbackFor(error)),
      );
      return false;
    }
    return true;
  }

  function tick(key: string, isTicked: boolean): void {
    const others = form.values.unticked.filter((each) => each !== key);
    form.set({ unticked: isTicked ? others : [...others, key] });
  }

  /** A subtask has a form of its own, which comes next. */
  function subtaskAfter(chosen: readonly UpdateChoice[]) {
    const adds = chosen.some(({ proposed }) => proposed === null);
    return adds ? { ...handOver, type: 'addSubtask' as const, task: update.subtask ?? manualTask(originalText) } : null;
  }

  return (
    <FormDialog
      title="Update Task"
      form={form}
      action={isStale ? 'Update anyway' : 'Update Task'}
      busyAction="Updating…"
      isDisabled={choices.length === 0}
      focusOn={HANDED_SELECTOR}
      notice={<HandedText of={handOver} reason={reason} {...partOfText(handOver, onDone)} />}
      onClose={onClose}
    >
      <MatchedTask task={task} onAnother={() => onShow('choose')} />
      {choices.length === 0 && <Alert tone="warning">{ASSISTANT_MESSAGES.nothingAllowed}</Alert>}
      {choices.map((choice) => (
        <Fragment key={choice.key}>
          <CheckField
            name={choice.key}
            label={choice === move ? moveWords(fromLocalInput(form.values.dueDate), new Date()) : choice.words}
            value={!form.values.unticked.includes(choice.key)}
            onValue={(isTicked) => tick(choice.key, isTicked)}
          />
          {choice === move && isMoved(form.values) && <DueDateField {...form.field('dueDate')} />}
        </Fragment>
      ))}
    </FormDialog>
  );
}

/** A move to the date that the form has. */
function withDueDate(proposed: ProposedAction, dueDate: string): ProposedAction {
  const isAsProposed = proposed.action !== 'changeDueDate' || toLocalInput(proposed.dueDate) === dueDate;
  return isAsProposed ? proposed : { ...proposed, dueDate: dueInstant(dueDate) };
}
