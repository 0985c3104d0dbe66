import type { Reading } from '@taskwell/assistant/dates/calendar';
import { dueAfter, type Move } from '@taskwell/assistant/dates/read-postponed';
import { LIMITS } from '@taskwell/contract/limits';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import { shortenText } from '@taskwell/contract/text';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { TaskFacts } from '../tasks/tasks.access.ts';
import type { IdentifiedTask } from './engine.ts';

type Update = Pick<IdentifiedTask, 'status' | 'move' | 'priority' | 'assignee' | 'content'>;

const NEEDED: Record<SuggestedAction['action'], TaskAction> = {
  changeStatus: 'changeStatus',
  changePriority: 'changePriority',
  changeDueDate: 'edit',
  assign: 'edit',
  comment: 'comment',
  addSubtask: 'addSubtask',
};

/** What a text asks to change. */
export interface Suggested {
  actions: SuggestedAction[];
  /** Whether it asks for a change, besides what it has to say, that the actor may not make. */
  isDenied: boolean;
}

/**
 * What the text asks to change, the most telling first, of what the actor may do with the task.
 *
 * @param tasks the one that is meant, or those among which somebody chooses: one of them allows it
 */
export function suggestedActions(
  actor: SignedInActor,
  tasks: readonly TaskFacts[],
  { status, move, priority, assignee, content }: Update,
  { subtaskTitle, ...reading }: { subtaskTitle: string | null } & Reading,
): Suggested {
  const actions: SuggestedAction[] = [];
  if (subtaskTitle !== null) actions.push({ action: 'addSubtask', title: subtaskTitle });
  if (status !== null && tasks.some((task) => status !== task.status)) actions.push({ action: 'changeStatus', status });
  if (priority !== null && tasks.some((task) => priority !== task.priority))
    actions.push({ action: 'changePriority', priority });
  const dueDate = move && dueOfOne(tasks, move, reading);
  if (dueDate !== null && tasks.some((task) => task.dueDate?.getTime() !== dueDate.getTime()))
    actions.push({ action: 'changeDueDate', dueDate: dueDate.toISOString() });
  if (assignee !== null && tasks.some((task) => assignee.id !== leadOf(actor, task)))
    actions.push({ action: 'assign', assignee: { id: assignee.id, name: assignee.name } });
  const comment = shortenText(content.trim(), LIMITS.commentLength);
  if (comment !== '') actions.push({ action: 'comment', content: comment });
  const isAllowed = ({ action }: SuggestedAction) =>
    tasks.some(({ relation }) => canOnTask(actor, NEEDED[action], relation));
  const isDenied = actions.some((each) => each.action !== 'comment' && !isAllowed(each));
  return { actions: actions.filter(isAllowed), isDenied };
}

/** 'Move it to Friday' moves no hour of a task that is known; by how much one of several moves, nobody knows before. */
function dueOfOne(tasks: readonly TaskFacts[], move: Move, reading: Reading): Date | null {
  const [only, ...others] = tasks;
  const isOne = only !== undefined && others.length === 0;
  if (!isOne) return move.kind === 'to' ? move.moment : null;
  return move.kind === 'by' && only.dueDate === null ? null : dueAfter(move, only.dueDate, reading);
}

/** A personal account assigns to its contacts (SPEC §6). */
function leadOf({ isPersonal }: SignedInActor, { assigneeId, externalContactId }: TaskFacts): number | null {
  return isPersonal ? externalContactId : assigneeId;
}
