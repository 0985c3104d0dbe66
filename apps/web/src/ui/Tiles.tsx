import { formatNumber } from '@taskwell/contract/numbers';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import styles from './Tiles.module.css';

/** The numbers at the top of a page or tab; a name may be a link to what is counted. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface TileProps {
  name: ReactNode;
  hint: string;
  /** Undefined until it is known; a dash where it could not be read. */
  count: number | string | undefined;
  dot?: ReactNode;
  /** There should be none of it. */
  isBad?: boolean;
}

export function Tile({ name, hint, count, dot, isBad = false }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>
        {dot}
        {name}
      </dt>
      <dd>
        <span className={`${styles.count} ${isBad ? styles.bad : ''}`}>
          {count === undefined && <Skeleton width="2rem" height="1.5rem" />}
          {typeof count === 'number' ? formatNumber(count) : count}
        </span>
        <span className={styles.hint}>{hint}</span>
      </dd>
    </div>
  );
}
