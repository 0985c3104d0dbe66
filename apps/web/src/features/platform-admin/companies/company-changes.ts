import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';
import type { CompanyDetails, CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../ui/notices.ts';
import { COMPANY_KEYS } from './company-queries.ts';

export interface CompanyChanges {
  /** Both are shown at once, and taken back with a notice where the server refuses. */
  suspend: (company: CompanyDetails) => Promise<void>;
  restore: (company: CompanyDetails) => Promise<void>;
  /** Reads the lists again. */
  refresh: () => void;
}

export function useCompanyChanges(): CompanyChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      suspend: (company) => suspend(client, company),
      restore: (company) => restore(client, company),
      refresh: () => void client.invalidateQueries({ queryKey: COMPANY_KEYS.lists }),
    }),
    [client],
  );
}

async function suspend(client: QueryClient, company: CompanyDetails): Promise<void> {
  client.cancelQueries({ queryKey: COMPANY_KEYS.all });
  put(client, { ...company, markedForDeletion: true });
  try {
    put(client, await send(company.id, 'suspend'));
    notify({ tone: 'success', text: CONSOLE_MESSAGES.companySuspended(company.name) });
  } catch (error) {
    put(client, company);
    notify({ tone: 'danger', text: failureSentence(error, CONSOLE_MESSAGES.suspendCompany) });
  } finally {
    client.invalidateQueries({ queryKey: COMPANY_KEYS.all });
  }
}

async function restore(client: QueryClient, company: CompanyDetails): Promise<void> {
  client.cancelQueries({ queryKey: COMPANY_KEYS.all });
  put(client, { ...company, markedForDeletion: false, purgeAt: null });
  try {
    put(client, await send(company.id, 'activate'));
    notify({ tone: 'success', text: CONSOLE_MESSAGES.companyRestored(company.name) });
  } catch (error) {
    put(client, company);
    notify({ tone: 'danger', text: failureSentence(error, CONSOLE_MESSAGES.restoreCompany) });
  } finally {
    client.invalidateQueries({ queryKey: COMPANY_KEYS.all });
  }
}

async function send(id: number, action: 'suspend' | 'activate'): Promise<CompanyDetails> {
  return (await api.call('PUT /super-admin/companies/{id}/status', { params: { id }, body: { action } })).data;
}

/** Shows a company as it is now, in its details and in every list that holds it. */
function put(client: QueryClient, company: CompanyDetails): void {
  const { markedForDeletion, healthScore, healthStatus } = company;
  client.setQueryData(COMPANY_KEYS.detail(company.id), company);
  client.setQueriesData<Answer<'GET /super-admin/companies'>['data']>(
    { queryKey: COMPANY_KEYS.lists },
    (found) =>
      found && {
        ...found,
        companies: found.companies.map(
          (old): CompanySummary =>
            old.id === company.id ? { ...old, markedForDeletion, healthScore, healthStatus } : old,
        ),
      },
  );
}
