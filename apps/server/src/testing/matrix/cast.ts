import type { Task } from '@taskwell/contract/schemas';
import type { Factories, Person } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** The actors of SECURITY.md. */
export const ACTORS = [
  'anonymous',
  'personal owner',
  'another personal owner',
  'assigner',
  'lead',
  'co-assignee',
  'shared-with',
  'unrelated',
  'collaborator',
  'ADMIN',
  'SYSDMIN',
  'SUPER_ADMIN',
  'foreign EMPLOYEE',
  'foreign ADMIN',
  'foreign SYSDMIN',
  'unverified',
  'suspended',
  'revoked',
] as const;
export type ActorName = (typeof ACTORS)[number];

export type Actor = Person & {
  name: string;
  /** Whether the token is somebody's; not so for those suspended and revoked. */
  isLive: boolean;
  isPersonal: boolean;
};

export interface Stage {
  app: TestApp;
  make: Factories;
  cast: Record<ActorName, Actor | null>;
  /** A fresh task: the company's, to which the actors stand as their names say; a personal owner's for the personal owners. */
  subjectFor(actor: ActorName): Promise<Task>;
}

export async function createStage(app: TestApp, make: Factories): Promise<Stage> {
  const cast = await createCast(app, make);
  const actor = (name: ActorName): Actor => cast[name] as Actor;

  async function companyTask(): Promise<Task> {
    const task = await make.task(actor('assigner'), { assigneeId: actor('lead').id });
    await make.coAssign(task.id, actor('co-assignee'));
    await make.share(task.id, actor('shared-with'));
    await make.collaborate(task.id, actor('collaborator'));
    return task;
  }

  return {
    app,
    make,
    cast,
    subjectFor: (name) =>
      name === 'personal owner' || name === 'another personal owner'
        ? personalTask(app, make, actor('personal owner'))
        : companyTask(),
  };
}

/** The free plan has a limit, so older tasks make room; the last one may stand in a request that waits to be sent. */
async function personalTask(app: TestApp, make: Factories, owner: Actor): Promise<Task> {
  await app.query(
    'delete from tasks where company_id = $1 and id < (select max(id) from tasks where company_id = $1)',
    [owner.companyId],
  );
  return make.task(owner);
}

async function createCast(app: TestApp, make: Factories): Promise<Record<ActorName, Actor | null>> {
  const live = (person: Person, isPersonal = false): Actor => ({ ...person, isLive: true, isPersonal });
  const { owner } = await make.company();
  const { owner: foreignOwner } = await make.company();
  const employee = async () => live(await make.person(owner));
  const verified = await make.personal();
  await make.verify(verified.email);
  const suspended = await make.company();
  const suspendedEmployee = await make.person(suspended.owner);
  await make.suspend(suspended.id);
  const revoked = await make.person(owner);
  await app.succeed('POST /auth/logout', { as: revoked });
  return {
    anonymous: null,
    'personal owner': live(verified, true),
    'another personal owner': live(await make.personal(), true),
    assigner: await employee(),
    lead: await employee(),
    'co-assignee': await employee(),
    'shared-with': await employee(),
    unrelated: await employee(),
    collaborator: live(await make.personal(), true),
    ADMIN: live(await make.person(owner, { role: 'ADMIN' })),
    SYSDMIN: live(owner),
    SUPER_ADMIN: live(await make.superAdmin()),
    'foreign EMPLOYEE': live(await make.person(foreignOwner)),
    'foreign ADMIN': live(await make.person(foreignOwner, { role: 'ADMIN' })),
    'foreign SYSDMIN': live(foreignOwner),
    unverified: live(await make.personal(), true),
    suspended: { ...live(suspendedEmployee), isLive: false },
    revoked: { ...live(revoked), isLive: false },
  };
}
