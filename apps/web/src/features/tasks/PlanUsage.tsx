import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@taskwell/contract/numbers';
import { PLANS } from '@taskwell/contract/plans';
import { api } from '../../lib/api.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import styles from './PlanUsage.module.css';

/** Nobody is told of a limit that is far off. */
const TOLD_FROM_SHARE = 0.8;

/** How much of the plan's number of tasks is used, before its limit is met, with the way to a plan without one. */
export function PlanUsage() {
  const { data: usage } = useQuery({
    queryKey: TASK_KEYS.usage,
    queryFn: async ({ signal }) => (await api.call('GET /tasks/usage', { signal })).data,
  });
  if (!usage || usage.used < usage.limit * TOLD_FROM_SHARE) return null;
  return (
    <p className={styles.usage} data-full={usage.used >= usage.limit}>
      <meter
        className={styles.meter}
        aria-label="Tasks of your plan"
        min={0}
        max={usage.limit}
        low={usage.limit * TOLD_FROM_SHARE - 1}
        high={usage.limit - 1}
        optimum={0}
        value={usage.used}
      />
      <span>
        <strong>
          {formatNumber(usage.used)} of {formatNumber(usage.limit)} tasks
        </strong>
        <span className={styles.wide}> of your plan are used, archived ones among them.</span>
      </span>
      <Link to="/contact">
        <span className={styles.wide}>
          {PLANS.BUSINESS.name} has no limit, {PLANS.BUSINESS.price}: ask us
        </span>
        <span className={styles.narrow}>No limit</span>
      </Link>
    </p>
  );
}
