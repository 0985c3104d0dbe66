import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let worker: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  worker = await make.person(admin);
});

const list = (as: Person, query = {}) => app.succeed('GET /notifications', { as, query });
const unread = async (as: Person) => (await app.succeed('GET /notifications/unread-count', { as })).count;
const readAll = (as: Person) => app.succeed('PATCH /notifications/mark-all-read', { as });

describe('the notifications of a person', () => {
  it('come newest first, in pages, unread until read', async () => {
    const person = await make.person(admin);
    for (const title of ['One', 'Two', 'Three']) await make.task(admin, { title, assigneeId: person.id });
    expect(await unread(person)).toBe(3);
    const first = await list(person, { limit: '2' });
    expect(first.notifications.map(({ message }) => message)).toEqual([
      `${admin.name} assigned "Three" to you`,
      `${admin.name} assigned "Two" to you`,
    ]);
    expect(first.notifications[0]).toMatchObject({
      type: 'TASK_ASSIGNED',
      title: 'Task assigned to you',
      isRead: false,
    });
    const second = await list(person, { limit: '2', cursor: first.pagination.nextCursor ?? '' });
    expect(second.notifications).toHaveLength(1);
    const id = first.notifications[0]?.id ?? 0;
    await app.succeed('PATCH /notifications/{id}/read', { as: person, params: { id } });
    expect(await unread(person)).toBe(2);
    await readAll(person);
    expect(await unread(person)).toBe(0);
    expect((await list(person)).notifications.every(({ isRead }) => isRead)).toBe(true);
  });

  it('are nobody else’s to read or mark', async () => {
    const person = await make.person(admin);
    await make.task(admin, { assigneeId: person.id });
    const id = (await list(person)).notifications[0]?.id ?? 0;
    for (const as of [admin, worker])
      await app.deny('PATCH /notifications/{id}/read', 'NOT_FOUND', { as, params: { id } });
  });

  it('lead to the task as long as it is there', async () => {
    const person = await make.person(admin);
    const task = await make.task(admin, { assigneeId: person.id });
    expect((await list(person)).notifications[0]?.task).toEqual({ id: task.id });
    await app.succeed('DELETE /tasks/{id}', { as: admin, params: { id: task.id } });
    expect((await list(person)).notifications[0]?.task).toBeNull();
  });

  it('and their being read reach every open browser of the person, and no other', async () => {
    const person = await make.person(admin);
    const [own, others] = [await openStream(app, person), await openStream(app, worker)];
    await make.task(admin, { assigneeId: person.id });
    await own.next('notification.created');
    await readAll(person);
    await expect.poll(() => own.events.filter(({ kind }) => kind === 'notification.created').length).toBe(2);
    expect(others.events.filter(({ kind }) => kind === 'notification.created')).toEqual([]);
    own.close();
    others.close();
  });

  it('tell administrators what an employee has created, but not what they did themselves', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    const task = await make.task(employee);
    expect((await list(owner)).notifications).toMatchObject([
      { type: 'TASK_CREATED', message: `${employee.name} created "${task.title}"`, task: { id: task.id } },
    ]);
    await make.task(owner);
    expect((await list(owner)).notifications).toHaveLength(1);
    expect((await list(employee)).notifications).toEqual([]);
  });
});

