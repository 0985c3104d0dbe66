import { localStore } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useTaskNavigation, useTaskSearch } from './task-navigation.ts';
import type { ViewMode } from './task-search.ts';

/** What a screen can show and starts with. The dashboard's key is the one of SPEC §2. */
export interface ViewModes<M extends ViewMode> {
  key: string;
  modes: readonly [M, ...M[]];
}

export const DASHBOARD_VIEWS = { key: 'taskViewMode', modes: ['cards', 'list'] } as const satisfies ViewModes<ViewMode>;
export const TASKS_VIEWS = {
  key: 'tasksPageViewMode',
  modes: ['board', 'cards', 'list'],
} as const satisfies ViewModes<ViewMode>;

export const CALENDAR_VIEWS = {
  key: 'calendarViewMode',
  modes: ['cards', 'list'],
} as const satisfies ViewModes<ViewMode>;

export const CALENDAR_LAYOUTS = {
  key: 'calendarLayout',
  modes: ['month', 'agenda'],
} as const satisfies ViewModes<ViewMode>;

/** Counts the choices of this page: where each is kept, the browser, tells nobody. */
const choices = createStore(0);

/** As the address says, else as this browser remembers, else the screen's first. */
export function useViewMode<M extends ViewMode>({ key, modes }: ViewModes<M>): [M, (mode: M) => void] {
  const asked = useTaskSearch(({ view }) => view);
  const { setView } = useTaskNavigation();
  const stored = useStore(choices, () => localStore.get(key));
  const mode = modes.find((known) => known === asked) ?? modes.find((known) => known === stored) ?? modes[0];
  return [
    mode,
    (next) => {
      localStore.set(key, next);
      choices.set(choices.get() + 1);
      // An address that names a view goes on naming the right one.
      if (asked !== undefined) setView(next);
    },
  ];
}
