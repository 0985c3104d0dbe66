import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { type FieldBinding, useForm } from '../../lib/form.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { emailProblem, requiredProblem } from '../../lib/validation.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showBanner } from './banner.ts';
import styles from './ContactFormDialog.module.css';
import { useContactChanges } from './contact-changes.ts';
import { CONTACT_TYPES, type ContactType } from './contact-search.ts';

interface Fields {
  name: string;
  email: string;
  company: string;
  phone: string;
  type: ContactType;
}

const EMPTY: Fields = { name: '', email: '', company: '', phone: '', type: 'personal' };

/** 'Add Contact' and 'Edit Contact' (SPEC §2, §5). */
export function ContactFormDialog({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const user = useCurrentUser();
  const { put } = useContactChanges();
  const [initial] = useState(() => (contact ? fieldsOf(contact) : EMPTY));
  const form = useForm({
    initial,
    draft: { userId: user.id, name: contact ? `contact-${contact.id}` : 'contact' },
    validate: ({ name, email }) => ({
      name: requiredProblem(name, VALIDATION.nameRequired),
      email: emailProblem(email, VALIDATION.emailRequired, VALIDATION.contactEmailInvalid),
    }),
    fallback: contact ? FAILURES.updateContact : FAILURES.createContact,
    submit: async (values) => {
      put(await save(contact, values));
      showBanner({ tone: 'success', text: contact ? SUCCESSES.contactUpdated : SUCCESSES.contactCreated });
    },
    onSent: onClose,
  });

  return (
    <FormDialog
      title={contact ? 'Edit Contact' : 'Add Contact'}
      size="small"
      form={form}
      action={contact ? 'Save Changes' : 'Add Contact'}
      busyAction="Saving…"
      notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        data-autofocus
        isRequired
      />
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" isRequired />
      <TextField
        {...form.field('company')}
        label="Company (optional)"
        autoComplete="off"
        maxLength={LIMITS.nameLength}
      />
      <TextField
        {...form.field('phone')}
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
        maxLength={LIMITS.phoneLength}
      />
      <TypeField {...form.field('type')} />
    </FormDialog>
  );
}

const TYPE_LABELS: Record<ContactType, string> = { personal: 'Personal', business: 'Business' };

function TypeField({ value, onValue }: FieldBinding<ContactType>) {
  return (
    <div className={styles.type}>
      <span className={styles.label} aria-hidden="true">
        Type
      </span>
      <Segmented
        label="Type"
        value={value}
        options={CONTACT_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }))}
        onValue={onValue}
      />
    </div>
  );
}

function fieldsOf({ name, email, company, phone, isPersonal }: Contact): Fields {
  return { name, email, company: company ?? '', phone: phone ?? '', type: isPersonal ? 'personal' : 'business' };
}

async function save(contact: Contact | null, values: Fields): Promise<Contact> {
  const body = {
    name: values.name.trim(),
    email: normalizeEmail(values.email),
    company: values.company.trim(),
    phone: values.phone.trim(),
    isPersonal: values.type === 'personal',
  };
  const { data } = contact
    ? await api.call('PUT /contacts/{id}', { params: { id: contact.id }, body })
    : await api.call('POST /contacts', { body });
  return data;
}
