import { useNavigate } from '@tanstack/react-router';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { VISITOR } from '../../lib/drafts.ts';
import { useForm } from '../../lib/form.ts';
import { emailProblem, newPasswordProblems, requiredProblem } from '../../lib/validation.ts';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TermsField } from './TermsField.tsx';

const EMPTY = { name: '', email: '', adminName: '', adminEmail: '', password: '', confirmPassword: '', terms: false };

export function CompanySignupForm() {
  const navigate = useNavigate();
  const { passwordMinLength } = useConfig();
  const form = useForm<typeof EMPTY>({
    initial: EMPTY,
    draft: { userId: VISITOR, name: 'company-signup', except: ['password', 'confirmPassword'] },
    validate: (values) => ({
      name: requiredProblem(values.name, VALIDATION.companyNameRequired),
      email: emailProblem(values.email, VALIDATION.companyEmailRequired, VALIDATION.companyEmailInvalid),
      adminName: requiredProblem(values.adminName, VALIDATION.adminNameRequired),
      adminEmail: emailProblem(values.adminEmail, VALIDATION.adminEmailRequired, VALIDATION.adminEmailInvalid),
      ...newPasswordProblems(values.password, values.confirmPassword, passwordMinLength),
      terms: values.terms ? null : VALIDATION.termsRequired,
    }),
    fallback: FAILURES.companyRegistration,
    submit: async ({ name, email, adminName, adminEmail, password }) => {
      const answer = await api.call('POST /auth/register-company', {
        body: {
          name: name.trim(),
          email: normalizeEmail(email),
          adminName: adminName.trim(),
          adminEmail: normalizeEmail(adminEmail),
          password,
        },
      });
      // Busy until the next screen is there.
      await navigate({ to: '/verify-email', search: { email: answer.email } });
    },
  });

  return (
    <FormFrame form={form} notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}>
      <TextField
        {...form.field('name')}
        label="Company name"
        autoComplete="organization"
        maxLength={LIMITS.nameLength}
        isRequired
      />
      <TextField {...form.field('email')} label="Company email" type="email" autoComplete="off" isRequired />
      <TextField
        {...form.field('adminName')}
        label="Admin name"
        hint="Your own name: you become the System Administrator."
        autoComplete="name"
        maxLength={LIMITS.nameLength}
        isRequired
      />
      <TextField
        {...form.field('adminEmail')}
        label="Admin email"
        hint="You sign in with this address; we send it a code."
        type="email"
        autoComplete="email"
        isRequired
      />
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
      <TermsField {...form.field('terms')} />
      <Button look="primary" type="submit" full busyLabel={form.isBusy && 'Creating company…'}>
        Create company
      </Button>
    </FormFrame>
  );
}
