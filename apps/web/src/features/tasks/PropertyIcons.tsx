import {
  IconAlertSquareRounded,
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars5,
  IconCircle,
  IconCircleCheck,
  IconCircleHalf2,
  IconCirclePause,
  IconCircleX,
} from '@tabler/icons-react';
import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import styles from './PropertyIcons.module.css';

/** Status and priority by shape; the word always stands beside it or in the control's name, colour only helps. */
const STATUS_ICONS = {
  TODO: IconCircle,
  IN_PROGRESS: IconCircleHalf2,
  ON_HOLD: IconCirclePause,
  COMPLETED: IconCircleCheck,
  CANCELLED: IconCircleX,
} satisfies Record<TaskStatus, unknown>;

const PRIORITY_ICONS = {
  LOW: IconAntennaBars2,
  MEDIUM: IconAntennaBars3,
  HIGH: IconAntennaBars5,
  URGENT: IconAlertSquareRounded,
} satisfies Record<TaskPriority, unknown>;

export function StatusIcon({ status, size = '1rem' }: { status: TaskStatus; size?: string }) {
  const Icon = STATUS_ICONS[status];
  return <Icon size={size} stroke={2.2} aria-hidden className={styles.status} data-status={status} />;
}

export function PriorityIcon({ priority, size = '1rem' }: { priority: TaskPriority; size?: string }) {
  const Icon = PRIORITY_ICONS[priority];
  return <Icon size={size} stroke={2.2} aria-hidden className={styles.priority} data-priority={priority} />;
}
