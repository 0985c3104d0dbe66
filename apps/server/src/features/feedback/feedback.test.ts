import { ABUSE_LIMITS, LIMITS } from '@taskwell/contract/limits';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SENDER, startPeer, startSendingApp } from '../../testing/deliveries.ts';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, unique, uniqueEmail } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCleanUp } from '../clean-up/clean-up.service.ts';

const SUPPORT = 'help@operator.test';
const app = await startTestApp({ settings: { SUPPORT_EMAIL: SUPPORT } });
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const written = (changes: Record<string, unknown> = {}) => ({
  name: unique('Wanda '),
  email: uniqueEmail(),
  feedback: `${unique('I like it ')} very much.`,
  ...changes,
});
const submit = (body: object, as?: { token: string }) => app.succeed('POST /feedback', { as, body });
const inbox = async (query: Record<string, number> = {}, of: TestApp = app, as = root) =>
  (await of.succeed('GET /super-admin/feedback', { as, query })).data;
const latestMail = () => mailTo(app, SUPPORT, 'feedback');

describe('feedback', () => {
  it('of whoever is not signed in is kept as it was typed, without a person', async () => {
    const body = written({ name: '  Wanda  ', email: ' Wanda@Example.COM ', feedback: '  One line\nand another.  ' });
    const { message } = await submit(body);
    expect(message).toBe('Thank you! Your feedback has been sent.');
    const { feedback } = await inbox();
    expect(feedback[0]).toMatchObject({
      name: 'Wanda',
      email: 'wanda@example.com',
      feedback: 'One line\nand another.',
      user: null,
    });
  });

  it('of somebody signed in is kept with the person and the company, whatever name and address they type', async () => {
    const { owner, name: companyName } = await make.company();
    const other = await make.personal();
    await submit(written({ name: other.name, email: other.email }), owner);
    const [first] = (await inbox()).feedback;
    expect(first).toMatchObject({ name: other.name, email: other.email });
    expect(first?.user).toEqual({
      id: owner.id,
      name: owner.name,
      email: owner.email,
      isEmailVerified: true,
      companyName,
    });
    const rows = await app.query('select user_id, company_id from feedback where id = $1', [first?.id]);
    expect(rows).toEqual([{ user_id: owner.id, company_id: owner.companyId }]);
  });

  it('of a personal account and of a super administrator names no company', async () => {
    for (const as of [await make.personal(), root]) {
      await submit(written(), as);
      expect((await inbox()).feedback[0]?.user).toMatchObject({ id: as.id, companyName: null });
    }
  });

  it('of somebody whose session is over is taken as of anybody', async () => {
    const person = await make.personal();
    await app.succeed('POST /auth/logout', { as: person });
    const body = written();
    await submit(body, person);
    expect((await inbox()).feedback[0]).toMatchObject({ feedback: body.feedback, user: null });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Name is required' }],
    ['a long name', { name: 'x'.repeat(LIMITS.nameLength + 1) }, { name: 'Name must be 100 characters or less' }],
    ['no email', { email: '' }, { email: 'Email is required' }],
    ['no valid email', { email: 'wanda' }, { email: 'Please enter a valid email address' }],
    ['no feedback', { feedback: '   ' }, { feedback: 'Feedback is required' }],
    ['feedback that is no text', { feedback: 7 }, { feedback: 'Feedback is required' }],
    ['little feedback', { feedback: ' 123456789 ' }, { feedback: 'Feedback must be at least 10 characters' }],
    ['long feedback', { feedback: 'x'.repeat(2_001) }, { feedback: 'Feedback must be 2000 characters or less' }],
    ['signs that cannot be kept', { feedback: 'ten letters\0' }, { feedback: expect.stringContaining('cannot be') }],
    ['a person of their choice', { userId: 1 }, { userId: 'Unknown field: userId' }],
  ])('with %s is refused, with the sentence that says so', async (_, changes, fields) => {
    const failure = await app.deny('POST /feedback', 'INVALID_INPUT', { body: written(changes) });
    expect(failure.fields).toEqual(fields);
  });

  it('may have 10 to 2000 characters, of any script', async () => {
    await submit(written({ feedback: '1234567890' }));
    await submit(written({ feedback: '語'.repeat(2_000) }));
    expect((await inbox()).feedback[0]?.feedback).toHaveLength(2_000);
  });

  it('is not read beyond 16 KB', async () => {
    const body = written({ feedback: 'x'.repeat(LIMITS.anonymousBodyBytes) });
    await app.deny('POST /feedback', 'PAYLOAD_TOO_LARGE', { body });
  });

  it('leaves no entry on the company history, which is not what it is about', async () => {
    const { owner } = await make.company();
    const entries = () => app.query('select from audit_entries where company_id = $1', [owner.companyId]);
    const before = (await entries()).length;
    await submit(written(), owner);
    expect(await entries()).toHaveLength(before);
  });
});

