import { getRouteApi, Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { FeedbackForm } from '../features/feedback/FeedbackForm.public.tsx';
import { useConfig } from '../lib/config.ts';
import { useSession } from '../lib/session.ts';

const route = getRouteApi('/contact');

/** For visitors too (DECISIONS §4): where Contact Support and Contact Sales lead. */
export function ContactRoute() {
  const user = useSession()?.user ?? null;
  const { supportEmail } = useConfig();
  const isSales = route.useSearch().about === 'sales';
  return (
    <AccountPage
      title={isSales ? 'Contact Sales' : 'Contact us'}
      subtitle={
        <>
          {isSales
            ? 'Tell us how many people you are and what you need: write to us'
            : 'Questions, ideas or trouble, support or sales: write to us'}
          {supportEmail === null ? (
            '.'
          ) : (
            <>
              {' '}
              here, or to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </>
          )}
        </>
      }
      footer={user ? <Link to="/dashboard">Back to your tasks</Link> : <Link to="/login">Back to Login</Link>}
    >
      <FeedbackForm user={user} {...(isSales && { opening: 'About the Custom plan: ' })} />
    </AccountPage>
  );
}
