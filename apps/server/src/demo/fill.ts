import { type Client, createClient } from '@taskwell/client/client';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { App } from '../app.ts';
import { addSuperAdministrator } from '../features/accounts/super-admin.service.ts';
import { StartError } from '../platform/config/start-error.ts';
import { contacts, type DemoTeamwork, teamwork } from './teamwork.ts';
import * as world from './world.ts';

export const demoPassword = 'Demo!2468';

const millisecondsPerDay = 86_400_000;

/** Fills an empty database through the API itself, so that the demo obeys every rule; does nothing the second time. */
export async function fillDemo(app: App): Promise<void> {
  if (await hasAccount(app, world.superAdministrator.email)) return;
  if (await hasAccount(app, world.administrator.email)) {
    throw new StartError(
      `The demo in ${app.services.config.dataDir} was interrupted while it was being filled; remove it and start again.`,
    );
  }
  await fillCompany(app);
  await fillPersonal(app);
  const { database, config } = app.services;
  // The last of all: where it is missing, the filling was interrupted.
  await database.asSystem('demo data', (tx) =>
    addSuperAdministrator(tx, config, { ...world.superAdministrator, password: demoPassword }),
  );
}

async function hasAccount({ services }: App, email: string): Promise<boolean> {
  const found = await services.database.asSystem('demo data', (tx) =>
    tx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst(),
  );
  return found !== undefined;
}

async function fillCompany(app: App): Promise<void> {
  const { company, administrator, colleagues } = world;
  await clientOf(app).call('POST /auth/register-company', {
    body: { ...company, adminName: administrator.name, adminEmail: administrator.email, password: demoPassword },
  });
  const administration = await signIn(app, administrator.email);
  for (const person of colleagues) {
    await administration.client.call('POST /users', { body: { ...person, password: demoPassword } });
  }
  const people = [administration];
  for (const person of colleagues) people.push(await signIn(app, person.email));
  for (const task of world.companyTasks) {
    const giver = people[task.from] ?? administration;
    const lead = people[task.to] ?? administration;
    const id = await addTask(giver.client, task, lead.id);
    const together = teamwork.find(({ title }) => title === task.title);
    if (together) await addTeamwork({ id, lead, people }, together);
  }
  for (const contact of contacts) await administration.client.call('POST /contacts', { body: contact });
}

interface Member {
  id: number;
  client: Client;
}

async function addTeamwork(
  { id, lead, people }: { id: number; lead: Member; people: Member[] },
  { coAssignees = [], viewers = [], subtasks = [], comments = [] }: DemoTeamwork,
): Promise<void> {
  const params = { id };
  const member = (place: number) => people[place] ?? lead;
  for (const place of coAssignees) {
    await lead.client.call('POST /tasks/{id}/co-assignees', { params, body: { userId: member(place).id } });
  }
  for (const place of viewers) {
    await lead.client.call('POST /task-shares/{id}/share', { params, body: { userId: member(place).id } });
  }
  for (const { title, to, isDone } of subtasks) {
    const { data } = await lead.client.call('POST /tasks/{id}/subtasks', {
      params,
      body: { title, assigneeId: member(to).id },
    });
    const status = { params: { id: data.id }, body: { status: 'COMPLETED' as const } };
    if (isDone) await member(to).client.call('PATCH /tasks/{id}/status', status);
  }
  for (const [place, content] of comments) {
    await member(place).client.call('POST /comments/task/{taskId}', { params: { taskId: id }, body: { content } });
  }
}

async function fillPersonal(app: App): Promise<void> {
  const { token } = await clientOf(app).call('POST /auth/register-personal', {
    body: { ...world.individual, password: demoPassword },
  });
  const client = clientOf(app, token);
  for (const task of world.personalTasks) await addTask(client, task, null);
}

async function addTask(
  client: Client,
  { title, description, priority, dueInDays, status }: Omit<world.DemoTask, 'from' | 'to'>,
  assigneeId: number | null,
): Promise<number> {
  const { data } = await client.call('POST /tasks', {
    body: {
      title,
      priority,
      dueDate: dueInDays === null ? null : endOfDay(dueInDays),
      ...(description ? { description } : {}),
      ...(assigneeId === null ? {} : { assigneeId }),
    },
  });
  if (status === data.status) return data.id;
  await client.call('PATCH /tasks/{id}/status', { params: { id: String(data.id) }, body: { status } });
  return data.id;
}

function endOfDay(daysFromToday: number): string {
  const day = new Date(Date.now() + daysFromToday * millisecondsPerDay);
  day.setHours(18, 0, 0, 0);
  return day.toISOString();
}

/** The addresses of the demo receive no mail, so nobody could enter the codes sent to them. */
async function signIn(app: App, email: string): Promise<Member> {
  await app.services.database.asSystem('demo data', (tx) =>
    tx.db.updateTable('users').set({ is_email_verified: true }).where('email', '=', email).execute(),
  );
  const { token, user } = await clientOf(app).call('POST /auth/login', { body: { email, password: demoPassword } });
  return { id: user.id, client: clientOf(app, token) };
}

function clientOf(app: App, token: string | null = null): Client {
  return createClient({ baseUrl: '/api', token: () => token, fetch: (...request) => answer(app.http, ...request) });
}

/** The app answers without a socket: it does not listen yet. */
async function answer(http: FastifyInstance, ...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await http.inject({
    url: String(url),
    method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
    headers: init?.headers as Record<string, string>,
    ...(init?.body ? { payload: String(init.body) } : {}),
  });
  return new Response(response.body, { status: response.statusCode });
}
