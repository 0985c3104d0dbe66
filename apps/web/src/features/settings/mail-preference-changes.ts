import { useQueryClient } from '@tanstack/react-query';
import type { MailTopic } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { MailPreferences } from '@taskwell/contract/schemas/notifications';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { changeOptimistically, isLastOfScope } from '../../lib/optimistic-change.ts';
import { MAIL_PREFERENCES_KEY } from './mail-preference-queries.ts';

const SCOPE = 'mail preferences';

/** Shown at once; a choice that could not be saved goes back with a notice. The last choice is the one that stays. */
export function useMailChoice(): (topic: MailTopic, isOn: boolean) => void {
  const client = useQueryClient();
  const show = (topic: MailTopic, isOn: boolean) =>
    client.setQueryData<MailPreferences>(MAIL_PREFERENCES_KEY, (before) => before && { ...before, [topic]: isOn });
  return (topic, isOn) =>
    void changeOptimistically(client, {
      scope: SCOPE,
      reads: [MAIL_PREFERENCES_KEY],
      apply: () => show(topic, isOn),
      send: () => api.call('PUT /notifications/mail-preferences', { body: { [topic]: isOn } }),
      rollBack: () => show(topic, !isOn),
      report: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.mailPreferences) }),
      settle: () => {
        if (isLastOfScope(client, SCOPE)) client.invalidateQueries({ queryKey: MAIL_PREFERENCES_KEY });
      },
    });
}