describe('how often', () => {
  const { feedbackAddress, feedbackAuthor } = RATE_LIMITS;

  it('one network address writes is limited, whomever it names', async () => {
    const from = '198.51.100.7';
    for (let count = 0; count < feedbackAddress.points; count += 1) {
      expect((await app.call('POST /feedback', { from, body: written() })).status).toBe(201);
    }
    await app.fail('POST /feedback', 'TOO_MANY_REQUESTS', { from, body: written() });
    await submit(written());
  });

  it('strangers name a mailbox is limited, and does not hold back the person who owns it', async () => {
    const owner = await make.personal();
    const body = () => written({ email: owner.email });
    for (let count = 0; count < feedbackAuthor.points; count += 1) await submit(body());
    await app.fail('POST /feedback', 'TOO_MANY_REQUESTS', { body: body() });
    await app.fail('POST /feedback', 'TOO_MANY_REQUESTS', { body: written({ email: owner.email.toUpperCase() }) });
    await submit(body(), owner);
  });

  it('one person writes is limited, whomever they name, from wherever', async () => {
    const person = await make.personal();
    for (let count = 0; count < feedbackAuthor.points; count += 1) await submit(written(), person);
    const before = await app.query('select from feedback');
    await app.fail('POST /feedback', 'TOO_MANY_REQUESTS', { as: person, body: written() });
    expect(await app.query('select from feedback')).toHaveLength(before.length);
  });
});

describe('the inbox', () => {
  it('is in pages that are counted, newest first; one beyond the end is empty', async () => {
    const bodies = [written(), written(), written()];
    for (const body of bodies) await submit(body);
    const all = await inbox();
    expect(all.pagination).toMatchObject({ page: 1, limit: 20, total: expect.any(Number) });
    const first = await inbox({ limit: 2 });
    expect(first.feedback.map(({ feedback }) => feedback)).toEqual([bodies[2]?.feedback, bodies[1]?.feedback]);
    expect((await inbox({ limit: 2, page: 2 })).feedback[0]?.feedback).toBe(bodies[0]?.feedback);
    const { total, pages } = first.pagination;
    expect(pages).toBe(Math.ceil(total / 2));
    expect((await inbox({ limit: 2, page: pages + 1 })).feedback).toEqual([]);
  });

  it.each([
    ['page', '0'],
    ['limit', '201'],
  ])('refuses %s %s', async (field, value) => {
    await app.deny('GET /super-admin/feedback', 'INVALID_INPUT', { as: root, query: { [field]: value } });
  });

  it('is nobody else’s: not of those who wrote, nor of anybody who asks the database for it as a tenant', async () => {
    const { owner } = await make.company();
    await submit(written(), owner);
    await app.deny('GET /super-admin/feedback', 'FORBIDDEN', { as: owner });
    await app.deny('GET /super-admin/feedback', 'UNAUTHENTICATED');
    const [grant] = await app.query(`select has_table_privilege('taskwell_tenant', 'feedback', 'select') as may`);
    expect(grant).toEqual({ may: false });
  });

  it('still has what a person wrote who is gone since, until the company is purged', async () => {
    const { owner } = await make.company();
    const person = await make.person(owner);
    const body = written();
    await submit(body, person);
    await make.deletePerson(person);
    const [first] = (await inbox()).feedback;
    expect(first).toMatchObject({ feedback: body.feedback, user: { id: person.id, name: person.name } });
    await app.query(
      `update companies set marked_for_deletion_at = now(), purge_at = now() - interval '1 hour' where id = $1`,
      [owner.companyId],
    );
    await createCleanUp(app.services).run(new AbortController().signal);
    expect(await app.query('select from feedback where content = $1', [body.feedback])).toEqual([]);
    expect(await app.query('select from companies where id = $1', [owner.companyId])).toEqual([]);
  });

  it('keeps feedback for 365 days', async () => {
    const [old, recent] = [unique('Long ago '), unique('Not so long ago ')];
    await app.query(
      `insert into feedback (name, email, content, created_at)
       select 'Wanda', 'wanda@example.com', content, now() - days * interval '1 day'
       from unnest($1::text[], $2::integer[]) as written (content, days)`,
      [
        [old, recent],
        [366, 364],
      ],
    );
    await createCleanUp(app.services).run(new AbortController().signal);
    const kept = await app.query<{ content: string }>('select content from feedback where content = any($1)', [
      [old, recent],
    ]);
    expect(kept).toEqual([{ content: recent }]);
  });
});

