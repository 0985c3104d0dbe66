import type { Role } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import { canOnPerson, fieldsToEdit, type PersonField, type PersonRelation, rolesToGive } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';

/** What the signed-in user may do with a person, as the policy says. */
export interface PersonRights {
  edit: boolean;
  /** Which details, where any. */
  fields: readonly PersonField[];
  resetPassword: boolean;
  /** As long as the person has not come in. */
  inviteAgain: boolean;
  delete: boolean;
  /** The roles that the person may be given. */
  roles: readonly Role[];
}

export function rightsOn(user: User, person: User): PersonRights {
  const actor = actorOf(user);
  const relation: PersonRelation = {
    isSameCompany: person.companyId === user.companyId,
    isSelf: person.id === user.id,
    role: person.role,
  };
  return {
    edit: canOnPerson(actor, 'edit', relation),
    fields: fieldsToEdit(actor, relation),
    resetPassword: canOnPerson(actor, 'resetPassword', relation),
    inviteAgain: !person.isEmailVerified && canOnPerson(actor, 'inviteAgain', relation),
    delete: canOnPerson(actor, 'delete', relation),
    roles: rolesToGive(actor),
  };
}

/** 'Delete Admin' for admins (SPEC §2). */
export function deleteWords(person: User): string {
  return person.role === 'ADMIN' ? 'Delete Admin' : 'Delete';
}
