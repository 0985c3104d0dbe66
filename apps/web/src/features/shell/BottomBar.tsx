import { Link } from '@tanstack/react-router';
import type { User } from '@taskwell/contract/schemas/people';
import styles from './BottomBar.module.css';
import { navigationLinks, SETTINGS_LINK, startLink } from './navigation.ts';

/** The navigation on phones, within reach of the thumb. */
export function BottomBar({ user }: { user: User }) {
  const start = startLink(user);
  return (
    <nav className={styles.bar} aria-label="Main">
      {[...(start ? [start] : []), ...navigationLinks(user), SETTINGS_LINK].map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
          <Icon size="1.35rem" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
