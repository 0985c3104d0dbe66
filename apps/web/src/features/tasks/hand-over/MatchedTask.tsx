import { TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { Button } from '../../../ui/Button.tsx';
import { DueDate } from '../DueDate.tsx';
import styles from './HandedText.module.css';

/** Which task the text was taken to speak of, with what tells it from others; another may be meant. */
export function MatchedTask({ task, onAnother }: { task: Task; onAnother: () => void }) {
  const lead = task.externalContact ?? task.assignee;
  return (
    <div>
      <p className={styles.task} dir="auto">
        {task.title}
      </p>
      <p className={styles.matched}>
        <span>{TASK_STATUS_LABELS[task.status]}</span>
        <DueDate task={task} />
        {lead && <span dir="auto">Assigned to {lead.name}</span>}
        <Button look="link" onClick={onAnother}>
          Another task
        </Button>
      </p>
    </div>
  );
}
