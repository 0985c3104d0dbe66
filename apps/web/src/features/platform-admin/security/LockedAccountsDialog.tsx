import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '@taskwell/contract/numbers';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import type { LockedAccount } from '@taskwell/contract/security-schemas';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { passFocusOn } from '../../../ui/leaving-focus.ts';
import styles from '../ConsoleTable.module.css';
import { Account, Moment } from './Account.tsx';
import { ListDialog } from './ListDialog.tsx';
import { SECURITY_KEYS, useLockedAccounts } from './security-queries.ts';

/** Accounts that only a code from their mailbox opens again, or whoever unlocks them here. */
export function LockedAccountsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ListDialog
      title="Locked Accounts"
      found={useLockedAccounts()}
      fallback={SECURITY_MESSAGES.fetchLocked}
      notice={({ summary: { lockedAccounts } }) =>
        lockedAccounts === 0 ? undefined : `${formatCount(lockedAccounts, 'account is', 'accounts are')} locked`
      }
      hint={() => 'Their owners open them again with a code from their mailbox.'}
      columns={['User', 'Locked', 'Actions']}
      row={(account: LockedAccount) => <LockedRow key={account.id} account={account} />}
      empty={{ title: 'No locked accounts', text: 'Nobody is kept out.' }}
      onClose={onClose}
    />
  );
}

function LockedRow({ account }: { account: LockedAccount }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function unlock(): Promise<void> {
    setBusy(true);
    try {
      await api.call('DELETE /security/locked-accounts/{userId}', { params: { userId: account.id } });
      notify({ tone: 'success', text: SECURITY_MESSAGES.unlocked(account.name) });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, SECURITY_MESSAGES.unlock) });
    }
    // Also after a failure: somebody else may have done it.
    await client.invalidateQueries({ queryKey: SECURITY_KEYS.locked });
    setBusy(false);
  }

  return (
    <tr ref={passFocusOn} tabIndex={-1}>
      <th scope="row">
        <Account account={account} />
      </th>
      <td>
        <Moment instant={account.lockedAt} />
      </td>
      <td className={styles.whole}>
        <Button
          size="small"
          busyLabel={isBusy && 'Unlocking…'}
          aria-label={`Unlock the account of ${account.name}`}
          onClick={unlock}
        >
          Unlock
        </Button>
      </td>
    </tr>
  );
}
