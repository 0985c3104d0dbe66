import type { SecretScope } from '@taskwell/contract/access-tokens';
import type { PlanName } from '@taskwell/contract/plans';

/** Who a token belongs to. */
export interface SessionRow {
  /** Of an access token or a calendar address; null for a session. */
  scope: SecretScope | null;
  user_id: number;
  company_id: number | null;
  role: 'SUPER_ADMIN' | 'SYSDMIN' | 'ADMIN' | 'EMPLOYEE';
  is_personal: boolean;
  name: string;
  plan: PlanName | null;
  /** The tasks of other companies that the person collaborates on: 'company:task', comma-separated. */
  task_ids: string;
  /** All of the above as the database answers and compares it. */
  identity: string;
}

/** Reads what app.authenticate answers: 'scope|user|company|role|is_personal|plan|task_ids|name'. */
export function readSession(identity: string): SessionRow {
  const [scope, user = '', company, role, isPersonal, plan, taskIds = '', ...name] = identity.split('|');
  return {
    scope: (scope || null) as SessionRow['scope'],
    user_id: Number(user),
    company_id: company ? Number(company) : null,
    role: role as SessionRow['role'],
    is_personal: isPersonal === 't',
    name: name.join('|'),
    plan: (plan || null) as SessionRow['plan'],
    task_ids: taskIds,
    identity,
  };
}

const REMEMBERED = 10_000;

/**
 * Who a token was the last time. With it, a request's own statements travel together with its authentication, in one
 * round trip. It is never trusted: the database compares it with the truth before anything else of the transaction runs,
 * and fails the transaction where they differ (see app.authenticate); then the request starts again without it.
 */
export function createSessionCache() {
  const sessions = new Map<string, SessionRow>();
  return {
    get: (tokenHash: Buffer): SessionRow | null => sessions.get(tokenHash.toString('base64')) ?? null,
    forget: (tokenHash: Buffer) => sessions.delete(tokenHash.toString('base64')),
    remember(tokenHash: Buffer, session: SessionRow): void {
      const oldest = sessions.size >= REMEMBERED ? sessions.keys().next().value : undefined;
      if (oldest !== undefined) sessions.delete(oldest);
      sessions.set(tokenHash.toString('base64'), session);
    },
  };
}

/** SQLSTATE that app.authenticate raises where the session is no longer what the cache says. */
export const SESSION_CHANGED = 'TW001';
/** SQLSTATE of app.confirm_session: somebody has ended it since the request began. */
export const SESSION_ENDED = 'TW002';
