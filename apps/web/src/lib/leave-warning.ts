import { useEffect } from 'react';

/** The browser asks before it closes or reloads the tab; answers how to end that. */
export function warnOnLeave(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** The same as long as something would be lost. */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => (isOn ? warnOnLeave() : undefined), [isOn]);
}
