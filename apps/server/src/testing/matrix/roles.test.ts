import { ROLES, type Role } from '@taskwell/contract/labels';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../factories.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 5, DECISIONS §3 'People': SYSDMIN manages ADMIN and EMPLOYEE, ADMIN creates EMPLOYEE only.

const app = await startTestApp();
const make = createFactories(app);
const mayGive: Record<Role, Role[]> = {
  SUPER_ADMIN: [],
  SYSDMIN: ['ADMIN', 'EMPLOYEE'],
  ADMIN: ['EMPLOYEE'],
  EMPLOYEE: [],
};
let people: Record<Role, Person>;

beforeAll(async () => {
  const { owner } = await make.company();
  people = {
    SUPER_ADMIN: await make.superAdmin(),
    SYSDMIN: owner,
    ADMIN: await make.person(owner, { role: 'ADMIN' }),
    EMPLOYEE: await make.person(owner),
  };
});

const newcomer = (role: Role) => ({ name: 'New', email: uniqueEmail(), password: uniquePassword(), role });

describe.each(ROLES)('a %s', (actor) => {
  it.each(ROLES.map((role) => [mayGive[actor].includes(role) ? 'may' : 'may not', role] as const))(
    '%s add a %s',
    async (may, role) => {
      const sent = { as: people[actor], body: newcomer(role) };
      if (may === 'may not') await app.deny('POST /users', 'FORBIDDEN', sent);
      else {
        const { data } = await app.succeed('POST /users', sent);
        expect(data).toMatchObject({ role, companyId: people[actor].companyId });
      }
    },
  );

  it('finds nobody of another tenant in its lists', async () => {
    const stranger = await make.person((await make.company()).owner, { name: 'Stranger' });
    for (const name of ['GET /users', 'GET /users/employees'] as const) {
      const { text } = await app.call(name, { as: people[actor], query: { search: 'stranger' } });
      expect(text).not.toContain(stranger.email);
    }
  });
});

it('nobody becomes a super administrator by adding, and a super administrator shows up in no list', async () => {
  for (const as of [people.SYSDMIN, people.ADMIN]) {
    const { text } = await app.call('GET /users', { as });
    expect(text).not.toContain(people.SUPER_ADMIN.email);
  }
  expect(await app.query(`select id from users where role = 'SUPER_ADMIN'`)).toHaveLength(1);
});

it('the owner of a personal account adds nobody', async () => {
  for (const role of ROLES) {
    await app.deny('POST /users', 'FORBIDDEN', { as: await make.personal(), body: newcomer(role) });
  }
});
