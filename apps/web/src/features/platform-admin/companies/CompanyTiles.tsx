import type { CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { HEALTH } from '@taskwell/contract/platform-console';
import { Tile, Tiles } from '../../../ui/Tiles.tsx';
import { HealthDot, healthColour } from './Health.tsx';

/** How the companies of the page are: each counts in the tile of its colour. */
export function CompanyTiles({ companies }: { companies: readonly CompanySummary[] | undefined }) {
  const count = (colour: ReturnType<typeof healthColour>) =>
    companies?.filter(({ healthScore }) => healthColour(healthScore) === colour).length;
  return (
    <Tiles>
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
    </Tiles>
  );
}
