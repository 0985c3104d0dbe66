import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import type { Tone } from '../lib/tones.ts';
import styles from './Alert.module.css';
import tones from './Tones.module.css';

const ICONS = { danger: IconAlertTriangle, warning: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle };

/** A message in the page: read out when it appears, told apart by icon and words, not colour alone. */
export function Alert({ tone, ref, children }: { tone: Tone; ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div ref={ref} className={`${styles.alert} ${tones[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size="1.1rem" aria-hidden />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
