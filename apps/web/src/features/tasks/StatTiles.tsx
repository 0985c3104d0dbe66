import { IconStack2 } from '@tabler/icons-react';
import { TASK_STATUS_LABELS, type TaskStatus } from '@taskwell/contract/labels';
import { formatNumber } from '@taskwell/contract/numbers';
import type { StatusCounts } from '@taskwell/contract/schemas';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusIcon } from './PropertyIcons.tsx';
import styles from './StatTiles.module.css';
import { useTaskFilters, useTaskNavigation } from './task-navigation.ts';
import { chosenStatuses, statusSearch } from './task-search.ts';

/** In the order of SPEC §2: Total, To Do, In Progress, Completed, On Hold, Cancelled. */
const TILES: readonly TaskStatus[] = ['TODO', 'IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED'];

/** How many tasks stand where; a click toggles that status in the filter, Total shows every status. */
export function StatTiles({ counts }: { counts: StatusCounts | undefined }) {
  const filters = useTaskFilters();
  const { setFilters } = useTaskNavigation();
  const chosen = chosenStatuses(filters);
  const total = counts && TILES.reduce((sum, status) => sum + counts[status], 0);

  function show(statuses: readonly TaskStatus[]): void {
    setFilters(statusSearch(statuses, filters));
  }
  function toggle(status: TaskStatus): void {
    show(chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status]);
  }

  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">Tasks by status</legend>
      <Tile
        label="Total"
        icon={<IconStack2 size="1rem" stroke={2} aria-hidden />}
        count={total}
        isOn={chosen.length === 0}
        onClick={() => show([])}
      />
      {TILES.map((status) => (
        <Tile
          key={status}
          label={TASK_STATUS_LABELS[status]}
          icon={<StatusIcon status={status} />}
          count={counts?.[status]}
          isOn={chosen.includes(status)}
          onClick={() => toggle(status)}
        />
      ))}
    </fieldset>
  );
}

interface TileProps {
  label: string;
  icon: ReactNode;
  count: number | undefined;
  isOn: boolean;
  onClick: () => void;
}

function Tile({ label, icon, count, isOn, onClick }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isOn} onClick={onClick}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.count}>
        {count === undefined ? <Skeleton width="1.25rem" height="1rem" /> : formatNumber(count)}
      </span>
    </button>
  );
}
