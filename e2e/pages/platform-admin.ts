import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { type Account, newColleague, newCompany, newEmail, newPersonalAccount, PASSWORD, post } from './accounts.ts';
import type { PeopleScreen } from './people-screens.ts';
import { runningApp } from './running-app.ts';

/** A super administrator of the running app, made as the operator makes one: by the command beside it. */
export async function newSuperAdmin(request: APIRequestContext, name = 'Pat Platform'): Promise<Account> {
  const { PATH, HOME } = process.env;
  const email = newEmail(name);
  const command = [join(projectRoot, 'scripts/create-super-admin.mjs'), '--email', email, '--name', name];
  const env = { PATH, HOME, DATA_DIR: runningApp().dataDir, SUPER_ADMIN_PASSWORD: PASSWORD };
  await promisify(execFile)(process.execPath, command, { env });
  const answer = await post(request, '/api/auth/login', { email, password: PASSWORD, rememberMe: false });
  return { name, email, password: PASSWORD, token: answer.token, user: answer.user };
}

/** The console's row of a company, found by its address: names may repeat. */
export async function findCompany(page: Page, email: string): Promise<Locator> {
  await page.getByLabel('Search companies').fill(email);
  const rows = page.getByRole('table', { name: 'Companies' }).getByRole('row');
  await expect(rows, 'the header and the one that was found').toHaveCount(2);
  return rows.last();
}

/** Deletes the company, or personal account, that somebody owns. */
export async function deleteCompany(request: APIRequestContext, owner: Account): Promise<void> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await request.delete('/api/auth/company', { headers, data: { currentPassword: owner.password } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Wrong passwords at somebody's account. */
export async function guess(request: APIRequestContext, email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await request.post('/api/auth/login', { data: { email, password: 'Wrong-horse-1!', rememberMe: false } });
  }
}

/** The console in its states, with companies of their own: one that is active and one that its owner deleted. */
export async function platformScreens(request: APIRequestContext): Promise<PeopleScreen[]> {
  const as = await newSuperAdmin(request);
  const active = await newCompany(request, 'Ada Lovelace');
  await newColleague(request, active, 'Grace Hopper', 'ADMIN');
  const deleted = await newCompany(request, 'Olga Owner');
  await deleteCompany(request, deleted);
  const outsider = await newPersonalAccount(request, 'Pia Personal');
  await writeFeedback(request, outsider);
  const tab = (name: string) => `/super-admin?tab=${name}`;
  const [path, users, security] = [tab('companies'), tab('users'), tab('security')];
  await guess(request, active.email, 6);
  const manage =
    (owner: Account, next?: string) =>
    async (page: Page): Promise<void> => {
      await (await findCompany(page, owner.user.company?.email ?? '')).getByRole('link', { name: /^Manage/ }).click();
      await page.getByRole('dialog', { name: 'Company Details' }).getByRole('heading', { name: 'Users' }).waitFor();
      if (next) await page.getByRole('button', { name: next }).click();
    };
  return [
    { name: 'companies', as, path },
    { name: 'companies-none-found', as, path: `${path}&search=nobody@nowhere` },
    { name: 'companies-beyond', as, path: `${path}&page=99` },
    { name: 'company-details', as, path, go: manage(active) },
    { name: 'company-details-deleted', as, path, go: manage(deleted) },
    { name: 'company-suspend', as, path, go: manage(active, 'Suspend Company') },
    { name: 'company-restore', as, path, go: manage(deleted, 'Restore Company') },
    { name: 'companies-denied', as: outsider, path },
    { name: 'overview', as, path: tab('overview') },
    { name: 'analytics', as, path: tab('analytics') },
    { name: 'users', as, path: users },
    { name: 'users-none-found', as, path: `${users}&search=nobody@nowhere` },
    { name: 'users-details', as, path: `${users}&user=${active.user.id}` },
    { name: 'users-reset-password', as, path: `${users}&user=${active.user.id}&dialog=reset-password` },
    { name: 'security', as, path: security },
    { name: 'feedback', as, path: tab('feedback') },
    ...['failed-logins', 'suspicious-activity', 'report', 'sessions', 'locked', 'reset-all', 'lock'].map((dialog) => ({
      name: `security-${dialog}`,
      as,
      path: `${security}&dialog=${dialog}`,
    })),
  ];
}

/** From a visitor, and from somebody whose address is not verified. */
async function writeFeedback(request: APIRequestContext, by: Account): Promise<void> {
  const feedback = 'The board is a joy to use.\n\nCould it show who works on what, by colour?';
  await post(request, '/api/feedback', { name: 'Vera Visitor', email: 'vera@example.com', feedback });
  await post(request, '/api/feedback', { name: 'Pia Personal', email: by.email, feedback }, by.token);
}
