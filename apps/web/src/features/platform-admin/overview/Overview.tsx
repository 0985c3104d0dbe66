import { IconRefresh } from '@tabler/icons-react';
import { formatCount } from '@taskwell/contract/numbers';
import type { Answer } from '@taskwell/contract/operations';
import { PLANS } from '@taskwell/contract/plans';
import { CONSOLE_MESSAGES, HEALTH } from '@taskwell/contract/platform-console';
import { Bars } from '../../../ui/Bars.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import panel from '../../../ui/Panel.module.css';
import { Tile, Tiles } from '../../../ui/Tiles.tsx';
import { useSystemHealth } from './health-queries.ts';
import styles from './Overview.module.css';

type SystemHealth = Answer<'GET /super-admin/system/health'>['data'];

/** The tab 'System Overview' (SPEC §2). */
export function Overview() {
  const { data, error, isFetching, refetch } = useSystemHealth();
  if (error && !data) {
    return <LoadFailure title={CONSOLE_MESSAGES.fetchHealth} error={error} onRetry={() => refetch()} />;
  }
  return (
    <div className={styles.overview}>
      <div className={styles.bar}>
        <Button onClick={() => refetch()} busyLabel={data && isFetching && 'Refreshing…'}>
          <IconRefresh size="1rem" aria-hidden />
          Refresh
        </Button>
      </div>
      {!data && (
        <span className="visually-hidden" role="status">
          Loading the figures
        </span>
      )}
      <Cards health={data} />
      <div className={styles.columns}>
        <section className={panel.panel} aria-labelledby="company-health">
          <h2 id="company-health" className={panel.heading}>
            Company Health Status
          </h2>
          <Bars rows={data && healthRows(data)} unit="company" units="companies" />
        </section>
        <section className={panel.panel} aria-labelledby="subscription-distribution">
          <h2 id="subscription-distribution" className={panel.heading}>
            Subscription Distribution
          </h2>
          <Bars rows={data && planRows(data)} unit="account" />
        </section>
      </div>
    </div>
  );
}

function Cards({ health }: { health: SystemHealth | undefined }) {
  const overview = health?.overview;
  const recent = overview && overview.recentCompanies + overview.recentUsers + overview.recentTasks;
  return (
    <Tiles>
      <Tile name="Total Companies" hint="Personal accounts too" count={overview?.totalCompanies} />
      <Tile name="Total Users" hint="With an account" count={overview?.totalUsers} />
      <Tile name="Total Tasks" hint="Of all companies" count={overview?.totalTasks} />
      <Tile
        name="Recent Activity (30d)"
        hint={
          overview
            ? `New: ${formatCount(overview.recentCompanies, 'company', 'companies')}, ${formatCount(overview.recentUsers, 'user')}, ${formatCount(overview.recentTasks, 'task')}`
            : 'New companies, users and tasks'
        }
        count={recent}
      />
    </Tiles>
  );
}

function healthRows({ companyHealth: { healthy, warning, critical } }: SystemHealth) {
  return [
    { key: 'healthy', name: `Healthy (${HEALTH.healthyFrom}% and above)`, count: healthy, colour: 'green' as const },
    {
      key: 'warning',
      name: `Warning (${HEALTH.warningFrom}% to ${HEALTH.healthyFrom - 1}%)`,
      count: warning,
      colour: 'yellow' as const,
    },
    { key: 'critical', name: `Critical (below ${HEALTH.warningFrom}%)`, count: critical, colour: 'red' as const },
  ];
}

function planRows({ subscriptionDistribution }: SystemHealth) {
  return subscriptionDistribution.map(({ subscriptionPlan, count }) => ({
    key: subscriptionPlan,
    name: PLANS[subscriptionPlan].name,
    count,
  }));
}
