import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { user } from '../schemas/people.ts';
import { code, email, messageAnswer, nameText, password, personName } from '../schemas.ts';

const signedIn = z.strictObject({ success: z.literal(true), token: z.string(), user });
const registered = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  requiresVerification: z.literal(true),
  user,
});

/** A personal account's name has a minimum of its own (SPEC §5). */
const personalName = personName.refine((name) => name.length >= 2, { error: VALIDATION.nameTooShort });

/** In the link of a mail. */
const linkToken = z.string().regex(/^[\w-]{43}$/, { error: 'This link is not valid' });

const personalRegistration = z.strictObject({
  name: personalName,
  email: email(VALIDATION.emailRequired, VALIDATION.emailEntryInvalid),
  password,
});

/** SPEC §7 'Auth', DECISIONS §2. */
export const accountOperations = define({
  'POST /auth/login': {
    summary: 'Sign in',
    description: `Answers an opaque session token: 24 hours, or 30 days with rememberMe. A person has up to ${LIMITS.sessionsPerPerson} sessions; with one more the oldest ends. Only after the right password does a failure say requiresVerification or companySuspended. Repeated failures slow the account and the address down; a device that has signed in before, known by a cookie, has tries of its own.`,
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({
      email: email(),
      password,
      rememberMe: z.boolean({ error: VALIDATION.fieldInvalid('rememberMe') }).default(false),
    }),
    status: 200,
    response: signedIn,
    handles: ['password'],
    rateLimits: ['signInAddress', 'signInAccount', 'signInDevice', 'sessionsOpened'],
    errors: [
      'INVALID_CREDENTIALS',
      'EMAIL_NOT_VERIFIED',
      'COMPANY_SUSPENDED',
      'ACCOUNT_LOCKED',
      'PASSWORD_CHANGE_REQUIRED',
    ],
  },
  'POST /auth/logout': {
    summary: 'End this session',
    tag: 'Accounts',
    access: 'session',
    status: 200,
    response: messageAnswer,
  },
  'POST /auth/register': {
    summary: 'Create a personal account that signs in after email verification',
    tag: 'Accounts',
    access: 'public',
    body: personalRegistration,
    status: 201,
    response: registered,
    handles: ['password', 'mail'],
    rateLimits: ['signUpAddress'],
    errors: ['EMAIL_TAKEN'],
  },
  'POST /auth/register-personal': {
    summary: 'Create a personal account and sign in at once',
    tag: 'Accounts',
    access: 'public',
    body: personalRegistration,
    status: 201,
    response: signedIn,
    handles: ['password', 'mail'],
    rateLimits: ['signUpAddress'],
    errors: ['EMAIL_TAKEN'],
  },
  'POST /auth/register-company': {
    summary: 'Create a company with its first System Administrator',
    description: 'The administrator signs in after entering the code sent to adminEmail.',
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({
      name: nameText(LIMITS.nameLength, VALIDATION.companyNameRequired, VALIDATION.nameTooLong),
      email: email(VALIDATION.companyEmailRequired, VALIDATION.companyEmailInvalid),
      adminName: nameText(LIMITS.nameLength, VALIDATION.adminNameRequired, VALIDATION.nameTooLong),
      adminEmail: email(VALIDATION.adminEmailRequired, VALIDATION.adminEmailInvalid),
      password,
    }),
    status: 201,
    response: registered,
    handles: ['password', 'mail'],
    rateLimits: ['signUpAddress'],
    errors: ['EMAIL_TAKEN'],
  },
  'DELETE /auth/company': {
    summary: "Delete the caller's company or personal account",
    description:
      'System Administrators only. Marks it for deletion and ends every session; it is purged after the configured number of days (30 by default), until then it can be restored.',
    tag: 'Accounts',
    access: 'session',
    body: z.strictObject({ currentPassword: password }),
    status: 200,
    response: messageAnswer,
    handles: ['password'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['FORBIDDEN', 'WRONG_PASSWORD'],
  },
  'GET /auth/me': {
    summary: 'The signed-in user',
    tag: 'Accounts',
    access: 'session',
    token: 'read',
    status: 200,
    response: z.strictObject({ success: z.literal(true), user }),
  },
  'POST /auth/forgot-password': {
    summary: 'Send a password-reset code',
    description:
      'The same answer in the same time whether or not the address has an account. At most 5 codes per address per day; with the last one comes a link to choose a password.',
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({ email: email(VALIDATION.emailEntryMissing, VALIDATION.emailEntryInvalid) }),
    status: 200,
    response: messageAnswer,
    handles: ['mail'],
    rateLimits: ['mailAddress'],
  },
  'POST /auth/verify-password-reset-code': {
    summary: 'Check a password-reset code without using it up',
    description: 'A code lives 10 minutes and dies after 5 wrong tries.',
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({ email: email(), code }),
    status: 200,
    response: messageAnswer,
    handles: ['code'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_CODE'],
  },
  'POST /auth/reset-password-with-code': {
    summary: 'Set a new password with a reset code',
    description: 'Uses the code up and ends every session of the account.',
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({ email: email(), code, newPassword: password }),
    status: 200,
    response: messageAnswer,
    handles: ['code', 'password'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_CODE'],
  },
  'GET /auth/set-password-links/{token}': {
    summary: 'Check a one-use link of a mail without using it up',
    description: 'Answers whose account it opens, so that nobody chooses a password for a link that is void.',
    tag: 'Accounts',
    access: 'public',
    params: z.object({ token: linkToken }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.strictObject({ email: z.string() }) }),
    handles: ['code'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_LINK'],
  },
  'POST /auth/set-password': {
    summary: 'Choose a password with the one-use link of a mail',
    description:
      'The link lives 24 hours. It proves the mailbox, so the email counts as verified (DECISIONS §2), and is answered for signing in.',
    tag: 'Accounts',
    access: 'public',
    body: z.strictObject({
      token: linkToken,
      newPassword: password,
    }),
    status: 200,
    response: messageAnswer.extend({ email: z.string() }),
    handles: ['code', 'password'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_LINK'],
  },
});

/** SPEC §7 'Email verification'. */
export const verificationOperations = define({
  'POST /email-verification/send': {
    summary: 'Send a verification code',
    description:
      'The same answer in the same time whether or not the address has an account. At most 5 codes per address per day; with the last one comes a link to choose a password.',
    tag: 'Email verification',
    access: 'public',
    body: z.strictObject({ email: email(VALIDATION.resendEmailMissing, VALIDATION.emailEntryInvalid) }),
    status: 200,
    response: messageAnswer,
    handles: ['mail'],
    rateLimits: ['mailAddress'],
  },
  'POST /email-verification/verify': {
    summary: 'Verify an email address with the code sent to it',
    tag: 'Email verification',
    access: 'public',
    body: z.strictObject({ email: email(), code }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.strictObject({ verified: z.literal(true) }) }),
    handles: ['code'],
    rateLimits: ['codeAddress'],
    errors: ['INVALID_CODE'],
  },
  'GET /email-verification/status': {
    summary: 'Whether the address of the signed-in caller is verified',
    description:
      'To anybody else, and for any other address, the answer is always false, so that it does not say who has an account (DECISIONS §2).',
    tag: 'Email verification',
    access: 'public',
    query: z.object({ email: email(VALIDATION.emailEntryMissing, VALIDATION.emailEntryInvalid) }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.strictObject({ verified: z.boolean() }) }),
  },
});
