import { useQueryClient } from '@tanstack/react-query';
import type { MailTopic } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { MailPreferences } from '@taskwell/contract/schemas/notifications';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { MAIL_PREFERENCES_KEY, MAIL_PREFERENCES_SCOPE } from './mail-preference-queries.ts';

/** Shown at once; a choice that could not be saved goes back with a notice. The last choice is the one that stays. */
export function useMailChoice(): (topic: MailTopic, isOn: boolean) => void {
  const client = useQueryClient();
  const show = (topic: MailTopic, isOn: boolean) =>
    client.setQueryData<MailPreferences>(MAIL_PREFERENCES_KEY, (before) => before && { ...before, [topic]: isOn });
  return (topic, isOn) =>
    void changeOptimistically(client, {
      scope: MAIL_PREFERENCES_SCOPE,
      reads: [MAIL_PREFERENCES_KEY],
      apply: () => show(topic, isOn),
      send: () => api.call('PUT /notifications/mail-preferences', { body: { [topic]: isOn } }),
      rollBack: () => show(topic, !isOn),
      report: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.mailPreferences) }),
      settle: () => client.invalidateQueries({ queryKey: MAIL_PREFERENCES_KEY }),
    });
}
