import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { catchLostFocus, isFocusLost } from '../../ui/lost-focus.ts';
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
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another title comes another content
  useLayoutEffect(() => {
    if (isFocusLost() && !focusFirstField(card.current)) catchLostFocus();
  }, [title]);
  return (
    <main className={styles.page}>
      <Link to="/" className={styles.home} aria-label="Taskwell home">
        <Brand />
      </Link>
      <div ref={card} className={`${styles.card} ${isWide ? styles.wide : ''}`}>
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

/**
 * Where a form is all there is, typing begins it; not where the focus alone would bring up a keyboard on the screen.
 *
 * @returns false where there is nothing to type into
 */
function focusFirstField(card: HTMLElement | null): boolean {
  if (!window.matchMedia('(pointer: fine)').matches) return false;
  const fields = card?.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"], [type="radio"])');
  const first = [...(fields ?? [])].find(({ value }) => value === '');
  first?.focus({ preventScroll: true });
  return first !== undefined;
}
