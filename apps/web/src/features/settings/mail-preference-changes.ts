import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailTopic } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { MailPreferences } from '@taskwell/contract/schemas/notifications';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { MAIL_PREFERENCES_KEY } from './mail-preference-queries.ts';

interface Choice {
  topic: MailTopic;
  isOn: boolean;
}

/** Shown at once; a choice that could not be saved goes back with a notice. */
export function useMailChoice() {
  const client = useQueryClient();
  const show = ({ topic, isOn }: Choice) =>
    client.setQueryData<MailPreferences>(MAIL_PREFERENCES_KEY, (before) => before && { ...before, [topic]: isOn });
  return useMutation({
    mutationKey: MAIL_PREFERENCES_KEY,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: MAIL_PREFERENCES_KEY[0] },
    mutationFn: ({ topic, isOn }: Choice) =>
      api.call('PUT /notifications/mail-preferences', { body: { [topic]: isOn } }),
    onMutate: (choice) => {
      client.cancelQueries({ queryKey: MAIL_PREFERENCES_KEY });
      show(choice);
    },
    onError: (error, choice) => {
      show({ ...choice, isOn: !choice.isOn });
      notify({ tone: 'danger', text: failureSentence(error, FAILURES.mailPreferences) });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: MAIL_PREFERENCES_KEY }) === 1)
        client.invalidateQueries({ queryKey: MAIL_PREFERENCES_KEY });
    },
  });
}
