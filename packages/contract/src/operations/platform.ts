import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { instant, messageAnswer } from '../schemas.ts';

/** What the web app and other clients need besides the product's own objects (DECISIONS §1). */
export const platformOperations = define({
  'GET /health': {
    summary: 'Whether the application can serve',
    description:
      '503 while PostgreSQL is away and while it cannot write, such as on a full disk. After a death of the process, restarts tells the last five and why.',
    tag: 'Platform',
    access: 'public',
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      restarts: z.array(z.strictObject({ at: instant, reason: z.string() })).optional(),
    }),
    errors: ['UNAVAILABLE'],
  },
  'GET /config': {
    summary: 'What a client needs before anyone has signed in',
    tag: 'Platform',
    access: 'public',
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      accessGate: z.boolean(),
      passwordMinLength: z.int(),
      /** How long a deleted account or company can be restored. */
      purgeAfterDays: z.int(),
      supportEmail: z.string().nullable(),
      /** Whether GET /downloads/windows/latest leads to an app; else to how the web app is installed. */
      windowsDownload: z.boolean(),
      /** Whether GET /downloads/extension/latest answers the browser extension; else it leads to what is to be done. */
      extensionDownload: z.boolean(),
    }),
  },
  'POST /access-code': {
    summary: 'Check the access gate code',
    description: 'Lifts the overlay of the web app; it unlocks nothing in the API (DECISIONS §2).',
    tag: 'Platform',
    access: 'public',
    body: z.strictObject({
      code: z
        .string({ error: VALIDATION.fieldInvalid('code') })
        .regex(new RegExp(`^\\d{${LIMITS.accessCodeLength}}$`), { error: VALIDATION.fieldInvalid('code') }),
    }),
    status: 200,
    response: messageAnswer,
    handles: ['code'],
    rateLimits: ['accessCodeAddress'],
    errors: ['INVALID_ACCESS_CODE'],
  },
  'GET /events': {
    summary: 'What changes, live',
    description: `Server-sent events for a fetch stream with the bearer token. Each carries kind, id and version only; read the object to see it. After a (re)connection, read again what is on screen. A person may have ${LIMITS.liveStreamsPerPerson} open at a time; a network address and all people together as many as leave a quarter of their connections for requests.`,
    tag: 'Platform',
    access: 'session',
    status: 200,
    response: z.strictObject({ kind: z.string(), id: z.int(), version: z.int() }),
    stream: 'live',
    errors: ['TOO_MANY_REQUESTS'],
  },
});
