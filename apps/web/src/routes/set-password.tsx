import { getRouteApi, Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { SetPassword } from '../features/accounts/SetPassword.tsx';

const route = getRouteApi('/set-password/$token');

export function SetPasswordRoute() {
  const { token } = route.useParams();
  return (
    <AccountPage
      title="Choose your password"
      subtitle="Your account is ready. Choose a password to sign in with."
      footer={<Link to="/login">Sign in</Link>}
    >
      <SetPassword token={token} />
    </AccountPage>
  );
}
