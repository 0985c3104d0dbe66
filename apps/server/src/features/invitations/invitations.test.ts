import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniqueEmail } from '../../testing/factories.ts';
import { mailTo } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { APP_URL, startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let sender: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  sender = await make.person(owner, { name: 'Sanna Sender' });
});

/** Somebody with a verified address, in an account of their own. */
async function guest(): Promise<Person> {
  const person = await make.personal();
  await make.verify(person.email);
  return person;
}

const send = (taskId: number, recipientEmail: string, given: object = {}, as = sender) => ({
  as,
  params: { id: taskId },
  body: { recipientEmail, ...given },
});

/** Sends an invitation and takes the token from its mail. */
async function invite(recipient: string, given: { taskId?: number; message?: string; as?: Person } = {}) {
  const as = given.as ?? (await make.person(owner));
  const taskId = given.taskId ?? (await make.task(as)).id;
  const body = given.message === undefined ? {} : { message: given.message };
  await app.succeed('POST /tasks/{id}/send-invitation', send(taskId, recipient, body, as));
  const mail = await mailTo(app, recipient, 'task-invitation');
  const token = /\/task-invitation\/([\w-]+)$/m.exec(mail.text)?.[1] ?? '';
  return { token, taskId, mail, as };
}

const accept = (as: Person | undefined, token: string | number) => ({ as, params: { token } });

