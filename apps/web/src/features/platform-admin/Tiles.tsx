import { formatNumber } from '@taskwell/contract/numbers';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Tiles.module.css';

/** The numbers at the top of a tab. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface TileProps {
  name: string;
  hint: string;
  /** Undefined until it is known; a dash where it could not be read. */
  count: number | string | undefined;
  dot?: ReactNode;
}

export function Tile({ name, hint, count, dot }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>
        {dot}
        {name}
      </dt>
      <dd>
        <span className={styles.count}>
          {count === undefined && <Skeleton width="2rem" height="1.5rem" />}
          {typeof count === 'number' ? formatNumber(count) : count}
        </span>
        <span className={styles.hint}>{hint}</span>
      </dd>
    </div>
  );
}
