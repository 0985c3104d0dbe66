import { VALIDATION } from '@taskwell/contract/messages';
import { invalidFields } from '../../platform/http/failure.ts';

interface Assignment {
  assigneeId: number | null;
  externalContactId: number | null;
}

/** A task has one of the two: naming one takes the place of the other. What is not named stays. */
export function mergeAssignment(
  task: Assignment,
  assigneeId?: number | null,
  externalContactId?: number | null,
): Assignment {
  refuseTwoAssignees(assigneeId ?? null, externalContactId ?? null);
  if (assigneeId) return { assigneeId, externalContactId: null };
  if (externalContactId) return { assigneeId: null, externalContactId };
  return {
    assigneeId: assigneeId === undefined ? task.assigneeId : assigneeId,
    externalContactId: externalContactId === undefined ? task.externalContactId : externalContactId,
  };
}

export function refuseTwoAssignees(assigneeId: number | null, externalContactId: number | null): void {
  if (assigneeId !== null && externalContactId !== null) {
    throw invalidFields({ externalContactId: VALIDATION.oneAssigneeOnly });
  }
}
