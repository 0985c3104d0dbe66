import { LIMITS } from '@taskwell/contract/limits';
import type { Answer } from '@taskwell/contract/operations';
import type { AuditLog } from '@taskwell/contract/schemas/audit';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { ActorInput, SignedInActor } from '../../platform/http/request.ts';
import { numberedPage } from '../../platform/queries/paging.ts';
import { accessAudit, auditedCompany, readEntries } from './audit.access.ts';
import { actionsOf, countFound, listPage, totalOf } from './audit.found.ts';
import { type EntryRow, findEntry, listEntriesAfter } from './audit.queries.ts';

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
  return readEntries(tx, async (system) => {
    const counted = await countFound(system, found);
    const rows = await listPage(system, counted, { page, limit });
    return {
      auditLogs: rows.map(auditLog),
      pagination: numberedPage(query, totalOf(counted)),
      stats: actionsOf(counted).slice(0, LIMITS.auditStatsTop),
    };
  });
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
  const counted = await readEntries(tx, (system) => countFound(system, found));
  return { actionStats: actionsOf(counted).slice(0, LIMITS.auditStatsTop) };
}

/** The newest entries of the actor's company. @throws 403 for everybody but the administrators of a company */
export async function latestEntries(tx: Transaction, actor: SignedInActor, limit: number): Promise<AuditLog[]> {
  const found = { companyId: auditedCompany(actor) };
  const rows = await readEntries(tx, (system) => listEntriesAfter(system, found, { limit }));
  return rows.map(auditLog);
}

function auditLog({ userId, userName, userRole, createdAt, ...entry }: EntryRow): AuditLog {
  return {
    ...(entry as Pick<AuditLog, 'id' | 'action' | 'entityType' | 'entityId' | 'description' | 'changes'>),
    createdAt: createdAt.toISOString(),
    user: userId === null ? null : { id: userId, name: userName, role: userRole },
  };
}
