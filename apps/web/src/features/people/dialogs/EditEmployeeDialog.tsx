import type { Role } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../../lib/validation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { usePeopleChanges } from '../people-changes.ts';
import { PersonFields } from './PersonFields.tsx';

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
    draft: { userId: user.id, name: `edit-employee-${person.id}` },
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
    },
    onSent: onDone,
  });
  const changes = changesOf(form.values, initial);

  return (
    <FormDialog
      title="Edit Employee"
      size="small"
      form={form}
      action="Save Changes"
      busyAction="Saving…"
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onCancel={() => {
        form.reset();
        onDone();
      }}
      onClose={onClose}
    >
      <PersonFields
        name={form.field('name')}
        email={form.field('email')}
        emailHint="A new address has to be verified with a code that is sent there."
        role={form.field('role')}
        roles={roles}
      />
      {(changes.email !== undefined || changes.role !== undefined) && (
        <Alert tone="info">Saving signs {person.name} out everywhere.</Alert>
      )}
    </FormDialog>
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
