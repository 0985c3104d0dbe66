import type { Role } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { rolesToGive } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../../lib/validation.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import { GivenPasswordFields } from './GivenPasswordFields.tsx';
import { givenPasswordProblem } from './given-password.ts';
import { AccountFields, NameField } from './PersonFields.tsx';

function confirmationProblem({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  if (password !== confirmPassword) return VALIDATION.passwordsDiffer;
  return confirmPassword === '' ? VALIDATION.passwordConfirm : null;
}

/** 'Add New Employee' (SPEC §5). The draft keeps all but the password. */
export function AddEmployeeDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const { refresh } = usePeopleChanges();
  const { passwordMinLength } = useConfig();
  const form = useForm({
    initial: { name: '', email: '', role: 'EMPLOYEE' as Role, password: '', confirmPassword: '' },
    draft: { userId: user.id, name: 'add-employee', except: ['password', 'confirmPassword'] },
    validate: (values) => ({
      name: requiredProblem(values.name, VALIDATION.nameRequired),
      email: emailProblem(values.email, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      password: givenPasswordProblem(values.password, passwordMinLength, VALIDATION.passwordTooShort),
      confirmPassword: confirmationProblem(values),
    }),
    fallback: FAILURES.createEmployee,
    submit: async ({ name, email, role, password }) => {
      const body = { name: name.trim(), email: normalizeEmail(email), role, password };
      const { data: person } = await api.call('POST /users', { body });
      refresh();
      notify({ tone: 'success', text: SUCCESSES.employeeCreated(person.name) });
    },
    onSent: onClose,
  });

  return (
    <FormDialog
      title="Add New Employee"
      size="small"
      form={form}
      action="Add Employee"
      busyAction="Adding…"
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onClose={onClose}
    >
      <NameField name={form.field('name')} />
      <AccountFields
        email={form.field('email')}
        emailHint="Gets a welcome mail with a link to choose their own password; nobody has to be told this one."
        role={form.field('role')}
        roles={rolesToGive(actorOf(user))}
      />
      <GivenPasswordFields
        label="Password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
    </FormDialog>
  );
}
