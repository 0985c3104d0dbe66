import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { VerifyEmail } from '../features/accounts/VerifyEmail.tsx';

const route = getRouteApi('/verify-email');

export function VerifyEmailRoute() {
  const { email = '', resend } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  // What a refused sign-in has left.
  const [{ flash }] = useState(() => router.state.location.state);
  return (
    <VerifyEmail
      key={email}
      email={email}
      reason={flash}
      offersCode={resend === 'true'}
      // The code has been sent: the page does not offer it once more.
      onCodeSent={() => navigate({ search: { email }, replace: true })}
    />
  );
}
