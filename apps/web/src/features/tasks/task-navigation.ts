import { type HistoryState, useNavigate, useSearch } from '@tanstack/react-router';
import type { TaskStatus } from '@taskwell/contract/labels';
import { useMemo } from 'react';
import { useFormTyping } from '../../lib/form-typing.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
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
  begins: TaskStatus | null;
}

export function useOpenDialog(): OpenDialog {
  return useTaskSearch(({ task, dialog, begins }) => ({
    taskId: taskIdOf(task),
    dialog: dialog ?? null,
    begins: begins ?? null,
  }));
}

function taskIdOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type FiltersAre = NonNullable<HistoryState['filters']>;
type Change = (search: TaskSearch) => Changes;
type Changes = { [K in keyof TaskSearch]?: TaskSearch[K] | undefined };

export interface TaskNavigation {
  setFilters: (changes: Changes) => void;
  /** The archive and the way of showing stay as they are. */
  clearFilters: () => void;
  showArchive: (isArchive: boolean) => void;
  setView: (view: ViewMode) => void;
  open: (id: number, dialog?: TaskDialogName) => void;
  /** From what is done with a task, back to it. */
  backTo: (id: number) => void;
  /** @param begins the status that the new task begins with, in place of To Do */
  create: (begins?: TaskStatus) => void;
  importCsv: () => void;
  close: () => void;
}

/** Every change of a task screen's address. Dialogs are steps of the history (lib/history-steps.ts). */
export function useTaskNavigation(): TaskNavigation {
  const navigate = useNavigate();
  const steps = useHistorySteps();
  const beginTyping = useFormTyping();
  return useMemo(() => {
    function replace(next: Change, filters: FiltersAre): void {
      navigate({ to: '.', search: searchAfter(next) as never, resetScroll: false, replace: true, state: { filters } });
    }
    const choose = (next: Change) => replace(next, 'chosen');
    const change = (next: Change) => replace(next, 'kept');
    const step = (next: Change) => steps.open(searchAfter(next), KEPT);
    return {
      setFilters: (changes) => choose((search) => ({ ...search, ...changes })),
      clearFilters: () => choose(({ archived, view }) => ({ archived, view })),
      showArchive: (isArchive) =>
        choose((search) => ({ ...search, archived: isArchive ? 'true' : undefined, status: undefined })),
      setView: (view) => change((search) => ({ ...search, view })),
      open: (id, dialog) => step((search) => ({ ...search, task: String(id), dialog })),
      backTo: (id) =>
        steps.backTo(
          searchAfter((search) => ({ ...search, task: String(id), dialog: undefined })),
          KEPT,
        ),
      create: (begins) => {
        beginTyping();
        step((search) => ({ ...search, task: undefined, dialog: 'new', begins }));
      },
      importCsv: () => step((search) => ({ ...search, task: undefined, dialog: 'import' })),
      close: () =>
        steps.close(
          searchAfter((search) => ({ ...search, task: undefined, dialog: undefined, begins: undefined })),
          KEPT,
        ),
    };
  }, [navigate, steps, beginTyping]);
}

const KEPT = { filters: 'kept' } as const;

function searchAfter(next: Change): (search: object) => object {
  return (search) => withoutEmpty(next(search));
}

function withoutEmpty(search: Changes): Changes {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
