import { Link } from '@tanstack/react-router';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import { PRODUCT } from '@taskwell/contract/product';
import type { User } from '@taskwell/contract/schemas/people';
import { BrandMark } from '../../ui/Brand.tsx';
import { AssistantButton } from '../assistant/AssistantButton.public.tsx';
import { NotificationBell } from '../notifications/NotificationBell.public.tsx';
import styles from './Header.module.css';
import { navigationLinks, startLinks } from './navigation.ts';
import { UserMenu } from './UserMenu.tsx';

/** Slim on every screen; below 768px the links move to the bottom bar and the company's name gets their room. */
export function Header({ user, onShowShortcuts }: { user: User; onShowShortcuts: () => void }) {
  const company = user.isPersonal ? null : user.companyName;
  const subtitle = [
    ...(company === null ? [PRODUCT.subtitle] : []),
    ...(user.isPersonal ? [] : [ROLE_LABELS[user.role]]),
  ];
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to="/dashboard" className={styles.home}>
          <BrandMark />
          <span className={styles.names}>
            <span className={styles.company} dir="auto">
              {company ?? PRODUCT.name}
            </span>
            <span className={styles.subtitle}>{subtitle.join(' · ')}</span>
          </span>
        </Link>
        <nav className={styles.links} aria-label="Main">
          {[...startLinks(user), ...navigationLinks(user)].map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} title={label} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
              <Icon size="1.05rem" aria-hidden />
              <span className={styles.label}>{label}</span>
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          {/* The platform's administrator has no company and no notifications. */}
          <AssistantButton />
          {user.companyId !== null && <NotificationBell />}
          <UserMenu user={user} onShowShortcuts={onShowShortcuts} />
        </div>
      </div>
    </header>
  );
}
