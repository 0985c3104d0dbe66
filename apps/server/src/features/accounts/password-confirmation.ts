import { REFUSALS } from '@taskwell/contract/refusals';
import type { Transaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { findPasswordHash } from './accounts.queries.ts';
import { tryPassword } from './password-tries.ts';

/** Who acts knows the own password, not only the session. @throws 403 for a wrong one, 429 after several */
export async function confirmOwnPassword(
  { throttle }: Pick<Services, 'throttle'>,
  tx: Transaction,
  actor: SignedInActor,
  password: string,
): Promise<void> {
  const storedHash = await tx.asSystem('own account', (system) => findPasswordHash(system, actor.userId));
  const owner = { limit: 'passwordAccount', key: actor.userId, holder: 'session' } as const;
  if (!(await tryPassword(throttle, { ...owner, storedHash, password }))) {
    throw new Failure('WRONG_PASSWORD', REFUSALS.currentPassword, {
      fields: { currentPassword: REFUSALS.currentPassword },
    });
  }
}
