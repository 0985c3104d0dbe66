import { getRouteApi } from '@tanstack/react-router';
import { VerifyEmail } from '../features/accounts/VerifyEmail.tsx';

const route = getRouteApi('/verify-email');

export function VerifyEmailRoute() {
  const { email = '', resend } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <VerifyEmail
      key={email}
      email={email}
      sendsCode={resend === 'true'}
      // Loading the page again must not send yet another code: they are counted.
      onCodeSent={() => navigate({ search: { email }, replace: true })}
    />
  );
}
