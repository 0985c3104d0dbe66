import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const MAIL_PREFERENCES_KEY = ['mail-preferences'] as const;

export function useMailPreferences() {
  return useQuery({
    queryKey: MAIL_PREFERENCES_KEY,
    queryFn: async ({ signal }) => (await api.call('GET /notifications/mail-preferences', { signal })).data,
  });
}
