import type { Person } from '@taskwell/assistant/people/people';
import { ASSISTANT_LIMITS, MODEL_LIMITS } from '@taskwell/contract/assistant';
import { DUE_DATE_FILTERS, TASK_PRIORITIES, TASK_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { requiredText } from '@taskwell/contract/schemas';
import { cutText } from '@taskwell/contract/text';
import { tool } from 'ai';
import { z } from 'zod';
import type { MessageToAnswer, Proposal } from '../engine.ts';
import { UnusableAnswer } from './faults.ts';
import { fieldOf, oneOf, readTask, readTime, taskForm } from './forms.ts';
import { clock, likeliest } from './sent.ts';

const comment = requiredText(LIMITS.commentLength, 'comment', 'comment');
const filter = z.object({
  statuses: z.array(z.enum(TASK_STATUSES)).describe('Empty for all'),
  priority: z.enum(TASK_PRIORITIES).nullable(),
  due: z.enum(DUE_DATE_FILTERS).nullable(),
  search: z.string().nullable().describe('Words in title or description'),
  isMine: z.boolean().describe('Only those that the person who asks leads'),
  assigneeId: z.number().nullable().describe('Only those that one of the people given leads'),
});
const taskId = z.number().describe('As a tool has answered it');

/**
 * What a language model may call for one message: look-ups of what the caller sees, and proposals, which only collect what
 * the caller will be asked. Each throws for an id that no look-up has answered.
 */
export function createChatTools(message: MessageToAnswer, people: readonly Person[]) {
  const { tasks, actor, timeZone } = message;
  const seen = new Map(
    (message.before?.tasks ?? []).flatMap((task) => (task === null ? [] : [[task.id, task.title] as const])),
  );
  const proposals: Proposal[] = [];
  let lookups = 0;

  async function lookUp<T>(work: () => Promise<T>): Promise<T> {
    lookups += 1;
    if (lookups > MODEL_LIMITS.lookups) throw new UnusableAnswer('too many look-ups');
    return work();
  }

  function propose(proposal: Proposal): string {
    if (proposals.length === MODEL_LIMITS.proposals) throw new UnusableAnswer('too many proposals');
    proposals.push(proposal);
    return 'The person will be asked.';
  }

  /** An id that the model has from a look-up. */
  function known(id: number): number {
    if (!seen.has(id)) throw new UnusableAnswer('an id that was not given');
    return id;
  }

  const day = (time: Date | string | null) => (time === null ? null : clock(new Date(time), timeZone));
  const see = ({ id, title }: { id: number; title: string }) => seen.set(id, title);

  const tools = {
    listTasks: tool({
      description: 'Counts tasks and lists the first ten of them, the most urgent first',
      inputSchema: filter,
      execute: (wanted) =>
        lookUp(async () => {
          const found = await tasks.list({
            ...(wanted.statuses.length > 0 && { status: wanted.statuses }),
            ...(wanted.priority && { priority: wanted.priority }),
            ...(wanted.due && { dueDateFilter: wanted.due }),
            ...(wanted.search && { search: cutText(wanted.search, LIMITS.searchLength) }),
            ...leadOf(wanted),
          });
          found.tasks.forEach(see);
          const rows = found.tasks.map(({ dueDate, ...task }) => ({ ...task, due: day(dueDate) }));
          return { total: found.total, tasks: rows };
        }),
    }),
    findTask: tool({
      description: 'Finds the tasks that some words may mean, the likeliest first',
      inputSchema: z.object({ words: z.string() }),
      execute: ({ words }) =>
        lookUp(async () => {
          const asked = cutText(words, ASSISTANT_LIMITS.messageLength);
          const found = (await likeliest(asked, await tasks.spokenOf(asked))).slice(0, 5);
          found.forEach(see);
          return found.map(({ id, title }) => ({ id, title }));
        }),
    }),
    readTask: tool({
      description: 'Reads one task',
      inputSchema: z.object({ taskId }),
      execute: (input) =>
        lookUp(async () => {
          const { title, description, status, priority, dueDate, assignee, abilities } = await tasks.whole(
            known(input.taskId),
          );
          return { title, description, status, priority, due: day(dueDate), lead: assignee?.name ?? null, abilities };
        }),
    }),
    readChanges: tool({
      description: 'Reads what was changed on a task lately',
      inputSchema: z.object({ taskId }),
      execute: (input) =>
        lookUp(async () => {
          const changes = await tasks.changes(known(input.taskId));
          return changes.map(({ description, createdAt, user }) => ({
            description,
            at: day(createdAt),
            by: user?.name ?? null,
          }));
        }),
    }),
    proposeTask: tool({
      description: 'Proposes to create a task, or one of before.proposed anew',
      inputSchema: taskForm.extend({
        replaces: z
          .number()
          .nullable()
          .default(null)
          .describe('Its place in before.proposed, from 0; null for a new one'),
      }),
      execute: ({ replaces, ...form }) => {
        if (replaces !== null && message.before?.proposed[replaces] === undefined)
          throw new UnusableAnswer('a place that there is not');
        return propose({ action: 'createTask', task: readTask(form, people, timeZone), replaces });
      },
    }),
    proposeStatus: tool({
      description: 'Proposes to change the status of a task, for example to complete it',
      inputSchema: z.object({ taskId, status: z.enum(TASK_STATUSES) }),
      execute: (input) => propose({ action: 'changeStatus', taskId: known(input.taskId), status: input.status }),
    }),
    proposeDueDate: tool({
      description: 'Proposes another due date for a task, or null to take it away',
      inputSchema: z.object({ taskId, due: taskForm.shape.due }),
      execute: (input) => {
        const dueDate = readTime(input.due, timeZone);
        return propose({ action: 'changeDueDate', taskId: known(input.taskId), dueDate });
      },
    }),
    proposeAssignee: tool({
      description: 'Proposes to assign a task to one of the people given',
      inputSchema: z.object({ taskId, assigneeId: z.number() }),
      execute: (input) => {
        const { id: assigneeId } = oneOf(people, input.assigneeId);
        return propose({ action: 'assign', taskId: known(input.taskId), assigneeId });
      },
    }),
    proposeComment: tool({
      description: 'Proposes a comment on a task, up to 200 characters',
      inputSchema: z.object({ taskId, content: z.string() }),
      execute: (input) => {
        const content = fieldOf(comment, input.content);
        return propose({ action: 'comment', taskId: known(input.taskId), content });
      },
    }),
  };

  function leadOf({ isMine, assigneeId }: z.output<typeof filter>): { assigneeId?: number } {
    if (assigneeId !== null) return { assigneeId: oneOf(people, assigneeId).id };
    return isMine && !actor.isPersonal ? { assigneeId: actor.userId } : {};
  }

  return { tools, proposals, seen };
}
