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
      offersCode={resend === 'true'}
      // The code has been sent: the page does not offer it once more.
      onCodeSent={() => navigate({ search: { email }, replace: true })}
    />
  );
}
