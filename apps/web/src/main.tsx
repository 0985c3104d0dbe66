import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessGate } from './features/accounts/AccessGate.tsx';
import { followColorScheme } from './lib/preferences.ts';
import { onSessionEnd } from './lib/session.ts';
import { router } from './router.tsx';
import './styles/tokens.css';
import './styles/base.css';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';

followColorScheme();

/** A session that ends, ends here, whatever screen or call noticed it: to /login, and back after signing in again. */
onSessionEnd((end) => {
  const returnTo = router.state.location.href;
  router.navigate(
    end === 'signed-out'
      ? { to: '/login', state: { flash: SUCCESSES.signedOut } }
      : { to: '/login', state: { flash: FAILURES.unauthenticated, returnTo } },
  );
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
