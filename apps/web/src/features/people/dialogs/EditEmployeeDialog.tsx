import { ROLE_LABELS, type Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../../lib/validation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import styles from './Dialogs.module.css';

const FORM_ID = 'edit-employee';

interface EditEmployeeDialogProps {
  person: User;
  roles: readonly Role[];
  onDone: () => void;
  onClose: () => void;
}

interface Fields {
  name: string;
  email: string;
  role: Role;
}

/** 'Employee Details' in edit mode (SPEC §5 'Edit employee'). Only what was changed is sent. */
export function EditEmployeeDialog({ person, roles, onDone, onClose }: EditEmployeeDialogProps) {
  const user = useCurrentUser();
  const { put } = usePeopleChanges();
  const [initial] = useState((): Fields => ({ name: person.name, email: person.email, role: person.role }));
  const form = useForm({
    initial,
    draft: { userId: user.id, name: `${FORM_ID}-${person.id}` },
    validate: ({ name, email }) => ({
      name: requiredProblem(name, VALIDATION.nameRequired),
      email: emailProblem(email, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
    }),
    fallback: FAILURES.updateUser,
    submit: async (values) => {
      const body = changesOf(values, initial);
      if (Object.keys(body).length > 0) {
        const { data } = await api.call('PUT /users/{id}', { params: { id: person.id }, body });
        put(data);
        notify({ tone: 'success', text: SUCCESSES.userUpdated });
      }
      onDone();
    },
  });
  const changes = changesOf(form.values, initial);

  return (
    <Dialog
      title="Edit Employee"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button
            onClick={() => {
              form.reset();
              onDone();
            }}
          >
            Cancel
          </Button>
          <Button look="primary" type="submit" form={FORM_ID} busyLabel={form.isBusy && 'Saving…'}>
            Save Changes
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
          hint="A new address has to be verified with a code that is sent there."
          isRequired
        />
        <SelectField {...form.field('role')} label="Role" options={optionsOf(roles, ROLE_LABELS)} />
        {(changes.email !== undefined || changes.role !== undefined) && (
          <Alert tone="info">Saving signs {person.name} out everywhere.</Alert>
        )}
      </form>
    </Dialog>
  );
}

function changesOf(values: Fields, before: Fields): Partial<Fields> {
  const name = values.name.trim();
  const email = normalizeEmail(values.email);
  return {
    ...(name !== before.name && { name }),
    ...(email !== before.email && { email }),
    ...(values.role !== before.role && { role: values.role }),
  };
}
