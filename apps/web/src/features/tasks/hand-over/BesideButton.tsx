import type { ReactNode } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { scrollIntoSight } from '../../../ui/scroll-into-sight.ts';
import styles from './BesideButton.module.css';

/** Why the button of a form does nothing as the form is: where whoever presses it looks. */
export function BesideButton({ children }: { children: ReactNode }) {
  return (
    <div ref={scrollIntoSight} className={styles.problem}>
      <Alert tone="danger">{children}</Alert>
    </div>
  );
}
