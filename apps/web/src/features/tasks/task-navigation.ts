import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { TaskDialogName, TaskSearch } from './task-search.ts';

const route = getRouteApi('/app/dashboard');

/** The filters part of the address; opening a dialog over the list does not draw the list again. */
export function useTaskFilters(): TaskSearch {
  return route.useSearch({ select: ({ task, dialog, ...filters }) => filters, structuralSharing: true });
}

export interface OpenDialog {
  taskId: number | null;
  dialog: TaskDialogName | null;
}

export function useOpenDialog(): OpenDialog {
  return route.useSearch({
    select: ({ task, dialog }) => ({ taskId: taskIdOf(task), dialog: dialog ?? null }),
    structuralSharing: true,
  });
}

function taskIdOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export interface TaskNavigation {
  setFilters: (changes: { [K in keyof TaskSearch]?: TaskSearch[K] | undefined }) => void;
  clearFilters: () => void;
  open: (id: number, dialog?: TaskDialogName) => void;
  create: () => void;
  close: () => void;
}

/** Every change of the dashboard's address. Dialogs are steps of the history, so the back button closes them. */
export function useTaskNavigation(): TaskNavigation {
  const navigate = route.useNavigate();
  return useMemo(
    () => ({
      setFilters: (changes) =>
        navigate({ search: (search) => withoutEmpty({ ...search, ...changes }), replace: true, resetScroll: false }),
      clearFilters: () => navigate({ search: {}, replace: true, resetScroll: false }),
      open: (id, dialog) =>
        navigate({
          search: (search) => withoutEmpty({ ...search, task: String(id), dialog }),
          resetScroll: false,
        }),
      create: () =>
        navigate({
          search: (search) => withoutEmpty({ ...search, task: undefined, dialog: 'new' }),
          resetScroll: false,
        }),
      close: () =>
        navigate({
          search: (search) => withoutEmpty({ ...search, task: undefined, dialog: undefined }),
          resetScroll: false,
        }),
    }),
    [navigate],
  );
}

function withoutEmpty(search: { [K in keyof TaskSearch]?: TaskSearch[K] | undefined }): TaskSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as TaskSearch;
}
