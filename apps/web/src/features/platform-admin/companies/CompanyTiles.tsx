import { formatNumber } from '@taskwell/contract/numbers';
import type { CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { HEALTH } from '@taskwell/contract/platform-console';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './CompanyTiles.module.css';
import { HealthDot, healthColour } from './Health.tsx';

/** How the companies of the page are: each counts in the tile of its colour. */
export function CompanyTiles({ companies }: { companies: readonly CompanySummary[] | undefined }) {
  const count = (colour: ReturnType<typeof healthColour>) =>
    companies?.filter(({ healthScore }) => healthColour(healthScore) === colour).length;
  return (
    <dl className={styles.tiles}>
      <Tile name="On this page" hint="Companies" count={companies?.length} />
      <Tile
        name="Healthy"
        hint={`${HEALTH.healthyFrom}% and above`}
        count={count('green')}
        dot={<HealthDot colour="green" />}
      />
      <Tile
        name="Warning"
        hint={`${HEALTH.warningFrom}% to ${HEALTH.healthyFrom - 1}%, fair ones too`}
        count={count('yellow')}
        dot={<HealthDot colour="yellow" />}
      />
      <Tile
        name="Critical"
        hint={`Below ${HEALTH.warningFrom}%`}
        count={count('red')}
        dot={<HealthDot colour="red" />}
      />
    </dl>
  );
}

interface TileProps {
  name: string;
  hint: string;
  count: number | undefined;
  dot?: ReactNode;
}

function Tile({ name, hint, count, dot }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>
        {dot}
        {name}
      </dt>
      <dd>
        <span className={styles.count}>
          {count === undefined ? <Skeleton width="2rem" height="1.5rem" /> : formatNumber(count)}
        </span>
        <span className={styles.hint}>{hint}</span>
      </dd>
    </div>
  );
}
