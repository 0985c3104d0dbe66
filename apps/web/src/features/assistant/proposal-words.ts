import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { ChatAction } from '@taskwell/contract/schemas/assistant';
import { momentWords } from '../../lib/due-words.ts';

/** What the button of a proposal says. */
export function actionWords(action: ChatAction): string {
  switch (action.action) {
    case 'createTask':
      return 'Create task';
    case 'changeStatus':
      return action.status === 'COMPLETED' ? 'Complete task' : `Change to ${TASK_STATUS_LABELS[action.status]}`;
    case 'changePriority':
      return `Change to ${TASK_PRIORITY_LABELS[action.priority]} priority`;
    case 'changeDueDate':
      return action.dueDate === null ? 'Remove due date' : 'Move due date';
    case 'assign':
      return `Assign to ${action.assignee.name}`;
    case 'comment':
      return 'Add comment';
  }
}

/** What it is about: the title of the task, and what it will be. */
export function proposalDetails(
  action: ChatAction,
  now: Date,
): { title: string; facts: string[]; text: string | null } {
  switch (action.action) {
    case 'createTask': {
      const { title, description, priority, dueDate, assignee, externalContact } = action.task;
      const facts = [
        `${TASK_PRIORITY_LABELS[priority]} priority`,
        dueDate === null ? 'No due date' : `Due ${momentWords(new Date(dueDate), now)}`,
        `For ${(externalContact ?? assignee)?.name ?? 'you'}`,
      ];
      return { title, facts, text: description };
    }
    case 'changeStatus':
      return { title: action.title, facts: [`Status: ${TASK_STATUS_LABELS[action.status]}`], text: null };
    case 'changePriority':
      return { title: action.title, facts: [`${TASK_PRIORITY_LABELS[action.priority]} priority`], text: null };
    case 'changeDueDate':
      return { title: action.title, facts: [moveWords(action, now)], text: null };
    case 'assign':
      return { title: action.title, facts: [`For ${action.assignee.name}`], text: null };
    case 'comment':
      return { title: action.title, facts: [], text: action.content };
  }
}

/** From when to when: a move by so many days is checked against where it begins. */
function moveWords(
  { dueDate, dueBefore }: { dueDate: string | null; dueBefore?: string | null | undefined },
  now: Date,
): string {
  const to = dueDate === null ? 'no due date' : momentWords(new Date(dueDate), now);
  return dueBefore ? `Due ${momentWords(new Date(dueBefore), now)} → ${to}` : `Due ${to}`;
}
