import { Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { PersonalSignupForm } from '../features/accounts/PersonalSignupForm.tsx';

export function PersonalSignupRoute() {
  return (
    <AccountPage
      title="Create your personal account"
      subtitle="Free forever, ready in a minute."
      footer={
        <>
          <Link to="/signup">Other plans</Link> · Already have an account? <Link to="/login">Sign in</Link>
        </>
      }
    >
      <PersonalSignupForm />
    </AccountPage>
  );
}
