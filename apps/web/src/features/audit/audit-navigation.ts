import { getRouteApi } from '@tanstack/react-router';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITY_TYPES,
  type AuditAction,
  type AuditEntityType,
} from '@taskwell/contract/audit-words';
import { isCalendarDay } from '@taskwell/contract/rules';
import { useMemo } from 'react';
import { idOf, pageOf } from '../../lib/address-numbers.ts';
import { oneOf } from '../../lib/query-string.ts';

const route = getRouteApi('/app/settings');

/** What the audit log is narrowed down to, by the names of the API; the days as the browser's date fields have them. */
export interface AuditFilters {
  search?: string | undefined;
  action?: AuditAction | undefined;
  entityType?: AuditEntityType | undefined;
  /** Who acted. */
  userId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

interface AuditAddress {
  filters: AuditFilters;
  page: number;
  /** Any change begins at the first page (SPEC §5). */
  narrow: (changes: AuditFilters) => void;
  clear: () => void;
  goToPage: (page: number) => void;
}

/**
 * The filters and the page stand in the address, so that they outlive a reload. They are no steps of the history: Back leaves
 * the log. What the address says and means nothing is as none.
 */
export function useAuditAddress(): AuditAddress {
  const { search, action, entityType, userId, startDate, endDate, page } = route.useSearch();
  const navigate = route.useNavigate();
  const filters: AuditFilters = {
    search,
    action: oneOf(action, AUDIT_ACTIONS),
    entityType: oneOf(entityType, AUDIT_ENTITY_TYPES),
    userId: idOf(userId) === null ? undefined : userId,
    startDate: dayOf(startDate),
    endDate: dayOf(endDate),
  };
  const ways = useMemo(() => {
    const go = (change: (before: Record<string, string>) => object) =>
      void navigate({ search: change, replace: true, resetScroll: false, state: true });
    return {
      narrow: (changes: AuditFilters) => go(({ page: _, ...before }) => ({ ...before, ...changes })),
      clear: () => go(({ tab, dialog }) => ({ ...(tab && { tab }), dialog })),
      goToPage: (next: number) => go((before) => ({ ...before, page: next === 1 ? undefined : String(next) })),
    };
  }, [navigate]);
  return { filters, page: pageOf(page) ?? 1, ...ways };
}

function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && isCalendarDay(text) ? text : undefined;
}
