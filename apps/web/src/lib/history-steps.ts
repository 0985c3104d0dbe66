import { type AnyRouter, type HistoryState, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of a dialog opened here: the addresses it stands over, one for each step of the history, the page's own first. */
    below?: readonly string[];
  }
}

type SearchChange = (search: object) => object;

/**
 * Dialogs as steps of the history, so that Back closes them. Whoever closes one otherwise goes back those steps, and Back
 * does not open it again. A dialog that was in the address from the beginning has none: its address is replaced.
 */
export interface HistorySteps {
  /** Shows something over what is shown now. */
  open: (search: SearchChange, state?: HistoryState) => void;
  /** The state of such a step, for a link. */
  stateOver: () => HistoryState;
  /** From what was opened over it, back to this. */
  backTo: (search: SearchChange, state?: HistoryState) => void;
  /** Back to the page itself, whatever is open over it. */
  close: (search: SearchChange, state?: HistoryState) => void;
}

export function useHistorySteps(): HistorySteps {
  const router: AnyRouter = useRouter();
  return useMemo(
    () => ({
      open: async (search, state) => {
        // What it stands over is known only then.
        while (returning) await returning;
        router.navigate({ to: '.', search, resetScroll: false, state: { ...state, ...stateOver(router) } });
      },
      stateOver: () => stateOver(router),
      backTo: (search, state) => {
        leave(router, { search, state, stepsDown: stepsTo });
      },
      close: (search, state) => {
        leave(router, { search, state, stepsDown: ({ length }) => length });
      },
    }),
    [router],
  );
}

function stateOver({ history }: AnyRouter): HistoryState {
  const { href, state } = history.location;
  return { below: [...(state.below ?? []), href] };
}

/** Until the browser has gone back, which takes it a moment. */
let returning: Promise<void> | null = null;

interface Leaving {
  search: SearchChange;
  state: HistoryState | undefined;
  /** How many steps down that is; `target` is what will be shown, `below` what stands below. */
  stepsDown: (below: readonly string[], target: string) => number;
}

async function leave(router: AnyRouter, { search, state, stepsDown }: Leaving): Promise<void> {
  while (returning) await returning;
  const { history } = router;
  const target = viewOf(router.buildLocation({ to: '.', search }).publicHref);
  if (viewOf(history.location.href) === target) return;
  const below: readonly string[] = history.location.state.below ?? [];
  const steps = stepsDown(below, target);
  const left = below.slice(0, below.length - steps);
  const show = () =>
    router.navigate({
      to: '.',
      search,
      replace: true,
      resetScroll: false,
      state: { ...state, below: left },
      ...PAST_HOLDS,
    });

  // At once, whatever the browser's way back takes.
  show();
  if (steps === 0) return;
  returning = goBack(history, steps);
  await returning;
  returning = null;
  if (viewOf(history.location.href) !== target) show();
}

/** One step back, as the browser's own button. */
export function stepBack(router: AnyRouter): Promise<void> {
  return stepsBack(router, 1);
}

/**
 * So many steps back at once. Asked again before the browser is there, such as by a second press of Esc, it goes no further: that
 * would leave the page.
 */
export async function stepsBack({ history }: AnyRouter, steps: number): Promise<void> {
  if (returning) return;
  returning = goBack(history, steps);
  await returning;
  returning = null;
}

/** Where that view is none of those below, it takes the place of the one that is left. */
function stepsTo(below: readonly string[], target: string): number {
  const found = below.findLastIndex((href) => viewOf(href) === target);
  return found === -1 ? 0 : below.length - found;
}

/** Settles once the browser is there; whatever else leads on waits for it. */
function goBack(history: RouterHistory, steps: number): Promise<void> {
  history.flush();
  if (!hasSteps(steps)) return Promise.resolve();
  return new Promise((resolve) => {
    const endWaiting = history.block({ blockerFn: waitForReturn, enableBeforeUnload: false });
    const end = () => {
      stopListening();
      clearTimeout(timer);
      endWaiting();
      resolve();
    };
    const stopListening = history.subscribe(({ action }) => {
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') end();
    });
    // A browser that does not say how many steps there are goes nowhere where these are lacking, and says nothing of it.
    const timer = setTimeout(end, MOST_MILLISECONDS);
    history.go(-steps, PAST_HOLDS);
  });
}

/** Whether the history of this tab has as many: a copy of it that was opened elsewhere may not. */
function hasSteps(steps: number): boolean {
  const index = window.navigation?.currentEntry?.index ?? steps;
  return index >= steps;
}

async function waitForReturn(): Promise<false> {
  await returning;
  return false;
}

/** What has just been sent holds its dialog for a moment more (ui/dialog-hold.ts). */
const PAST_HOLDS = { ignoreBlocker: true };
/** A busy browser may take a second, and what is opened before it is there would be left by it. */
const MOST_MILLISECONDS = 5_000;

/** What is shown at an address, however its parts are ordered. */
function viewOf(href: string): string {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
