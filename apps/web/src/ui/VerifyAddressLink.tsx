import { Link } from '@tanstack/react-router';
import { isReleasedAddress } from '@taskwell/contract/rules';

interface VerifyAddressLinkProps {
  email: string;
  label?: string;
  onClick?: () => void;
}

/** The way to a verified address: for an account that has lost its own, to where another one is entered. */
export function VerifyAddressLink({ email, label = `Verify ${email}`, onClick }: VerifyAddressLinkProps) {
  if (isReleasedAddress(email)) {
    return (
      <Link to="/settings" onClick={onClick}>
        Enter your email address
      </Link>
    );
  }
  return (
    <Link to="/verify-email" search={{ email, resend: 'true' }} onClick={onClick}>
      {label}
    </Link>
  );
}
