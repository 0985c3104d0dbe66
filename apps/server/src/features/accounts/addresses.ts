import { randomBytes } from 'node:crypto';
import { LIFETIMES } from '@taskwell/contract/limits';
import { releasedAddress } from '@taskwell/contract/rules';
import type { OpenTransaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { lockReleasable, writeReleasedAddresses } from './addresses.queries.ts';

/**
 * Frees addresses for whoever is about to take them, in that transaction: who has never verified one and had it for 7
 * days loses it (DECISIONS §2, decision 21). Their account goes on under an address that no mail goes to; codes, links and
 * unsent mails of the lost one die with it (app.void_secrets). To be called before an address is written.
 */
export async function freeAddresses(tx: OpenTransaction, emails: string[]): Promise<void> {
  await tx.asSystem('released addresses', async (system) => {
    const holders = await lockReleasable(system, emails);
    if (holders.length === 0) return;
    const lost = holders.map(({ id }) => ({ id, email: releasedAddress(id, randomBytes(9).toString('hex')) }));
    await writeReleasedAddresses(system, lost);
    for (const { id, companyId, name, email } of holders) {
      const words = `${name} had not verified the address ${email} for ${LIFETIMES.unverifiedAddressDays} days, and somebody else uses it now`;
      const audit = [auditEntry('EMAIL_RELEASED', 'User', id, words)];
      system.record({ companyId, actor: null, audit });
    }
  });
}
