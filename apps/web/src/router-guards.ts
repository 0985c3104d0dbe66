import { redirect } from '@tanstack/react-router';
import type { Role } from '@taskwell/contract/labels';
import { pathAfterSignIn, pendingInvitation } from './lib/pending-invitation.ts';
import { currentSession } from './lib/session.ts';

/** Where a role goes that may not see a screen (SPEC §2 'Route guard'). */
const HOME_OF_ROLE: Partial<Record<Role, string>> = {
  SUPER_ADMIN: '/super-admin',
  ADMIN: '/admin',
  EMPLOYEE: '/employee',
};

interface Visit {
  location: { href: string };
}

/** A visitor without a session signs in first and then comes back. */
export function requireSession({ location }: Visit): void {
  if (currentSession() === null) throw redirect({ to: '/login', state: { returnTo: location.href } });
}

export function requireRole(...roles: Role[]) {
  return (visit: Visit): void => {
    requireSession(visit);
    const role = currentSession()?.user.role;
    if (role !== undefined && !roles.includes(role))
      throw redirect({ href: HOME_OF_ROLE[role] ?? '/login', replace: true });
  };
}

/** The platform's administrator belongs to no company: of tasks, contacts and invitations there are none. */
export const requireCompany = requireRole('EMPLOYEE', 'ADMIN', 'SYSDMIN');

/** The company at a glance: a personal account, whose owner has the same role, is none. */
export function requireCompanyAdministrator(visit: Visit): void {
  requireRole('ADMIN', 'SYSDMIN')(visit);
  if (currentSession()?.user.isPersonal) throw redirect({ to: '/personal-dashboard', replace: true });
}

/** Sign-in is for visitors only. */
export function requireNoSession(): void {
  if (currentSession() !== null) throw redirect({ href: pathAfterSignIn(), replace: true });
}

/** Personal sign-up too (SPEC §2 'Route table'). */
export function requireNoSessionToSignUp(): void {
  if (currentSession() === null) return;
  throw redirect({ href: pendingInvitation() === null ? '/personal-dashboard' : pathAfterSignIn(), replace: true });
}
