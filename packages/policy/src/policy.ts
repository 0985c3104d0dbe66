import type { AuditAction } from '@taskwell/contract/audit-words';
import type { Role } from '@taskwell/contract/labels';

/**
 * Who may do what (DECISIONS §3), as pure functions over facts that the caller has loaded. What an actor may not see
 * is not found; what it may see but not do is forbidden.
 */

export interface Actor {
  readonly userId: number;
  /** Null for the platform's super administrator, who belongs to no company. */
  readonly companyId: number | null;
  readonly role: Role;
  readonly isPersonal: boolean;
}

/** How an actor stands to one task. */
export interface TaskRelation {
  readonly isSameCompany: boolean;
  readonly isAssigner: boolean;
  readonly isLead: boolean;
  readonly isCoAssignee: boolean;
  readonly isSharedWith: boolean;
  /** From an accepted invitation, usually across companies. */
  readonly isCollaborator: boolean;
  /** Subtasks have none of their own. */
  readonly isSubtask: boolean;
}

export const TASK_ACTIONS = [
  'edit',
  'delete',
  'archive',
  'changeStatus',
  'changePriority',
  'comment',
  'share',
  'invite',
  'manageCoAssignees',
  'addSubtask',
] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number] | 'see';

type TaskRule = (actor: Actor, task: TaskRelation) => boolean;

const administers: TaskRule = (actor, task) =>
  task.isSameCompany && (actor.role === 'ADMIN' || actor.role === 'SYSDMIN');
const assigned: TaskRule = (_, task) => task.isSameCompany && task.isAssigner;
const leads: TaskRule = (_, task) => task.isSameCompany && task.isLead;
const coAssigned: TaskRule = (_, task) => task.isSameCompany && task.isCoAssignee;
const sharedWith: TaskRule = (_, task) => task.isSameCompany && task.isSharedWith;
const collaborates: TaskRule = (_, task) => task.isCollaborator;
const topLevel: TaskRule = (_, task) => !task.isSubtask;
const inCompanyAccount: TaskRule = (actor) => !actor.isPersonal;

const anyOf =
  (...rules: TaskRule[]): TaskRule =>
  (actor, task) =>
    rules.some((rule) => rule(actor, task));
const allOf =
  (...rules: TaskRule[]): TaskRule =>
  (actor, task) =>
    rules.every((rule) => rule(actor, task));

const mayEdit = anyOf(administers, assigned);
const takesPart = anyOf(mayEdit, leads, coAssigned, sharedWith);

const taskRules: Record<TaskAction, TaskRule> = {
  see: anyOf(takesPart, collaborates),
  edit: mayEdit,
  delete: mayEdit,
  archive: mayEdit,
  changeStatus: anyOf(mayEdit, leads, coAssigned),
  changePriority: anyOf(mayEdit, leads),
  comment: anyOf(administers, assigned, leads, coAssigned, collaborates),
  share: allOf(leads, inCompanyAccount),
  invite: assigned,
  manageCoAssignees: allOf(leads, inCompanyAccount),
  addSubtask: allOf(topLevel, anyOf(administers, assigned, leads)),
};

/** Whether the actor may do this to a task it stands to in this way. */
export function canOnTask(actor: Actor, action: TaskAction, task: TaskRelation): boolean {
  return taskRules[action](actor, task);
}

/** Every action's answer, as the task's `abilities`. */
export function taskAbilities(actor: Actor, task: TaskRelation): Record<(typeof TASK_ACTIONS)[number], boolean> {
  return Object.fromEntries(TASK_ACTIONS.map((action) => [action, canOnTask(actor, action, task)])) as Record<
    (typeof TASK_ACTIONS)[number],
    boolean
  >;
}

/**
 * Whether the actor sees the task by an accepted invitation and for no other reason. Such a guest gets exactly the task,
 * its comments and the history of these two: nothing of subtasks and no third parties' addresses (DECISIONS §3).
 */
export function isGuestOn(actor: Actor, task: TaskRelation): boolean {
  return collaborates(actor, task) && !takesPart(actor, task);
}

/** Of a task's history, what is about the task itself or its comments; all else a guest does not get. */
const GUEST_HISTORY: Record<AuditAction, boolean> = {
  TASK_CREATED: true,
  TASK_UPDATED: true,
  TASK_DELETED: false,
  TASK_STATUS_CHANGED: true,
  TASK_PRIORITY_CHANGED: true,
  TASK_ARCHIVED: true,
  TASK_UNARCHIVED: true,
  TASK_SHARED: false,
  TASK_UNSHARED: false,
  SUBTASK_ADDED: false,
  COMMENT_CREATED: true,
  COMMENT_UPDATED: true,
  COMMENT_DELETED: true,
  USER_CREATED: false,
  USER_UPDATED: false,
  USER_DELETED: false,
  USER_INVITED_AGAIN: false,
  INVITATION_SENT: false,
  INVITATION_ACCEPTED: false,
  INVITATION_DECLINED: false,
  INVITATION_CANCELLED: false,
  COLLABORATOR_REMOVED: false,
  CO_ASSIGNEE_ADDED: false,
  CO_ASSIGNEE_REMOVED: false,
  USER_LOGIN: false,
  USER_LOGIN_FAILED: false,
  USER_LOGOUT: false,
  PASSWORD_CHANGED: false,
  EMAIL_CHANGED: false,
  EMAIL_VERIFIED: false,
  EMAIL_RELEASED: false,
  COMPANY_CREATED: false,
  COMPANY_DELETED: false,
  COMPANY_SUSPENDED: false,
  COMPANY_RESTORED: false,
  SESSION_ENDED: false,
  ACCOUNT_LOCKED: false,
  ACCOUNT_UNLOCKED: false,
  SEEN_BY_PLATFORM: false,
  EMAIL_UNVERIFIED: false,
  ACCESS_TOKEN_CREATED: false,
  ACCESS_TOKEN_REVOKED: false,
  CALENDAR_ADDRESS_CREATED: false,
  CALENDAR_ADDRESS_REVOKED: false,
};

