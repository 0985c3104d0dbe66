import { type HistoryState, useNavigate, useSearch } from '@tanstack/react-router';
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

type FiltersAre = NonNullable<HistoryState['filters']>;
type Changes = { [K in keyof TaskSearch]?: TaskSearch[K] | undefined };

export interface TaskNavigation {
  setFilters: (changes: Changes) => void;
  /** The archive and the way of showing stay as they are. */
  clearFilters: () => void;
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
    function go(next: (search: TaskSearch) => Changes, filters: FiltersAre, replace: boolean): void {
      const search = (current: object) => withoutEmpty(next(current as TaskSearch));
      navigate({ to: '.', search: search as never, resetScroll: false, replace, state: { filters } });
    }
    const choose = (next: (search: TaskSearch) => Changes) => go(next, 'chosen', true);
    const change = (next: (search: TaskSearch) => Changes) => go(next, 'kept', true);
    const step = (next: (search: TaskSearch) => Changes) => go(next, 'kept', false);
    return {
      setFilters: (changes) => choose((search) => ({ ...search, ...changes })),
      clearFilters: () => choose(({ archived, view }) => ({ archived, view })),
      showArchive: (isArchive) =>
        choose((search) => ({ ...search, archived: isArchive ? 'true' : undefined, status: undefined })),
      setView: (view) => change((search) => ({ ...search, view })),
      open: (id, dialog) => step((search) => ({ ...search, task: String(id), dialog })),
      create: () => step((search) => ({ ...search, task: undefined, dialog: 'new' })),
      close: () => step((search) => ({ ...search, task: undefined, dialog: undefined })),
    };
  }, [navigate]);
}

function withoutEmpty(search: Changes): Changes {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
