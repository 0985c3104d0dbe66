import { getRouteApi, type HistoryState, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useHistorySteps } from '../../lib/history-steps.ts';

const route = getRouteApi('/login');

export const RESET_STEPS = ['email', 'code', 'password'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/** The step of 'Reset your password' that the address names; null while that is closed. */
export function useResetStep(): ResetStep | null {
  const { reset } = route.useSearch();
  return RESET_STEPS.find((step) => step === reset) ?? null;
}

export interface ResetNavigation {
  open: (step: ResetStep) => void;
  backTo: (step: ResetStep) => void;
  close: () => void;
}

/** Each step is one of the history (lib/history-steps.ts). What the screen before has left to this one stays with it. */
export function useResetNavigation(): ResetNavigation {
  const steps = useHistorySteps();
  const router = useRouter();
  return useMemo(() => {
    const left = () => leftTo(router.state.location.state);
    return {
      open: (step) => steps.open(at(step), left()),
      backTo: (step) => steps.backTo(at(step), left()),
      close: () => steps.close(withoutStep, left()),
    };
  }, [steps, router]);
}

function leftTo({ flash, returnTo, email }: HistoryState): HistoryState {
  return {
    ...(flash !== undefined && { flash }),
    ...(returnTo !== undefined && { returnTo }),
    ...(email !== undefined && { email }),
  };
}

function at(reset: ResetStep) {
  return (search: object) => ({ ...search, reset });
}

function withoutStep({ reset: _, ...rest }: { reset?: unknown }): object {
  return rest;
}