describe('the mail to SUPPORT_EMAIL', () => {
  beforeEach(async () => {
    // The tests before have used up what may be mailed in an hour.
    await app.query('delete from mail_budgets');
  });

  it('says who wrote what, and has no link but the one to the inbox', async () => {
    const body = written({
      name: 'Eve Bcc: victim@evil.example',
      feedback: 'See https://evil.example/login\nor write to victim@evil.example, now.',
    });
    await submit(body);
    await app.settle();
    const { subject, text, html } = await latestMail();
    expect(subject).toMatch(/^Feedback from Eve Bcc/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('They were not signed in');
    expect(text).not.toContain('evil.example');
    expect(text).not.toContain(body.email);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
      'http://taskwell.test/super-admin?tab=feedback',
    ]);
  });

  it('shortens names', async () => {
    await submit(written({ name: 'x'.repeat(LIMITS.nameLength) }));
    await app.settle();
    expect((await latestMail()).subject).toBe(`Feedback from ${'x'.repeat(59)}…\u200B`);
  });

  it('is answered to the writer only where the address is their own and verified', async () => {
    const { owner } = await make.company();
    const personal = await make.personal();
    const replyTo = async (body: object, as?: Person) => {
      await submit(body, as);
      await app.settle();
      return (await latestMail()).replyTo;
    };
    expect(await replyTo(written({ email: owner.email }), owner)).toBe(owner.email);
    expect(await replyTo(written({ email: owner.email }))).toBeNull();
    expect(await replyTo(written(), owner)).toBeNull();
    expect(await replyTo(written({ email: personal.email }), personal)).toBeNull();
  });

  it('leaves as one mail to one mailbox, whatever is typed', async () => {
    const peer = await startPeer();
    const sending = await startSendingApp(peer.url, {
      settings: { SMTP_URL: peer.url, SUPPORT_EMAIL: SUPPORT, ...SENDER },
    });
    const { owner } = await createFactories(sending).company();
    const body = written({ name: '=?utf-8?Q?Eve=0D=0ABcc:_victim@evil.example?=', email: owner.email });
    const broken = written({ name: 'Eve\r\nBcc: victim@evil.example\r\n\r\nHello' });
    await sending.deny('POST /feedback', 'INVALID_INPUT', { body: broken });
    await sending.deny('POST /feedback', 'INVALID_INPUT', {
      body: written({ email: 'eve@example.com\r\nBcc: victim@evil.example' }),
    });
    await sending.deny('POST /feedback', 'INVALID_INPUT', { body: written({ email: 'eve@a.example,bob@b.example' }) });
    await sending.succeed('POST /feedback', { as: owner, body });
    const mail = await peer.mailTo(SUPPORT);
    expect(mail.to).toEqual([SUPPORT]);
    expect(mail.headers.get('reply-to')).toEqual([owner.email]);
    expect(mail.headers.get('to')).toEqual([SUPPORT]);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.headers.get('subject')).toHaveLength(1);
  });

  it('comes so often and no more; what is beyond is in the inbox, and other mails still go there', async () => {
    await submit(written());
    const before = await countMails(app, SUPPORT, 'feedback');
    await app.query(`update mail_budgets set hour_mails = $1 where key = 'feedback'`, [
      ABUSE_LIMITS.feedbackMailsPerHour,
    ]);
    const body = written();
    await submit(body);
    expect(await countMails(app, SUPPORT, 'feedback')).toBe(before);
    expect((await inbox()).feedback[0]?.feedback).toBe(body.feedback);
    const { owner } = await make.company();
    await app.succeed('POST /users', {
      as: owner,
      body: { name: 'Holly Help', email: SUPPORT, password: 'Correct-horse-9!', role: 'EMPLOYEE' },
    });
    expect(await countMails(app, SUPPORT, 'set-password')).toBe(1);
  });

  it('of somebody unverified comes, too', async () => {
    const before = await countMails(app, SUPPORT, 'feedback');
    await submit(written(), await make.personal());
    expect(await countMails(app, SUPPORT, 'feedback')).toBe(before + 1);
  });
});

describe('without SUPPORT_EMAIL', async () => {
  const quiet = await startTestApp();

  it('feedback is kept and no mail is made', async () => {
    const as = await createFactories(quiet).superAdmin();
    const body = written();
    await quiet.succeed('POST /feedback', { body });
    await eventually('the feedback in the inbox', async () => {
      const [first] = (await inbox({}, quiet, as)).feedback;
      return first?.feedback === body.feedback;
    });
    await quiet.settle();
    expect(await quiet.query(`select from mails where template = 'feedback'`)).toEqual([]);
  });
});
