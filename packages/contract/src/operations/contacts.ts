import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import * as contacts from '../schemas/contacts.ts';
import * as s from '../schemas.ts';

const params = z.strictObject({ id: s.pathId });
const answer = z.strictObject({ success: z.literal(true), data: contacts.contact });

const optionalText = (tooLong: string, length: number) =>
  z
    .string({ error: VALIDATION.textInvalid })
    .refine(s.storable, { error: VALIDATION.textInvalid, abort: true })
    .trim()
    .max(length, { error: tooLong })
    .nullable()
    .transform((text) => (text === '' ? null : text));

const fields = {
  name: s.personName,
  email: s.email(VALIDATION.emailRequired, VALIDATION.contactEmailInvalid),
  company: optionalText(VALIDATION.companyTooLong, LIMITS.nameLength),
  phone: optionalText(VALIDATION.phoneTooLong, LIMITS.phoneLength),
  isPersonal: z.boolean({ error: VALIDATION.fieldInvalid('isPersonal') }),
};

/** SPEC §7 'Contacts': each person's own, seen by nobody else. */
export const contactOperations = define({
  'GET /contacts': {
    summary: "List the caller's contacts",
    description:
      'By name; search finds in name, email, company and phone, from 2 characters on (shorter finds nothing).',
    tag: 'Contacts',
    access: 'session',
    token: 'read',
    query: s.pageQuery.extend({ type: z.enum(['personal', 'business']).optional(), search: s.searchText.optional() }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(contacts.contact),
      pagination: s.cursorPagination,
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /contacts/search': {
    summary: "Search the caller's contacts",
    description: 'At least 2 characters, else no results.',
    tag: 'Contacts',
    access: 'session',
    token: 'read',
    query: z.object({ q: s.searchText.default(''), limit: s.limitOf(LIMITS.contactSearchLimit) }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(contacts.contact) }),
    errors: ['FORBIDDEN'],
  },
  'GET /contacts/{id}': {
    summary: 'Read a contact',
    tag: 'Contacts',
    access: 'session',
    token: 'read',
    params,
    status: 200,
    response: answer,
    errors: ['FORBIDDEN'],
  },
  'POST /contacts': {
    summary: 'Add a contact',
    tag: 'Contacts',
    access: 'session',
    token: 'write',
    body: z.strictObject({
      ...fields,
      company: fields.company.optional(),
      phone: fields.phone.optional(),
      isPersonal: fields.isPersonal.default(true),
    }),
    status: 201,
    response: answer,
    errors: ['FORBIDDEN', 'CONTACT_EXISTS'],
  },
  'PUT /contacts/{id}': {
    summary: 'Edit a contact',
    description: 'Changes only the fields sent.',
    tag: 'Contacts',
    access: 'session',
    token: 'write',
    params,
    body: z.strictObject(fields).partial(),
    status: 200,
    response: answer,
    errors: ['FORBIDDEN', 'CONTACT_EXISTS'],
  },
  'DELETE /contacts/{id}': {
    summary: 'Delete a contact',
    description: 'Tasks that were with the contact stay, unassigned.',
    tag: 'Contacts',
    access: 'session',
    token: 'write',
    params,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
});
