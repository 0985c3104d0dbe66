import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { VISITOR } from '../../lib/drafts.ts';
import { useForm } from '../../lib/form.ts';
import { useNextScreen } from '../../lib/next-screen.ts';
import { pathAfterSignIn } from '../../lib/pending-invitation.ts';
import { startSession } from '../../lib/session.ts';
import { emailProblem, newPasswordProblems } from '../../lib/validation.ts';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TermsField } from './TermsField.tsx';

const EMPTY = { name: '', email: '', password: '', confirmPassword: '', terms: false };

export function PersonalSignupForm() {
  const next = useNextScreen();
  const { passwordMinLength } = useConfig();
  const form = useForm<typeof EMPTY>({
    initial: EMPTY,
    draft: { userId: VISITOR, name: 'personal-signup', except: ['password', 'confirmPassword'] },
    validate: (values) => ({
      name: nameProblem(values.name),
      email: emailProblem(values.email, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      ...newPasswordProblems(values.password, values.confirmPassword, passwordMinLength),
      terms: values.terms ? null : VALIDATION.termsRequired,
    }),
    fallback: FAILURES.personalRegistration,
    submit: async ({ name, email, password }) => {
      const { token, user } = await api.call('POST /auth/register-personal', {
        body: { name: name.trim(), email: normalizeEmail(email), password },
      });
      startSession({ token, user }, false);
      await next.open(pathAfterSignIn());
    },
  });

  return (
    <FormFrame
      form={form}
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onInput={next.prepare}
    >
      <TextField {...form.field('name')} label="Name" autoComplete="name" maxLength={LIMITS.nameLength} isRequired />
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" isRequired />
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
      <TermsField {...form.field('terms')} />
      <Button look="primary" type="submit" full busyLabel={form.isBusy && 'Creating account…'}>
        Create account
      </Button>
    </FormFrame>
  );
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return VALIDATION.nameRequired;
  return name.trim().length < 2 ? VALIDATION.nameTooShort : null;
}
