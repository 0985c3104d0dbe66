import { describe, expect, it } from 'vitest';
import { credentialsIn, secretsOf, without } from './secrets.ts';

const TOKEN = 'Zk3vQm8sT1xYb7nRp5wLcD0eHf2gJi4k';

describe('what a mail says is taken out of what a mail server says', () => {
  it.each([
    `https://host.test/set-password/${TOKEN}`,
    `host.test/set-password/${TOKEN}`,
    `hxxps://host[.]test/set-password/${TOKEN}`,
  ])('where it quotes a link as %j', (quoted) => {
    const said = without(secretsOf([`https://host.test/set-password/${TOKEN}`]), `554 URL blocked: ${quoted}`);
    expect(said).not.toContain(TOKEN);
    expect(said).toMatch(/^554 URL blocked: .*…$/);
  });

  it('where it quotes a link that stands in a text, or one with a question', () => {
    const secrets = secretsOf([`See it: https://host.test/tasks?token=${TOKEN}`]);
    expect(without(secrets, `554 seen ${TOKEN}`)).toBe('554 seen …');
  });

  it.each(['\n', '\r\n'])('where it quotes one line of several (%j)', (lineBreak) => {
    const secrets = secretsOf([['The first line', '  the key is 0815  ', 'ok'].join(lineBreak)]);
    expect(without(secrets, '554 ok, but not "the key is 0815"')).toBe('554 ok, but not "…"');
  });

  it('where it quotes a name with or without the invisible spaces of the mail', () => {
    const secrets = secretsOf(['Example\u200B.com of Ada']);
    expect(without(secrets, '554 Example.com of Ada, Example\u200B.com of Ada')).toBe('554 …, …');
  });

  it('and what names the host or one of our pages stays', () => {
    const secrets = secretsOf(['https://tasks.company-with-long-name.test/login']);
    const said = '554 tasks.company-with-long-name.test is listed; login first';
    expect(without(secrets, said)).toBe(said);
  });
});

describe('the credentials in SMTP_URL', () => {
  it.each([
    ['as they are', 'smtp://some-user:some-password@host', ['some-user', 'some-password']],
    ['percent-encoded', 'smtp://some%20user:p%40ssword@host', ['some user', 'p@ssword']],
    ['with a % that encodes nothing', 'smtp://some-user:100%secret@host', ['some-user', '100%secret']],
  ])('are known %s', (_, url, expected) => {
    expect(credentialsIn(url)).toEqual(expect.arrayContaining(expected));
  });
});
