import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailTopic } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { MailPreferences } from '@taskwell/contract/schemas/notifications';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../ui/notices.ts';

const KEY = ['mail-preferences'] as const;

export function useMailPreferences() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call('GET /notifications/mail-preferences', { signal })).data,
  });
}

interface Choice {
  topic: MailTopic;
  isOn: boolean;
}

/** Shown at once; a choice that could not be saved goes back with a notice. */
export function useMailChoice() {
  const client = useQueryClient();
  const show = ({ topic, isOn }: Choice) =>
    client.setQueryData<MailPreferences>(KEY, (before) => before && { ...before, [topic]: isOn });
  return useMutation({
    mutationKey: KEY,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: KEY[0] },
    mutationFn: ({ topic, isOn }: Choice) =>
      api.call('PUT /notifications/mail-preferences', { body: { [topic]: isOn } }),
    onMutate: (choice) => {
      client.cancelQueries({ queryKey: KEY });
      show(choice);
    },
    onError: (error, choice) => {
      show({ ...choice, isOn: !choice.isOn });
      notify({ tone: 'danger', text: failureSentence(error, FAILURES.mailPreferences) });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: KEY }) === 1) client.invalidateQueries({ queryKey: KEY });
    },
  });
}
