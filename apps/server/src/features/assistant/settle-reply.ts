import type { Person } from '@taskwell/assistant/people/people';
import type { ChatAction, ChatAnswer } from '@taskwell/contract/schemas/assistant';
import { oneLine } from '@taskwell/contract/text';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { accessTask, type TaskFacts } from '../tasks/tasks.access.ts';
import type { Proposal, Reply } from './engine.ts';
import { proposed } from './proposed-task.ts';

const NEEDED: Record<Exclude<Proposal['action'], 'createTask'>, TaskAction> = {
  changeStatus: 'changeStatus',
  changePriority: 'changePriority',
  changeDueDate: 'edit',
  assign: 'edit',
  comment: 'comment',
};

/** Whose rights decide over what an engine answers, read anew. */
export interface Settling {
  tx: Transaction;
  actor: SignedInActor;
  /** Those the caller may assign. */
  people: readonly Person[];
}

/**
 * What an engine said as the wire has it: each task that it names is looked up through the caller's access, and each
 * change decided by the policy.
 *
 * @throws 404 for a task or a person that the caller does not see, 403 for a change that the caller may not make
 */
export async function settleReply(
  settling: Settling,
  { response, taskIds, proposals, dropped = [] }: Reply,
): Promise<ChatAnswer> {
  const { tx, actor } = settling;
  const ids = [...taskIds, ...proposals.flatMap((each) => (each.action === 'createTask' ? [] : [each.taskId]))];
  const found = await Promise.all([...new Set(ids)].map((taskId) => accessTask(tx, actor, taskId)));
  const facts = new Map(found.map((task) => [task.id, task] as const));
  return {
    response,
    tasks: taskIds.map((taskId) => ({ id: taskId, title: oneLine(known(facts.get(taskId)).title) })),
    actions: proposals.map((each) => settleProposal(settling, facts, each)),
    ...(dropped.length > 0 && { dropped: [...dropped] }),
  };
}

function settleProposal({ actor, people }: Settling, facts: Map<number, TaskFacts>, proposal: Proposal): ChatAction {
  if (proposal.action === 'createTask') {
    return { action: 'createTask', task: settleTask(actor, people, proposal.task), replaces: proposal.replaces };
  }
  const task = known(facts.get(proposal.taskId));
  if (!canOnTask(actor, NEEDED[proposal.action], task.relation)) throw forbidden();
  const on = { taskId: task.id, title: oneLine(task.title), version: task.version };
  switch (proposal.action) {
    case 'changeStatus':
      return { action: 'changeStatus', ...on, status: proposal.status };
    case 'changePriority':
      return { action: 'changePriority', ...on, priority: proposal.priority };
    case 'changeDueDate':
      return {
        action: 'changeDueDate',
        ...on,
        dueDate: proposal.dueDate?.toISOString() ?? null,
        dueBefore: task.dueDate?.toISOString() ?? null,
      };
    case 'comment':
      return { action: 'comment', ...on, content: proposal.content };
    case 'assign': {
      const { id, name } = known(people.find((person) => person.id === proposal.assigneeId));
      return { action: 'assign', ...on, assignee: { id, name } };
    }
  }
}

/** A task that an engine proposes. @throws 404 where it is for somebody whom the caller may not assign */
export function settleTask(actor: SignedInActor, people: readonly Person[], task: Parameters<typeof proposed>[0]) {
  const { assignee } = task;
  return proposed({ ...task, assignee: assignee && known(people.find(({ id }) => id === assignee.id)) }, actor);
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
