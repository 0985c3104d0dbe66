import { z } from 'zod';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { signInSession, user } from '../schemas/people.ts';
import { code, email, messageAnswer, password, pathId } from '../schemas.ts';

/** What people do with their own account while signed in: sessions, password, address. */
export const ownAccountOperations = define({
  'GET /auth/sessions': {
    summary: "List the caller's sessions",
    description: 'Newest first.',
    tag: 'Accounts',
    access: 'session',
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(signInSession) }),
  },
  'DELETE /auth/sessions/{id}': {
    summary: "End one of the caller's sessions",
    tag: 'Accounts',
    access: 'session',
    params: z.strictObject({ id: pathId }),
    status: 200,
    response: messageAnswer,
  },
  'DELETE /auth/sessions': {
    summary: "End all of the caller's sessions but this one",
    description: 'Access tokens end with them.',
    tag: 'Accounts',
    access: 'session',
    status: 200,
    response: messageAnswer,
  },
  'POST /auth/change-password': {
    summary: "Change the caller's password",
    description: 'Ends all other sessions, and all access tokens; the owner is told by mail.',
    tag: 'Accounts',
    access: 'session',
    body: z.strictObject({ currentPassword: password, newPassword: password }),
    status: 200,
    response: messageAnswer,
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['WRONG_PASSWORD'],
  },
  'POST /auth/change-email': {
    summary: 'Ask for a code at a new address',
    description:
      'The address changes once the code comes back. The answer does not say whether the address has an account.',
    tag: 'Accounts',
    access: 'session',
    body: z.strictObject({
      newEmail: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
      currentPassword: password,
    }),
    status: 200,
    response: messageAnswer,
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['WRONG_PASSWORD'],
  },
  'POST /auth/confirm-email-change': {
    summary: 'Change the address with the code sent there',
    description: 'Ends all other sessions, and all access tokens; the old address is told.',
    tag: 'Accounts',
    access: 'session',
    body: z.strictObject({ newEmail: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid), code }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), user }),
    handles: ['code', 'mail'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_CODE', 'EMAIL_TAKEN'],
  },
});
