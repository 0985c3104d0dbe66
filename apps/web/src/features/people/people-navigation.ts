import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PeopleDialogName, PeopleSearch } from './people-search.ts';

const route = getRouteApi('/app/employees');

export function usePeopleSearch(): PeopleSearch {
  return route.useSearch();
}

export interface PeopleNavigation {
  search: (text: string) => void;
  /** A person's details, or what is being done with the person. */
  open: (id: number, dialog?: PeopleDialogName) => void;
  openDialog: (dialog: PeopleDialogName) => void;
  close: () => void;
}

/** Dialogs are steps of the history, so the back button closes them. */
export function usePeopleNavigation(): PeopleNavigation {
  const navigate = route.useNavigate();
  return useMemo(
    () => ({
      search: (text) => void navigate({ search: text === '' ? {} : { search: text }, replace: true }),
      open: (id, dialog) =>
        void navigate({ search: (before) => ({ ...personAddress(before, id), ...(dialog && { dialog }) }) }),
      openDialog: (dialog) => void navigate({ search: (before) => ({ ...onlyList(before), dialog }) }),
      close: () => void navigate({ search: onlyList }),
    }),
    [navigate],
  );
}

/** The address of a person's details over the same list. */
export function personAddress(before: PeopleSearch, id: number): PeopleSearch {
  return { ...onlyList(before), person: String(id) };
}

function onlyList({ search }: PeopleSearch): PeopleSearch {
  return search === undefined ? {} : { search };
}
