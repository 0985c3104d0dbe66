import type { ReadUpdate } from '@taskwell/assistant/read-update';
import { LIMITS } from '@taskwell/contract/limits';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import { shortenText } from '@taskwell/contract/text';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { TaskFacts } from '../tasks/tasks.access.ts';

type Update = Pick<ReadUpdate, 'status' | 'dueDate' | 'priority' | 'content'>;

const NEEDED: Record<SuggestedAction['action'], TaskAction> = {
  changeStatus: 'changeStatus',
  changePriority: 'changePriority',
  changeDueDate: 'edit',
  comment: 'comment',
  addSubtask: 'addSubtask',
};

/**
 * What the text asks to change, the most telling first, of what the actor may do with the task.
 *
 * @param tasks the one that is meant, or those among which somebody chooses: one of them allows it
 */
export function suggestedActions(
  actor: SignedInActor,
  tasks: readonly TaskFacts[],
  { status, dueDate, priority, content }: Update,
  subtaskTitle: string | null,
): SuggestedAction[] {
  const actions: SuggestedAction[] = [];
  if (subtaskTitle !== null) actions.push({ action: 'addSubtask', title: subtaskTitle });
  if (status !== null && tasks.some((task) => status !== task.status)) actions.push({ action: 'changeStatus', status });
  if (priority !== null && tasks.some((task) => priority !== task.priority))
    actions.push({ action: 'changePriority', priority });
  if (dueDate !== null) actions.push({ action: 'changeDueDate', dueDate: dueDate.toISOString() });
  const comment = shortenText(content.trim(), LIMITS.commentLength);
  if (comment !== '') actions.push({ action: 'comment', content: comment });
  return actions.filter(({ action }) => tasks.some(({ relation }) => canOnTask(actor, NEEDED[action], relation)));
}
