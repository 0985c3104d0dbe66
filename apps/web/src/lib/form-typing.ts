import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { stepBack } from './history-steps.ts';
import { createTypeAhead } from './typed-ahead.ts';

/** What is typed for a form that was asked for and is not there yet: its first field takes it (ui/modal-dialog.ts). */
export const formTyping = createTypeAhead();

/** For whoever opens a form by an address: what is typed from then on is meant for it, and Esc leads back. */
export function useFormTyping(): () => void {
  const router: AnyRouter = useRouter();
  return useCallback(() => formTyping.begin(() => stepBack(router)), [router]);
}

/** Around such forms: where one has gone, or has not come, the page hears its keys again. */
export function useFormTypingEnd(isOpen: boolean): void {
  useEffect(() => (isOpen ? () => void formTyping.take() : undefined), [isOpen]);
}
