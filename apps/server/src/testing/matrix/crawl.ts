import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { REPORTS } from '@taskwell/contract/platform-console';
import type { Person } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { type IdKind, operationCases } from './operation-cases.ts';
import { fieldsOf } from './request-parts.ts';

/** Whose people and tasks are asked for by their ids in queries. */
export interface Asked {
  people: Person[];
  taskIds: number[];
}

/**
 * Calls everything that can be read, in every way a list can be asked, and every object there is; where a change answers
 * what it refuses to change, that too. Nothing changes.
 *
 * @returns every answer, as text
 */
export async function crawlAll(
  app: TestApp,
  as: { token: string } | undefined,
  asked: Asked[],
  isCalled: (name: OperationName) => boolean = () => true,
): Promise<string> {
  const ids = await allIds(app);
  const texts: string[] = [];
  const read = async (name: OperationName, sent: object) => texts.push((await app.call(name, { as, ...sent })).text);
  for (const name of Object.keys(operations) as OperationName[]) {
    if (name === 'GET /events' || !isCalled(name)) continue;
    const isRead = name.startsWith('GET ');
    const [param] = fieldsOf(name, 'params');
    // A stale version shows the task as it is now, and changes nothing.
    if (!isRead && !operation(name).versioned) continue;
    const kind = operationCases[name].ids?.[param ?? ''];
    if (kind) {
      const body = name.startsWith('PUT ') ? { title: 'x' } : undefined;
      const headers = isRead ? undefined : { 'if-match': '"9999"' };
      for (const id of ids[kind]) {
        await read(name, { params: { [param ?? '']: id }, body: bodyOf(name) ?? body, headers });
      }
    } else if (isRead) {
      for (const query of queriesOf(name, asked)) await read(name, { query });
    }
  }
  return texts.join('\n');
}

async function allIds(app: TestApp): Promise<Record<IdKind, number[]>> {
  const of = async (table: string) => (await app.query<{ id: number }>(`select id from ${table}`)).map(({ id }) => id);
  return {
    task: await of('tasks'),
    comment: await of('comments'),
    notification: await of('notifications'),
    person: await of('users'),
    pastPerson: await of('users'),
    contact: await of('contacts'),
    session: await of('sessions'),
    accessToken: await of('sessions'),
    invitation: await of('task_invitations'),
    company: await of('companies'),
    auditEntry: await of('audit_entries'),
  };
}

function bodyOf(name: OperationName): object | undefined {
  if (name === 'PATCH /tasks/{id}/status') return { status: 'COMPLETED' };
  if (name === 'PATCH /tasks/{id}/priority') return { priority: 'LOW' };
  return undefined;
}

function queriesOf(name: OperationName, asked: Asked[]): Record<string, string>[] {
  const fields = fieldsOf(name, 'query');
  const queries: Record<string, string>[] = fields.includes('email')
    ? asked.flatMap(({ people }) => people.map(({ email }) => ({ email })))
    : [{}];
  if (fields.includes('limit')) queries.push({ limit: '200' });
  if (fields.includes('search'))
    queries.push({ search: 'canary', limit: '200' }, { search: 'example.com', limit: '200' });
  if (fields.includes('type'))
    for (const type of ['shared', 'assigned', 'created']) queries.push({ type, limit: '200' });
  if (fields.includes('report')) for (const report of REPORTS) queries.push({ report });
  for (const field of fields.filter((each) => /Id$/.test(each))) {
    for (const { people, taskIds } of asked) {
      queries.push({ [field]: String(people[0]?.id) }, { [field]: String(taskIds[0]) });
    }
  }
  return queries;
}
