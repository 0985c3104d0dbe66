import { VALIDATION } from '@taskwell/contract/messages';
import { describe, expect, it } from 'vitest';
import { assignmentIds, assignmentProblem, contactOf, isSameAssignment } from './assignment.ts';

const person = { id: 7, name: 'Kim Park', email: 'kim@example.com' };
const internal = { kind: 'internal', person } as const;
const external = { kind: 'external', person } as const;
const NOBODY_CHOSEN = { kind: 'external', person: null } as const;

describe('who is to do a task', () => {
  it('is sent as either a colleague or a contact, and the other is taken away', () => {
    expect(assignmentIds(internal)).toEqual({ assigneeId: 7, externalContactId: null });
    expect(assignmentIds(external)).toEqual({ assigneeId: null, externalContactId: 7 });
    expect(assignmentIds(null)).toEqual({ assigneeId: null, externalContactId: null });
  });

  it('is another one where a contact has the same number as a colleague', () => {
    expect(isSameAssignment(internal, external)).toBe(false);
    expect(isSameAssignment(internal, { kind: 'internal', person: { ...person, name: 'Kim P.' } })).toBe(true);
    expect(isSameAssignment(null, NOBODY_CHOSEN), 'a list without a choice is nobody').toBe(true);
  });

  it('must be chosen from the list that was asked for', () => {
    const company = { isPersonal: false, mayBeNobody: false };
    expect(assignmentProblem(null, company)).toBe(VALIDATION.internalAssigneeRequired);
    expect(assignmentProblem(NOBODY_CHOSEN, company)).toBe(VALIDATION.externalContactRequired);
    expect(assignmentProblem(internal, company)).toBeNull();
  });

  it('may be nobody where a task is edited, but not a contact without a name', () => {
    const edited = { isPersonal: false, mayBeNobody: true };
    expect(assignmentProblem(null, edited)).toBeNull();
    expect(assignmentProblem(NOBODY_CHOSEN, edited)).toBe(VALIDATION.externalContactRequired);
  });

  it('may stay blank in a personal account', () => {
    expect(assignmentProblem(NOBODY_CHOSEN, { isPersonal: true, mayBeNobody: false })).toBeNull();
  });

  it('gets an invitation only as a contact', () => {
    expect([internal, external, null].map(contactOf)).toEqual([null, person, null]);
  });
});
