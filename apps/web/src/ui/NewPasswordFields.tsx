import type { FieldBinding } from '../lib/form.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { PasswordField } from './TextField.tsx';

interface NewPasswordFieldsProps {
  password: FieldBinding<string>;
  confirmPassword: FieldBinding<string>;
  minLength: number;
  label?: string;
  autoFocus?: boolean;
}

/** A new password and its confirmation, with the meter once typing has begun. */
export function NewPasswordFields({
  password,
  confirmPassword,
  minLength,
  label = 'Password',
  autoFocus = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...password} label={label} autoComplete="new-password" autoFocus={autoFocus} isRequired />
      {password.value !== '' && <PasswordStrength password={password.value} minLength={minLength} />}
      <PasswordField {...confirmPassword} label="Confirm password" autoComplete="new-password" isRequired />
    </>
  );
}
