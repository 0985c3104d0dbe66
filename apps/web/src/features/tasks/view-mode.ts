import { useSyncExternalStore } from 'react';
import { localStore } from '../../lib/storage.ts';

export const VIEW_MODES = ['cards', 'list'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

const KEY = 'taskViewMode';
const subscribers = new Set<() => void>();

function viewMode(): ViewMode {
  return VIEW_MODES.find((mode) => mode === localStore.get(KEY)) ?? 'cards';
}

/** Cards or list, remembered in this browser (SPEC §2 'Dashboard'). */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  return [useSyncExternalStore(subscribe, viewMode), setViewMode];
}

function setViewMode(mode: ViewMode): void {
  localStore.set(KEY, mode);
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