describe('an invitation', () => {
  it('goes out as a mail that says who, what and until when, with our link alone', async () => {
    const email = uniqueEmail();
    const task = await make.task(sender, {
      title: 'Read https://evil.example',
      description: 'See www.evil.example',
      priority: 'HIGH',
      dueDate: '2030-06-01T10:00:00.000Z',
    });
    const { mail, token } = await invite(email, {
      taskId: task.id,
      as: sender,
      message: 'Please <b>help</b>\r\nBcc: x',
    });
    expect(mail.subject).toContain('Sanna Sender invites you to a task');
    for (const words of ['Sanna Sender', 'Priority: High', 'June 1, 2030', 'Please <b>help<']) {
      expect(mail.text).toContain(words);
    }
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([`${APP_URL}/task-invitation/${token}`]);
    expect(mail.html).not.toContain('<b>help</b>');
  });

  it('is shown to whoever has the link, and its token nowhere else', async () => {
    const { token, taskId, as } = await invite(uniqueEmail(), { message: 'Hello' });
    const { invitation } = await app.succeed('GET /task-invitations/{token}', { params: { token } });
    expect(invitation).toMatchObject({ sender: { name: as.name }, message: 'Hello', task: { priority: 'MEDIUM' } });
    const sent = await app.succeed('GET /task-invitations/user/sent', { as });
    expect(sent.data).toMatchObject([{ status: 'PENDING', task: { id: taskId } }]);
    for (const { text } of app.answers) expect(text).not.toContain(token);
    expect(app.logged.join()).not.toContain(token);
  });

  it('accepted lets its recipient see the task and comment on it, and nothing more', async () => {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    const { message } = await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    expect(message).toBe('Collaboration Started!');
    const { data } = await app.succeed('GET /tasks/{id}', { as: recipient, params: { id: taskId } });
    expect(data).toMatchObject({ assigner: { name: as.name }, assignee: { name: as.name } });
    const [company] = await app.query<{ name: string }>('select name from companies where id = $1', [as.companyId]);
    expect(data.receivedFrom, 'from whom, and from which company').toEqual({ name: as.name, company: company?.name });
    expect(Object.entries(data.abilities).filter(([, able]) => able)).toEqual([['comment', true]]);
    const mine = await app.succeed('GET /tasks', { as: recipient });
    expect(mine.data.find(({ id }) => id === taskId)?.receivedFrom).toEqual(data.receivedFrom);
    const { data: seen } = await app.succeed('GET /tasks/{id}', { as, params: { id: taskId } });
    expect(seen.receivedFrom).toBeNull();
    expect(seen.collaborators).toMatchObject([
      { permissionLevel: 'COMMENT', userId: recipient.id, user: { name: recipient.name, email: recipient.email } },
    ]);
    const { notifications } = await app.succeed('GET /notifications', { as });
    expect(notifications[0]).toMatchObject({ title: 'Invitation accepted', task: { id: taskId } });
    const { data: updates } = await app.succeed('GET /tasks/{id}/updates', { as, params: { id: taskId } });
    expect(updates[0]).toMatchObject({ action: 'INVITATION_ACCEPTED', user: { name: recipient.name } });
  });

  it('names the company of who accepted it, and none of a personal account', async () => {
    const { owner: colleague } = await make.company();
    const neighbour = await guest();
    const { token, taskId, as } = await invite(colleague.email);
    await app.succeed('POST /task-invitations/{token}/accept', accept(colleague, token));
    const second = await invite(neighbour.email, { taskId, as });
    await app.succeed('POST /task-invitations/{token}/accept', accept(neighbour, second.token));
    const { data } = await app.succeed('GET /tasks/{id}', { as, params: { id: taskId } });
    const [company] = await app.query<{ name: string }>('select name from companies where id = $1', [
      colleague.companyId,
    ]);
    expect(data.collaborators.map(({ company: { name } }) => name)).toEqual([company?.name, '']);
  });

  it('stands on the task while nobody has answered; withdrawn, its link says so and the history names it', async () => {
    const email = uniqueEmail();
    const { token, taskId, as } = await invite(email);
    await invite(uniqueEmail(), { taskId, as });
    const params = { id: taskId };
    const pending = async () => (await app.succeed('GET /tasks/{id}/invitations', { as, params })).data;
    const invitation = (await pending()).find(({ recipientEmail }) => recipientEmail === email);
    expect(await pending()).toHaveLength(2);
    await app.deny('GET /tasks/{id}/invitations', 'FORBIDDEN', { as: owner, params });
    await app.succeed('DELETE /task-invitations/{id}', { as, params: { id: invitation?.id ?? 0 } });
    expect((await pending()).map(({ recipientEmail }) => recipientEmail)).not.toContain(email);
    const { error } = await app.deny('GET /task-invitations/{token}', 'NOT_FOUND', { params: { token } });
    expect(error).toBe('This invitation was withdrawn, or a newer one has taken its place');
    const { data: updates } = await app.succeed('GET /tasks/{id}/updates', { as, params });
    expect(updates[0]).toMatchObject({ action: 'INVITATION_CANCELLED', user: { name: as.name } });
    await app.query(`update task_invitations set expires_at = now() where task_id = $1`, [taskId]);
    expect(await pending()).toEqual([]);
  });

  it('is answered once: of 100 at the same moment one is accepted', async () => {
    const recipient = await guest();
    const { token, taskId } = await invite(recipient.email);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.call('POST /task-invitations/{token}/accept', accept(recipient, token))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(404)]);
    expect(await app.query('select from task_collaborators where task_id = $1', [taskId])).toHaveLength(1);
    await app.deny('POST /task-invitations/{token}/decline', 'NOT_FOUND', accept(recipient, token));
  });

  it('is not for another account, nor for an address that is not verified', async () => {
    const unverified = await make.personal();
    const { token } = await invite(unverified.email);
    for (const name of ['POST /task-invitations/{token}/accept', 'POST /task-invitations/{token}/decline'] as const) {
      const wrong = await app.deny(name, 'NOT_THE_RECIPIENT', accept(await guest(), token));
      expect(wrong.error).toContain('another email address');
      const early = await app.deny(name, 'NOT_THE_RECIPIENT', accept(unverified, token));
      expect(early.error).toContain('verify your email');
      await app.deny(name, 'UNAUTHENTICATED', accept(undefined, token));
    }
    await make.verify(unverified.email);
    await app.succeed('POST /task-invitations/{token}/accept', accept(unverified, token));
  });

  it('accepted leads whoever accepted it to the task, and nobody else, for as long as they collaborate', async () => {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    const read = (reader?: Person) => ({ ...(reader && { as: reader }), params: { token } });
    const open = await app.succeed('GET /task-invitations/{token}', read(recipient));
    expect(open.invitation.taskId).toBeNull();
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    const accepted = await app.succeed('GET /task-invitations/{token}', read(recipient));
    expect(accepted.invitation).toEqual({ ...open.invitation, taskId });
    for (const other of [undefined, as, owner, await guest()]) {
      await app.fail('GET /task-invitations/{token}', 'NOT_FOUND', read(other));
    }
    await app.succeed('DELETE /tasks/{id}/collaborators/{userId}', {
      as,
      params: { id: taskId, userId: recipient.id },
    });
    await app.fail('GET /task-invitations/{token}', 'NOT_FOUND', read(recipient));
  });

  it('declined leads nowhere any more', async () => {
    const recipient = await guest();
    const { token, taskId } = await invite(recipient.email);
    const { message } = await app.succeed('POST /task-invitations/{token}/decline', accept(recipient, token));
    expect(message).toBe('Invitation Declined');
    await app.deny('GET /task-invitations/{token}', 'NOT_FOUND', { params: { token } });
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: recipient, params: { id: taskId } });
  });

  it.each([
    ['has expired', `update task_invitations set expires_at = now() where task_id = $1`],
    ['belongs to a deleted task', 'delete from tasks where id = $1'],
    [
      'comes from a suspended company',
      `update companies set marked_for_deletion_at = now()
       where id = (select company_id from tasks where id = $1)`,
    ],
  ])('that %s is not found', async (_, change) => {
    const { owner: other } = await make.company();
    const recipient = await guest();
    const { token, taskId } = await invite(recipient.email, { as: other });
    await app.query(change, [taskId]);
    const failure = await app.deny('GET /task-invitations/{token}', 'NOT_FOUND', { params: { token } });
    expect(failure.error).toBe('Failed to load invitation. It may have expired or been deleted.');
    await app.deny('POST /task-invitations/{token}/accept', 'NOT_FOUND', accept(recipient, token));
  });

  it('taken back, or sent again, ends the one before', async () => {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    await app.succeed('POST /tasks/{id}/send-invitation', send(taskId, recipient.email, {}, as));
    await app.deny('POST /task-invitations/{token}/accept', 'NOT_FOUND', accept(recipient, token));
    const { data } = await app.succeed('GET /task-invitations/user/sent', { as });
    expect(data.map(({ status }) => status)).toEqual(['PENDING', 'CANCELLED']);
    const id = data[0]?.id ?? 0;
    await app.deny('DELETE /task-invitations/{id}', 'NOT_FOUND', { as: owner, params: { id } });
    await app.succeed('DELETE /task-invitations/{id}', { as, params: { id } });
    expect((await app.succeed('GET /task-invitations/user/received', { as: recipient })).data).toEqual([]);
  });

  it('that is open no more is mailed no more: of 60 sent to one address at once one mail is left, of a deleted task none', async () => {
    const recipient = uniqueEmail();
    const as = await make.person(owner);
    const { id } = await make.task(as);
    await Promise.all(
      Array.from({ length: 60 }, () => app.call('POST /tasks/{id}/send-invitation', send(id, recipient, {}, as))),
    );
    const mails = () =>
      app.query<{ dropped: boolean; hasContent: boolean }>(
        `select dropped_at is not null as dropped, content is not null as "hasContent" from mails
         where recipient = $1 order by dropped_at is not null, id`,
        [recipient],
      );
    expect(await mails()).toEqual([
      { dropped: false, hasContent: true },
      ...Array(9).fill({ dropped: true, hasContent: false }),
    ]);
    await app.succeed('DELETE /tasks/{id}', { as, params: { id } });
    expect(await mails()).toEqual(Array(10).fill({ dropped: true, hasContent: false }));
  });

  it('is found in the list of its recipient, and answered from there', async () => {
    const recipient = await guest();
    const { taskId } = await invite(recipient.email);
    const { data } = await app.succeed('GET /task-invitations/user/received', { as: recipient });
    expect(data).toHaveLength(1);
    const id = data[0]?.id ?? 0;
    await app.deny('POST /task-invitations/{token}/accept', 'NOT_FOUND', accept(await guest(), id));
    expect(data[0]).toMatchObject({ status: 'PENDING', taskId: null });
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, id));
    await app.succeed('GET /tasks/{id}', { as: recipient, params: { id: taskId } });
  });

  it('leads to its task once it is accepted, for as long as that is in sight', async () => {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    const { invitation } = await app.succeed('GET /task-invitations/{token}', { params: { token } });
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    const received = async (status?: 'PENDING' | 'ACCEPTED') =>
      (
        await app.succeed('GET /task-invitations/user/received', {
          as: recipient,
          query: { ...(status && { status }) },
        })
      ).data;
    const accepted = [{ id: invitation.id, status: 'ACCEPTED', taskId }];
    expect(await received()).toMatchObject(accepted);
    expect(await received('ACCEPTED')).toMatchObject(accepted);
    expect(await received('PENDING')).toEqual([]);
    const params = { id: taskId, userId: recipient.id };
    await app.succeed('DELETE /tasks/{id}/collaborators/{userId}', { as, params });
    expect(await received(), 'nor may it be read here any more').toEqual([]);
  });

  it('declined is in no list, and a status that nobody knows is refused', async () => {
    const recipient = await guest();
    const { token } = await invite(recipient.email);
    await app.succeed('POST /task-invitations/{token}/decline', accept(recipient, token));
    expect((await app.succeed('GET /task-invitations/user/received', { as: recipient })).data).toEqual([]);
    const url = '/api/task-invitations/user/received?status=DECLINED';
    const { statusCode } = await app.http.inject({ url, headers: { authorization: `Bearer ${recipient.token}` } });
    expect(statusCode).toBe(400);
  });

  it('is told to the open screens of its recipient as it comes, goes and is answered, and to no stranger', async () => {
    const [recipient, stranger, unverified] = [await guest(), await guest(), await make.personal()];
    const stream = await openStream(app, recipient);
    const others = [await openStream(app, stranger), await openStream(app, unverified)];
    const { taskId, as } = await invite(recipient.email);
    const senders = await openStream(app, as);
    await stream.next('invitations.changed', 0);
    const [invitation] = (await app.succeed('GET /task-invitations/user/sent', { as })).data;
    await app.succeed('DELETE /task-invitations/{id}', { as, params: { id: invitation?.id ?? 0 } });
    await invite(unverified.email, { as, taskId });
    const { token } = await invite(recipient.email, { as, taskId });
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    await stream.next('task.related', taskId);
    const changes = () => stream.events.filter(({ kind }) => kind === 'invitations.changed').length;
    await eventually('sent, taken back, sent again, accepted', () => changes() === 4);
    await app.succeed('DELETE /tasks/{id}', { as, params: { id: taskId } });
    await eventually('gone with its task', () => changes() === 5);
    expect(others.flatMap(({ events }) => events)).toEqual([]);
    await senders.next('task.related', taskId);
    const heard = senders.events.map(({ kind }) => kind);
    expect(heard, 'whether the address has an account is not the sender’s to know').not.toContain(
      'invitations.changed',
    );
    for (const each of [stream, senders, ...others]) each.close();
  });

  it.each(['nowhere', '', 'a@b', 'x@example.com\r\nBcc: y@example.com'])('to %j is refused', async (recipientEmail) => {
    const task = await make.task(sender);
    const failure = await app.deny('POST /tasks/{id}/send-invitation', 'INVALID_INPUT', send(task.id, recipientEmail));
    expect(failure.fields).toEqual({ recipientEmail: 'Please enter a valid email address' });
  });

  it('is not for oneself, nor for who is there already', async () => {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    await app.deny('POST /tasks/{id}/send-invitation', 'ALREADY_ON_TASK', send(taskId, recipient.email, {}, as));
    await app.deny('POST /tasks/{id}/send-invitation', 'INVALID_INPUT', send(taskId, as.email, {}, as));
  });
});

