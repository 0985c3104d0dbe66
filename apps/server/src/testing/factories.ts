import { randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX, type SecretScope } from '@taskwell/contract/access-tokens';
import type { Role } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { expect } from 'vitest';
import { hashPassword } from '../features/accounts/passwords.ts';
import { hashToken } from '../platform/http/request.ts';
import type { Sent } from './caller.ts';
import { codeIn, linkTokenIn, mailTo } from './mails.ts';
import type { TestApp } from './test-app.ts';

/** Somebody with an account, signed in. */
export interface Person {
  id: number;
  companyId: number;
  name: string;
  email: string;
  password: string;
  role: Role;
  token: string;
}

export interface Company {
  id: number;
  name: string;
  email: string;
  /** Its first System Administrator. */
  owner: Person;
}

let made = 0;

/** A word that nothing else in this file has. */
export function unique(word: string): string {
  made += 1;
  return `${word}${made}`;
}

export function uniqueEmail(): string {
  return `${unique('person')}@example.com`;
}

export function uniquePassword(): string {
  return `Correct-horse-${unique('staple')}!`;
}

/** Makes what a test needs, through the API where there is one, with the parents that are missing. */
export function createFactories(app: TestApp) {
  async function signIn(account: { email: string; password: string }): Promise<string> {
    const { email, password } = account;
    return (await app.succeed('POST /auth/login', { body: { email, password } })).token;
  }

  async function personal(given: { name?: string; email?: string; password?: string } = {}): Promise<Person> {
    const body = { name: unique('Pat '), email: uniqueEmail(), password: uniquePassword(), ...given };
    const { token, user } = await app.succeed('POST /auth/register-personal', { body });
    return { id: user.id, companyId: user.companyId ?? 0, role: user.role, token, ...body };
  }

  async function company(given: { name?: string; email?: string } = {}): Promise<Company> {
    const name = given.name ?? unique('Company ');
    const email = given.email ?? uniqueEmail();
    const admin = { name: unique('Owner '), email: uniqueEmail(), password: uniquePassword() };
    const body = { name, email, adminName: admin.name, adminEmail: admin.email, password: admin.password };
    const { user } = await app.succeed('POST /auth/register-company', { body });
    await verify(admin.email);
    const token = await signIn(admin);
    const id = user.companyId ?? 0;
    return { id, name, email, owner: { id: user.id, companyId: id, role: 'SYSDMIN', token, ...admin } };
  }

  /** Enters the code that was sent when the account was made. */
  async function verify(email: string): Promise<void> {
    const code = codeIn(await mailTo(app, email, 'verification-code'));
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
  }

  /** Added by an administrator, but not yet there: has no password of its own. */
  async function invited(owner: Person, given: { role?: Role; name?: string; email?: string } = {}) {
    const person = { role: 'EMPLOYEE' as Role, name: unique('Emil '), email: uniqueEmail(), ...given };
    const body = { ...person, password: uniquePassword() };
    const { data } = await app.succeed('POST /users', { as: owner, body });
    return { id: data.id, companyId: owner.companyId, ...person, givenPassword: body.password };
  }

  /** Of the welcome mail. */
  const linkToken = async (email: string) => linkTokenIn(await mailTo(app, email, 'set-password'));

  async function person(owner: Person, given: { role?: Role; name?: string; email?: string } = {}): Promise<Person> {
    const { givenPassword: _, ...added } = await invited(owner, given);
    const token = await linkToken(added.email);
    const password = uniquePassword();
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: password } });
    return { ...added, password, token: await signIn({ email: added.email, password }) };
  }

  /** As the set-up command makes one: there is no call for it. */
  async function superAdmin(): Promise<Person> {
    const account = { name: unique('Root '), email: uniqueEmail(), password: uniquePassword() };
    const [row] = await app.query<{ id: number }>(
      `insert into users (name, email, role, password_hash, is_email_verified)
       values ($1, $2, 'SUPER_ADMIN', $3, true) returning id`,
      [account.name, account.email, await hashPassword(account.password, 'owner')],
    );
    return { id: row?.id ?? 0, companyId: 0, role: 'SUPER_ADMIN', token: await signIn(account), ...account };
  }

  async function task(by: Person, given: Record<string, unknown> = {}): Promise<Task> {
    const body = { title: unique('Task '), assigneeId: by.id, ...given };
    return (await app.succeed('POST /tasks', { as: by, body } satisfies Sent)).data;
  }

  return {
    signIn,
    personal,
    company,
    verify,
    invited,
    linkToken,
    person,
    superAdmin,
    task,
    ...createRowFactories(app),
  };
}

