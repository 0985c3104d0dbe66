import type { ReactNode } from 'react';
import type { Tone } from '../lib/tones.ts';
import styles from './Badge.module.css';
import tones from './Tones.module.css';

export function Badge({ tone, children }: { tone: Tone | 'neutral'; children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