describe('the limit of 10 a day', () => {
  it('holds when 50 are sent at the same moment, and says when to go on', async () => {
    const person = await make.person(owner);
    const task = await make.task(person);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call('POST /tasks/{id}/send-invitation', send(task.id, uniqueEmail(), {}, person)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(40).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(refused?.body.error).toBe('You can send up to 10 invitations a day. Try again in 24 hours.');
    await app.query(`update mail_budgets set day_began = now() - interval '25 hours' where key = $1`, [
      `invitations:${person.id}`,
    ]);
    await app.succeed('POST /tasks/{id}/send-invitation', send(task.id, uniqueEmail(), {}, person));
  });

  it('counts those whose task has been deleted', async () => {
    const person = await make.person(owner);
    const invitedTo = async () => {
      const task = await make.task(person);
      const answer = await app.call('POST /tasks/{id}/send-invitation', send(task.id, uniqueEmail(), {}, person));
      await app.succeed('DELETE /tasks/{id}', { as: person, params: { id: task.id } });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent++) statuses.push(await invitedTo());
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

describe('a collaboration', () => {
  async function collaboration() {
    const recipient = await guest();
    const { token, taskId, as } = await invite(recipient.email);
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    return { recipient, taskId, inviter: as };
  }
  const end = (as: Person, id: number, userId: number) => ({ as, params: { id, userId } });

  it('is ended by those who may edit the task', async () => {
    const { recipient, taskId, inviter } = await collaboration();
    await app.succeed('DELETE /tasks/{id}/collaborators/{userId}', end(inviter, taskId, recipient.id));
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: recipient, params: { id: taskId } });
    await app.deny('DELETE /tasks/{id}/collaborators/{userId}', 'NOT_FOUND', end(inviter, taskId, recipient.id));
  });

  it('is left by the collaborator', async () => {
    const { recipient, taskId } = await collaboration();
    await app.succeed('DELETE /tasks/{id}/collaborators/{userId}', end(recipient, taskId, recipient.id));
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: recipient, params: { id: taskId } });
  });

  it('rests while the company of the task is suspended', async () => {
    const { owner: other } = await make.company();
    const recipient = await guest();
    const { token, taskId } = await invite(recipient.email, { as: other });
    await app.succeed('POST /task-invitations/{token}/accept', accept(recipient, token));
    await make.suspend(other.companyId);
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: recipient, params: { id: taskId } });
  });
});
