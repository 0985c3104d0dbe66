import type { User } from '@taskwell/contract/schemas/people';
import type { Actor } from '@taskwell/policy/policy';

/** The signed-in user as the policy sees it. */
export function actorOf(user: User): Actor {
  return { userId: user.id, companyId: user.companyId, role: user.role, isPersonal: user.isPersonal };
}
