import { useNavigate } from '@tanstack/react-router';

/** What stands in the address where quick add is to have the focus. */
export const QUICK_ADD_HASH = 'quick-add';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What is put into the line, where it is empty. */
    quickAdd?: string;
  }
}

/** Leads to the line of quick add, with a text in it. */
export function useQuickAddStep(): (text: string) => void {
  const navigate = useNavigate();
  return (quickAdd) =>
    navigate({ to: '.', search: true, hash: QUICK_ADD_HASH, replace: true, state: { filters: 'kept', quickAdd } });
}
