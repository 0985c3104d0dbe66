import { type DueDateFilter, OPEN_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';

interface TasksBehind {
  due?: DueDateFilter;
  status?: TaskStatus;
  assigneeId?: number;
}

/** The list behind a number of the company's page, for a link to /tasks. */
export function companyTasks({ due, status, assigneeId }: TasksBehind) {
  return {
    view: 'list' as const,
    status: status ?? OPEN_STATUSES.join(),
    ...(due && { dueDateFilter: due }),
    ...(assigneeId !== undefined && { assigneeId: String(assigneeId) }),
  };
}

/** The same for a number of somebody's own; a personal account has no others' tasks. */
export function ownTasks(user: User, behind: Omit<TasksBehind, 'assigneeId'>) {
  return { ...companyTasks(behind), ...(!user.isPersonal && { type: 'assigned' as const }) };
}
