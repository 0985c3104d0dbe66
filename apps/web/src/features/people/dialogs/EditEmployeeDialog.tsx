import { Link } from '@tanstack/react-router';
import { ROLE_LABELS, type Role } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas/people';
import type { PersonField } from '@taskwell/policy/policy';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../../lib/validation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { usePeopleChanges } from '../people-changes.ts';
import type { PersonRights } from '../person-rights.ts';
import { AccountFields, NameField } from './PersonFields.tsx';

interface EditEmployeeDialogProps {
  person: User;
  rights: PersonRights;
  onDone: () => void;
}

interface Fields {
  name: string;
  email: string;
  role: Role;
}

/** 'Employee Details' in edit mode (SPEC §5 'Edit employee'). Only what was changed is sent. */
export function EditEmployeeDialog({ person, rights, onDone }: EditEmployeeDialogProps) {
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
      const body = changesOf(values, initial, rights.fields);
      if (Object.keys(body).length > 0) {
        const { data } = await api.call('PUT /users/{id}', { params: { id: person.id }, body });
        put(data);
        notify({ tone: 'success', text: SUCCESSES.userUpdated });
      }
    },
    onSent: onDone,
  });
  const changes = changesOf(form.values, initial, rights.fields);

  return (
    <FormDialog
      title="Edit Employee"
      size="small"
      form={form}
      action="Save Changes"
      busyAction="Saving…"
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onClose={onDone}
    >
      <NameField name={form.field('name')} />
      {rights.fields.includes('email') ? (
        <AccountFields
          email={form.field('email')}
          emailHint="A new address has to be verified from there, and the old one is told."
          role={form.field('role')}
          roles={rights.roles}
        />
      ) : (
        <Alert tone="info">{person.id === user.id ? <OwnAccount /> : SYSTEM_ADMINISTRATOR}</Alert>
      )}
      {(changes.email !== undefined || changes.role !== undefined) && (
        <Alert tone="info">Saving signs {person.name} out everywhere.</Alert>
      )}
    </FormDialog>
  );
}

/** Another one's account would be taken over by it. */
const SYSTEM_ADMINISTRATOR = `${ROLE_LABELS.SYSDMIN}s change their email address themselves, in Settings, and keep their role.`;

function OwnAccount() {
  return (
    <>
      Your own email address is changed in <Link to="/settings">Settings</Link>, with your password. Your role stays as
      it is.
    </>
  );
}

function changesOf(values: Fields, before: Fields, fields: readonly PersonField[]): Partial<Fields> {
  const now: Fields = { ...values, name: values.name.trim(), email: normalizeEmail(values.email) };
  return Object.fromEntries(fields.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]));
}