/** Rows that no call of the API makes yet. */
function createRowFactories(app: TestApp) {
  async function insert(table: string, values: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(values);
    const places = columns.map((_, index) => `$${index + 1}`);
    const [row] = await app.query<{ id: number }>(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(values),
    );
    expect(row?.id).toBeGreaterThan(0);
    return row?.id ?? 0;
  }

  const companyOfTask = async (taskId: number): Promise<number> =>
    (await app.query<{ id: number }>('select company_id as id from tasks where id = $1', [taskId]))[0]?.id ?? 0;

  const join = (table: string) => async (taskId: number, user: { id: number }) =>
    insert(table, { company_id: await companyOfTask(taskId), task_id: taskId, user_id: user.id });

  return {
    coAssign: join('task_co_assignees'),
    share: join('task_shares'),
    collaborate: join('task_collaborators'),
    async comment(taskId: number, author: { id: number }, content: string) {
      const companyId = await companyOfTask(taskId);
      const [person] = await app.query<{ name: string }>('select name from users where id = $1', [author.id]);
      const values = { author_id: author.id, author_name: person?.name ?? '', content };
      return insert('comments', { company_id: companyId, task_id: taskId, ...values });
    },
    async notification(person: { id: number; companyId: number }) {
      const text = { type: 'TASK_UPDATED', title: 'Task updated', message: 'Somebody updated a task' };
      return insert('notifications', { company_id: person.companyId, user_id: person.id, ...text });
    },
    async subtask(parentId: number, by: Person, given: Record<string, unknown> = {}) {
      const companyId = await companyOfTask(parentId);
      const values = { company_id: companyId, parent_id: parentId, title: unique('Subtask '), assigner_id: by.id };
      return insert('tasks', { ...values, ...given });
    },
    async contact(owner: Person, given: Record<string, unknown> = {}) {
      const values = {
        company_id: owner.companyId,
        owner_id: owner.id,
        name: unique('Contact '),
        email: uniqueEmail(),
      };
      return insert('contacts', { ...values, ...given });
    },
    /** Another session of the same person. */
    async session(user: { id: number }): Promise<{ token: string }> {
      const token = unique('session-of-somebody-with-a-long-token-');
      await app.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
        [hashToken(token), user.id],
      );
      return { token };
    },
    /** An access token of the person. */
    async accessToken(
      user: { id: number },
      scope: SecretScope = 'write',
      ends = "now() + interval '1 day'",
    ): Promise<{ id: number; token: string }> {
      const token = ACCESS_TOKEN_PREFIX + unique('token-of-somebody-');
      const [row] = await app.query<{ id: number }>(
        `insert into sessions (token_hash, user_id, scope, name, expires_at) values ($1, $2, $3, $4, ${ends}) returning id`,
        [hashToken(token), user.id, scope, unique('Script ')],
      );
      return { id: row?.id ?? 0, token };
    },
    /** The secret of the person's calendar address, in place of the one before. */
    async calendarAddress(user: { id: number }): Promise<{ id: number; token: string }> {
      await app.query(`delete from sessions where user_id = $1 and scope = 'calendar'`, [user.id]);
      return this.accessToken(user, 'calendar');
    },
    /** The token of a one-use link to choose a password, as it would be mailed to the person's address. */
    async setPasswordLink(user: { id: number }): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await app.query(
        `insert into set_password_links (token_hash, user_id, email, expires_at)
         select $1, id, email, now() + interval '1 day' from users where id = $2`,
        [hashToken(token), user.id],
      );
      return token;
    },
    /** An employee of the same company, without the mail and its rate limit. */
    async colleague(person: { companyId: number }) {
      const values = { name: unique('Colleague '), email: uniqueEmail(), role: 'EMPLOYEE', password_hash: '' };
      return insert('users', { company_id: person.companyId, ...values });
    },
    /** Its id, which is what the owner names it by. */
    async sessionId(user: { id: number }): Promise<number> {
      await this.session(user);
      const [row] = await app.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [user.id]);
      return row?.id ?? 0;
    },
    /** A session of somebody just like the person, so that ending all others ends none that is needed. */
    async lonelySession(user: Person): Promise<{ token: string }> {
      const [row] = await app.query<{ id: number }>(
        `insert into users (company_id, name, email, role, password_hash, is_email_verified)
         select company_id, name, $2, role, password_hash, true from users where id = $1 returning id`,
        [user.id, uniqueEmail()],
      );
      return this.session({ id: row?.id ?? 0 });
    },
    /** An open invitation to a task of the person's own. */
    async invitation(sender: Person, given: Record<string, unknown> = {}, token = unique('invitation-token-')) {
      const task = await insert('tasks', {
        company_id: sender.companyId,
        title: unique('Invited to '),
        assigner_id: sender.id,
      });
      const values = {
        company_id: sender.companyId,
        task_id: task,
        sender_id: sender.id,
        recipient_email: uniqueEmail(),
        token_hash: hashToken(token),
        expires_at: new Date(Date.now() + 86_400_000),
      };
      return insert('task_invitations', { ...values, ...given });
    },
    /** An entry of somebody's company, about themselves. */
    async auditEntry({ companyId, id }: Pick<Person, 'companyId' | 'id'>, given: Record<string, unknown> = {}) {
      const who = { company_id: companyId, user_id: id, user_name: unique('Person '), user_role: 'EMPLOYEE' };
      const what = { action: 'USER_LOGIN', entity_type: 'User', entity_id: id, description: unique('Signed in ') };
      return insert('audit_entries', { ...who, ...what, ...given });
    },
    /** Somebody whose account is locked for too many wrong passwords. @returns their id */
    async locked(user: { id: number }): Promise<number> {
      await app.query('update users set locked_at = now() where id = $1', [user.id]);
      return user.id;
    },
    async suspend(companyId: number) {
      await app.query('update companies set marked_for_deletion_at = now() where id = $1', [companyId]);
    },
    /** What deleting a person leaves (DECISIONS §3), until there is a call for it. */
    async deletePerson(user: { id: number }) {
      await app.query('delete from sessions where user_id = $1', [user.id]);
      await app.query('update users set email = null, deleted_at = now() where id = $1', [user.id]);
    },
  };
}

export type Factories = ReturnType<typeof createFactories>;

/** Any six digits but these. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
