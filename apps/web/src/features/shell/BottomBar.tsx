import { Link } from '@tanstack/react-router';
import type { User } from '@taskwell/contract/schemas/people';
import styles from './BottomBar.module.css';
import { BOARD_LINK, navigationLinks, SETTINGS_LINK, startLinks } from './navigation.ts';

/** The navigation on phones, within reach of the thumb. */
export function BottomBar({ user }: { user: User }) {
  const links = navigationLinks(user).filter((link) => link !== BOARD_LINK);
  return (
    <nav className={styles.bar} aria-label="Main">
      {[...startLinks(user), ...links, SETTINGS_LINK].map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
          <Icon size="1.35rem" aria-hidden />
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
