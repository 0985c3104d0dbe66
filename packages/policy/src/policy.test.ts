import { ROLES, type Role } from '@taskwell/contract/labels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  administersPlatform,
  canInCompany,
  canOnTask,
  commentAbilities,
  fieldsToEdit,
  historyToSee,
  isGuestOn,
  type PersonRelation,
  rolesToGive,
  seesWholeCompany,
  TASK_ACTIONS,
  type TaskRelation,
  taskAbilities,
} from './policy.ts';

// The same values in every run.
fc.configureGlobal({ seed: 20_260_101 });

const ACTIONS = ['see', ...TASK_ACTIONS] as const;

const nothing: TaskRelation = {
  isSameCompany: false,
  isAssigner: false,
  isLead: false,
  isCoAssignee: false,
  isSharedWith: false,
  isCollaborator: false,
  isSubtask: false,
};
const inCompany = { ...nothing, isSameCompany: true };
const employee: Actor = { userId: 1, companyId: 1, role: 'EMPLOYEE', isPersonal: false };
const withRole = (role: Role): Actor => ({ ...employee, role });
const personalOwner: Actor = { ...employee, role: 'SYSDMIN', isPersonal: true };
const superAdmin: Actor = { ...employee, role: 'SUPER_ADMIN', companyId: null };

/** DECISIONS §3 'Tasks: who may do what', read off line by line. */
const TABLE: [string, Actor, TaskRelation, string][] = [
  ['an unrelated employee', employee, inCompany, ''],
  ['an ADMIN', withRole('ADMIN'), inCompany, 'see edit delete archive changeStatus changePriority comment addSubtask'],
  [
    'a SYSDMIN',
    withRole('SYSDMIN'),
    inCompany,
    'see edit delete archive changeStatus changePriority comment addSubtask',
  ],
  [
    'the assigner',
    employee,
    { ...inCompany, isAssigner: true },
    'see edit delete archive changeStatus changePriority comment invite addSubtask',
  ],
  [
    'the lead assignee',
    employee,
    { ...inCompany, isLead: true },
    'see changeStatus changePriority comment share manageCoAssignees addSubtask',
  ],
  ['a co-assignee', employee, { ...inCompany, isCoAssignee: true }, 'see changeStatus comment'],
  ['somebody it is shared with', employee, { ...inCompany, isSharedWith: true }, 'see'],
  ['a collaborator from elsewhere', { ...employee, companyId: 2 }, { ...nothing, isCollaborator: true }, 'see comment'],
  [
    'the owner of a personal account, on a task of its own',
    personalOwner,
    { ...inCompany, isAssigner: true, isLead: true },
    'see edit delete archive changeStatus changePriority comment invite addSubtask',
  ],
  ['the platform’s super administrator', superAdmin, nothing, ''],
  ['an ADMIN of another company', withRole('ADMIN'), nothing, ''],
];

describe('on a task', () => {
  it.each(TABLE)('%s may do what DECISIONS §3 says', (_, actor, relation, allowed) => {
    const may = ACTIONS.filter((action) => canOnTask(actor, action, relation));
    expect(may.join(' ')).toBe(ACTIONS.filter((action) => allowed.split(' ').includes(action)).join(' '));
  });

  it('abilities are the same answers, without seeing', () => {
    for (const [, actor, relation] of TABLE) {
      const abilities = taskAbilities(actor, relation);
      expect(Object.keys(abilities)).toEqual([...TASK_ACTIONS]);
      for (const action of TASK_ACTIONS) expect(abilities[action]).toBe(canOnTask(actor, action, relation));
    }
  });

  const flags = fc.record({
    isAssigner: fc.boolean(),
    isLead: fc.boolean(),
    isCoAssignee: fc.boolean(),
    isSharedWith: fc.boolean(),
    isCollaborator: fc.boolean(),
  });
  const actors = fc.constantFrom(...ROLES.map(withRole), personalOwner);

  it('only an invitation and nothing else makes a guest, who gets a part of the history', () => {
    fc.assert(
      fc.property(actors, flags, fc.boolean(), (actor, relation, isSameCompany) => {
        const task = { ...nothing, ...relation, isSameCompany };
        const seesWithout = canOnTask(actor, 'see', { ...task, isCollaborator: false });
        expect(isGuestOn(actor, task)).toBe(relation.isCollaborator && !seesWithout);
        const history = historyToSee(actor, task);
        if (isGuestOn(actor, task)) expect(history).not.toContain('INVITATION_SENT');
        else expect(history).toBeNull();
      }),
    );
  });

  it('whoever may do anything may see it', () => {
    fc.assert(
      fc.property(actors, flags, fc.boolean(), (actor, relation, isSameCompany) => {
        const task = { ...nothing, ...relation, isSameCompany };
        if (TASK_ACTIONS.some((action) => canOnTask(actor, action, task)))
          expect(canOnTask(actor, 'see', task)).toBe(true);
      }),
    );
  });

  it('several parts in a task give the sum of what each gives', () => {
    fc.assert(
      fc.property(actors, flags, (actor, relation) => {
        const single = (Object.keys(relation) as (keyof typeof relation)[])
          .filter((flag) => relation[flag])
          .map((flag) => ({ ...inCompany, [flag]: true }));
        for (const action of ACTIONS) {
          const bySum = [inCompany, ...single].some((task) => canOnTask(actor, action, task));
          expect(canOnTask(actor, action, { ...inCompany, ...relation })).toBe(bySum);
        }
      }),
    );
  });

  it('across companies only a collaborator has any part, whatever else is claimed', () => {
    fc.assert(
      fc.property(actors, flags, (actor, relation) => {
        const may = ACTIONS.filter((action) => canOnTask(actor, action, { ...nothing, ...relation }));
        expect(may).toEqual(relation.isCollaborator ? ['see', 'comment'] : []);
      }),
    );
  });
});

