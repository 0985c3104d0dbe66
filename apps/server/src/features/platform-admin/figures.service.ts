import type { AuditAction } from '@taskwell/contract/audit-words';
import type { Answer } from '@taskwell/contract/operations';
import type { DayFigures } from '@taskwell/contract/platform-admin-schemas';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { ActorInput } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { countHealth, refreshHealth } from './company-health.queries.ts';
import {
  type CountedDay,
  countAllTasks,
  countDays,
  countPlans,
  countRoles,
  dayAfter,
  daysBetween,
  firstDay,
  lastWrittenDay,
  listWrittenActions,
  listWrittenDays,
  startOf,
  writeDay,
} from './figures.queries.ts';

/** No transaction of the app lasts as long, so none commits something of a day later than that after its end. */
const OPEN_TRANSACTION_MILLISECONDS = 10 * 60_000;
/** Days of one transaction of the worker. */
const DAYS_AT_ONCE = 7;
/** Companies of one. */
const COMPANIES_AT_ONCE = 25;

/** SPEC §2 'Overview', §3 'System health response'. */
export async function systemHealth({
  tx,
  query: { days },
}: ActorInput<'GET /super-admin/system/health'>): Promise<Answer<'GET /super-admin/system/health'>['data']> {
  return tx.asSystem('platform console', async (system) => {
    const [figures, companyHealth, plans, roles, totalTasks] = await Promise.all([
      figuresOf(system, days),
      countHealth(system),
      countPlans(system),
      countRoles(system),
      countAllTasks(system),
    ]);
    const recent = (of: 'companies' | 'users' | 'tasks') => figures.reduce((sum, each) => sum + each[of], 0);
    const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
    return {
      overview: {
        totalCompanies: total(plans),
        totalUsers: total(roles),
        totalTasks,
        recentCompanies: recent('companies'),
        recentUsers: recent('users'),
        recentTasks: recent('tasks'),
      },
      companyHealth,
      subscriptionDistribution: plans,
      roleDistribution: roles,
    };
  });
}

/** SPEC §2 'Analytics'. */
export async function analytics({
  tx,
  query: { days },
}: ActorInput<'GET /super-admin/analytics'>): Promise<Answer<'GET /super-admin/analytics'>['data']> {
  return tx.asSystem('platform console', async (system) => {
    const [figures, plans, roles] = await Promise.all([
      figuresOf(system, days),
      countPlans(system),
      countRoles(system),
    ]);
    return { days: figures, subscriptionDistribution: plans, roleDistribution: roles };
  });
}

/**
 * Each of the last days with today, in UTC, oldest first: those that are over from what the worker has written down,
 * today, and whatever it has not come to, from the tables. As the system.
 */
export async function figuresOf(tx: SystemTransaction, days: number): Promise<DayFigures[]> {
  const today = dayOf(new Date());
  const from = dayAfter(today, 1 - days);
  const written = await listWrittenDays(tx, from);
  const live = await unwrittenDays(tx, from, written.at(-1)?.day ?? null);
  const known = new Map<string, DayFigures>([...written, ...live.map(withoutActions)].map((each) => [each.day, each]));
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(from, index);
    return known.get(day) ?? NOTHING_ON(day);
  });
}

/** The days behind the last one that is written down, until today, counted now. As the system. */
async function unwrittenDays(tx: SystemTransaction, from: string, lastWritten: string | null): Promise<CountedDay[]> {
  const first = lastWritten === null ? from : dayAfter(lastWritten);
  return countDays(tx, first, daysBetween(first, dayOf(new Date())) + 1);
}

/** How often each action was done within the days, and on how many of them; most frequent first. As the system. */
export async function actionsOf(
  tx: SystemTransaction,
  days: number,
): Promise<{ action: AuditAction; count: number; days: number }[]> {
  const from = dayAfter(dayOf(new Date()), 1 - days);
  const written = await listWrittenActions(tx, from);
  const live = await unwrittenDays(
    tx,
    from,
    await lastWrittenDay(tx).then((last) => (last && last >= from ? last : null)),
  );
  const byAction = new Map<AuditAction, { count: number; days: number }>();
  for (const { action, count } of [...written, ...live.flatMap(({ byAction: actions }) => actions)]) {
    const before = byAction.get(action as AuditAction) ?? { count: 0, days: 0 };
    byAction.set(action as AuditAction, { count: before.count + count, days: before.days + 1 });
  }
  return [...byAction]
    .map(([action, found]) => ({ action, ...found }))
    .sort((one, other) => other.count - one.count || one.action.localeCompare(other.action));
}

function withoutActions({ byAction: _, ...figures }: CountedDay): DayFigures {
  return figures;
}

const NOTHING_ON = (day: string): DayFigures => ({
  day,
  companies: 0,
  users: 0,
  tasks: 0,
  signIns: 0,
  failedSignIns: 0,
  activeUsers: 0,
  actions: 0,
});

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The job of every minute: writes down the days that are over, and looks at the health of the companies that were not
 * looked at for the longest time. In short transactions; it can be interrupted, and goes on from there.
 */
export async function keepFigures({ database }: Pick<Services, 'database'>, signal: AbortSignal): Promise<void> {
  const repeat = async (step: (tx: SystemTransaction) => Promise<boolean>) => {
    while (!signal.aborted && (await database.asSystem('platform console', step)));
  };
  await repeat((tx) => writeNextDays(tx, new Date(Date.now() - OPEN_TRANSACTION_MILLISECONDS)));
  await repeat(async (tx) => (await refreshHealth(tx, COMPANIES_AT_ONCE)) === COMPANIES_AT_ONCE);
}

/** @returns whether there may be more */
export async function writeNextDays(tx: SystemTransaction, until: Date): Promise<boolean> {
  const last = await lastWrittenDay(tx);
  const from = last === null ? await firstDay(tx) : dayAfter(last);
  if (from === null) return false;
  const over = daysBetween(from, dayOf(until));
  if (over <= 0 || startOf(from) > until) return false;
  const days: CountedDay[] = await countDays(tx, from, Math.min(over, DAYS_AT_ONCE));
  for (const day of days) await writeDay(tx, day);
  return over > DAYS_AT_ONCE;
}
