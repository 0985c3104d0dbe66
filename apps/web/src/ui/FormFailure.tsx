import { FAILURES } from '@taskwell/contract/messages';
import { useSession } from '../lib/session.ts';
import { Alert } from './Alert.tsx';
import { scrollIntoSight } from './scroll-into-sight.ts';
import { VerifyAddressLink } from './VerifyAddressLink.tsx';

/** A failure that belongs to no field; to somebody whose address has to be verified first, with the way there. */
export function FormFailure({ failure }: { failure: string }) {
  const session = useSession();
  const email = failure === FAILURES.verificationRequired ? session?.user.email : undefined;
  return (
    <Alert tone="danger" ref={scrollIntoSight}>
      {failure}
      {email !== undefined && (
        <>
          {' '}
          <VerifyAddressLink email={email} />
        </>
      )}
    </Alert>
  );
}
