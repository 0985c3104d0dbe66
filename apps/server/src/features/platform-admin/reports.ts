import { AUDIT_ACTION_LABELS } from '@taskwell/contract/audit-words';
import { PLANS } from '@taskwell/contract/plans';
import { COMPANY_STATUS_LABELS } from '@taskwell/contract/platform-console';
import { writeCsv } from '../../platform/csv-writer.ts';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { ActorInput, ReadOn } from '../../platform/http/request.ts';
import { actionsOf, dayOf, figuresOf } from './figures.service.ts';
import { type EngagedCompany, listCompanies, listEngagedCompanies, type ReportedCompany } from './reports.queries.ts';

/** Few enough that the first lines come soon. */
const COMPANIES_AT_ONCE = 50;

/** A report of SPEC §2 'Analytics' as CSV, in pieces that are read and made as fast as the caller takes them. */
export function writeReport({
  query: { report, days },
  readOn,
}: ActorInput<'GET /super-admin/analytics/export'>): AsyncIterable<string> {
  switch (report) {
    case 'revenue':
      return writeCompanies(readOn, listCompanies, revenueCells);
    case 'engagement':
      return writeCompanies(readOn, listEngagedCompanies, engagementCells);
    case 'features':
      return writeFeatures(readOn, days);
    case 'all':
      return writeDays(readOn, days);
  }
}

type Cells = Record<string, string>;

/** A line for each company, those that came first first. */
async function* writeCompanies<R extends ReportedCompany>(
  readOn: ReadOn,
  list: (tx: SystemTransaction, after: number, limit: number) => Promise<R[]>,
  cellsOf: (row: R) => Cells,
): AsyncGenerator<string> {
  let isFirst = true;
  for (let after = 0; ; ) {
    const rows = await readOn((tx) =>
      tx.asSystem('platform console', (system) => list(system, after, COMPANIES_AT_ONCE)),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield writeRows(rows.map(cellsOf), isFirst);
    isFirst = false;
    after = last.id;
  }
}

function writeRows(rows: Cells[], header = true): string {
  return writeCsv(Object.keys(rows[0] ?? {}), rows, { header });
}

/** By the price list; nobody pays for an account that is suspended or deleted. */
function revenueCells({ name, email, plan, createdAt, isMarked, users }: ReportedCompany): Cells {
  return {
    company: name,
    email,
    plan: PLANS[plan].name,
    since: dayOf(createdAt),
    status: isMarked ? COMPANY_STATUS_LABELS.marked : COMPANY_STATUS_LABELS.active,
    users: String(users),
    'price per month (USD)': (isMarked ? 0 : PLANS[plan].dollarsPerMonth).toFixed(2),
  };
}

function engagementCells(row: EngagedCompany): Cells {
  return {
    company: row.name,
    plan: PLANS[row.plan].name,
    users: String(row.users),
    'verified users': String(row.verifiedUsers),
    'signed in within 7 days': String(row.signedIn7),
    'signed in within 30 days': String(row.signedIn30),
    tasks: String(row.tasks),
    'new tasks within 30 days': String(row.newTasks30),
    'completed tasks within 30 days': String(row.completedTasks30),
  };
}

async function* writeFeatures(readOn: ReadOn, days: number): AsyncGenerator<string> {
  const actions = await readOn((tx) => tx.asSystem('platform console', (system) => actionsOf(system, days)));
  yield writeRows(
    actions.map(({ action, count, days: used }) => ({
      feature: AUDIT_ACTION_LABELS[action],
      action,
      [`times within ${days} days`]: String(count),
      'days on which it was used': String(used),
    })),
  );
}

async function* writeDays(readOn: ReadOn, days: number): AsyncGenerator<string> {
  const figures = await readOn((tx) => tx.asSystem('platform console', (system) => figuresOf(system, days)));
  yield writeRows(
    figures.map((day) => ({
      day: day.day,
      'new companies': String(day.companies),
      'new users': String(day.users),
      'new tasks': String(day.tasks),
      'sign-ins': String(day.signIns),
      'failed sign-ins': String(day.failedSignIns),
      'active users': String(day.activeUsers),
      actions: String(day.actions),
    })),
  );
}
