import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { type Confirmation, newConfirmation } from '../../lib/confirmation.ts';
import { onSessionEnd } from '../../lib/session.ts';
import type { Proposal } from './chat-messages.ts';
import { settleProposal } from './conversation.ts';
import { proposalDetails } from './proposal-words.ts';

/** What is said where a proposal could be neither made nor taken back, and nothing more is known. */
export const FALLBACKS = {
  createTask: TASK_FAILURES.createTask,
  changeStatus: TASK_FAILURES.updateTaskStatus,
  changePriority: TASK_FAILURES.updateTask,
  changeDueDate: TASK_FAILURES.updateTask,
  assign: TASK_FAILURES.updateTask,
  comment: TASK_FAILURES.addComment,
};

/** By the proposals' keys. The chat may be closed and opened again. */
const confirmations = new Map<string, Confirmation>();

/** How a proposal is made and taken back, whichever card shows it. */
export function confirmationOf({ key, action }: Proposal): Confirmation {
  const known = confirmations.get(key);
  if (known !== undefined) return known;
  const confirmation = newConfirmation({
    about: proposalDetails(action, new Date()).title,
    fallback: FALLBACKS[action.action],
    onTakenBack: () => settleProposal(key, { outcome: 'takenBack' }),
  });
  confirmations.set(key, confirmation);
  return confirmation;
}

// The next person has confirmed none of it.
onSessionEnd(() => confirmations.clear());
