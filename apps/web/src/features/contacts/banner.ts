import { LIFETIMES } from '@taskwell/contract/limits';
import { createStore, useStore } from '../../lib/store.ts';

/**
 * What this screen says of a change: success for three seconds, a failure for five or until it is dismissed (SPEC §4,
 * §8). One at a time; it outlives the dialog or card that caused it.
 */
export interface Banner {
  tone: 'success' | 'danger';
  text: string;
}

const banner = createStore<Banner | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showBanner(next: Banner): void {
  banner.set(next);
  resumeBanner();
}

export function dismissBanner(): void {
  pauseBanner();
  banner.set(null);
}

/** While a person points at it or has the focus in it, it stays. */
export function pauseBanner(): void {
  clearTimeout(timer);
}

export function resumeBanner(): void {
  clearTimeout(timer);
  const isSuccess = banner.get()?.tone === 'success';
  timer = setTimeout(dismissBanner, isSuccess ? LIFETIMES.contactSuccessMilliseconds : LIFETIMES.noticeMilliseconds);
}

export function useBanner(): Banner | null {
  return useStore(banner);
}
