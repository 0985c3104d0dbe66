import { getRouteApi } from '@tanstack/react-router';
import type { Role } from '@taskwell/contract/labels';
import { useMemo } from 'react';
import { useHistorySteps } from '../../lib/history-steps.ts';
import type { CompanyDialogName, ConsoleSearch } from './console-search.ts';

const route = getRouteApi('/app/super-admin');

export function useConsoleSearch(): ConsoleSearch {
  return route.useSearch();
}

export interface ConsoleNavigation {
  openTab: (tab: string) => void;
  search: (text: string) => void;
  filterRole: (role: Role | null) => void;
  goToPage: (page: number) => void;
  /** A company's details, or what is being done with it. */
  openCompany: (id: number, dialog?: CompanyDialogName) => void;
  /** From what is being done with it, back to its details. */
  backToCompany: (id: number) => void;
  /** A person's details, or what is being done with them. */
  openUser: (id: number, dialog?: string) => void;
  backToUser: (id: number) => void;
  /** A dialog over the tab. */
  openDialog: (dialog: string) => void;
  close: () => void;
}

/** Pages are steps of the history, and so are dialogs (lib/history-steps.ts): the back button undoes them. */
export function useConsoleNavigation(): ConsoleNavigation {
  const navigate = route.useNavigate();
  const steps = useHistorySteps();
  return useMemo(() => {
    const go = (next: (before: ConsoleSearch) => ConsoleSearch, isStep = true) =>
      void navigate({ search: next, replace: !isStep, resetScroll: false });
    return {
      openTab: (tab) => go(() => ({ tab }), false),
      // What is found begins at its first page.
      search: (text) =>
        go(
          ({ tab, role }) => ({ ...(tab && { tab }), ...(role && { role }), ...(text !== '' && { search: text }) }),
          false,
        ),
      filterRole: (role) =>
        go(({ tab, search }) => ({ ...(tab && { tab }), ...(search && { search }), ...(role && { role }) }), false),
      goToPage: (page) => go((before) => withPage(onlyList(before), page)),
      openCompany: (id, dialog) =>
        steps.open((before) => ({ ...companyAddress(before, id), ...(dialog && { dialog }) })),
      backToCompany: (id) => steps.backTo((before) => companyAddress(before, id)),
      openUser: (id, dialog) => steps.open((before) => userAddress(before, id, dialog)),
      backToUser: (id) => steps.backTo((before) => userAddress(before, id)),
      openDialog: (dialog) => steps.open((before) => ({ ...onlyList(before), dialog })),
      close: () => steps.close(onlyList),
    };
  }, [navigate, steps]);
}

/** The address of a company's details over the same list. */
export function companyAddress(before: ConsoleSearch, id: number): ConsoleSearch {
  return { ...onlyList(before), company: String(id) };
}

/** The same for a person. */
export function userAddress(before: ConsoleSearch, id: number, dialog?: string): ConsoleSearch {
  return { ...onlyList(before), user: String(id), ...(dialog && { dialog }) };
}

function withPage({ page: _, ...before }: ConsoleSearch, page: number): ConsoleSearch {
  return page === 1 ? before : { ...before, page: String(page) };
}

function onlyList({ company: _, user: ___, dialog: __, ...list }: ConsoleSearch): ConsoleSearch {
  return list;
}
