import type { HandedUpdate } from '@taskwell/contract/hand-over';
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import { shortenText } from '@taskwell/contract/text';
import { momentWords } from '../../../lib/due-words.ts';
import type { ProposedAction } from '../proposed-changes.public.ts';

export interface UpdateChoice {
  /** The same for every task: a text suggests one of each kind. */
  key: string;
  /** What ticking it will do. */
  words: string;
  /** Null for a subtask, which has a form of its own. */
  proposed: ProposedAction | null;
}

/**
 * What a text suggests for a task, as far as the person may do it; a text that suggests nothing becomes a comment.
 *
 * @param update whose people have been looked up (knownActions)
 */
export function updateChoices(task: Task, update: HandedUpdate, text: string, now: Date): UpdateChoice[] {
  const comment = shortenText(update.updateContent || text, LIMITS.commentLength);
  const suggested: SuggestedAction[] =
    update.suggestedActions.length > 0 || comment === ''
      ? update.suggestedActions
      : [{ action: 'comment', content: comment }];
  return suggested
    .filter((suggestion) => mayDo(task, suggestion.action) && !isSo(task, suggestion))
    .map((action) => ({ key: action.action, words: wordsOf(action, now), proposed: proposedOf(task, action) }));
}

function mayDo({ abilities }: Task, action: SuggestedAction['action']): boolean {
  return {
    changeStatus: abilities.changeStatus,
    changePriority: abilities.changePriority,
    changeDueDate: abilities.edit,
    assign: abilities.edit,
    comment: abilities.comment,
    addSubtask: abilities.addSubtask,
  }[action];
}

/** To complete what is completed is no change. */
function isSo(
  { status, priority, dueDate, assignee, externalContact, externalContactId }: Task,
  suggestion: SuggestedAction,
): boolean {
  switch (suggestion.action) {
    case 'changeStatus':
      return suggestion.status === status;
    case 'changePriority':
      return suggestion.priority === priority;
    case 'changeDueDate':
      return dueDate != null && new Date(suggestion.dueDate).getTime() === new Date(dueDate).getTime();
    case 'assign': {
      // By the name, too: ids of contacts and of colleagues are counted apart.
      const lead = externalContact ? { id: externalContactId, name: externalContact.name } : assignee;
      return lead?.id === suggestion.assignee.id && lead.name === suggestion.assignee.name;
    }
    default:
      return false;
  }
}

function wordsOf(action: SuggestedAction, now: Date): string {
  switch (action.action) {
    case 'changeStatus':
      return `Change status to ${TASK_STATUS_LABELS[action.status]}`;
    case 'changePriority':
      return `Change priority to ${TASK_PRIORITY_LABELS[action.priority]}`;
    case 'changeDueDate':
      return moveWords(action.dueDate, now);
    case 'assign':
      return `Assign to ${action.assignee.name}`;
    case 'comment':
      return `Add comment: ${action.content}`;
    case 'addSubtask':
      return `Add subtask: ${action.title}`;
  }
}

/** @param dueDate null for none; undefined for what has not been understood */
export function moveWords(dueDate: string | null | undefined, now: Date): string {
  if (dueDate === null) return 'Remove due date';
  return dueDate === undefined ? 'Move due date' : `Move due date to ${momentWords(new Date(dueDate), now)}`;
}

function proposedOf({ id: taskId, title, version }: Task, action: SuggestedAction): ProposedAction | null {
  return action.action === 'addSubtask' ? null : { ...action, taskId, title, version };
}
