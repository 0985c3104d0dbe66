import { z } from 'zod';
import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_MESSAGES, TOKEN_SCOPES } from '../access-tokens.ts';
import { define } from '../operation.ts';
import { accessToken } from '../schemas/access-tokens.ts';
import { messageAnswer, nameText, password, pathId } from '../schemas.ts';

const { daysInvalid } = ACCESS_TOKEN_MESSAGES;

/** Access tokens, with which programs call the API as the person who made them (decision 35). */
export const accessTokenOperations = define({
  'GET /auth/tokens': {
    summary: "List the caller's access tokens",
    description: 'Newest first; those that have ended are not among them.',
    tag: 'Access tokens',
    access: 'session',
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(accessToken) }),
    errors: ['FORBIDDEN'],
  },
  'POST /auth/tokens': {
    summary: 'Make an access token',
    description: `The token is told this once. It opens the operations that say so, as the person who made it, with what that person may do at the moment of each call. It ends after \`expiresInDays\` (1 to ${ACCESS_TOKEN_LIMITS.days}), when it is revoked, and with whatever ends the person's sessions: a new password or address, another role, a lock, a suspension, a deletion. Its owner is told by mail. Up to ${ACCESS_TOKEN_LIMITS.perPerson} a person.`,
    tag: 'Access tokens',
    access: 'session',
    body: z.strictObject({
      name: nameText(
        ACCESS_TOKEN_LIMITS.nameLength,
        ACCESS_TOKEN_MESSAGES.nameRequired,
        ACCESS_TOKEN_MESSAGES.nameTooLong,
      ),
      scope: z.enum(TOKEN_SCOPES, { error: ACCESS_TOKEN_MESSAGES.scopeInvalid }),
      expiresInDays: z
        .int({ error: daysInvalid })
        .min(1, { error: daysInvalid })
        .max(ACCESS_TOKEN_LIMITS.days, { error: daysInvalid }),
      currentPassword: password,
    }),
    status: 201,
    response: z.strictObject({ success: z.literal(true), token: z.string(), data: accessToken }),
    answersSecret: true,
    handles: ['password', 'mail'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['FORBIDDEN', 'WRONG_PASSWORD', 'TOO_MANY_TOKENS'],
  },
  'DELETE /auth/tokens/{id}': {
    summary: "Revoke one of the caller's access tokens",
    tag: 'Access tokens',
    access: 'session',
    params: z.strictObject({ id: pathId }),
    status: 200,
    response: messageAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
