import {
  IconAddressBook,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMail,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import type { User } from '@taskwell/contract/schemas';

/** The links of SPEC §2 'Header and navigation' whose screens exist. */
export function navigationLinks(user: User) {
  return [
    { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
    // The platform's administrator has no company and no contacts.
    ...(user.companyId === null ? [] : [{ to: '/contacts', label: 'Contacts', icon: IconAddressBook } as const]),
    ...(managesPeople(user) ? [{ to: '/employees', label: 'Employees', icon: IconUsers } as const] : []),
  ] as const;
}

/** The second task page, which the dashboard and the palette lead to (DECISIONS §4). */
export const TASKS_LINK = { to: '/tasks', label: 'Tasks (board)', icon: IconLayoutKanban } as const;

/** Tasks of other companies that the person is invited to, and those they invite others to. */
export const INVITATIONS_LINK = { to: '/invitations', label: 'Invitations', icon: IconMail } as const;

export const SETTINGS_LINK = { to: '/settings', label: 'Settings', icon: IconSettings } as const;

/** Admins of non-personal accounts. */
export function managesPeople(user: User): boolean {
  return !user.isPersonal && (user.role === 'ADMIN' || user.role === 'SYSDMIN');
}
