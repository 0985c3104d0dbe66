import { LIMITS } from '@taskwell/contract/limits';
import type { Answer } from '@taskwell/contract/operations';
import type { AuditLog } from '@taskwell/contract/schemas/audit';
import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/paging.ts';
import type { ActorInput, SignedInActor } from '../../platform/request.ts';
import { accessAudit, auditedCompany, readEntries } from './audit.access.ts';
import { countActions, type EntryRow, findEntry, listEntries, listEntriesAfter } from './audit.queries.ts';

const DAY_MILLISECONDS = 86_400_000;

/** SPEC §7: a page of the audit log, and which actions are most frequent in what the filters leave. */
export async function listAudit({
  tx,
  actor,
  query,
  timeZone,
}: ActorInput<'GET /audit'>): Promise<Answer<'GET /audit'>['data']> {
  const { page, limit, ...filters } = query;
  const found = accessAudit(actor, filters, timeZone);
  // Counted once, as the entries of a company lie far apart.
  const [rows, actions] = await readEntries(tx, (system) =>
    Promise.all([listEntries(system, found, { page, limit }), countActions(system, found)]),
  );
  const total = actions.reduce((sum, { count }) => sum + count, 0);
  return {
    auditLogs: rows.map(auditLog),
    pagination: numberedPage(query, total),
    stats: actions.slice(0, LIMITS.auditStatsTop),
  };
}

export async function readAudit({ tx, actor, params }: ActorInput<'GET /audit/{id}'>): Promise<AuditLog> {
  const companyId = auditedCompany(actor);
  const row = await readEntries(tx, (system) => findEntry(system, companyId, params.id));
  if (!row) throw notFound();
  return auditLog(row);
}

export async function summarizeAudit({
  tx,
  actor,
  query,
}: ActorInput<'GET /audit/stats/summary'>): Promise<Answer<'GET /audit/stats/summary'>['data']> {
  const from = new Date(Date.now() - query.days * DAY_MILLISECONDS);
  const found = { companyId: auditedCompany(actor), from };
  const actions = await readEntries(tx, (system) => countActions(system, found));
  return { actionStats: actions.slice(0, LIMITS.auditStatsTop) };
}

/** The newest entries of the actor's company. @throws 403 for everybody but the administrators of a company */
export async function latestEntries(tx: Transaction, actor: SignedInActor, limit: number): Promise<AuditLog[]> {
  const found = { companyId: auditedCompany(actor) };
  const rows = await readEntries(tx, (system) => listEntriesAfter(system, found, null, limit));
  return rows.map(auditLog);
}

function auditLog({ userId, userName, userRole, createdAt, ...entry }: EntryRow): AuditLog {
  return {
    ...(entry as Pick<AuditLog, 'id' | 'action' | 'entityType' | 'entityId' | 'description' | 'changes'>),
    createdAt: createdAt.toISOString(),
    user: userId === null ? null : { id: userId, name: userName, role: userRole },
  };
}
