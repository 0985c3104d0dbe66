import { getRouteApi, Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx';
import { useSession } from '../lib/session.ts';

const route = getRouteApi('/unsubscribe/$token');

export function UnsubscribeRoute() {
  const { token } = route.useParams();
  const isSignedIn = useSession() !== null;
  return (
    <AccountPage
      title="Email notifications"
      footer={
        <>
          {!isSignedIn && (
            <>
              <Link to="/login">Sign in</Link> ·{' '}
            </>
          )}
          <Link to="/settings" search={{ tab: 'preferences' }}>
            All email preferences
          </Link>
        </>
      }
    >
      <Unsubscribe token={token} />
    </AccountPage>
  );
}