describe('mails about notifications', () => {
  const assign = (person: Person, title = 'By mail too') => make.task(admin, { title, assigneeId: person.id });

  it('come for an assignment, with a link to the task and one that ends them', async () => {
    const person = await make.person(admin);
    const task = await assign(person);
    const mail = await mailTo(app, person.email, 'notification');
    expect(mail.subject).toBe('Task assigned to you');
    expect(mail.text).toContain(`${admin.name} assigned "By mail too" to you`);
    expect(mail.text).toMatch(new RegExp(`/dashboard\\?task=${task.id}$`, 'm'));
    expect(mail.unsubscribe).toMatch(/\/unsubscribe\/[\w-]+$/);
    expect(mail.text).toContain(mail.unsubscribe);
  });

  it('come once for each notification, for a comment too, and not for other changes', async () => {
    const person = await make.person(admin);
    const task = await assign(person);
    await app.succeed('PATCH /tasks/{id}/priority', { as: admin, params: { id: task.id }, body: { priority: 'LOW' } });
    await app.succeed('POST /comments/task/{taskId}', {
      as: admin,
      params: { taskId: task.id },
      body: { content: 'See <a href="https://evil.example">this</a>' },
    });
    expect(await countMails(app, person.email, 'notification')).toBe(2);
    const mail = await mailTo(app, person.email, 'notification');
    expect(mail.subject).toBe('New comment');
    expect(mail.html).not.toContain('href="https://evil.example"');
  });

  it('do not come for topics that are switched off', async () => {
    const person = await make.person(admin);
    const preferences = await app.succeed('PUT /notifications/mail-preferences', {
      as: person,
      body: { assignment: false },
    });
    expect(preferences.data).toEqual({ assignment: false, comment: true, dueSoon: true });
    const task = await assign(person);
    expect(await countMails(app, person.email, 'notification')).toBe(0);
    await app.succeed('POST /comments/task/{taskId}', {
      as: admin,
      params: { taskId: task.id },
      body: { content: 'This one comes' },
    });
    expect(await countMails(app, person.email, 'notification')).toBe(1);
    const again = await app.succeed('GET /notifications/mail-preferences', { as: person });
    expect(again.data).toEqual(preferences.data);
  });

  it('are at most 60 an hour for one person', async () => {
    const person = await make.person(admin);
    await app.query(
      `insert into notifications (company_id, user_id, type, title, message, mail_pending)
       select $1, $2, 'TASK_ASSIGNED', 'Task assigned to you', 'Number ' || n, true from generate_series(1, 70) n`,
      [person.companyId, person.id],
    );
    expect(await countMails(app, person.email, 'notification')).toBe(60);
    await assign(person);
    expect(await countMails(app, person.email, 'notification')).toBe(60);
  });

  it('do not go to an address that nobody has verified', async () => {
    const { id, email } = await make.invited(admin);
    await make.task(admin, { assigneeId: id });
    expect(await countMails(app, email, 'notification')).toBe(0);
  });

  it('end with one click of the link, only that topic and only that person', async () => {
    const person = await make.person(admin);
    await assign(person);
    const { unsubscribe } = await mailTo(app, person.email, 'notification');
    const token = unsubscribe?.split('/').at(-1) ?? '';
    const shown = await app.succeed('GET /unsubscribe/{token}', { params: { token } });
    expect(shown.data).toEqual({ topic: 'assignment', isOn: true });
    expect((await app.succeed('POST /unsubscribe/{token}', { params: { token } })).message).toBe(
      'You will not get these emails any more',
    );
    expect((await app.succeed('GET /unsubscribe/{token}', { params: { token } })).data.isOn).toBe(false);
    const { data } = await app.succeed('GET /notifications/mail-preferences', { as: person });
    expect(data).toEqual({ assignment: false, comment: true, dueSoon: true });
  });

  it('end as mail programs ask for it (RFC 8058), and looking at the address ends nothing', async () => {
    const person = await make.person(admin);
    const token = app.services.unsubscribe.tokenFor({ userId: person.id, topic: 'comment' });
    const post = (payload: string, type: string) =>
      app.http.inject({ method: 'POST', url: `/unsubscribe/${token}`, payload, headers: { 'content-type': type } });
    await app.http.inject({ method: 'GET', url: `/unsubscribe/${token}` });
    expect((await app.succeed('GET /unsubscribe/{token}', { params: { token } })).data.isOn).toBe(true);
    const form = await post('List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
    expect([form.statusCode, form.body]).toEqual([200, 'You will not get these emails any more']);
    const multipart = await post('--x--', 'multipart/form-data; boundary=x');
    expect(multipart.statusCode).toBe(200);
    expect((await app.succeed('GET /unsubscribe/{token}', { params: { token } })).data.isOn).toBe(false);
  });

  it.each(['', 'x', '1-comment-', `1-comment-${'a'.repeat(32)}`, '1-everything-aaaa'])(
    'do not end by a made-up link: %j',
    async (token) => {
      for (const name of ['GET /unsubscribe/{token}', 'POST /unsubscribe/{token}'] as const) {
        if (token !== '') await app.deny(name, 'INVALID_LINK', { params: { token } });
      }
      const { statusCode } = await app.http.inject({ method: 'POST', url: `/unsubscribe/${token || 'none'}` });
      expect(statusCode).toBe(400);
    },
  );

  it('carry the headers of one-click unsubscribing over SMTP; those a person asked for do not', async () => {
    const peer = await startSmtpPeer();
    onTestFinished(peer.close);
    const mailing = await startTestApp({ settings: { SMTP_URL: peer.url, MAIL_FROM: 'Taskwell <tasks@example.com>' } });
    const factories = createFactories(mailing);
    const { token, user } = await mailing.succeed('POST /auth/register-personal', {
      body: { name: 'Pat Reader', email: 'reader@example.com', password: 'Correct-horse-7!' },
    });
    const verification = await peer.mailTo('reader@example.com');
    expect(verification.source).not.toContain('List-Unsubscribe');
    await mailing.query('update users set is_email_verified = true where id = $1', [user.id]);
    const task = await factories.task({ token, id: user.id } as Person, { title: 'Soon' });
    await mailing.query(
      `insert into notifications (company_id, user_id, type, title, message, task_id, mail_pending)
       values ($1, $2, 'COMMENT_ADDED', 'New comment', 'Hello', $3, true)`,
      [user.companyId, user.id, task.id],
    );
    const mail = await eventually('the mail', () => peer.received.find(({ source }) => source.includes('New comment')));
    const headers = mail.source.replace(/\r?\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^List-Unsubscribe: <http:\/\/[^>\s]+\/unsubscribe\/[\w-]+>\r?$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });
});
