import type { ReactNode } from 'react';
import styles from './Settings.module.css';

export const ON_OFF = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** One line of the preferences: what is chosen, and the control to choose it. */
export function Setting({ name, hint, children }: { name: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </div>
  );
}
