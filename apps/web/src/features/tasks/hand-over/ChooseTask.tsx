import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TaskPicker } from '../../pickers/ParentPicker.public.tsx';
import styles from './HandedText.module.css';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import type { HandOverDialogProps } from './hand-over-props.ts';
import { partOfText } from './part-of-text.ts';
import { TaskButtons } from './TaskButtons.tsx';

/**
 * Where several tasks fit alike, nobody guesses; and any other that the person sees may be meant. Who has asked for the choice
 * types at once; where it comes by itself, no field has the focus (see HandedText).
 */
export function ChooseTask(props: HandOverDialogProps & { ids: readonly number[] }) {
  const { waiting, ids, reason, view, onShow, onBack, onDone } = props;
  const { handOver } = waiting;
  const isAskedFor = view !== null;
  return (
    <Dialog
      title="Which task?"
      size="small"
      onClose={onBack}
      closesOnClickOutside={false}
      focusOn={isAskedFor ? undefined : HANDED_SELECTOR}
      footer={
        <>
          <CancelButton />
          {handOver.type !== 'summarize' && (
            <Button onClick={() => onShow('new')}>{ids.length > 0 ? 'None of these' : 'Create a new one'}</Button>
          )}
        </>
      }
    >
      <div className={styles.handed}>
        <HandedText
          of={handOver}
          note={questionOf(ids === handOver.update.candidates ? ids.length : 0)}
          reason={reason}
          {...partOfText(handOver, onDone)}
        />
        <TaskButtons ids={ids} onChosen={(taskId) => onShow({ taskId })} />
        <TaskPicker
          name="anotherTask"
          error={undefined}
          label={ids.length > 0 ? 'Another task' : 'Task'}
          value={null}
          takesFocus={isAskedFor || undefined}
          onValue={(task) => task && onShow({ taskId: task.id })}
        />
      </div>
    </Dialog>
  );
}

/** @param likely how many tasks fit alike */
function questionOf(likely: number): string {
  if (likely === 1) return ASSISTANT_MESSAGES.isThisTask;
  return likely > 1 ? ASSISTANT_MESSAGES.severalTasks : ASSISTANT_MESSAGES.whichTask;
}
