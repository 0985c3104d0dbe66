import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormTyping } from '../../lib/form-typing.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
import type { ContactDialogName, ContactSearch, ContactType } from './contact-search.ts';

const route = getRouteApi('/app/contacts');

export function useContactSearch(): ContactSearch {
  return route.useSearch();
}

export interface ContactNavigation {
  search: (text: string) => void;
  filter: (kind: ContactType | null) => void;
  create: () => void;
  open: (id: number, dialog: ContactDialogName) => void;
  close: () => void;
}

/** Dialogs are steps of the history (lib/history-steps.ts). */
export function useContactNavigation(): ContactNavigation {
  const navigate = route.useNavigate();
  const steps = useHistorySteps();
  const beginTyping = useFormTyping();
  return useMemo(() => {
    const choose = (next: (before: ContactSearch) => ContactSearch) =>
      void navigate({ search: next, replace: true, resetScroll: false });
    return {
      search: (text) => choose(({ kind }) => ({ ...(kind && { kind }), ...(text !== '' && { search: text }) })),
      filter: (kind) => choose(({ search }) => ({ ...(search && { search }), ...(kind && { kind }) })),
      create: () => {
        beginTyping();
        steps.open((before) => ({ ...onlyFilters(before), dialog: 'new' }));
      },
      open: (id, dialog) => steps.open((before) => ({ ...onlyFilters(before), contact: String(id), dialog })),
      close: () => steps.close(onlyFilters),
    };
  }, [navigate, steps, beginTyping]);
}

function onlyFilters({ search, kind }: ContactSearch): ContactSearch {
  return { ...(search && { search }), ...(kind && { kind }) };
}
