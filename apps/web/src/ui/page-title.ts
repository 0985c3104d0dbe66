import { PRODUCT } from '@taskwell/contract/product';
import { useEffect } from 'react';

/** Names the tab (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

export function pageTitle(title: string): string {
  return `${title} · ${PRODUCT.name}`;
}
