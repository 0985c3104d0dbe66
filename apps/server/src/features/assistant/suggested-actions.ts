import { onDayOf } from '@taskwell/assistant/calendar';
import { LIMITS } from '@taskwell/contract/limits';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import { shortenText } from '@taskwell/contract/text';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { TaskFacts } from '../tasks/tasks.access.ts';
import type { IdentifiedTask } from './engine.ts';

type Update = Pick<IdentifiedTask, 'status' | 'dueDate' | 'hasDueTime' | 'priority' | 'assignee' | 'content'>;

const NEEDED: Record<SuggestedAction['action'], TaskAction> = {
  changeStatus: 'changeStatus',
  changePriority: 'changePriority',
  changeDueDate: 'edit',
  assign: 'edit',
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
  { status, dueDate, hasDueTime, priority, assignee, content }: Update,
  { subtaskTitle, timeZone }: { subtaskTitle: string | null; timeZone: string },
): SuggestedAction[] {
  const actions: SuggestedAction[] = [];
  if (subtaskTitle !== null) actions.push({ action: 'addSubtask', title: subtaskTitle });
  if (status !== null && tasks.some((task) => status !== task.status)) actions.push({ action: 'changeStatus', status });
  if (priority !== null && tasks.some((task) => priority !== task.priority))
    actions.push({ action: 'changePriority', priority });
  if (dueDate !== null) {
    const [only, ...others] = tasks;
    // 'Move it to Friday' moves no hour.
    const time = hasDueTime || others.length > 0 ? null : (only?.dueDate ?? null);
    const value = time === null ? dueDate : onDayOf(dueDate, time, timeZone);
    actions.push({ action: 'changeDueDate', dueDate: value.toISOString() });
  }
  if (assignee !== null && tasks.some((task) => assignee.id !== leadOf(actor, task)))
    actions.push({ action: 'assign', assignee: { id: assignee.id, name: assignee.name } });
  const comment = shortenText(content.trim(), LIMITS.commentLength);
  if (comment !== '') actions.push({ action: 'comment', content: comment });
  return actions.filter(({ action }) => tasks.some(({ relation }) => canOnTask(actor, NEEDED[action], relation)));
}

/** A personal account assigns to its contacts (SPEC §6). */
function leadOf({ isPersonal }: SignedInActor, { assigneeId, externalContactId }: TaskFacts): number | null {
  return isPersonal ? externalContactId : assigneeId;
}
