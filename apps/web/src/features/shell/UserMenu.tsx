import { IconChevronDown, IconKeyboard, IconLogout, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '@taskwell/contract/schemas';
import { api } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import styles from './Header.module.css';

export function UserMenu({ user, onShowShortcuts }: { user: User; onShowShortcuts: () => void }) {
  const navigate = useNavigate();
  return (
    <Menu
      label="Account"
      heading={user.email}
      items={[
        {
          key: 'settings',
          label: 'Settings',
          icon: <IconSettings size="1.05rem" aria-hidden />,
          onSelect: () => navigate({ to: '/settings' }),
        },
        {
          key: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <IconKeyboard size="1.05rem" aria-hidden />,
          hint: '?',
          onSelect: onShowShortcuts,
        },
        {
          key: 'logout',
          label: 'Logout',
          icon: <IconLogout size="1.05rem" aria-hidden />,
          startsGroup: true,
          onSelect: signOut,
        },
      ]}
      trigger={(props) => (
        <button {...props} className={styles.user}>
          <span className="visually-hidden">Account of </span>
          <Avatar name={user.name} />
          <span className={styles.userName}>{user.name}</span>
          <IconChevronDown size="0.9rem" aria-hidden className={styles.chevron} />
        </button>
      )}
    />
  );
}

/** Here the session ends at once and for certain; on the server as soon as it can be reached. */
async function signOut(): Promise<void> {
  const goodbye = api.call('POST /auth/logout');
  endSession('signed-out');
  // Offline, or the session had ended already: nothing is left to do here.
  await goodbye.catch(() => undefined);
}
