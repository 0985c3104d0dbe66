import { z } from 'zod';
import { TOKEN_SCOPES } from '../access-tokens.ts';
import { id, instant } from '../schemas.ts';

/** An access token as its owner sees it: never the token itself. */
export const accessToken = z.strictObject({
  id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: instant,
  expiresAt: instant,
  /** To the minute; null where it was not used yet. */
  lastUsedAt: instant.nullable(),
});
export type AccessToken = z.output<typeof accessToken>;
