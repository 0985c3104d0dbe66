import { isCalendarDay } from '@taskwell/contract/rules';
import type { AuditFilters } from '@taskwell/contract/schemas/audit';
import { canInCompany } from '@taskwell/policy/policy';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { dayAfter, startOfDay } from '../../platform/queries/days.ts';
import type { FoundEntries } from './audit.queries.ts';

/**
 * @returns the company whose entries the actor may read
 * @throws 403 for everybody but the administrators of a company
 */
export function auditedCompany(actor: SignedInActor): number {
  const companyId = companyOf(actor);
  if (!canInCompany(actor, 'readAudit')) throw forbidden();
  return companyId;
}

/**
 * The entries of the actor's company that the filters leave.
 *
 * @param timeZone in which a filter's day begins and ends
 * @throws 403 for everybody but the administrators of a company
 */
export function accessAudit(actor: SignedInActor, filters: AuditFilters, timeZone: string): FoundEntries {
  const companyId = auditedCompany(actor);
  const { startDate, endDate, ...others } = filters;
  return {
    ...others,
    companyId,
    from: startDate === undefined ? undefined : beginning(startDate, timeZone),
    before: endDate === undefined ? undefined : end(endDate, timeZone),
  };
}

/** Reads entries of a company that the actor may read; across tenants, so `read` has to name the company. */
export function readEntries<T>(tx: Transaction, read: (system: SystemTransaction) => Promise<T>): Promise<T> {
  return tx.asSystem('audit log', read);
}

function beginning(day: string, timeZone: string): Date {
  return isCalendarDay(day) ? startOfDay(day, timeZone) : new Date(day);
}

function end(day: string, timeZone: string): Date {
  return isCalendarDay(day) ? startOfDay(dayAfter(day), timeZone) : new Date(day);
}
