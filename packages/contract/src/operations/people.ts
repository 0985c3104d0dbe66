import { z } from 'zod';
import { ROLES } from '../labels.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { colleague, cursorPagination, email, pageQuery, password, personName, searchText, user } from '../schemas.ts';

const listQuery = pageQuery.extend({ search: searchText.optional() });

/** SPEC §7 'Users', DECISIONS §3 'People'. */
export const peopleOperations = define({
  'GET /users': {
    summary: "List the company's users",
    description: 'ADMIN and SYSDMIN only.',
    tag: 'People',
    access: 'session',
    query: listQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(user), pagination: cursorPagination }),
    errors: ['FORBIDDEN'],
  },
  'GET /users/employees': {
    summary: 'List colleagues for pickers',
    description: 'Every member of the company, all roles, by name; for every member. A personal account has none.',
    tag: 'People',
    access: 'session',
    query: listQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(colleague), pagination: cursorPagination }),
    errors: ['FORBIDDEN'],
  },
  'POST /users': {
    summary: 'Add a person to the company',
    description:
      'SYSDMIN adds ADMIN and EMPLOYEE, ADMIN adds EMPLOYEE. The person starts unverified and gets a mail with a one-use link (24 hours) to choose a password; no password is ever mailed.',
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
    throttle: 'mail',
    errors: ['FORBIDDEN', 'EMAIL_TAKEN'],
  },
});
