import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, createFactories } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
const WRITTEN = 'a\u202egpj\u200b.exe\u2069 \ufeff\u0007';
const PLAIN = 'agpj.exe';
const UNSEEN = '\u202e\u200b\u2066';

beforeAll(async () => {
  company = await make.company();
});

const create = async (body: object) =>
  (await app.succeed('POST /tasks', { as: company.owner, body: { assigneeId: company.owner.id, ...body } })).data;

describe('signs that nobody sees and that turn text around', () => {
  it('are taken out of titles, descriptions and comments', async () => {
    const as = company.owner;
    const task = await create({ title: WRITTEN, description: WRITTEN });
    expect(task).toMatchObject({ title: PLAIN, description: PLAIN });
    const params = { id: task.id };
    const body = { title: `b${WRITTEN}`, description: UNSEEN };
    const { data } = await app.succeed('PUT /tasks/{id}', { as, params, body });
    expect(data).toMatchObject({ title: `b${PLAIN}`, description: null });
    const subtask = { title: WRITTEN, description: WRITTEN, assigneeId: as.id };
    await app.succeed('POST /tasks/{id}/subtasks', { as, params, body: subtask });
    const comment = await app.succeed('POST /comments/task/{taskId}', {
      as,
      params: { taskId: task.id },
      body: { content: WRITTEN },
    });
    expect(comment.data.content).toBe(PLAIN);
    const { data: whole } = await app.succeed('GET /tasks/{id}', { as, params });
    expect(whole).toMatchObject({ subtasks: [{ title: PLAIN }], comments: [{ content: PLAIN }] });
  });

  it('make no title and no comment by themselves', async () => {
    const as = company.owner;
    const { id } = await create({ title: 'Plan' });
    const untitled = { title: UNSEEN, assigneeId: as.id };
    expect((await app.deny('POST /tasks', 'INVALID_INPUT', { as, body: untitled })).fields).toEqual({
      title: 'Title is required',
    });
    const empty = { as, params: { taskId: id }, body: { content: UNSEEN } };
    expect((await app.deny('POST /comments/task/{taskId}', 'INVALID_INPUT', empty)).fields).toEqual({
      content: 'Comment cannot be empty',
    });
  });

  it('are taken out of a file of tasks', async () => {
    const csv = `title,description\n"${WRITTEN}","x${WRITTEN}"\n"${UNSEEN}",x\n`;
    const send = (body: object) => app.succeed('POST /tasks/import', { as: company.owner, body });
    const { data } = await send({ csv });
    expect(data.rows.map(({ title, errors }) => [title, errors])).toEqual([
      [PLAIN, []],
      ['', ['Title is required']],
    ]);
  });

  it('are in nothing that the assistant proposes', async () => {
    const body = { text: 'Send the \u202ereport\u202c to\u200b Kim by Friday' };
    const { taskData } = await app.succeed('POST /ai/extract-task', { as: company.owner, body });
    expect(taskData).toMatchObject({ title: 'Send the report to Kim' });
    expect(JSON.stringify(taskData)).toMatch(/^[ -~]*$/);
  });
});
