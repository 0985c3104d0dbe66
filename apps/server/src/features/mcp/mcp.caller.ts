import type { SecretScope } from '@taskwell/contract/access-tokens';

/** Who has sent a message. */
export interface Caller {
  scope: SecretScope;
  /** What the message has spent of the rate limit, where the operation behind a tool counts it too. */
  giveBack(): Promise<void>;
}
