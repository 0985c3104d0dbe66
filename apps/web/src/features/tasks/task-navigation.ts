import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  onlyFilters,
  parseTaskSearch,
  type TaskDialogName,
  type TaskFilters,
  type TaskSearch,
  type ViewMode,
} from './task-search.ts';

/** A part of the address of whichever task screen is open; only a change of that part draws the caller again. */
export function useTaskSearch<T>(select: (search: TaskSearch) => T): T {
  // Parsed once more, as the address may be read in the moment in which another screen comes.
  return useSearch({
    strict: false,
    select: (search: object) => select(parseTaskSearch({ ...search })),
    structuralSharing: true,
  } as never) as T;
}

/** The filters part of the address; opening a dialog over the list does not draw the list again. */
export function useTaskFilters(): TaskFilters {
  return useTaskSearch(onlyFilters);
}

export interface OpenDialog {
  taskId: number | null;
  dialog: TaskDialogName | null;
}

export function useOpenDialog(): OpenDialog {
  return useTaskSearch(({ task, dialog }) => ({ taskId: taskIdOf(task), dialog: dialog ?? null }));
}

function taskIdOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type Changes = { [K in keyof TaskSearch]?: TaskSearch[K] | undefined };

export interface TaskNavigation {
  setFilters: (changes: Changes) => void;
  /** The archive and the way of showing stay as they are. */
  clearFilters: () => void;
  restoreFilters: (filters: TaskFilters) => void;
  showArchive: (isArchive: boolean) => void;
  setView: (view: ViewMode) => void;
  open: (id: number, dialog?: TaskDialogName) => void;
  create: () => void;
  close: () => void;
}

/** Every change of a task screen's address. Dialogs are steps of the history, so the back button closes them. */
export function useTaskNavigation(): TaskNavigation {
  const navigate = useNavigate();
  return useMemo(() => {
    function change(next: (search: TaskSearch) => Changes, isStep: boolean): void {
      const search = (current: object) => withoutEmpty(next(current as TaskSearch));
      navigate({ to: '.', search: search as never, replace: !isStep, resetScroll: false });
    }
    return {
      setFilters: (changes) => change((search) => ({ ...search, ...changes }), false),
      clearFilters: () => change(({ archived, view }) => ({ archived, view }), false),
      restoreFilters: (filters) => change((search) => ({ ...filters, ...search }), false),
      showArchive: (isArchive) =>
        change((search) => ({ ...search, archived: isArchive ? 'true' : undefined, status: undefined }), false),
      setView: (view) => change((search) => ({ ...search, view }), false),
      open: (id, dialog) => change((search) => ({ ...search, task: String(id), dialog }), true),
      create: () => change((search) => ({ ...search, task: undefined, dialog: 'new' }), true),
      close: () => change((search) => ({ ...search, task: undefined, dialog: undefined }), true),
    };
  }, [navigate]);
}

function withoutEmpty(search: Changes): Changes {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