/** The entries of a task's history that the actor gets; null for all of them. */
export function historyToSee(actor: Actor, task: TaskRelation): AuditAction[] | null {
  if (!isGuestOn(actor, task)) return null;
  return (Object.keys(GUEST_HISTORY) as AuditAction[]).filter((action) => GUEST_HISTORY[action]);
}

/** Whether the actor sees each task of its own company. */
export function seesWholeCompany(actor: Actor): boolean {
  return actor.companyId !== null && (actor.role === 'ADMIN' || actor.role === 'SYSDMIN');
}

/** How an actor stands to a comment on a task it sees. */
export interface CommentRelation {
  readonly isAuthor: boolean;
  readonly task: Pick<TaskRelation, 'isSameCompany'>;
}

/** Its author edits a comment, administrators delete it. */
export function commentAbilities(actor: Actor, comment: CommentRelation): { edit: boolean; delete: boolean } {
  const administersIt = comment.task.isSameCompany && seesWholeCompany(actor);
  return { edit: comment.isAuthor, delete: administersIt };
}

export type CompanyAction =
  | 'createTask'
  | 'askAssistant'
  | 'haveAccessTokens'
  | 'haveCalendarAddress'
  | 'importTasks'
  | 'exportTasks'
  | 'listUsers'
  | 'listColleagues'
  | 'readAudit'
  | 'seeCompanyOverview'
  | 'deleteCompany';

/** What an actor may do in its own company, whatever the object. */
export function canInCompany(actor: Actor, action: CompanyAction): boolean {
  if (actor.companyId === null) return false;
  switch (action) {
    case 'createTask':
    case 'askAssistant':
    case 'haveAccessTokens':
    case 'haveCalendarAddress':
      return true;
    case 'listColleagues':
    case 'exportTasks':
      return !actor.isPersonal;
    case 'importTasks':
    case 'readAudit':
    case 'seeCompanyOverview':
      return !actor.isPersonal && seesWholeCompany(actor);
    case 'listUsers':
      return seesWholeCompany(actor);
    case 'deleteCompany':
      return actor.role === 'SYSDMIN';
  }
}

/** The roles that the actor may give to a person it adds: SYSDMIN manages ADMIN and EMPLOYEE, ADMIN only EMPLOYEE. */
export function rolesToGive(actor: Actor): readonly Role[] {
  if (actor.companyId === null || actor.isPersonal) return [];
  if (actor.role === 'SYSDMIN') return ['EMPLOYEE', 'ADMIN'];
  return actor.role === 'ADMIN' ? ['EMPLOYEE'] : [];
}

/** Somebody of a company, as seen by an actor. */
export interface PersonRelation {
  readonly isSameCompany: boolean;
  readonly isSelf: boolean;
  readonly role: Role;
}

export type PersonAction = 'see' | 'edit' | 'resetPassword' | 'inviteAgain' | 'delete';

export type PersonField = 'name' | 'email' | 'role';

/**
 * Which details of a person the actor may change (DECISIONS §2 'Addresses', §3 'People'): only SYSDMIN edits, and address
 * and role neither of itself, who needs the password for that, nor of a fellow SYSDMIN, whose account it would take over.
 */
export function fieldsToEdit(actor: Actor, person: PersonRelation): readonly PersonField[] {
  if (!person.isSameCompany || actor.companyId === null || actor.isPersonal || actor.role !== 'SYSDMIN') return [];
  return person.isSelf || person.role === 'SYSDMIN' ? ['name'] : ['name', 'email', 'role'];
}

/**
 * SYSDMIN manages ADMIN and EMPLOYEE of its own company, ADMIN only EMPLOYEE; nobody resets or deletes themselves here;
 * what may be edited is fieldsToEdit's.
 */
export function canOnPerson(actor: Actor, action: PersonAction, person: PersonRelation): boolean {
  if (!person.isSameCompany || !seesWholeCompany(actor)) return false;
  switch (action) {
    case 'see':
      return true;
    case 'edit':
      return fieldsToEdit(actor, person).length > 0;
    case 'resetPassword':
    case 'inviteAgain':
    case 'delete':
      return !person.isSelf && rolesToGive(actor).includes(person.role);
  }
}

/** The roles that the actor may give in a bulk import: a System Administrator may bring others along. */
export function rolesToImport(actor: Actor): readonly Role[] {
  return actor.role === 'SYSDMIN' && rolesToGive(actor).length > 0
    ? [...rolesToGive(actor), 'SYSDMIN']
    : rolesToGive(actor);
}

/** The platform's console and whatever it does with companies are the super administrator's alone. */
export function administersPlatform(actor: Actor): boolean {
  return actor.role === 'SUPER_ADMIN' && actor.companyId === null;
}

/**
 * Whether the actor, from the console, may end somebody's session, lock or unlock an account, or give it a password: a
 * super administrator does so to nobody of the same rank, whose account it would take over.
 */
export function managesAccount(actor: Actor, person: { readonly role: Role }): boolean {
  return administersPlatform(actor) && person.role !== 'SUPER_ADMIN';
}
