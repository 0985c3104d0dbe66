import {
  IconAddressBook,
  IconCalendar,
  IconGauge,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMail,
  IconSettings,
  IconShieldCog,
  IconSunHigh,
  IconUsers,
} from '@tabler/icons-react';
import type { User } from '@taskwell/contract/schemas/people';
import { administersPlatform } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';

/** The second task page (DECISIONS §4). The bar of a phone has no room for it: the dashboard leads there. */
export const BOARD_LINK = { to: '/tasks', label: 'Board', icon: IconLayoutKanban } as const;

/** The links of SPEC §2 'Header and navigation' whose screens exist. */
export function navigationLinks(user: User) {
  // The platform's administrator has no company: no tasks, no contacts.
  if (administersPlatform(actorOf(user))) {
    return [{ to: '/super-admin', label: 'Super Admin', icon: IconShieldCog }] as const;
  }
  return [
    { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
    BOARD_LINK,
    { to: '/calendar', label: 'Calendar', icon: IconCalendar },
    { to: '/contacts', label: 'Contacts', icon: IconAddressBook },
    ...(managesPeople(user) ? [{ to: '/employees', label: 'Employees', icon: IconUsers } as const] : []),
  ] as const;
}

/** The page that a day begins with (DECISIONS §4); none for the super administrator, who begins at the console. */
export function startLinks(user: User) {
  if (user.companyId === null) return [] as const;
  if (managesPeople(user)) return [{ to: '/admin', label: 'Overview', icon: IconGauge }] as const;
  const to = user.isPersonal ? '/personal-dashboard' : '/employee';
  return [{ to, label: 'My Day', icon: IconSunHigh }] as const;
}

/** Tasks of other companies that the person is invited to, and those they invite others to. */
export const INVITATIONS_LINK = { to: '/invitations', label: 'Invitations', icon: IconMail } as const;

export const SETTINGS_LINK = { to: '/settings', label: 'Settings', icon: IconSettings } as const;

/** Admins of non-personal accounts. */
export function managesPeople(user: User): boolean {
  return !user.isPersonal && (user.role === 'ADMIN' || user.role === 'SYSDMIN');
}
