import styles from './Skeleton.module.css';

/** The shape of what is coming. Decorative: the region around it is marked busy. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
