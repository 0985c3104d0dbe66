import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
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

/** Dialogs are steps of the history, so the back button closes them. */
export function useContactNavigation(): ContactNavigation {
  const navigate = route.useNavigate();
  return useMemo(() => {
    const go = (next: (before: ContactSearch) => ContactSearch, isStep: boolean) =>
      void navigate({ search: next, replace: !isStep, resetScroll: false });
    return {
      search: (text) => go(({ kind }) => ({ ...(kind && { kind }), ...(text !== '' && { search: text }) }), false),
      filter: (kind) => go(({ search }) => ({ ...(search && { search }), ...(kind && { kind }) }), false),
      create: () => go((before) => ({ ...onlyFilters(before), dialog: 'new' }), true),
      open: (id, dialog) => go((before) => ({ ...onlyFilters(before), contact: String(id), dialog }), true),
      close: () => go(onlyFilters, true),
    };
  }, [navigate]);
}

function onlyFilters({ search, kind }: ContactSearch): ContactSearch {
  return { ...(search && { search }), ...(kind && { kind }) };
}
