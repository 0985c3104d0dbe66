import type { Answer } from '@taskwell/contract/operations';
import { OVERVIEW } from '@taskwell/contract/schemas/overview';
import { canInCompany } from '@taskwell/policy/policy';
import { forbidden } from '../../platform/http/failure.ts';
import { type ActorInput, companyOf } from '../../platform/http/request.ts';
import { dayBounds, lastDays } from '../../platform/queries/days.ts';
import { latestEntries } from '../audit/audit.service.ts';
import { countCompanyTasks, tasksAsJson } from '../tasks/tasks.access.ts';
import { countDays, countPeople, readWorkloads } from './company.queries.ts';
import { countOwnCompleted, type DueTasks, listAssignments, listTaskActivity, readOwnTasks } from './own.queries.ts';

// The numbers of the start pages (DECISIONS §4).

/** Of somebody's open tasks, those whose histories are looked at: what happened lately happened to what changed last. */
const TASKS_LOOKED_AT = 100;

/** @returns the answer as JSON text, since the tasks in it are. @throws 403 for who belongs to no company */
export async function ownOverview({ tx, actor, timeZone }: ActorInput<'GET /overview/mine'>): Promise<string> {
  const own = { companyId: companyOf(actor), userId: actor.userId, isPersonal: actor.isPersonal };
  const now = new Date();
  const days = lastDays(now, timeZone, OVERVIEW.ownDays);
  const [tasks, completed] = await Promise.all([
    readOwnTasks(tx, own, dayBounds(now, timeZone), { shown: OVERVIEW.tasksShown, touched: TASKS_LOOKED_AT }),
    countOwnCompleted(tx, own, days),
  ]);
  const [assignments, activity] = await Promise.all([
    listAssignments(tx, own, tasks.touched, OVERVIEW.recentShown),
    listTaskActivity(tx, own.companyId, tasks.touched, OVERVIEW.activityShown),
  ]);
  const lists = [tasks.overdue, tasks.today, tasks.thisWeek];
  const shown = [...lists.flatMap(({ ids }) => ids), ...assignments.map(({ taskId }) => taskId)];
  const texts = await tasksAsJson(tx, actor, own.companyId, shown);
  // One that was deleted meanwhile is left out.
  const textOf = (id: number): string[] => [texts.get(id) ?? []].flat();
  const due = ({ total, ids }: DueTasks) => `{"total":${total},"tasks":[${ids.flatMap(textOf).join(',')}]}`;
  const recent = assignments.flatMap(({ taskId, assignedAt, by }) =>
    textOf(taskId).map(
      (text) => `{"task":${text},"assignedAt":"${assignedAt.toISOString()}","by":${JSON.stringify(by)}}`,
    ),
  );
  const rest = JSON.stringify({ statuses: tasks.statuses, completed: onEach(days.names, completed), activity }).slice(
    1,
  );
  return `{"success":true,"data":{"overdue":${due(tasks.overdue)},"today":${due(tasks.today)},"thisWeek":${due(tasks.thisWeek)},"recent":[${recent.join(',')}],${rest}}`;
}

/** @throws 403 for everybody but the administrators of a company */
export async function companyOverview(
  input: ActorInput<'GET /overview/company'>,
): Promise<Answer<'GET /overview/company'>['data']> {
  const { tx, actor, timeZone } = input;
  const companyId = companyOf(actor);
  if (!canInCompany(actor, 'seeCompanyOverview')) throw forbidden();
  const now = new Date();
  const days = lastDays(now, timeZone, OVERVIEW.companyDays);
  const [statuses, people, workloads, { created, completed }] = await Promise.all([
    countCompanyTasks(tx, companyId, { archived: false }),
    countPeople(tx, companyId),
    readWorkloads(tx, companyId, dayBounds(now, timeZone), OVERVIEW.peopleShown),
    countDays(tx, companyId, days),
  ]);
  // Apart, as it is read across the policies of row-level security.
  const activity = await latestEntries(tx, actor, OVERVIEW.activityShown);
  const completedOn = onEach(days.names, completed);
  return {
    statuses,
    people,
    ...workloads,
    days: onEach(days.names, created).map(({ day, count }, index) => ({
      day,
      created: count,
      completed: completedOn[index]?.count ?? 0,
    })),
    activity,
  };
}

/** With a count for each of the days. */
function onEach(days: string[], counts: { day: string; count: number }[]): { day: string; count: number }[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }));
}
