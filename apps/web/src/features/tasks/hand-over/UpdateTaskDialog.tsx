import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { manualTask, nextText } from '@taskwell/contract/hand-over';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { newConfirmation } from '../../../lib/confirmation.ts';
import { failureSentence, useForm } from '../../../lib/form.ts';
import { ChangedSince } from '../../../lib/tasks/changed-since.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PersonGone, TaskGone, useProposedChange } from '../proposed-changes.public.ts';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import type { OnTaskDialogProps } from './hand-over-props.ts';
import { MatchedTask } from './MatchedTask.tsx';
import { partOfText } from './part-of-text.ts';
import { type UpdateChoice, updateChoices } from './update-choices.ts';

function fallbackFor(error: unknown): string {
  if (error instanceof PersonGone) return ASSISTANT_MESSAGES.personGoneSince;
  return error instanceof TaskGone ? ASSISTANT_MESSAGES.taskGoneSince : TASK_FAILURES.updateTask;
}

/** What a text says of a task, each change to be ticked or not; they are made one after the other. */
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
  const form = useForm<Record<string, boolean>>({
    initial: Object.fromEntries(choices.map(({ key }) => [key, true])),
    validate: () => ({}),
    fallback: TASK_FAILURES.updateTask,
    submit: async (ticked) => {
      const chosen = choices.filter(({ key }) => ticked[key] && !made.includes(key));
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
      {choices.map(({ key, words }) => (
        <CheckField key={key} {...form.field(key)} value={form.values[key] ?? false} label={words} />
      ))}
    </FormDialog>
  );
}
