import { useQuery } from '@tanstack/react-query';
import type { User } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';

/** How many invitations wait for this person's answer; none until that is known. */
export function useOpenInvitationCount(user: User): number {
  const { data = 0 } = useQuery({
    queryKey: INVITATION_KEYS.openCount,
    queryFn: async ({ signal }) => {
      const query = { status: 'PENDING', limit: '1' } as const;
      const { pagination } = await api.call('GET /task-invitations/user/received', { query, signal });
      return pagination.total;
    },
    enabled: user.companyId !== null,
  });
  return data;
}
