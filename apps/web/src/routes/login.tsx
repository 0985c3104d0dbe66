import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { useNextScreen } from '../lib/next-screen.ts';
import { pathAfterSignIn } from '../lib/pending-invitation.ts';
import { Alert } from '../ui/Alert.tsx';

export function LoginRoute() {
  const router = useRouter();
  const next = useNextScreen();
  // What the screen before this one has left.
  const [{ flash, returnTo, email = '' }] = useState(() => router.state.location.state);

  return (
    <AccountPage
      title="Sign in"
      subtitle="Welcome back. Your tasks are waiting."
      footer={
        <>
          New here? <Link to="/signup">Create an account</Link>
        </>
      }
    >
      {flash && <Alert tone="info">{flash}</Alert>}
      <LoginForm
        email={email}
        onTyping={next.prepare}
        onSignedIn={() => next.open(returnTo ?? pathAfterSignIn(), { replace: true })}
      />
    </AccountPage>
  );
}
