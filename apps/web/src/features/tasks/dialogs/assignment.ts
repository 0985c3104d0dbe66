import { VALIDATION } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import type { Person } from '../../people/colleague-queries.public.ts';

/** Who is to do a task: somebody in the company or one of the person's own contacts; null is nobody yet. */
export interface Assignment {
  kind: AssignmentKind;
  person: Person | null;
}

export type AssignmentKind = 'internal' | 'external';

export function assignmentOf({ assignee, externalContact, externalContactId }: Task): Assignment | null {
  if (externalContact && externalContactId !== null) {
    return {
      kind: 'external',
      person: { id: externalContactId, name: externalContact.name, email: externalContact.email ?? '' },
    };
  }
  return assignee && { kind: 'internal', person: { ...assignee, email: assignee.email ?? '' } };
}

/** A task has one of the two; the other is null. */
export function assignmentIds(assignment: Assignment | null): {
  assigneeId: number | null;
  externalContactId: number | null;
} {
  const id = assignment?.person?.id ?? null;
  return assignment?.kind === 'external'
    ? { assigneeId: null, externalContactId: id }
    : { assigneeId: id, externalContactId: null };
}

/** The contact that a task is with. */
export function contactOf(assignment: Assignment | null): Person | null {
  return assignment?.kind === 'external' ? assignment.person : null;
}

export function isSameAssignment(one: Assignment | null, other: Assignment | null): boolean {
  const [ids, others] = [assignmentIds(one), assignmentIds(other)];
  return ids.assigneeId === others.assigneeId && ids.externalContactId === others.externalContactId;
}

/** SPEC §5 'Task': whoever is chosen from must be chosen; a personal account may leave its contact blank. */
export function assignmentProblem(
  assignment: Assignment | null,
  { isPersonal, mayBeNobody }: { isPersonal: boolean; mayBeNobody: boolean },
): string | null {
  if (isPersonal || assignment?.person) return null;
  if (assignment?.kind === 'external') return VALIDATION.externalContactRequired;
  return mayBeNobody ? null : VALIDATION.internalAssigneeRequired;
}
