import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForMail } from './outbox.ts';
import { visit } from './test.ts';

export const PASSWORD = 'Sturdy-Boat-42!';

export interface Account {
  name: string;
  email: string;
  password: string;
  token: string;
  user: { id: number; companyName: string | null; company: { email: string } | null };
}

let count = 0;

/** An address nobody else in this run has. What makes it so are digits, which no search for a name finds by chance. */
export function newEmail(name: string): string {
  count += 1;
  const words = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '.');
  return `${words}.${process.pid}.${Date.now()}.${count}@example.com`;
}

/** A personal account, made over the API: for journeys that are about something else. */
export async function newPersonalAccount(request: APIRequestContext, name = 'Pia Personal'): Promise<Account> {
  const email = newEmail(name);
  const answer = await post(request, '/api/auth/register-personal', { name, email, password: PASSWORD });
  return { name, email, password: PASSWORD, token: answer.token, user: answer.user };
}

/** A company with its verified System Administrator. */
export async function newCompany(request: APIRequestContext, adminName = 'Ada Admin'): Promise<Account> {
  const email = newEmail(adminName);
  const name = `Acme Trading ${count}`;
  const body = { name, email: newEmail('office'), adminName, adminEmail: email, password: PASSWORD };
  await post(request, '/api/auth/register-company', body);
  await post(request, '/api/email-verification/verify', { email, code: await codeFor(request, email) });
  const answer = await post(request, '/api/auth/login', { email, password: PASSWORD, rememberMe: false });
  return { name: adminName, email, password: PASSWORD, token: answer.token, user: answer.user };
}

/** A colleague who has chosen a password by the link of the welcome mail, which has left the outbox with that. */
export async function newColleague(
  request: APIRequestContext,
  admin: Account,
  name: string,
  role: 'EMPLOYEE' | 'ADMIN' = 'EMPLOYEE',
): Promise<Account> {
  const email = newEmail(name);
  await post(request, '/api/users', { name, email, password: PASSWORD, role }, admin.token);
  const token = /set-password\/([\w-]+)/.exec((await waitForMail(request, email)).text)?.[1];
  await post(request, '/api/auth/set-password', { token, newPassword: PASSWORD });
  const answer = await post(request, '/api/auth/login', { email, password: PASSWORD, rememberMe: false });
  return { name, email, password: PASSWORD, token: answer.token, user: answer.user };
}

/** The six digits of the newest mail to this address, which comes after `earlier` others. */
export async function codeFor(request: APIRequestContext, email: string, earlier = 0): Promise<string> {
  const code = /\b\d{6}\b/.exec((await waitForMail(request, email, earlier)).text)?.[0];
  if (code === undefined) throw new Error(`The mail to ${email} holds no code`);
  return code;
}

export async function newTask(request: APIRequestContext, owner: Account, task: Record<string, unknown>) {
  const { data } = await post(request, '/api/tasks', task, owner.token);
  return data as { id: number; version: number; title: string };
}

/** What the server lists for this person, whatever a page holds in memory. */
export async function titlesOf(request: APIRequestContext, { email, password }: Account): Promise<string[]> {
  const { token } = await post(request, '/api/auth/login', { email, password, rememberMe: false });
  const answer = await request.get('/api/tasks?sortBy=title', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { title: string }[] };
  return data.map(({ title }) => title).sort();
}

/** Comments on a task, as somebody does who is not part of what is being looked at. */
export async function newComment(request: APIRequestContext, author: Account, taskId: number, content: string) {
  const { data } = await post(request, `/api/comments/task/${taskId}`, { content }, author.token);
  return data as { id: number };
}

/** Signs in through the form. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The pages that this one loads are this person's, without going through the sign-in form. */
export async function actAs(page: Page, account: Account): Promise<void> {
  await page.addInitScript(
    ([token, user]) => {
      // Once: a reload or a sign-out later in the journey must not be undone.
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'true');
      sessionStorage.setItem('token', token as string);
      sessionStorage.setItem('user', user as string);
    },
    [account.token, JSON.stringify(account.user)],
  );
}

/** Opens the dashboard, or another screen within the app's frame, as this person. */
export async function openAs(page: Page, account: Account, path = '/dashboard'): Promise<void> {
  await actAs(page, account);
  await visit(page, path);
  // From here on the page listens to keys.
  await page.getByRole('banner').waitFor();
}

export async function post(request: APIRequestContext, path: string, body: object, token?: string) {
  const response = await request.post(path, {
    data: body,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
