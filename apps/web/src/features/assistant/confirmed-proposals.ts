import { FAILURES } from '@taskwell/contract/messages';
import { type Confirmation, newConfirmation } from '../../lib/confirmation.ts';
import { onSessionEnd } from '../../lib/session.ts';
import type { Proposal } from './chat-messages.ts';
import { settleProposal } from './conversation.ts';
import { proposalDetails } from './proposal-words.ts';

/** What is said where a proposal could be neither made nor taken back, and nothing more is known. */
export const FALLBACKS = {
  createTask: FAILURES.createTask,
  changeStatus: FAILURES.updateTaskStatus,
  changePriority: FAILURES.updateTask,
  changeDueDate: FAILURES.updateTask,
  assign: FAILURES.updateTask,
  comment: FAILURES.addComment,
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
