import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';
import type { CompanyDetails, CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { changeOptimistically } from '../../../lib/optimistic-change.ts';
import { COMPANY_KEYS } from './company-queries.ts';

export interface CompanyChanges {
  /** Both are optimistic, and rolled back with a notice where the server refuses. */
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

function suspend(client: QueryClient, company: CompanyDetails): Promise<void> {
  return change(client, company, {
    after: { ...company, markedForDeletion: true },
    action: 'suspend',
    success: CONSOLE_MESSAGES.companySuspended(company.name),
    fallback: CONSOLE_MESSAGES.suspendCompany,
  });
}

function restore(client: QueryClient, company: CompanyDetails): Promise<void> {
  return change(client, company, {
    after: { ...company, markedForDeletion: false, purgeAt: null },
    action: 'activate',
    success: CONSOLE_MESSAGES.companyRestored(company.name),
    fallback: CONSOLE_MESSAGES.restoreCompany,
  });
}

interface Change {
  after: CompanyDetails;
  action: 'suspend' | 'activate';
  success: string;
  fallback: string;
}

function change(client: QueryClient, company: CompanyDetails, { after, action, success, fallback }: Change) {
  return changeOptimistically(client, {
    scope: `company ${company.id}`,
    reads: [COMPANY_KEYS.all],
    apply: () => put(client, after),
    send: () => send(company.id, action),
    confirm: (answer) => {
      put(client, answer);
      notify({ tone: 'success', text: success });
    },
    rollBack: () => put(client, company),
    report: (error) => notify({ tone: 'danger', text: failureSentence(error, fallback) }),
    // Not the details: the answer has them.
    settle: () => client.invalidateQueries({ queryKey: COMPANY_KEYS.lists }),
  });
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
