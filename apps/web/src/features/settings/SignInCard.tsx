import { useQueryClient } from '@tanstack/react-query';
import { LIFETIMES } from '@taskwell/contract/limits';
import { isReleasedAddress } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas/people';
import { useEffect } from 'react';
import { sentCodeAddress } from '../../lib/sent-code.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { VerifyAddressLink } from '../../ui/VerifyAddressLink.tsx';
import { Setting } from './Setting.tsx';
import styles from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';

const ChangePasswordDialog = lazyPart(() => import('./ChangePasswordDialog.tsx'), 'ChangePasswordDialog');
const ChangeEmailDialog = lazyPart(() => import('./ChangeEmailDialog.tsx'), 'ChangeEmailDialog');

/** What this person signs in with. */
export function SignInCard({ user }: { user: User }) {
  const dialog = useSettingsDialog();
  const { openDialog, close } = useSettingsNavigation();
  useFreshVerification(user);
  return (
    <section className={styles.card}>
      <h2>Signing in</h2>
      <Setting name="Email address" hint={<EmailState user={user} />}>
        <Button aria-haspopup="dialog" onClick={() => openDialog(hasEmailCode(user) ? 'email-code' : 'email')}>
          Change email
        </Button>
      </Setting>
      <Setting name="Password" hint="Changing it signs you out everywhere else.">
        <Button aria-haspopup="dialog" onClick={() => openDialog('password')}>
          Change password
        </Button>
      </Setting>
      <LazyPart onFailure={close}>
        {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
        {(dialog === 'email' || dialog === 'email-code') && (
          <ChangeEmailDialog user={user} asked={dialog === 'email' ? 'address' : 'code'} />
        )}
      </LazyPart>
    </section>
  );
}

/** One that was sent to a new address a moment ago is asked for at once. */
function hasEmailCode({ id }: User): boolean {
  return sentCodeAddress(id, 'change-email') !== null;
}

function EmailState({ user: { email, isEmailVerified } }: { user: User }) {
  if (isReleasedAddress(email)) {
    return (
      <span className={styles.emailState}>
        Your address was not verified for {LIFETIMES.unverifiedAddressDays} days, and somebody else uses it now. Enter
        another one; until then you sign in with <span className={styles.address}>{email}</span>
      </span>
    );
  }
  return (
    <span className={styles.emailState}>
      <span className={styles.address}>{email}</span>
      {isEmailVerified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
      {!isEmailVerified && <VerifyAddressLink email={email} label="Verify this address" />}
    </span>
  );
}

/** The address may have been verified a moment ago, on another screen. */
function useFreshVerification({ isEmailVerified }: User): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isEmailVerified) client.invalidateQueries({ queryKey: ['me'] });
  }, [client, isEmailVerified]);
}
