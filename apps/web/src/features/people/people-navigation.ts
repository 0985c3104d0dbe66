import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormTyping } from '../../lib/form-typing.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
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
  /** From what is done with a person, back to the details. */
  backTo: (id: number) => void;
  close: () => void;
}

/** Dialogs are steps of the history (lib/history-steps.ts). */
export function usePeopleNavigation(): PeopleNavigation {
  const navigate = route.useNavigate();
  const steps = useHistorySteps();
  const beginTyping = useFormTyping();
  return useMemo(
    () => ({
      search: (text) => void navigate({ search: text === '' ? {} : { search: text }, replace: true }),
      open: (id, dialog) => steps.open((before) => ({ ...personAddress(before, id), ...(dialog && { dialog }) })),
      openDialog: (dialog) => {
        if (dialog === 'add') beginTyping();
        steps.open((before) => ({ ...onlyList(before), dialog }));
      },
      backTo: (id) => steps.backTo((before) => personAddress(before, id)),
      close: () => steps.close(onlyList),
    }),
    [navigate, steps, beginTyping],
  );
}

/** The address of a person's details over the same list. */
export function personAddress(before: PeopleSearch, id: number): PeopleSearch {
  return { ...onlyList(before), person: String(id) };
}

function onlyList({ search }: PeopleSearch): PeopleSearch {
  return search === undefined ? {} : { search };
}
