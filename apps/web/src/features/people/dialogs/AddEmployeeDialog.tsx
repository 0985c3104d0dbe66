import { ROLE_LABELS, type Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { rolesToGive } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../../lib/validation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import styles from './Dialogs.module.css';
import { GivenPasswordFields } from './GivenPasswordFields.tsx';
import { givenPasswordProblem } from './given-password.ts';

const FORM_ID = 'add-employee';

/** 'Add New Employee' (SPEC §5). The draft keeps all but the password. */
export function AddEmployeeDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const { refresh } = usePeopleChanges();
  const { passwordMinLength } = useConfig();
  const form = useForm({
    initial: { name: '', email: '', role: 'EMPLOYEE' as Role, password: '', confirmPassword: '' },
    draft: { userId: user.id, name: FORM_ID, except: ['password', 'confirmPassword'] },
    validate: (values) => ({
      name: requiredProblem(values.name, VALIDATION.nameRequired),
      email: emailProblem(values.email, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      password: givenPasswordProblem(values.password, passwordMinLength, VALIDATION.passwordTooShort),
      confirmPassword: values.password === values.confirmPassword ? null : VALIDATION.passwordsDiffer,
    }),
    fallback: FAILURES.createEmployee,
    submit: async ({ name, email, role, password }) => {
      const body = { name: name.trim(), email: normalizeEmail(email), role, password };
      const { data: person } = await api.call('POST /users', { body });
      refresh();
      onClose();
      notify({ tone: 'success', text: SUCCESSES.employeeCreated(person.name) });
    },
  });

  return (
    <Dialog
      title="Add New Employee"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID} busyLabel={form.isBusy && 'Adding…'}>
            Add Employee
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <TextField
          {...form.field('name')}
          label="Name"
          autoComplete="off"
          maxLength={LIMITS.nameLength}
          data-autofocus
          isRequired
        />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="off"
          hint="Gets a welcome mail with a link to choose their own password; nobody has to be told this one."
          isRequired
        />
        <SelectField
          {...form.field('role')}
          label="Role"
          options={rolesToGive(actorOf(user)).map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
        />
        <GivenPasswordFields
          label="Password"
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
          minLength={passwordMinLength}
        />
      </form>
    </Dialog>
  );
}
