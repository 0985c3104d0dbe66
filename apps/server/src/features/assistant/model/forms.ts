import type { ExtractedTask, Extraction } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import { UPDATE_TYPES } from '@taskwell/contract/assistant';
import { TASK_PRIORITIES, TASK_STATUSES } from '@taskwell/contract/labels';
import { description, title } from '@taskwell/contract/schemas';
import { z } from 'zod';
import { instantOf } from '../../../platform/queries/days.ts';
import type { IdentifiedTask, SeenTask } from '../engine.ts';
import { UnusableAnswer } from './faults.ts';

/**
 * What a language model is asked to answer. Every field is there and lengths are not said, because the strict mode of such
 * services takes no other form; what comes is held against the contract afterwards.
 */
const localTime = z.string().describe('YYYY-MM-DD, or YYYY-MM-DDTHH:mm where a time is said; local time').nullable();

export const taskForm = z.object({
  title: z.string().describe('What is to be done, 1 to 50 characters'),
  description: z.string().describe('What else there is to know, up to 300 characters; may be empty'),
  priority: z.enum(TASK_PRIORITIES).describe('MEDIUM unless the text says otherwise'),
  due: localTime,
  assigneeId: z.number().nullable().describe('Who is asked to do it: the id of one of the people given, else null'),
});

export const extractionForm = z.object({
  task: taskForm.describe('The first task of the text'),
  others: z.array(taskForm).describe('Further tasks, up to 10'),
});

export const identificationForm = z.object({
  taskId: z.number().nullable().describe('The task that the text speaks of; null where none fits or several do alike'),
  alike: z.array(z.number()).describe('Where several fit alike, their ids, up to 5; else empty'),
  confidence: z.number().describe('0 to 1'),
  updateType: z.enum(UPDATE_TYPES).nullable().describe('What the text says of it; null without a task'),
  status: z.enum(TASK_STATUSES).nullable().describe('For updateType status'),
  priority: z.enum(TASK_PRIORITIES).nullable().describe('For updateType priority'),
  due: localTime.describe('For updateType dueDate'),
  assigneeId: z.number().nullable().describe('Whom the task is given to: the id of one of the people given, else null'),
  content: z.string().describe('What the text says, up to 500 characters'),
  reasoning: z.string().describe('Why, in one sentence'),
});

/** @throws UnusableAnswer for fields that a task cannot have, and people who were not given */
export function readTask(
  form: z.output<typeof taskForm>,
  people: readonly Person[],
  timeZone: string,
): ExtractedTask<Person> {
  const { assigneeId } = form;
  return {
    title: fieldOf(title, form.title),
    description: fieldOf(description, form.description) ?? '',
    priority: form.priority,
    dueDate: readTime(form.due, timeZone),
    assignee: assigneeId === null ? null : oneOf(people, assigneeId),
  };
}

/** @throws UnusableAnswer */
export function readExtraction(
  { task, others }: z.output<typeof extractionForm>,
  people: readonly Person[],
  timeZone: string,
): Extraction<Person> {
  return {
    ...readTask(task, people, timeZone),
    others: others.map((other) => readTask(other, people, timeZone)),
    othersLeftOut: 0,
  };
}

/** @param given the tasks and the people that the model was given. @throws UnusableAnswer */
export function readIdentification(
  form: z.output<typeof identificationForm>,
  { tasks, people }: { tasks: readonly SeenTask[]; people: readonly Person[] },
  timeZone: string,
): IdentifiedTask {
  const { content, reasoning, confidence, assigneeId } = form;
  const assignee = assigneeId === null ? null : oneOf(people, assigneeId);
  const said = { content, reasoning, reason: reasoning, assignee };
  const nothing = { ...said, status: null, priority: null, move: null };
  const moment = form.updateType === 'dueDate' ? readTime(form.due, timeZone) : null;
  if (form.taskId === null) {
    const candidates = form.alike.map((id) => oneOf(tasks, id));
    return { ...nothing, task: null, confidence: 0, share: 0, updateType: null, candidates, nearest: [] };
  }
  const updateType = form.updateType ?? 'comment';
  return {
    ...nothing,
    task: oneOf(tasks, form.taskId),
    confidence,
    share: 1,
    updateType,
    candidates: [],
    nearest: [],
    status: updateType === 'completion' ? 'COMPLETED' : updateType === 'status' ? form.status : null,
    priority: updateType === 'priority' ? form.priority : null,
    move: moment && { kind: 'to', moment, hasDay: true, hasTime: form.due?.includes('T') ?? false },
  };
}

/** @throws UnusableAnswer */
export function readTime(text: string | null, timeZone: string): Date | null {
  if (text === null) return null;
  const instant = instantOf(text, timeZone);
  if (instant === null) throw new UnusableAnswer('no date');
  return instant;
}

/** The one of that id among those that were given. @throws UnusableAnswer */
export function oneOf<T extends { id: number }>(given: readonly T[], id: number): T {
  const found = given.find((each) => each.id === id);
  if (found === undefined) throw new UnusableAnswer('an id that was not given');
  return found;
}

/** @throws UnusableAnswer */
export function fieldOf<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new UnusableAnswer('a field that is not allowed');
  return read.data;
}
