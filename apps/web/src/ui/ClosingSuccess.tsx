import { LIFETIMES } from '@taskwell/contract/limits';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Alert } from './Alert.tsx';
import styles from './ClosingSuccess.module.css';

/** Says that it worked; what it stands in closes by itself a moment later (SPEC §4). */
export function ClosingSuccess({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The button that was pressed is gone; the focus must not be lost with it.
    box.current?.focus();
    const timer = setTimeout(() => close(), LIFETIMES.successCloseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Alert tone="success">{children}</Alert>
    </div>
  );
}
