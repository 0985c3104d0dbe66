import { IconChevronDown, IconKeyboard, IconLogout, IconMail, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { LIMITS } from '@taskwell/contract/limits';
import { formatCount } from '@taskwell/contract/numbers';
import type { User } from '@taskwell/contract/schemas/people';
import { Suspense, useState } from 'react';
import { hasDrafts } from '../../lib/drafts.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { lazyPart } from '../../ui/LazyPart.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useOpenInvitationCount } from '../invitations/invitation-count-queries.public.ts';
import styles from './Header.module.css';
import { INVITATIONS_LINK, startLinks } from './navigation.ts';
import ownStyles from './UserMenu.module.css';

const LogoutQuestion = lazyPart(() => import('./LogoutQuestion.tsx'), 'LogoutQuestion');

export function UserMenu({ user, onShowShortcuts }: { user: User; onShowShortcuts: () => void }) {
  const navigate = useNavigate();
  const openInvitations = useOpenInvitationCount(user);
  const badge = openInvitations > LIMITS.notificationBadgeMax ? `${LIMITS.notificationBadgeMax}+` : openInvitations;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu
        label="Account"
        heading={user.email}
        items={[
          ...startLinks(user).map(({ to, label, icon: Icon }) => ({
            key: 'start',
            label,
            icon: <Icon size="1.05rem" aria-hidden />,
            onSelect: () => navigate({ to }),
          })),
          ...(user.companyId === null
            ? []
            : [
                {
                  key: 'invitations',
                  label: INVITATIONS_LINK.label,
                  icon: <IconMail size="1.05rem" aria-hidden />,
                  ...(openInvitations > 0 && { hint: `${openInvitations} open` }),
                  onSelect: () => navigate({ to: INVITATIONS_LINK.to }),
                },
              ]),
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
            onSelect: () => (hasDrafts(user.id) ? setAsked(true) : signOut()),
          },
        ]}
        trigger={(props) => (
          <button {...props} className={styles.user}>
            <span className="visually-hidden">Account of </span>
            <span className={ownStyles.face}>
              <Avatar name={user.name} />
              {openInvitations > 0 && (
                <span className={ownStyles.open} aria-hidden>
                  {badge}
                </span>
              )}
            </span>
            <span className={styles.userName}>{user.name}</span>
            {openInvitations > 0 && (
              <span className="visually-hidden">, {formatCount(openInvitations, 'open invitation')}</span>
            )}
            <IconChevronDown size="0.9rem" aria-hidden className={styles.chevron} />
          </button>
        )}
      />
      <Suspense>{isAsked && <LogoutQuestion onCancel={() => setAsked(false)} />}</Suspense>
    </>
  );
}
