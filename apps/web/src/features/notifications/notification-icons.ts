import {
  IconAlarm,
  IconCircleCheck,
  IconCircleHalf2,
  IconFlag,
  IconMessageCircle,
  IconPencil,
  IconPlus,
  IconSubtask,
  IconUserCheck,
} from '@tabler/icons-react';
import type { NotificationType } from '@taskwell/contract/labels';

export const NOTIFICATION_ICONS = {
  TASK_CREATED: IconPlus,
  TASK_UPDATED: IconPencil,
  TASK_STATUS_CHANGED: IconCircleHalf2,
  TASK_PRIORITY_CHANGED: IconFlag,
  TASK_ASSIGNED: IconUserCheck,
  COMMENT_ADDED: IconMessageCircle,
  SUBTASK_ADDED: IconSubtask,
  TASK_COMPLETED: IconCircleCheck,
  TASK_DUE_SOON: IconAlarm,
} satisfies Record<NotificationType, unknown>;
