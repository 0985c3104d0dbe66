import { useQueries } from '@tanstack/react-query';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { api } from '../../../lib/api.ts';
import { TASK_KEYS } from '../../../lib/tasks/task-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TaskPicker } from '../../pickers/ParentPicker.public.tsx';
import styles from './HandedText.module.css';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';

interface ChooseTaskProps {
  ids: readonly number[];
  text: string;
  /** Whether they fit alike; otherwise they only come nearest. */
  areLikely: boolean;
  reason: string | undefined;
  onChosen: (id: number) => void;
  onNone: () => void;
  onClose: () => void;
}

/** Where several tasks fit alike, nobody guesses; and any other that the person sees may be meant. */
export function ChooseTask({ ids, text, areLikely, reason, onChosen, onNone, onClose }: ChooseTaskProps) {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: TASK_KEYS.detail(id),
      queryFn: async () => (await api.call('GET /tasks/{id}', { params: { id } })).data,
    })),
  });
  const tasks = queries.map(({ data }) => data).filter((task) => task !== undefined);
  return (
    <Dialog
      title="Which task?"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      focusOn={HANDED_SELECTOR}
      footer={
        <>
          <CancelButton />
          <Button onClick={onNone}>None of these</Button>
        </>
      }
    >
      <div className={styles.handed}>
        <HandedText text={text} note={questionOf(areLikely ? ids.length : 0)} reason={reason} />
        {queries.some(({ isPending }) => isPending) && <Skeleton height="2.5rem" />}
        <ul className={styles.tasks}>
          {tasks.map(({ id, title }) => (
            <li key={id}>
              <Button full onClick={() => onChosen(id)}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
        <TaskPicker
          name="anotherTask"
          error={undefined}
          label={ids.length > 0 ? 'Another task' : 'Task'}
          value={null}
          onValue={(task) => task && onChosen(task.id)}
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
