import type { TaskStatus } from './labels.ts';

/** A task in this status is never overdue (SPEC §4, §9). */
export const NEVER_OVERDUE = 'COMPLETED' satisfies TaskStatus;

/**
 * Whether a task is overdue: due in the past, to the moment (SPEC §4). The filter of the list and the numbers that lead to
 * it have whole days instead: due before today (SPEC §9).
 *
 * @param task its `dueDate` as ISO 8601
 */
export function isOverdue(task: { dueDate: string | null; status: TaskStatus }, now: Date): boolean {
  return task.dueDate !== null && task.status !== NEVER_OVERDUE && new Date(task.dueDate).getTime() < now.getTime();
}
