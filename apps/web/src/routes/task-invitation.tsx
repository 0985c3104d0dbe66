import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { InvitationResponse } from '../features/invitations/InvitationResponse.tsx';
import { queryClient } from '../lib/query-client.ts';

const route = getRouteApi('/task-invitation/$token');

export function TaskInvitationRoute() {
  const { token } = route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <InvitationResponse key={token} token={token} Frame={AccountPage} />
    </QueryClientProvider>
  );
}
