import { LIFETIMES } from '@taskwell/contract/limits';
import { useSyncExternalStore } from 'react';

/**
 * What this screen says of a change: success for three seconds, a failure for five or until it is dismissed (SPEC §4,
 * §8). One at a time; it outlives the dialog or card that caused it.
 */
export interface Banner {
  tone: 'success' | 'danger';
  text: string;
}

let banner: Banner | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

function publish(next: Banner | null): void {
  banner = next;
  for (const tell of subscribers) tell();
}

export function showBanner(next: Banner): void {
  publish(next);
  resumeBanner();
}

export function dismissBanner(): void {
  pauseBanner();
  publish(null);
}

/** While a person points at it or has the focus in it, it stays. */
export function pauseBanner(): void {
  clearTimeout(timer);
}

export function resumeBanner(): void {
  clearTimeout(timer);
  const isSuccess = banner?.tone === 'success';
  timer = setTimeout(dismissBanner, isSuccess ? LIFETIMES.contactSuccessMilliseconds : LIFETIMES.noticeMilliseconds);
}

function subscribe(tell: () => void): () => void {
  subscribers.add(tell);
  return () => subscribers.delete(tell);
}

export function useBanner(): Banner | null {
  return useSyncExternalStore(subscribe, () => banner);
}
