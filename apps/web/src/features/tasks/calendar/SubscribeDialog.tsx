import { useQueryClient } from '@tanstack/react-query';
import { CALENDAR_FEED_MESSAGES } from '@taskwell/contract/calendar-feed';
import { VALIDATION } from '@taskwell/contract/messages';
import type { CalendarAddress } from '@taskwell/contract/schemas/calendar-feed';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { exactTime, shortDateTime } from '../../../lib/due-words.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { LoadAlert } from '../../../ui/LoadAlert.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { refreshCalendarAddress, useAddressRevocation, useCalendarAddressState } from './address-queries.ts';
import { MadeAddressDialog } from './MadeAddressDialog.tsx';
import styles from './SubscribeDialog.module.css';

/** Makes the secret address at which a calendar elsewhere reads one's tasks, and revokes it (decision 37). */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data: known, error, refetch } = useCalendarAddressState();
  const [address, setAddress] = useState<string | null>(null);
  const about = useKeptFocus<HTMLDivElement>();
  const form = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => ({
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: CALENDAR_FEED_MESSAGES.create,
    submit: async (body) => {
      setAddress((await api.call('POST /calendar/address', { body })).address);
      refreshCalendarAddress(client);
    },
  });
  if (address !== null) return <MadeAddressDialog address={address} onClose={onClose} />;
  return (
    <FormDialog
      title="Subscribe"
      size="small"
      form={form}
      action={known ? 'Make a new address' : 'Make an address'}
      busyAction="Making…"
      onClose={onClose}
    >
      <div ref={about} tabIndex={-1}>
        <p>
          The calendar of your phone or office shows your tasks by a secret address. Whoever has the address can read
          their titles and descriptions, and change nothing.
        </p>
        {known === undefined && error && (
          <LoadAlert error={error} fallback={CALENDAR_FEED_MESSAGES.fetch} onRetry={() => refetch()} />
        )}
        {known && <KnownAddress known={known} />}
      </div>
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        isRequired
      />
    </FormDialog>
  );
}

function KnownAddress({ known: { createdAt, lastUsedAt } }: { known: CalendarAddress }) {
  const { revoke, isRevoking } = useAddressRevocation();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.known}>
      <p className={styles.words}>
        You have an address, made {time(createdAt)} and{' '}
        {lastUsedAt === null ? 'never read' : <>last read {time(lastUsedAt)}</>}. A new one ends it, and so does a new
        password.
      </p>
      <Button size="small" busyLabel={isRevoking && 'Revoking…'} onClick={() => setAsking(true)}>
        Revoke address
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Revoke address"
          question="The calendars that read it show your tasks no longer."
          action="Revoke"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            revoke();
          }}
        />
      )}
    </div>
  );
}

function time(instant: string) {
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {shortDateTime(instant)}
    </time>
  );
}
