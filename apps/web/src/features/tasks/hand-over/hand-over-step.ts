import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type HandOver, waitingBehind } from '@taskwell/contract/hand-over';
import { HAND_OVER_MESSAGES } from '@taskwell/contract/hand-over-messages';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  nextInInbox,
  returnToInbox,
  takeFromInbox,
  useNextHandOver,
  type Waiting,
} from '../../../lib/hand-over-inbox.ts';
import { stepBack, stepsBack, useHistorySteps } from '../../../lib/history-steps.ts';
import { stepInstead } from '../../../lib/instead-step.ts';
import { notify } from '../../../lib/notices.ts';
import { frontModal, onFrontModalChange } from '../../../ui/modal-stack.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which of what was handed over is open over the page. */
    handOver?: string;
    /** What of it is shown, where that was asked for. */
    handOverView?: HandOverView;
    /** How many steps lead back to what was shown of it at first; left out at first. */
    handOverSteps?: number;
  }
}

/** What is shown of a hand-over, on the way to another task: a choice, all tasks, a new one, or what becomes of that task. */
export type HandOverView = 'choose' | 'search' | 'new' | { taskId: number };

interface HandOverStep {
  shown: Waiting | null;
  /** Null where it is shown as it came. */
  view: HandOverView | null;
  /** Shows something else of it as a step of the history; `isInstead` in place of what is shown. */
  show: (view: HandOverView, isInstead?: boolean) => void;
  /** One step back; back from what was shown at first it is set aside. */
  back: () => void;
  /** It is set aside, with a way to have it again. */
  close: () => void;
  /** It has been dealt with; what it leads to, or the next that waits, comes in its place. */
  done: (next?: HandOver | null) => void;
  /** The same, and the task comes in its place; what it leads to waits behind that. */
  openTask: (id: number, next?: HandOver | null) => void;
}

const same = (search: object) => search;

/** What was handed over as a step of the history, as all dialogs are, once nothing else is open over the page. */
export function useHandOverStep(userId: number, isReady: boolean): HandOverStep {
  const router: AnyRouter = useRouter();
  const { stateOver } = useHistorySteps();
  const next = useNextHandOver(userId);
  const key = useLocation({ select: ({ state }) => state.handOver });
  const view = useLocation({ select: ({ state }) => state.handOverView ?? null, structuralSharing: true });
  const isFree = useSyncExternalStore(onFrontModalChange, () => frontModal() === null);
  const opened = useRef<string | undefined>(undefined);
  /** What was shown last, to come again where it was set aside and is brought back. */
  const seen = useRef<{ key: string; view: HandOverView | null }>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (key === undefined || key === next?.key) isLeaving.current = false;
    if (next !== null && key === next.key) {
      opened.current = key;
      seen.current = { key, view };
    } else if (key !== undefined) {
      // Dealt with in another visit of this address.
      if (!isLeaving.current) stepInstead(router, same);
    } else if (next !== null && opened.current === next.key) {
      opened.current = undefined;
      setAside(userId, next);
    } else if (next !== null && isFree && isReady) {
      // The address has just been cleared: the router would make one step of both, over the address as it was.
      router.history.flush();
      const before = seen.current?.key === next.key ? seen.current.view : null;
      const shown = { handOver: next.key, ...(before && { handOverView: before }) };
      const state = { ...stateOver(), ...shown, filters: 'kept' } as const;
      router.navigate({ to: '.', search: true, hash: true, resetScroll: false, state });
    }
  }, [userId, next, key, view, isFree, isReady, router, stateOver]);

  return useMemo(() => {
    function take(following: HandOver | null): void {
      isLeaving.current = true;
      if (opened.current !== undefined) takeFromInbox(userId, opened.current, following);
      opened.current = undefined;
    }
    const stepsLeft = () => router.history.location.state.handOverSteps ?? 0;
    const leave = () => void stepsBack(router, stepsLeft() + 1);
    const shown = next !== null && key === next.key ? next : null;
    return {
      shown,
      view,
      show: (asked, isInstead = false) => {
        if (shown === null) return;
        const state = { handOver: shown.key, handOverView: asked };
        if (isInstead) return stepInstead(router, same, { ...state, handOverSteps: stepsLeft() });
        const step = { ...state, handOverSteps: stepsLeft() + 1, filters: 'kept' as const };
        router.navigate({ to: '.', search: true, hash: true, resetScroll: false, state: { ...stateOver(), ...step } });
      },
      back: () => void stepBack(router),
      close: leave,
      done: (following = null) => {
        take(following);
        const after = nextInInbox(userId);
        if (after === null) leave();
        else stepInstead(router, same, { handOver: after.key, handOverSteps: stepsLeft() });
      },
      openTask: (id, following = null) => {
        take(following);
        stepInstead(router, ({ dialog: _, ...search }: { dialog?: unknown }) => ({ ...search, task: String(id) }));
      },
    };
  }, [userId, next, key, view, router, stateOver]);
}

function setAside(userId: number, waiting: Waiting): void {
  takeFromInbox(userId, waiting.key);
  const action = { label: 'Undo', run: () => returnToInbox(userId, waiting) };
  const { handOver } = waiting;
  const text = HAND_OVER_MESSAGES.setAside(waitingBehind(handOver), (handOver.number ?? 1) === 1);
  notify({ tone: 'info', text, about: handOver.task.title, action });
}
