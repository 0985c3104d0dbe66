import {
  HEALTH,
  HEALTH_DEDUCTIONS,
  HEALTH_REASONS,
  type HealthReason,
  type HealthStatus,
} from '@taskwell/contract/platform-console';

export interface Health {
  healthScore: number;
  healthStatus: HealthStatus;
  healthReasons: HealthReason[];
}

/** 100 less the points of all that applies (DECISIONS §5). */
export function healthOf(applies: Record<HealthReason, boolean>): Health {
  const healthReasons = HEALTH_REASONS.filter((reason) => applies[reason]);
  const healthScore = healthReasons.reduce((score, reason) => score - HEALTH_DEDUCTIONS[reason].points, 100);
  return { healthScore, healthStatus: statusOf(healthScore), healthReasons };
}

function statusOf(score: number): HealthStatus {
  if (score >= HEALTH.healthyFrom) return 'healthy';
  if (score >= HEALTH.fairFrom) return 'fair';
  return score >= HEALTH.warningFrom ? 'warning' : 'critical';
}
