import type { AnyRouter, HistoryState } from '@tanstack/react-router';

/** Shows something in place of the step of the history that is shown now: Back leads to what that stood over. */
export function stepInstead(router: AnyRouter, search: (search: object) => object, state: HistoryState = {}): void {
  const { below } = router.history.location.state;
  router.navigate({
    to: '.',
    search,
    replace: true,
    resetScroll: false,
    state: { ...state, filters: 'kept', ...(below && { below: [...below] }) },
  });
}
