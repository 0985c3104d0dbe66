import { useSyncExternalStore } from 'react';
import { localStore } from '../../lib/storage.ts';
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

const subscribers = new Set<() => void>();

/** As the address says, else as this browser remembers, else the screen's first. */
export function useViewMode<M extends ViewMode>({ key, modes }: ViewModes<M>): [M, (mode: M) => void] {
  const asked = useTaskSearch(({ view }) => view);
  const { setView } = useTaskNavigation();
  const stored = useSyncExternalStore(subscribe, () => localStore.get(key));
  const mode = modes.find((known) => known === asked) ?? modes.find((known) => known === stored) ?? modes[0];
  return [
    mode,
    (next) => {
      localStore.set(key, next);
      for (const notify of subscribers) notify();
      // An address that names a view goes on naming the right one.
      if (asked !== undefined) setView(next);
    },
  ];
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
