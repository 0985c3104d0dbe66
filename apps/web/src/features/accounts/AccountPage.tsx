import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  subtitle?: ReactNode;
  /** Below the card: the way to the neighbouring screen. */
  footer?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The quiet frame of every screen outside a session: brand, one card, one way on. */
export function AccountPage({ title, subtitle, footer, isWide = false, children }: AccountPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <Link to="/" className={styles.home} aria-label="Taskwell home">
        <Brand />
      </Link>
      <div className={`${styles.card} ${isWide ? styles.wide : ''}`}>
        <div className={styles.header}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </div>
      {footer && <p className={styles.footer}>{footer}</p>}
    </main>
  );
}
