import { ROLE_LABELS } from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import { PLANS } from '@taskwell/contract/plans';
import type { DayFigures } from '@taskwell/contract/platform-admin-schemas';
import { CONSOLE_LIMITS, CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { useState } from 'react';
import { Bars } from '../../../ui/Bars.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import panel from '../../../ui/Panel.module.css';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tile, Tiles } from '../../../ui/Tiles.tsx';
import styles from './Analytics.module.css';
import { useAnalytics } from './analytics-queries.ts';
import { DayChart } from './DayChart.tsx';
import { type Figure, figureIn, figureWords, periodsOf } from './periods.ts';
import { Reports } from './Reports.tsx';

const SPANS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const;

/** The tab 'Analytics' (SPEC §2): growth, activity, plans and roles, each drawn and in numbers, and four exports. */
export function Analytics() {
  const [span, setSpan] = useState<(typeof SPANS)[number]['value']>('30');
  const days = Number(span);
  const { data, error, isPlaceholderData, refetch } = useAnalytics(days);
  if (error && !data) {
    return <LoadFailure title={CONSOLE_MESSAGES.fetchAnalytics} error={error} onRetry={() => refetch()} />;
  }
  return (
    <div className={styles.analytics}>
      <Growth days={data?.days} />
      <div className={styles.bar}>
        <h2 className={panel.heading}>Growth and activity</h2>
        <Segmented label="Time" value={span} options={SPANS} onValue={setSpan} />
      </div>
      {data ? (
        <Charts days={data.days} isOutdated={isPlaceholderData} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Loading analytics</span>
          <Skeleton height="18rem" />
        </div>
      )}
      <div className={styles.columns}>
        <section className={panel.panel} aria-labelledby="subscription-analytics">
          <h2 id="subscription-analytics" className={panel.heading}>
            Subscription Analytics
          </h2>
          <Bars
            unit="account"
            rows={data?.subscriptionDistribution.map(({ subscriptionPlan, count }) => ({
              key: subscriptionPlan,
              name: PLANS[subscriptionPlan].name,
              count,
            }))}
          />
        </section>
        <section className={panel.panel} aria-labelledby="role-distribution">
          <h2 id="role-distribution" className={panel.heading}>
            User Role Distribution
          </h2>
          <Bars
            unit="user"
            rows={data?.roleDistribution.map(({ role, count }) => ({ key: role, name: ROLE_LABELS[role], count }))}
          />
        </section>
      </div>
      <Reports days={days} />
    </div>
  );
}

function sumOf(days: readonly DayFigures[], figure: Exclude<Figure, 'activeUsers'>): number {
  return figureIn({ days }, figure);
}

/** SPEC §2 'growth metrics', of the last 30 days whatever is drawn. */
function Growth({ days }: { days: readonly DayFigures[] | undefined }) {
  const last = days?.slice(-CONSOLE_LIMITS.figureDays);
  const count = (figure: Exclude<Figure, 'activeUsers'>) => last && sumOf(last, figure);
  return (
    <Tiles>
      <Tile name="New Companies (30d)" hint="Personal accounts too" count={count('companies')} />
      <Tile name="New Users (30d)" hint="In all companies" count={count('users')} />
      <Tile name="New Tasks (30d)" hint="In all companies" count={count('tasks')} />
      <Tile name="Sign-ins (30d)" hint="Tried, failed ones too" count={count('signIns')} />
    </Tiles>
  );
}

function Charts({ days, isOutdated }: { days: readonly DayFigures[]; isOutdated: boolean }) {
  const periods = periodsOf(days);
  const over = `in ${days.length} days`;
  const average = figureIn({ days }, 'activeUsers');
  return (
    <div className={styles.charts} aria-busy={isOutdated}>
      <DayChart
        title="New companies"
        figure="companies"
        periods={periods}
        summary={`${formatCount(sumOf(days, 'companies'), 'company', 'companies')} ${over}`}
      />
      <DayChart
        title="New users"
        figure="users"
        periods={periods}
        summary={`${formatCount(sumOf(days, 'users'), 'user')} ${over}`}
      />
      <DayChart
        title="New tasks"
        figure="tasks"
        periods={periods}
        summary={`${formatCount(sumOf(days, 'tasks'), 'task')} ${over}`}
      />
      <DayChart
        title="Active users a day"
        figure="activeUsers"
        periods={periods}
        summary={`${figureWords(average)} ${average === 1 ? 'person' : 'people'} on average`}
      />
      <DayChart
        title="Recorded actions"
        figure="actions"
        periods={periods}
        summary={`${formatCount(sumOf(days, 'actions'), 'action')} ${over}`}
      />
      <DayChart
        title="Failed sign-ins"
        figure="failedSignIns"
        periods={periods}
        summary={`${formatCount(sumOf(days, 'failedSignIns'), 'failure')} of ${formatCount(sumOf(days, 'signIns'), 'sign-in')}`}
      />
    </div>
  );
}
