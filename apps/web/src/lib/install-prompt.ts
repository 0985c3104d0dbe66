import { createStore, useStore } from './store.ts';

/** What browsers offer that can install the app themselves; no standard has its type. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Installation {
  /** The browser's own question, which it lets be asked once. */
  offered: InstallPromptEvent | null;
  isInstalled: boolean;
}

const STANDALONE = '(display-mode: standalone)';

const installation = createStore<Installation>({ offered: null, isInstalled: false });

/** From the first moment of the page, as the browser says once, and at a moment of its own, that it can. */
export function listenForInstallPrompt(): void {
  installation.set({ offered: null, isInstalled: window.matchMedia(STANDALONE).matches });
  window.addEventListener('beforeinstallprompt', (event) => {
    // The page asks when somebody wants to, not the browser when it likes.
    event.preventDefault();
    installation.set({ ...installation.get(), offered: event as InstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => installation.set({ offered: null, isInstalled: true }));
}

export function useInstallation(): { canAsk: boolean; isInstalled: boolean } {
  const { offered, isInstalled } = useStore(installation);
  return { canAsk: offered !== null, isInstalled };
}

/** Asks by the browser's own question. @returns whether it was agreed to */
export async function askToInstall(): Promise<boolean> {
  const { offered } = installation.get();
  if (offered === null) return false;
  const { outcome } = await offered.prompt();
  installation.set({ offered: null, isInstalled: outcome === 'accepted' });
  return outcome === 'accepted';
}
