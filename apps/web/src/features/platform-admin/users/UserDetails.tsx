import { useQueryClient } from '@tanstack/react-query';
import { PLANS } from '@taskwell/contract/plans';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import type { User } from '@taskwell/contract/schemas/people';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { exactTime, shortDate } from '../../../lib/due-words.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RoleBadge, VerifiedBadge } from './RoleBadge.tsx';
import styles from './UserDetails.module.css';
import { PLATFORM_USER_KEYS } from './user-queries.ts';

interface UserDetailsProps {
  user: User;
  onResetPassword: () => void;
  /** Selects what has the focus at first. */
  focusOn: string | undefined;
  onClose: () => void;
}

/** The 'User Details' modal of SPEC §2; a fellow super administrator is only looked at. */
export function UserDetails({ user, onResetPassword, focusOn, onClose }: UserDetailsProps) {
  const isManaged = user.role !== 'SUPER_ADMIN';
  return (
    <Dialog
      title="User Details"
      onClose={onClose}
      focusOn={focusOn}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isManaged && <VerificationButton user={user} />}
          {isManaged && (
            <Button look="primary" data-opens="reset-password" onClick={onResetPassword}>
              Reset Password
            </Button>
          )}
        </>
      }
    >
      <div className={styles.details}>
        <Section title="Personal Information">
          <Fact name="Name">{user.name}</Fact>
          <Fact name="Email">
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </Fact>
          <Fact name="Role">
            <RoleBadge role={user.role} />
          </Fact>
          <Fact name="Email address">
            <VerifiedBadge isVerified={user.isEmailVerified} />
          </Fact>
        </Section>
        <Section title="Company Information">
          {user.company === null ? (
            <Fact name="Company">None: administers the platform</Fact>
          ) : (
            <>
              <Fact name="Company">{user.isPersonal ? 'Personal account' : user.company.name}</Fact>
              <Fact name="Company email">{user.company.email}</Fact>
              <Fact name="Plan">{PLANS[user.company.subscriptionPlan].name}</Fact>
              <Fact name="Company created">
                <Day instant={user.company.createdAt} />
              </Fact>
            </>
          )}
        </Section>
        <Section title="Account Details">
          <Fact name="User ID">{user.id}</Fact>
          <Fact name="Company ID">{user.companyId ?? 'None'}</Fact>
          <Fact name="Created">
            <Day instant={user.createdAt} />
          </Fact>
          <Fact name="Last updated">
            <Day instant={user.updatedAt} />
          </Fact>
        </Section>
      </div>
    </Dialog>
  );
}

function VerificationButton({ user }: { user: User }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isEmailVerified = !user.isEmailVerified;

  async function change(): Promise<void> {
    setBusy(true);
    try {
      const sent = { params: { id: user.id }, body: { isEmailVerified } };
      const { data } = await api.call('PUT /super-admin/users/{id}/verification', sent);
      client.setQueryData(PLATFORM_USER_KEYS.detail(user.id), data);
      const words = isEmailVerified ? CONSOLE_MESSAGES.verified : CONSOLE_MESSAGES.unverified;
      notify({ tone: 'success', text: words(user.name) });
      await client.invalidateQueries({ queryKey: PLATFORM_USER_KEYS.lists });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, CONSOLE_MESSAGES.verification) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busyLabel={isBusy && 'Saving…'} onClick={change}>
      {isEmailVerified ? 'Mark as Verified' : 'Mark as Unverified'}
    </Button>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {shortDate(instant)}
    </time>
  );
}
