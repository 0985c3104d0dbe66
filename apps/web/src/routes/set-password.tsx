import { getRouteApi } from '@tanstack/react-router';
import { SetPassword } from '../features/accounts/SetPassword.tsx';

const route = getRouteApi('/set-password/$token');

export function SetPasswordRoute() {
  const { token } = route.useParams();
  return <SetPassword token={token} />;
}
