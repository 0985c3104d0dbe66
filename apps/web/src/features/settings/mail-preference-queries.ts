import { useQuery } from '@tanstack/react-query';
import type { MailPreferences } from '@taskwell/contract/schemas/notifications';
import { api } from '../../lib/api.ts';
import { countOfScope } from '../../lib/optimistic-change.ts';

export const MAIL_PREFERENCES_KEY = ['mail-preferences'] as const;
/** Of the changes: one after the other, so that the last choice is the one that stays. */
export const MAIL_PREFERENCES_SCOPE = 'mail preferences';

export function useMailPreferences() {
  return useQuery({
    queryKey: MAIL_PREFERENCES_KEY,
    queryFn: async ({ client, signal }) => {
      const { data } = await api.call('GET /notifications/mail-preferences', { signal });
      // What has been chosen meanwhile stays; it is read again with the last answer.
      const isChanging = countOfScope(client, MAIL_PREFERENCES_SCOPE) > 0;
      return (isChanging && client.getQueryData<MailPreferences>(MAIL_PREFERENCES_KEY)) || data;
    },
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
  });
}
