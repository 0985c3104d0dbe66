import { ASSISTANT_ENGINE_LABELS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { Button } from '../../ui/Button.tsx';
import { answerLines } from './answer-lines.ts';
import styles from './ChatDialog.module.css';
import type { ChatMessage } from './chat-messages.ts';
import { useChatStep } from './chat-step.public.ts';
import { ProposalCard } from './ProposalCard.tsx';

/** What one of the two said; plain text, whatever is in it. */
export function ChatLine({ message }: { message: ChatMessage }) {
  if (message.role === 'user') {
    return (
      <p className={styles.said} data-role="user" dir="auto">
        <span className="visually-hidden">You: </span>
        {message.content}
      </p>
    );
  }
  return <Answer message={message} />;
}

function Answer({ message: { content, tasks = [], proposals = [], engine, note } }: { message: ChatMessage }) {
  const { lines, others } = answerLines(content, tasks);
  return (
    <div className={styles.answer}>
      <p className={styles.said} data-role="assistant" dir="auto">
        <span className="visually-hidden">Assistant: </span>
        {lines.map(({ start, before, task, after }) => (
          <span key={start} className={styles.line}>
            {before}
            {task && <TaskLink task={task} />}
            {after}
          </span>
        ))}
      </p>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.key} proposal={proposal} />
      ))}
      {others.length > 0 && proposals.length === 0 && (
        <ul className={styles.choices} aria-label="Tasks">
          {others.map((task) => (
            <li key={task.id}>
              <TaskLink task={task} />
            </li>
          ))}
        </ul>
      )}
      {engine && (
        <p className={styles.engine}>
          {ASSISTANT_ENGINE_LABELS[engine]}
          {note && ` · ${ASSISTANT_MESSAGES.answerNotes[note]}`}
        </p>
      )}
    </div>
  );
}

function TaskLink({ task }: { task: { id: number; title: string } }) {
  const { openTask } = useChatStep();
  return (
    <Button look="link" onClick={() => openTask(task.id)}>
      {task.title}
    </Button>
  );
}
