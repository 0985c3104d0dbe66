import { HEALTH, HEALTH_STATUS_LABELS, type HealthStatus } from '@taskwell/contract/platform-console';
import styles from './Health.module.css';

type HealthColour = 'green' | 'yellow' | 'red';

/** SPEC §2: green at 80 and above, yellow at 60 and above, else red. */
export function healthColour(score: number): HealthColour {
  if (score >= HEALTH.healthyFrom) return 'green';
  return score >= HEALTH.warningFrom ? 'yellow' : 'red';
}

/** The percentage with its coloured dot; the word says the same without colour. */
export function Health({ score, status }: { score: number; status: HealthStatus }) {
  return (
    <span className={styles.health}>
      <HealthDot colour={healthColour(score)} />
      <span className={styles.score}>{score}%</span>
      <span className={styles.status}>{HEALTH_STATUS_LABELS[status]}</span>
    </span>
  );
}

export function HealthDot({ colour }: { colour: HealthColour }) {
  return <span className={styles.dot} data-colour={colour} aria-hidden="true" />;
}
