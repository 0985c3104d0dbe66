import type { ReactNode } from 'react';
import type { Tone } from './Alert.tsx';
import styles from './Badge.module.css';

export function Badge({ tone, children }: { tone: Tone | 'neutral'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
