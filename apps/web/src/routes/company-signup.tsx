import { Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { CompanySignupForm } from '../features/accounts/CompanySignupForm.tsx';

export function CompanySignupRoute() {
  return (
    <AccountPage
      title="Create your company"
      subtitle="You become its System Administrator and add your team afterwards."
      footer={
        <>
          <Link to="/signup">Other plans</Link> · Already have an account? <Link to="/login">Sign in</Link>
        </>
      }
    >
      <CompanySignupForm />
    </AccountPage>
  );
}
