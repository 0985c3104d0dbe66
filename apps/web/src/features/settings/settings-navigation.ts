import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useHistorySteps } from '../../lib/history-steps.ts';

const route = getRouteApi('/app/settings');

export type SettingsDialogName = 'email' | 'email-code' | 'password' | 'token' | 'audit' | 'delete' | 'changelog';

/** The dialog that the address names; any text may stand there. */
export function useSettingsDialog(): string | undefined {
  return route.useSearch().dialog;
}

export interface SettingsNavigation {
  openDialog: (dialog: SettingsDialogName) => void;
  backTo: (dialog: SettingsDialogName) => void;
  close: () => void;
}

/** Dialogs are steps of the history (lib/history-steps.ts). */
export function useSettingsNavigation(): SettingsNavigation {
  const steps = useHistorySteps();
  return useMemo(
    () => ({
      openDialog: (dialog) => steps.open(at(dialog)),
      backTo: (dialog) => steps.backTo(at(dialog)),
      close: () => steps.close(onlyTab),
    }),
    [steps],
  );
}

function at(dialog: SettingsDialogName) {
  return (search: object) => ({ ...search, dialog });
}

/** Without the dialog, and without what it is about. */
function onlyTab({ tab }: { tab?: string }): object {
  return tab === undefined ? {} : { tab };
}
