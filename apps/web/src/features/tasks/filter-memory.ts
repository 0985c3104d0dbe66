import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { localStore, parseStored } from '../../lib/storage.ts';
import { useTaskFilters, useTaskNavigation } from './task-navigation.ts';
import { onlyFilters, parseTaskSearch, type TaskFilters } from './task-search.ts';

/**
 * The dashboard's last filters, per user of this browser (SPEC §3 'Stored on the client'): they come back when it is
 * opened without any. Answers whether they are on their way into the address, so that nothing else is loaded meanwhile.
 */
export function useFilterMemory(): boolean {
  const key = `taskFilters:${useCurrentUser().id}`;
  const filters = useTaskFilters();
  const { restoreFilters } = useTaskNavigation();
  const [remembered] = useState(() => (isEmpty(filters) ? stored(key) : {}));
  const [isRestoring, setRestoring] = useState(!isEmpty(remembered));

  useEffect(() => {
    if (isRestoring) restoreFilters(remembered);
  }, [isRestoring, remembered, restoreFilters]);
  if (isRestoring && !isEmpty(filters)) setRestoring(false);
  useEffect(() => {
    // The archive has other filters, and opening the dashboard means the active tasks.
    if (isRestoring || filters.archived) return;
    if (isEmpty(filters)) localStore.remove(key);
    else localStore.set(key, JSON.stringify(filters));
  }, [key, filters, isRestoring]);
  return isRestoring;
}

function stored(key: string): TaskFilters {
  const filters = parseStored(localStore.get(key));
  return typeof filters === 'object' && filters !== null ? onlyFilters(parseTaskSearch({ ...filters })) : {};
}

function isEmpty(filters: TaskFilters): boolean {
  return Object.keys(filters).length === 0;
}
