import {
  IconArchive,
  IconArchiveOff,
  IconCircleHalf2,
  IconFlag,
  IconHistory,
  IconMessageCircle,
  IconMessageOff,
  IconMessagePlus,
  IconPencil,
  IconPlus,
  IconShare,
  IconShareOff,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import type { AuditAction } from '@taskwell/contract/audit-words';

const UPDATE_ICONS: Partial<Record<AuditAction, typeof IconHistory>> = {
  TASK_CREATED: IconPlus,
  TASK_UPDATED: IconPencil,
  TASK_DELETED: IconTrash,
  TASK_STATUS_CHANGED: IconCircleHalf2,
  TASK_PRIORITY_CHANGED: IconFlag,
  TASK_ARCHIVED: IconArchive,
  TASK_UNARCHIVED: IconArchiveOff,
  TASK_SHARED: IconShare,
  TASK_UNSHARED: IconShareOff,
  SUBTASK_ADDED: IconPlus,
  COMMENT_CREATED: IconMessagePlus,
  COMMENT_UPDATED: IconMessageCircle,
  COMMENT_DELETED: IconMessageOff,
  CO_ASSIGNEE_ADDED: IconUserPlus,
  CO_ASSIGNEE_REMOVED: IconUserMinus,
};

export function updateIcon(action: AuditAction) {
  return UPDATE_ICONS[action] ?? IconHistory;
}