describe('in a company', () => {
  it.each([
    ['EMPLOYEE', employee, 'createTask listColleagues', []],
    ['ADMIN', withRole('ADMIN'), 'createTask listUsers listColleagues', ['EMPLOYEE']],
    ['SYSDMIN', withRole('SYSDMIN'), 'createTask listUsers listColleagues deleteCompany', ['EMPLOYEE', 'ADMIN']],
    ['owner of a personal account', personalOwner, 'createTask listUsers deleteCompany', []],
    ['SUPER_ADMIN', superAdmin, '', []],
  ] as const)('%s may do what DECISIONS §3 says', (_, actor, allowed, roles) => {
    const actions = ['createTask', 'listUsers', 'listColleagues', 'deleteCompany'] as const;
    expect(actions.filter((action) => canInCompany(actor, action)).join(' ')).toBe(allowed);
    expect(rolesToGive(actor)).toEqual(roles);
  });

  it('nobody gives a role of its own rank or above, and nobody SUPER_ADMIN', () => {
    for (const role of ROLES) {
      const given = rolesToGive({ ...withRole(role), companyId: role === 'SUPER_ADMIN' ? null : 1 });
      expect(given.every((each) => ROLES.indexOf(each) > ROLES.indexOf(role))).toBe(true);
    }
  });

  it('administrators see the whole company', () => {
    const seeing = [...ROLES.map(withRole), superAdmin].filter(seesWholeCompany).map(({ role }) => role);
    expect(seeing.sort()).toEqual(['ADMIN', 'SYSDMIN']);
  });
});

it('a subtask has no subtasks of its own, whoever asks', () => {
  const owner = { ...inCompany, isAssigner: true, isLead: true };
  expect(canOnTask(withRole('SYSDMIN'), 'addSubtask', owner)).toBe(true);
  expect(canOnTask(withRole('SYSDMIN'), 'addSubtask', { ...owner, isSubtask: true })).toBe(false);
});

describe('comments', () => {
  it('are edited by their author and deleted by administrators of the company', () => {
    const abilities = (role: (typeof ROLES)[number], isAuthor: boolean, isSameCompany = true) =>
      commentAbilities(withRole(role), { isAuthor, task: { isSameCompany } });
    expect(abilities('EMPLOYEE', true)).toEqual({ edit: true, delete: false });
    expect(abilities('EMPLOYEE', false)).toEqual({ edit: false, delete: false });
    expect(abilities('ADMIN', false)).toEqual({ edit: false, delete: true });
    expect(abilities('SYSDMIN', true)).toEqual({ edit: true, delete: true });
    expect(abilities('SYSDMIN', false, false)).toEqual({ edit: false, delete: false });
  });
});

describe('CSV', () => {
  it('is imported by administrators and exported by every member of a company, never in a personal account', () => {
    const may = (actor: Actor) => [canInCompany(actor, 'importTasks'), canInCompany(actor, 'exportTasks')];
    expect(may(withRole('EMPLOYEE'))).toEqual([false, true]);
    expect(may(withRole('ADMIN'))).toEqual([true, true]);
    expect(may(withRole('SYSDMIN'))).toEqual([true, true]);
    expect(may(personalOwner)).toEqual([false, false]);
  });
});

describe('the details of a person', () => {
  const relation = (role: Role, given: Partial<PersonRelation> = {}): PersonRelation => ({
    isSameCompany: true,
    isSelf: false,
    role,
    ...given,
  });
  const everything = ['name', 'email', 'role'];

  it('are a System Administrator’s to change, but for what would take over a peer’s account or its own', () => {
    const sysadmin = withRole('SYSDMIN');
    expect(fieldsToEdit(sysadmin, relation('EMPLOYEE'))).toEqual(everything);
    expect(fieldsToEdit(sysadmin, relation('ADMIN'))).toEqual(everything);
    expect(fieldsToEdit(sysadmin, relation('SYSDMIN'))).toEqual(['name']);
    expect(fieldsToEdit(sysadmin, relation('SYSDMIN', { isSelf: true }))).toEqual(['name']);
  });

  it('are nobody else’s', () => {
    const others = [withRole('ADMIN'), withRole('EMPLOYEE'), personalOwner, superAdmin];
    for (const actor of others) {
      for (const role of ROLES) {
        for (const isSelf of [true, false]) expect(fieldsToEdit(actor, relation(role, { isSelf }))).toEqual([]);
      }
    }
    expect(fieldsToEdit(withRole('SYSDMIN'), relation('EMPLOYEE', { isSameCompany: false }))).toEqual([]);
  });
});

it('the platform is administered by the super administrator alone', () => {
  const platform = { ...withRole('SUPER_ADMIN'), companyId: null };
  expect(administersPlatform(platform)).toBe(true);
  for (const actor of [...ROLES.map(withRole), personalOwner]) expect(administersPlatform(actor)).toBe(false);
});
