import type { AskedFor, Question } from '@taskwell/assistant/chat/question';
import { dayAround } from '@taskwell/assistant/dates/calendar';
import type { Person } from '@taskwell/assistant/people/people';
import { OPEN_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { isDueDate } from '@taskwell/contract/rules';
import { cutText } from '@taskwell/contract/text';
import { seesWholeCompany } from '@taskwell/policy/policy';
import type { SignedInActor } from '../../platform/http/request.ts';
import { ANSWERS, saidOf } from './chat-words.ts';
import type { MessageToAnswer, Reply, TasksWanted } from './engine.ts';

/**
 * How many there are, and the first of them: in the order of urgency, or of their days where days are asked for.
 *
 * @param among only tasks of these ids; null for all
 */
export async function answerTasks(
  { tasks, actor, now, timeZone, english }: MessageToAnswer,
  { isCount, askedFor: said }: Extract<Question<Person>, { kind: 'tasks' }>,
  among: readonly number[] | null = null,
): Promise<Reply> {
  const askedFor = withoutOver(said);
  const isMyDay = askedFor.assignee === 'me' && askedFor.due === 'due-today' && askedFor.statuses.length > 1;
  const find = isNeverSo(askedFor) ? async () => ({ total: 0, tasks: [] }) : tasks.list;
  const found = await find({
    ...(askedFor.statuses.length > 0 && { status: askedFor.statuses }),
    ...(askedFor.priority && { priority: askedFor.priority }),
    // Who asks what to do today has to do what is overdue too.
    ...(isMyDay ? { dueTo: dueAt(dayAround(now, timeZone).to) } : dueOf(askedFor, now)),
    ...(askedFor.search && { search: cutText(askedFor.search, LIMITS.searchLength) }),
    ...partOf(askedFor, actor),
    isArchived: askedFor.isArchived,
    ...(among !== null && { among }),
    // What is asked for by its days comes in their order.
    sortBy: askedFor.due === null || askedFor.due === 'no-due-date' ? 'urgency' : 'due-asc',
  });
  // A personal account has no tasks that it does not see; and of those named before it is known which are meant.
  const seesAll = actor.isPersonal || seesWholeCompany(actor) || among !== null;
  const words = saidOf(askedFor, { timeZone, english }, { withOverdue: isMyDay, seesAll });
  const told = { now, timeZone, english, withPeople: !actor.isPersonal && askedFor.assignee !== 'me' };
  const named = isCount ? [] : found.tasks;
  const response =
    among === null
      ? ANSWERS.tasks(found.total, words, named, told)
      : ANSWERS.tasksAmong(found.total, words, named, told);
  return { response, taskIds: found.tasks.map(({ id }) => id), proposals: [] };
}

/** What is over is neither overdue nor due any more, unless it is asked for: 'how many tasks are overdue in total?' */
function withoutOver(askedFor: AskedFor<Person>): AskedFor<Person> {
  const { due, statuses, isArchived } = askedFor;
  const isOfDays = due !== null && due !== 'no-due-date' && (due === 'overdue' || !isArchived);
  return isOfDays && statuses.length === 0 ? { ...askedFor, statuses: [...OPEN_STATUSES] } : askedFor;
}

/** 'Cancelled tasks that are overdue' */
function isNeverSo({ due, statuses }: AskedFor<Person>): boolean {
  return due === 'overdue' && statuses.every((status) => !OPEN_STATUSES.some((each) => each === status));
}

function dueOf({ due }: AskedFor<Person>, now: Date): Pick<TasksWanted, 'dueDateFilter' | 'dueFrom' | 'dueTo'> {
  if (due === null) return {};
  // By the minute, as cards say it (SPEC §4).
  if (due === 'overdue') return { dueTo: now.toISOString() };
  if (typeof due === 'string') return { dueDateFilter: due };
  return { ...(due.from && { dueFrom: dueAt(due.from) }), ...(due.to && { dueTo: dueAt(due.to) }) };
}

/** No due date is later than those of four digits. */
function dueAt(moment: Date): string {
  const at = moment.toISOString();
  return isDueDate(at) ? at : LAST_DUE_DATE;
}

const LAST_DUE_DATE = '9999-12-31T23:59:59.999Z';

/** Whose they are: one's own are also those that one is co-assignee of (SPEC §9). */
function partOf(
  { assignee, isCreatedByMe }: AskedFor<Person>,
  actor: SignedInActor,
): Pick<TasksWanted, 'assigneeId' | 'type'> {
  // A personal account's contacts are no members, and all of its tasks are its own.
  if (actor.isPersonal) return {};
  const type = isCreatedByMe ? 'created' : assignee === 'me' ? 'assigned' : null;
  return {
    ...(type && { type }),
    ...(assignee !== null && assignee !== 'me' && { assigneeId: assignee.id }),
  };
}
