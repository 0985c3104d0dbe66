import { PRODUCT } from '@taskwell/contract/product';
import styles from './Brand.module.css';

export function BrandMark({ size = '1.75rem' }: { size?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path d="M8.5 16.5l5 5 10-11" className={styles.tick} />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{PRODUCT.name}</span>
    </span>
  );
}
