import { ROLE_LABELS, type Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { FieldBinding } from '../../../lib/form.ts';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface AccountFieldsProps {
  email: FieldBinding<string>;
  emailHint: string;
  role: FieldBinding<Role>;
  /** Those that may be given to this person. */
  roles: readonly Role[];
}

export function NameField({ name }: { name: FieldBinding<string> }) {
  return (
    <TextField {...name} label="Name" autoComplete="off" maxLength={LIMITS.nameLength} data-autofocus isRequired />
  );
}

/** What somebody signs in with and may do: the same for a new employee and for one who is edited. */
export function AccountFields({ email, emailHint, role, roles }: AccountFieldsProps) {
  return (
    <>
      <TextField {...email} label="Email" type="email" autoComplete="off" hint={emailHint} isRequired />
      <SelectField {...role} label="Role" options={optionsOf(roles, ROLE_LABELS)} />
    </>
  );
}
