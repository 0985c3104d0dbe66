import type { FieldBinding } from '../../../lib/form.ts';
import { PasswordField } from '../../../ui/TextField.tsx';

interface GivenPasswordFieldsProps {
  label: string;
  password: FieldBinding<string>;
  confirmPassword: FieldBinding<string>;
  minLength: number;
}

/** A password for somebody else: only its length counts (SPEC §5), so there is no list of rules to meet. */
export function GivenPasswordFields({ label, password, confirmPassword, minLength }: GivenPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={`At least ${minLength} characters.`}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField {...confirmPassword} label="Confirm password" autoComplete="new-password" isRequired />
    </>
  );
}
