import {
  IconAlignLeft,
  IconCalendarDue,
  IconCircleHalf2,
  IconCopy,
  IconListTree,
  IconMessageCircle,
  IconSubtask,
  IconUser,
} from '@tabler/icons-react';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { type SummarySentence, type SummaryTopic, taskSummarySentences } from '@taskwell/contract/task-summary';
import { useMemo, useRef } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { useNow } from '../../../lib/clock.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './TaskSummaryDialog.module.css';

const ICONS = {
  state: IconCircleHalf2,
  people: IconUser,
  due: IconCalendarDue,
  parent: IconListTree,
  subtasks: IconSubtask,
  comments: IconMessageCircle,
  description: IconAlignLeft,
} satisfies Record<SummaryTopic, unknown>;

interface TaskSummaryDialogProps {
  task: Task;
  /** What is said beside it, such as how much else waits; nothing by default. */
  note?: string | undefined;
  onClose: () => void;
}

/** SPEC §2 'Task Summary': the task in a few sentences, to read and to paste elsewhere. */
export function TaskSummaryDialog({ task, note, onClose }: TaskSummaryDialogProps) {
  const summary = useSummary(task);
  const list = useRef<HTMLUListElement>(null);

  function copy(sentences: SummarySentence[]): void {
    copyText(sentences.map(({ text }) => text).join(' '), TASK_SUCCESSES.summaryCopied, () => {
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
    });
  }

  return (
    <Dialog
      title="Task Summary"
      onClose={onClose}
      footer={
        summary && (
          <Button look="primary" onClick={() => copy(summary)}>
            <IconCopy size="1.05rem" aria-hidden />
            Copy
          </Button>
        )
      }
    >
      {summary === null && <Alert tone="danger">{TASK_FAILURES.taskSummary}</Alert>}
      {summary && (
        <ul ref={list} className={styles.sentences}>
          {summary.map((sentence) => (
            <Sentence key={sentence.topic} sentence={sentence} />
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </Dialog>
  );
}

function Sentence({ sentence: { topic, text } }: { sentence: SummarySentence }) {
  const Icon = ICONS[topic];
  return (
    <li className={styles.sentence} data-topic={topic}>
      <Icon size="1.1rem" aria-hidden />
      <span>{text}</span>
    </li>
  );
}

/** Null where it cannot be made. */
function useSummary(task: Task): SummarySentence[] | null {
  const now = useNow();
  const withPeople = !useCurrentUser().isPersonal;
  return useMemo(() => {
    try {
      return taskSummarySentences(task, now, timeZone(), { withPeople });
    } catch (error) {
      console.error('The summary could not be made', error);
      return null;
    }
  }, [task, now, withPeople]);
}
