import { useQueryClient } from '@tanstack/react-query';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_MESSAGES,
  TOKEN_SCOPE_LABELS,
  TOKEN_SCOPES,
  type TokenScope,
  tokenNameProblem,
} from '@taskwell/contract/access-tokens';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { refreshAccessTokens } from './access-token-queries.ts';

const LIFETIMES = ['7', '30', '90', '365'] as const;
const LIFETIME_LABELS = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };

const NOT_COPIED = {
  title: 'Close without copying?',
  question: ACCESS_TOKEN_MESSAGES.shownOnce,
  action: 'Close',
  cancel: 'Back to the token',
};

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
      name: tokenNameProblem(name),
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: ACCESS_TOKEN_MESSAGES.create,
    submit: async ({ expiresInDays, ...values }) => {
      const body = { ...values, expiresInDays: Number(expiresInDays) };
      setToken((await api.call('POST /auth/tokens', { body })).token);
      refreshAccessTokens(client);
    },
  });
  if (token !== null) return <ShownOnce token={token} onClose={onClose} />;
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

function ShownOnce({ token, onClose }: { token: string; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
      notify({ tone: 'success', text: ACCESS_TOKEN_MESSAGES.copied });
    } catch (error) {
      console.error('The clipboard is out of reach', error);
      // Browsers keep it from pages that came over plain http, and people may refuse it: then the text is selected.
      place.current?.querySelector('input')?.select();
      notify({ tone: 'warning', text: FAILURES.copy });
    }
  }
  return (
    <Dialog
      title="Your new access token"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      loss={isCopied ? undefined : NOT_COPIED}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button look="primary" onClick={copy} data-autofocus>
            Copy
          </Button>
        </>
      }
    >
      <div ref={place}>
        <TextField
          name="token"
          label="Access token"
          hint="Keep it now like a password: it is not shown again."
          value={token}
          onValue={() => undefined}
          readOnly
          dir="ltr"
          spellCheck={false}
        />
      </div>
    </Dialog>
  );
}
