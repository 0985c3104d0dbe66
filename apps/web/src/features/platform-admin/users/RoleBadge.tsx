import { ROLE_LABELS, type Role } from '@taskwell/contract/labels';
import { Badge } from '../../../ui/Badge.tsx';

/** SPEC §2: SUPER_ADMIN red, SYSDMIN yellow, ADMIN blue, others plain; the words say it without colour. */
const TONES = { SUPER_ADMIN: 'danger', SYSDMIN: 'warning', ADMIN: 'info', EMPLOYEE: 'neutral' } as const;

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={TONES[role]}>{ROLE_LABELS[role]}</Badge>;
}

export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return <Badge tone={isVerified ? 'success' : 'warning'}>{isVerified ? 'Verified' : 'Unverified'}</Badge>;
}
