import { IconChevronDown } from '@tabler/icons-react';
import type { AuditAction } from '@taskwell/contract/audit-words';
import { AUDIT_ACTION_LABELS } from '@taskwell/contract/audit-words';
import { formatNumber } from '@taskwell/contract/numbers';
import type { AuditStat } from '@taskwell/contract/schemas/audit';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './ActionSummary.module.css';

interface ActionSummaryProps {
  stats: readonly AuditStat[];
  chosen: AuditAction | undefined;
  onChoose: (action: AuditAction | undefined) => void;
}

/**
 * The most frequent actions of what is found, as bars; one that is pressed narrows the log down to it. On phones they are
 * folded away until they are asked for.
 */
export function ActionSummary({ stats, chosen, onChoose }: ActionSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const most = stats[0]?.count ?? 0;
  if (most === 0) return null;
  // As wide as the largest, so that all bars are drawn to one scale.
  const countWidth = `${formatNumber(most).length}ch`;
  return (
    <section className={styles.summary} aria-labelledby="audit-summary">
      <div className={styles.head}>
        <h3 id="audit-summary" className={styles.heading}>
          Most frequent actions
        </h3>
        <span className={styles.toggle}>
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
            <IconChevronDown size="0.95rem" aria-hidden />
          </Button>
        </span>
      </div>
      <ol className={styles.bars} data-open={isOpen}>
        {stats.map(({ action, count }) => (
          <li key={action}>
            <button
              type="button"
              className={styles.action}
              aria-pressed={action === chosen}
              onClick={() => onChoose(action === chosen ? undefined : action)}
            >
              <span className={styles.name}>{AUDIT_ACTION_LABELS[action]}</span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
              <span className={styles.count} style={{ minInlineSize: countWidth }}>
                {formatNumber(count)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
