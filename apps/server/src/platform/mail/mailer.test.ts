import { nameProblem } from '@taskwell/contract/names';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { retryMails } from '../../testing/mails.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { APP_URL, startTestApp } from '../../testing/test-app.ts';

const peer = await startSmtpPeer();
const settings = { SMTP_URL: peer.url, MAIL_FROM: 'Taskwell <tasks@taskwell.test>' };
const app = await startTestApp({ settings });
const make = createFactories(app);

afterAll(() => peer.close());
afterEach(() => peer.refuseWith(null));

const storedMail = async (recipient: string) =>
  (
    await app.query<{ id: number; sent: boolean; dropped: boolean; attempts: number; content: Buffer | null }>(
      `select id, sent_at is not null as sent, dropped_at is not null as dropped, attempts, content from mails
       where recipient = $1`,
      [recipient],
    )
  )[0];

async function register(name = 'Ada'): Promise<string> {
  const email = uniqueEmail();
  await app.succeed('POST /auth/register', { body: { name, email, password: uniquePassword() } });
  return email;
}

describe('a mail', () => {
  it('is delivered once over SMTP, as text and as HTML, and then forgotten', async () => {
    const email = await register();
    const mail = await peer.mailTo(email);
    expect(mail.from).toBe('tasks@taskwell.test');
    expect(mail.to).toEqual([email]);
    expect(mail.headers.get('from')).toEqual(['Taskwell <tasks@taskwell.test>']);
    expect(mail.headers.get('to')).toEqual([email]);
    expect(mail.headers.get('message-id')?.[0]).toMatch(/^<[\da-f-]{36}@taskwell\.test>$/);
    const code = /^(\d{6}) is your Taskwell verification code$/.exec(mail.subject)?.[1] ?? 'none';
    expect(mail.parts.get('text/plain')).toContain(code);
    expect(mail.parts.get('text/html')).toContain(code);
    await eventually('the note of the delivery', async () => (await storedMail(email))?.sent);
    expect(await storedMail(email)).toMatchObject({ content: null, attempts: 1, dropped: false });
    expect(peer.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('carries a code that works', async () => {
    const email = await register();
    const { subject } = await peer.mailTo(email);
    await app.succeed('POST /email-verification/verify', { body: { email, code: subject.slice(0, 6) } });
  });

  it('that is refused for now is tried again, as the same message', async () => {
    peer.refuseWith(421);
    const email = await register();
    const first = await eventually('a refused mail', () => peer.refused.find(({ to }) => to.includes(email)));
    await eventually('the note of the attempt', async () => (await storedMail(email))?.attempts === 1);
    expect(await storedMail(email)).toMatchObject({ sent: false, content: expect.any(Buffer) });
    peer.refuseWith(null);
    await retryMails(app);
    const second = await peer.mailTo(email);
    expect(second.headers.get('message-id')).toEqual(first.headers.get('message-id'));
    expect(second.subject).toBe(first.subject);
    await eventually('the note of the delivery', async () => (await storedMail(email))?.sent);
  });

  it('whose code is no longer valid is dropped unsent', async () => {
    peer.refuseWith(451);
    const email = await register();
    await eventually('the note of the attempt', async () => (await storedMail(email))?.attempts === 1);
    await app.query(`update mails set expires_at = now() - interval '1 second' where recipient = $1`, [email]);
    peer.refuseWith(null);
    await retryMails(app);
    await eventually('the end of the mail', async () => (await storedMail(email))?.dropped);
    expect(await storedMail(email)).toMatchObject({ sent: false, content: null });
    expect(peer.received.filter(({ to }) => to.includes(email))).toEqual([]);
  });

  it('is sent once although two processes work', async () => {
    await startTestApp({ settings, beside: app });
    const emails = await Promise.all(Array.from({ length: 20 }, () => register()));
    for (const email of emails) await peer.mailTo(email);
    await app.settle();
    for (const email of emails) expect(peer.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('waits sealed, and the outbox page says that and why it waits, but nothing of it', async () => {
    peer.refuseWith(421);
    const email = await register('Sealed Ada');
    await eventually('a refused mail', () => peer.refused.find(({ to }) => to.includes(email)));
    const content = (await storedMail(email))?.content?.toString('latin1') ?? '';
    expect(content).not.toContain('Ada');
    expect((await app.http.inject({ url: '/outbox/x' })).statusCode).toBe(404);
    await eventually('the note of the attempt', async () => (await storedMail(email))?.attempts === 1);
    const { body } = await app.http.inject({ url: `/outbox/${app.services.mailer.outboxKey}` });
    expect(body).toContain(email);
    expect(body).toContain('not now');
    expect(body).toContain('tried 1 time');
    expect(body).not.toContain('Ada');
    peer.refuseWith(null);
    await retryMails(app);
    await peer.mailTo(email);
  });
});

// SECURITY.md row 13.
describe('names that try to break out', () => {
  const attacks = [
    'Eve\r\nBcc: victim@example.com',
    'Eve\nSubject: won\n\nbody',
    'Eve\r\n\r\n<h1>New body</h1>',
    '<a href="https://evil.example">click</a>',
    '"><script>alert(1)</script><img src=https://evil.example/x.png onerror=alert(1)>',
    'https://evil.example/login',
    'evil.example',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
    '\u202Emoc.elpmaxe\u202C \u2028Bcc: victim@example.com',
    '[click](https://evil.example) {{link}}',
  ];

  it.each(attacks)('%j stays text, in headers and bodies', async (name) => {
    const owner = await companyNamed(name);
    const email = uniqueEmail();
    const invited = nameProblem(name, 'empty') === null ? name : 'Ida Invited';
    await app.succeed('POST /users', { as: owner, body: { name: invited, email, password: uniquePassword() } });
    const { headers, to, parts, source } = await peer.mailTo(email);
    expect(to).toEqual([email]);
    for (const header of ['to', 'from', 'subject', 'message-id', 'content-type']) {
      expect(headers.get(header)).toHaveLength(1);
    }
    expect([...headers.keys()].filter((header) => ['bcc', 'cc', 'reply-to', 'sender'].includes(header))).toEqual([]);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expectOnlyOurLinks(parts.get('text/html') ?? '', parts.get('text/plain') ?? '');
  });

  /** Renamed in the database, which may hold names of a time before they were refused. */
  async function companyNamed(name: string) {
    const admin = { name: 'Owner', email: uniqueEmail(), password: uniquePassword() };
    const { password } = admin;
    const body = { name: 'Acme', email: uniqueEmail(), adminName: admin.name, adminEmail: admin.email, password };
    await app.succeed('POST /auth/register-company', { body });
    const { subject } = await peer.mailTo(admin.email);
    await app.succeed('POST /email-verification/verify', { body: { email: admin.email, code: subject.slice(0, 6) } });
    await app.query('update companies set name = $1 where id = (select company_id from users where email = $2)', [
      name,
      admin.email,
    ]);
    await app.query('update users set name = $1 where email = $2', [name, admin.email]);
    return { token: await make.signIn(admin) };
  }
});

function expectOnlyOurLinks(html: string, text: string): void {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const links = tags.flatMap((tag) =>
    [...tag.matchAll(/(?:href|src|action)\s*=\s*["']?([^"'\s>]+)/gi)].map(([, to]) => to),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link?.startsWith(`${APP_URL}/set-password/`))).toEqual([]);
  expect(html).not.toMatch(/<(script|img|h1|iframe|form)\b/i);
  // What a mail program would turn into a link by itself.
  const addresses = [...text.matchAll(/\bhttps?:\/\/[^\s]+|\bevil\.example\b/g)].map(([address]) => address);
  expect(addresses.filter((address) => !address.startsWith(`${APP_URL}/set-password/`))).toEqual([]);
}
