import { LIFETIMES } from '@taskwell/contract/limits';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Alert } from './Alert.tsx';

/** Says that it worked; what it stands in closes by itself a moment later (SPEC §4). */
export function ClosingSuccess({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), LIFETIMES.successCloseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return <Alert tone="success">{children}</Alert>;
}
