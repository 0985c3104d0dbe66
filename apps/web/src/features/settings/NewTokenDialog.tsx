import { useQueryClient } from '@tanstack/react-query';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_MESSAGES,
  TOKEN_SCOPE_LABELS,
  TOKEN_SCOPES,
  type TokenScope,
} from '@taskwell/contract/access-tokens';
import { VALIDATION } from '@taskwell/contract/messages';
import { nameProblem } from '@taskwell/contract/names';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { ShownOnceDialog } from '../../ui/ShownOnceDialog.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { refreshAccessTokens } from './access-token-queries.ts';

const LIFETIMES = ['7', '30', '90', '365'] as const;
const LIFETIME_LABELS = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };

/** Makes an access token, and shows it this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    initial: {
      name: '',
      scope: 'read' as TokenScope,
      expiresInDays: String(ACCESS_TOKEN_LIMITS.defaultDays) as (typeof LIFETIMES)[number],
      currentPassword: '',
    },
    validate: ({ name, currentPassword }) => ({
      name: nameProblem(name, ACCESS_TOKEN_MESSAGES.nameRequired),
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: ACCESS_TOKEN_MESSAGES.create,
    submit: async ({ expiresInDays, ...values }) => {
      const body = { ...values, expiresInDays: Number(expiresInDays) };
      setToken((await api.call('POST /auth/tokens', { body })).token);
      refreshAccessTokens(client);
    },
  });
  if (token !== null) {
    return (
      <ShownOnceDialog
        title="Your new access token"
        name="token"
        label="Access token"
        hint="Keep it now like a password: it is not shown again."
        value={token}
        copied={ACCESS_TOKEN_MESSAGES.copied}
        loss={{ question: ACCESS_TOKEN_MESSAGES.shownOnce, cancel: 'Back to the token' }}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title="New access token"
      size="small"
      form={form}
      action="Create token"
      busyAction="Creating…"
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        hint="What it is for, so that you know it again"
        limit={ACCESS_TOKEN_LIMITS.nameLength}
        autoComplete="off"
        data-autofocus
        isRequired
      />
      <SelectField {...form.field('scope')} label="It may" options={optionsOf(TOKEN_SCOPES, TOKEN_SCOPE_LABELS)} />
      <SelectField
        {...form.field('expiresInDays')}
        label="It ends after"
        options={optionsOf(LIFETIMES, LIFETIME_LABELS)}
      />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        isRequired
      />
    </FormDialog>
  );
}
