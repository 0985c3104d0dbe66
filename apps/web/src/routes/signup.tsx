import { Link } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { PlanChooser } from '../features/accounts/PlanChooser.tsx';

export function SignupRoute() {
  return (
    <AccountPage
      title="Choose your plan"
      subtitle="For yourself or for your company. You can start right away."
      isWide
      footer={
        <>
          Already have an account? <Link to="/login">Sign in</Link>
        </>
      }
    >
      <PlanChooser />
    </AccountPage>
  );
}
