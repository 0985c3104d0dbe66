import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessGate } from './features/accounts/AccessGate.tsx';
import { followAppearance } from './lib/appearance.ts';
import { type Config, loadConfig } from './lib/config.ts';
import { listenForInstallPrompt } from './lib/install-prompt.ts';
import { giveUpPendingWork } from './lib/pending-work.ts';
import { rememberTimeZone } from './lib/server-address.ts';
import { onSessionEnd, type SessionEnd } from './lib/session.ts';
import './first-bundle.ts';
import { router } from './router.tsx';
import './styles/base.css';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { catchLostFocus, watchFocus } from './ui/lost-focus.ts';

followAppearance();
listenForInstallPrompt();

const FLASH: Record<SessionEnd, string> = {
  expired: FAILURES.unauthenticated,
  'signed-out': SUCCESSES.signedOut,
  deleted: SUCCESSES.companyDeleted,
};

/** A session that ends, ends here, whatever screen or call noticed it: to /login, and back after signing in again. */
onSessionEnd((end) => {
  const lost = giveUpPendingWork();
  const state =
    end === 'expired'
      ? { flash: [FLASH[end], ...lost].join('. '), returnTo: router.state.location.href }
      : { flash: FLASH[end] };
  return router.navigate({ to: '/login', state });
});

// A screen that has gone may have had the focus, such as a form that has been sent, or the gate.
router.subscribe('onRendered', catchLostFocus);
watchFocus();

const container = document.getElementById('root');
if (container === null) throw new Error('index.html lacks #root');
removeFrameOnceDrawn(container);
start(container);

/** Nothing is drawn over the frame before the first screen is there, or the gate that stands before it. */
async function start(root: HTMLElement): Promise<void> {
  const screen = router.load();
  const config = await loadConfig().catch(() => lastSeen().catch(() => null));
  if (config?.accessGate === false) await screen;
  createRoot(root).render(
    <StrictMode>
      <AccessGate>
        <RouterProvider router={router} />
      </AccessGate>
    </StrictMode>,
  );
  rememberTimeZone();
}

/** Without the server, where this browser has kept what the person saw. */
async function lastSeen(): Promise<Config | null> {
  const { openLastSeen } = await import('./lib/last-seen/open-last-seen.ts');
  return openLastSeen();
}

/** The frame of index.html stands until the application draws something in its place. */
function removeFrameOnceDrawn(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    document.querySelector('#frame')?.remove();
  });
  observer.observe(root, { childList: true });
}
