import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stepBack, useHistorySteps } from '../../lib/history-steps.ts';
import { stepInstead } from '../../lib/instead-step.ts';
import { TASK_PAGES } from '../../lib/tasks/task-pages.ts';
import { createTypeAhead } from '../../lib/typed-ahead.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The chat is open over the page; no part of the address, as whoever gets a link should not get it too. */
    isChatOpen?: true;
  }
}

export interface ChatStep {
  open: () => void;
  /** One step back, where the chat is open. */
  close: () => void;
  /** A task in place of the chat: Back from it leads to the page. */
  openTask: (id: number) => void;
  /** Leads to a screen that shows what was put into the inbox (lib/hand-over-inbox.ts). */
  openHandOver: () => void;
}

/** The task screens that take what is handed over (SPEC §2). */
const HAND_OVER_PAGES = ['/dashboard', '/tasks'];

/** Whether the chat is open. */
export function useIsChatOpen(): boolean {
  return useLocation({ select: ({ state }) => state.isChatOpen === true });
}

/** What is typed for the chat before it is there. */
export const chatTyping = createTypeAhead();

function close(router: AnyRouter): void {
  if (router.history.location.state.isChatOpen) stepBack(router);
}

/** The chat as a step of the history, so that Back closes it. */
export function useChatStep(): ChatStep {
  const router: AnyRouter = useRouter();
  const { stateOver } = useHistorySteps();
  return useMemo(
    () => ({
      open: () => {
        if (document.querySelector('dialog[open]') === null) chatTyping.begin(() => close(router));
        // After a reload it comes by itself: no second step for it.
        if (router.history.location.state.isChatOpen) return;
        const state = { ...stateOver(), isChatOpen: true, filters: 'kept' } as const;
        router.navigate({ to: '.', search: true, hash: true, resetScroll: false, state });
      },
      close: () => close(router),
      openTask: (id) => {
        const task = String(id);
        if (TASK_PAGES.includes(router.history.location.pathname)) {
          stepInstead(router, ({ dialog: _, ...search }: { dialog?: unknown }) => ({ ...search, task }));
        } else {
          router.navigate({ to: '/dashboard', search: { task }, replace: true });
        }
      },
      openHandOver: () => {
        if (HAND_OVER_PAGES.includes(router.history.location.pathname)) stepBack(router);
        else router.navigate({ to: '/dashboard', replace: true });
      },
    }),
    [router, stateOver],
  );
}
