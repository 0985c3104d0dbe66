import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { pathAfterSignIn } from '../lib/pending-invitation.ts';
import { Alert } from '../ui/Alert.tsx';

export function LoginRoute() {
  const router = useRouter();
  const { flash, returnTo } = useLocation({ select: (location) => location.state });

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
      <LoginForm onSignedIn={() => router.history.replace(returnTo ?? pathAfterSignIn())} />
    </AccountPage>
  );
}
