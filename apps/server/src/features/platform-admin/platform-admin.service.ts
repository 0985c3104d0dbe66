import type { Answer, ReadQuery } from '@taskwell/contract/operations';
import type { CompanyDetails, CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import type { CompanyStatusAction } from '@taskwell/contract/platform-console';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { auditEntry, ofPlatform } from '../../platform/database/effects.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { numberedPage } from '../../platform/queries/paging.ts';
import { endSessionsOfCompany } from '../accounts/accounts.service.ts';
import { forgetHealth } from './company-health.queries.ts';
import { healthOf } from './platform-admin.health.ts';
import {
  type CompanyRow,
  findCompany,
  listCompanies,
  lockCompany,
  markCompany,
  readCompanyExtras,
  unmarkCompany,
} from './platform-admin.queries.ts';

// The console of the platform. Who may call it at all is the contract's: the super administrator alone.

export async function list(
  tx: Transaction,
  query: ReadQuery<'GET /super-admin/companies'>,
): Promise<Answer<'GET /super-admin/companies'>['data']> {
  const { companies, total } = await tx.asSystem('platform console', (system) => listCompanies(system, query));
  return { companies: companies.map(summaryOf), pagination: numberedPage(query, total) };
}

/** Its people learn from their own history that it was looked at. */
export async function read(tx: Transaction, actor: SignedInActor, id: number): Promise<CompanyDetails> {
  return tx.asSystem('platform console', async (system) => {
    const details = await readDetails(system, id);
    const words = `${actor.name}, who administers the platform, looked at the company's details`;
    const entry = auditEntry('SEEN_BY_PLATFORM', 'Company', id, words);
    system.record({ companyId: id, actor: ofPlatform(actor), audit: [entry] });
    return details;
  });
}

/** Asked for what is so already, it changes nothing: two who press at once are both right. */
export async function setStatus(
  tx: Transaction,
  actor: SignedInActor,
  id: number,
  action: CompanyStatusAction,
): Promise<CompanyDetails> {
  return tx.asSystem('platform console', async (system) => {
    const company = await lockCompany(system, id);
    if (!company) throw notFound();
    if (company.markedForDeletion !== (action === 'suspend')) await change(system, actor, id, company.name, action);
    return readDetails(system, id);
  });
}

async function change(
  tx: SystemTransaction,
  actor: SignedInActor,
  id: number,
  name: string,
  action: CompanyStatusAction,
): Promise<void> {
  if (action === 'suspend') {
    await markCompany(tx, id);
    await endSessionsOfCompany(tx, id);
  } else {
    await unmarkCompany(tx, id);
  }
  await forgetHealth(tx, id);
  const entry =
    action === 'suspend'
      ? auditEntry('COMPANY_SUSPENDED', 'Company', id, `${actor.name} suspended "${name}"`)
      : auditEntry('COMPANY_RESTORED', 'Company', id, `${actor.name} restored "${name}"`);
  tx.record({ companyId: id, actor: ofPlatform(actor), audit: [entry] });
}

async function readDetails(tx: SystemTransaction, id: number): Promise<CompanyDetails> {
  const row = await findCompany(tx, id);
  if (!row) throw notFound();
  return { ...summaryOf(row), healthReasons: healthOf(row).healthReasons, ...(await readCompanyExtras(tx, id)) };
}

function summaryOf(row: CompanyRow): CompanySummary {
  const { healthScore, healthStatus } = healthOf(row);
  const { id, name, email, subscriptionPlan, isPersonal, createdAt, markedForDeletion, userCount, taskCount } = row;
  const company = { id, name, email, subscriptionPlan, isPersonal, createdAt, markedForDeletion };
  return { ...company, healthScore, healthStatus, userCount, taskCount };
}
