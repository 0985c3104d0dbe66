import { z } from 'zod';
import { ROLES } from '../labels.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { colleague, user, userDetails } from '../schemas/people.ts';
import {
  cursorPagination,
  email,
  messageAnswer,
  pageQuery,
  password,
  pathId,
  personName,
  searchText,
} from '../schemas.ts';

const params = z.strictObject({ id: pathId });
const listQuery = pageQuery.extend({ search: searchText.optional() });

/** SPEC §7 'Users', DECISIONS §3 'People'. */
export const peopleOperations = define({
  'GET /users': {
    summary: "List the company's users",
    description: 'ADMIN and SYSDMIN only.',
    tag: 'People',
    access: 'session',
    token: 'read',
    query: listQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(user), pagination: cursorPagination }),
    errors: ['FORBIDDEN'],
  },
  'GET /users/employees': {
    summary: 'List colleagues for pickers',
    description:
      'Every member of the company, all roles, by name, found by name or email; for every member. A personal account has none.',
    tag: 'People',
    access: 'session',
    token: 'read',
    query: listQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(colleague), pagination: cursorPagination }),
    errors: ['FORBIDDEN'],
  },
  'POST /users': {
    summary: 'Add a person to the company',
    description:
      'SYSDMIN adds ADMIN and EMPLOYEE, ADMIN adds EMPLOYEE. The person starts unverified and gets a mail with a one-use link (24 hours) to choose a password; no password is ever mailed. Beyond the mail budgets the person is added too, and the mail goes out as soon as the budgets allow.',
    tag: 'People',
    access: 'session',
    body: z.strictObject({
      name: personName,
      email: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      password,
      role: z.enum(ROLES, { error: VALIDATION.roleInvalid }).default('EMPLOYEE'),
    }),
    status: 201,
    response: z.strictObject({ success: z.literal(true), data: user }),
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'mailPerson'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED', 'EMAIL_TAKEN'],
  },
  'GET /users/{id}': {
    summary: 'Read a person of the company',
    description: 'ADMIN and SYSDMIN only; with statistics of the tasks the person leads.',
    tag: 'People',
    access: 'session',
    token: 'read',
    params,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: userDetails }),
    errors: ['FORBIDDEN'],
  },
  'PUT /users/{id}': {
    summary: 'Edit a person of the company',
    description:
      'SYSDMIN only. Changes only the fields sent: of oneself and of another SYSDMIN the name alone, the own address with POST /auth/change-email. Roles are Employee and Admin. A new role or address ends the sessions of the person; a new address has to be verified by its owner, the old one is told, and every link, code and unsent mail of it is void.',
    tag: 'People',
    access: 'session',
    params,
    body: z.strictObject({
      name: personName.optional(),
      email: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid).optional(),
      role: z.enum(ROLES, { error: VALIDATION.roleInvalid }).optional(),
    }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: userDetails }),
    handles: ['mail'],
    rateLimits: ['mailPerson'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED', 'EMAIL_TAKEN'],
  },
  'PUT /users/{id}/reset-password': {
    summary: "Reset a person's password",
    description:
      'SYSDMIN for ADMIN and EMPLOYEE, ADMIN for EMPLOYEE, nobody for themselves. Ends the sessions of the person, who is told by mail.',
    tag: 'People',
    access: 'session',
    params,
    body: z.strictObject({ newPassword: password }),
    status: 200,
    response: messageAnswer,
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'mailPerson'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED'],
  },
  'POST /users/{id}/resend-invitation': {
    summary: 'Invite a person again who has not come in yet',
    description:
      'By the same people as a password reset, for somebody whose address is not verified yet. A new one-use link (24 hours) to choose a password is mailed, beyond the mail budgets as soon as these allow; earlier ones end.',
    tag: 'People',
    access: 'session',
    params,
    status: 200,
    response: messageAnswer,
    handles: ['mail'],
    rateLimits: ['mailPerson'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED', 'ALREADY_CAME_IN'],
  },
  'DELETE /users/{id}': {
    summary: 'Delete a person of the company',
    description:
      'By the same people as a password reset. The name stays on history, the address is free again, and open tasks are unassigned.',
    tag: 'People',
    access: 'session',
    params,
    status: 200,
    response: messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'POST /users/import': {
    summary: 'Add several people to the company',
    description: `Up to ${LIMITS.importPeoplePerCall} a call. Each starts unverified and gets a mail with a one-use link (24 hours) to choose a password. Who has an account already is left out and named in the answer; everybody else is added. Beyond the mail budgets they are added too, and their mails go out as soon as the budgets allow.`,
    tag: 'People',
    access: 'session',
    body: z.strictObject({
      people: z
        .array(
          z.strictObject({
            name: personName,
            email: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
            role: z.enum(ROLES, { error: VALIDATION.roleInvalid }).default('EMPLOYEE'),
          }),
          { error: VALIDATION.fieldInvalid('people') },
        )
        .min(1, { error: VALIDATION.fieldInvalid('people') })
        .max(LIMITS.importPeoplePerCall, { error: VALIDATION.tooManyPeople }),
    }),
    heavy: 'always',
    status: 201,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({
        imported: z.int(),
        /** How many of them get their mail later, as the mail budgets allow. */
        waiting: z.int(),
        failed: z.array(z.strictObject({ email: z.string(), error: z.string() })),
      }),
    }),
    // A character takes up to six bytes as JSON (\u0000).
    bodyBytes: LIMITS.importPeoplePerCall * (6 * (LIMITS.nameLength + LIMITS.emailLength) + 64),
    handles: ['mail'],
    rateLimits: ['importPeople'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED'],
  },
});
