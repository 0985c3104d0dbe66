import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useHistorySteps } from '../../lib/history-steps.ts';

const route = getRouteApi('/app/settings');

export type SettingsDialogName = 'email' | 'password' | 'audit' | 'delete' | 'changelog';

/** The dialog that the address names; any text may stand there. */
export function useSettingsDialog(): string | undefined {
  return route.useSearch().dialog;
}

export interface SettingsNavigation {
  openDialog: (dialog: SettingsDialogName) => void;
  close: () => void;
}

/** Dialogs are steps of the history (lib/history-steps.ts). */
export function useSettingsNavigation(): SettingsNavigation {
  const steps = useHistorySteps();
  return useMemo(
    () => ({
      openDialog: (dialog) => steps.open((before) => ({ ...before, dialog })),
      close: () => steps.close(withoutDialog),
    }),
    [steps],
  );
}

function withoutDialog({ dialog: _, ...rest }: { dialog?: unknown }): object {
  return rest;
}
