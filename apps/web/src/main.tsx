import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessGate } from './features/accounts/AccessGate.tsx';
import { giveUpPendingWork } from './lib/pending-work.ts';
import { followColorScheme } from './lib/preferences.ts';
import { onSessionEnd, type SessionEnd } from './lib/session.ts';
import { router } from './router.tsx';
import './styles/tokens.css';
import './styles/base.css';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';

followColorScheme();

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

const container = document.getElementById('root');
if (container === null) throw new Error('index.html lacks #root');
createRoot(container).render(
  <StrictMode>
    <AccessGate>
      <RouterProvider router={router} />
    </AccessGate>
  </StrictMode>,
);
