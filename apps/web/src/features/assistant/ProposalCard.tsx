import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { ApiError } from '@taskwell/client/client';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { handOverOf } from '@taskwell/contract/hand-over';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import { useRef, useState } from 'react';
import { isNotFound } from '../../lib/api-errors.ts';
import { useNow } from '../../lib/clock.ts';
import { failureSentence } from '../../lib/form.ts';
import { putIntoInbox } from '../../lib/hand-over-inbox.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { ChangedSince, HasMoreSince } from '../../lib/tasks/changed-since.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PersonGone, TaskGone, useProposedChange } from '../tasks/proposed-changes.public.ts';
import { mayBecome, type Outcome, type Proposal } from './chat-messages.ts';
import { useChatStep } from './chat-step.public.ts';
import { confirmationOf, FALLBACKS } from './confirmed-proposals.ts';
import { outcomeOf, settleProposal } from './conversation.ts';
import styles from './ProposalCard.module.css';
import { actionWords, proposalDetails } from './proposal-words.ts';

/** What the assistant proposes to do. Only the press of its button does it; then it can be taken back. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { key, action, outcome } = proposal;
  const { title, facts, text } = proposalDetails(action, useNow());
  const { isBusy, failure, make, makeAnyway, undo } = useMaking(proposal);
  const card = useRef<HTMLDivElement>(null);
  const { openTask } = useChatStep();
  const edit = useEditing();
  const taskId = proposal.taskId ?? (action.action === 'createTask' ? undefined : action.taskId);

  /** The buttons change with what they did; the focus stays here. */
  async function run(work: () => Promise<void>): Promise<void> {
    card.current?.focus();
    await work();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of controls, this is of a text and its buttons
    <div ref={card} role="group" tabIndex={-1} className={styles.card} aria-label={`Proposal: ${actionWords(action)}`}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className={styles.actions}>
        {outcome === undefined ? (
          <>
            {makeAnyway ? (
              <Button look="primary" size="small" busyLabel={isBusy && 'Working…'} onClick={() => run(makeAnyway)}>
                {actionWords(action)} anyway
              </Button>
            ) : (
              <Button look="primary" size="small" busyLabel={isBusy && 'Working…'} onClick={() => run(make)}>
                {actionWords(action)}
              </Button>
            )}
            {action.action === 'createTask' && (
              <Button size="small" isUnavailable={isBusy} onClick={() => edit(key, action.task)}>
                Edit first
              </Button>
            )}
            <Button
              size="small"
              isUnavailable={isBusy}
              onClick={() => run(async () => settleProposal(key, { outcome: 'declined' }))}
            >
              No, thanks
            </Button>
          </>
        ) : (
          <OutcomeWords outcome={outcome} />
        )}
        {outcome === 'edited' && action.action === 'createTask' && (
          <Button size="small" onClick={() => edit(key, action.task)}>
            Open the form again
          </Button>
        )}
        {(outcome === 'made' || outcome === 'already') && taskId !== undefined && (
          <Button look="link" size="small" onClick={() => openTask(taskId)}>
            Open task
          </Button>
        )}
        {outcome === 'made' && undo && (
          <Button size="small" busyLabel={isBusy && 'Working…'} onClick={() => run(undo)}>
            <IconArrowBackUp size="1rem" aria-hidden />
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

const OUTCOME_WORDS: Record<Outcome, string> = {
  made: ASSISTANT_MESSAGES.made,
  already: ASSISTANT_MESSAGES.already,
  takenBack: ASSISTANT_MESSAGES.takenBack,
  declined: ASSISTANT_MESSAGES.declined,
  edited: ASSISTANT_MESSAGES.edited,
  gone: ASSISTANT_MESSAGES.taskGoneSince,
  replaced: ASSISTANT_MESSAGES.proposedAnew,
};

function OutcomeWords({ outcome }: { outcome: Outcome }) {
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      {(outcome === 'made' || outcome === 'already') && <IconCheck size="1rem" aria-hidden />}
      {OUTCOME_WORDS[outcome]}
    </span>
  );
}

/** A proposed task as the form of a new one, on the screen that takes what is handed over. */
function useEditing() {
  const { id, name } = useCurrentUser();
  const { openHandOver } = useChatStep();
  return (key: string, task: ProposedTask): void => {
    // Whom the card says it is for: 'you' where it names nobody.
    const assignee = task.assignee ?? (task.externalContact ? null : { id, name });
    const handOver = handOverOf('create', { taskData: { ...task, assignee } });
    if (handOver === null || !putIntoInbox(id, handOver, key)) {
      notify({ tone: 'warning', text: ASSISTANT_MESSAGES.tooManyWaiting });
      return;
    }
    settleProposal(key, { outcome: 'edited' });
    openHandOver();
  };
}

/** Makes a proposal and takes it back; how to do the latter is known until the page is loaded again. */
function useMaking(proposal: Proposal) {
  const { key, action, outcome } = proposal;
  const confirmation = confirmationOf(proposal);
  const makeChange = useProposedChange();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ text: string; at: Outcome | undefined } | null>(null);
  const [isStale, setStale] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof TaskGone) {
        settleProposal(key, { outcome: 'gone' });
        return;
      }
      const hasChanged = error instanceof ChangedSince || (error instanceof ApiError && error.status === 412);
      setStale(hasChanged);
      const at = outcomeOf(key);
      const since = at === 'made' ? ASSISTANT_MESSAGES.taskChangedSinceDone : ASSISTANT_MESSAGES.taskChangedSince;
      setFailed({ text: hasChanged ? since : sentenceOf(error), at });
    } finally {
      setBusy(false);
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof PersonGone) return ASSISTANT_MESSAGES.personGoneSince;
    if (error instanceof HasMoreSince) return ASSISTANT_MESSAGES.taskHasMoreSince;
    if (isNotFound(error)) return ASSISTANT_MESSAGES.taskGoneSince;
    return failureSentence(error, FALLBACKS[action.action]);
  }

  const make = (isAnyway: boolean) =>
    attempt(async () => {
      // Another tab was faster, whose card says what became of it.
      if (!mayBecome(outcomeOf(key), 'declined')) return;
      const { taskId, wasSo } = await confirmation.make((note) => makeChange(action, note, { isAnyway, key }));
      settleProposal(key, { outcome: wasSo ? 'already' : 'made', taskId });
    });

  return {
    isBusy,
    // What failed before another tab settled it is over.
    failure: failed?.at === outcome ? (failed?.text ?? null) : null,
    make: () => make(false),
    makeAnyway: isStale ? () => make(true) : null,
    undo: confirmation.hasUndo() ? () => attempt(confirmation.takeBack) : null,
  };
}
