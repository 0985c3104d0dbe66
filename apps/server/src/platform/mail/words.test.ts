import { LIMITS } from '@taskwell/contract/limits';
import { describe, expect, it } from 'vitest';
import { renderMail } from './layout.ts';
import type { MailProps, MailTemplate } from './templates.ts';
import { lineInMail, nameInMail, textInMail } from './words.ts';

// SECURITY rows 13 and 23: what people typed makes no links, no headers and no long texts of names.

const LINK = 'https://taskwell.test/login';
const CODE = { code: '402917', minutes: 10 };
const CODE_AND_LINK = { ...CODE, link: LINK, hours: 24 };

/** Each mail there is, with the text wherever somebody can type one. */
const MAILS: { [T in MailTemplate]: (typed: string) => MailProps[T] } = {
  'verification-code': () => CODE_AND_LINK,
  'password-reset-code': () => CODE_AND_LINK,
  'email-change-code': () => CODE,
  'set-password': (name) => ({ companyName: name, link: LINK, hours: 24 }),
  'address-in-use': () => ({}),
  'password-changed': (name) => ({ name, link: LINK }),
  'own-address-changed': (name) => ({ name, link: LINK }),
  'access-token-made': (name) => ({ name, token: name, may: 'read only', days: 1, link: LINK }),
  'address-changed': (name) => ({ name, companyName: name, link: LINK }),
  'password-reset-by-administrator': (name) => ({ name, companyName: name, link: LINK }),
  'task-invitation': (typed) => ({
    senderName: typed,
    senderCompany: typed,
    title: typed,
    description: typed,
    priority: 'High',
    dueDate: null,
    message: typed,
    link: LINK,
    days: 7,
  }),
  feedback: (typed) => ({
    name: typed,
    email: typed,
    feedback: typed,
    writer: { name: typed, companyName: typed },
    replyTo: null,
    link: LINK,
  }),
  notification: (typed) => ({ name: typed, title: typed, message: typed, link: LINK, unsubscribe: LINK }),
};

const ATTACKS = [
  'https://evil.example/login',
  'www.evil.example',
  'evil.example:8080/a?b',
  'mailto:victim@evil.example',
  'javascript:alert(1)',
  '\\\\evil.example\\share',
  'evil。example',
  'evil｡example',
  'evil．example／login',
  'https：／／evil﹒example',
  'victim＠evil.example',
  'evil․example',
  'www．evil．example',
  'evil\u200D.\u200Dexample',
  'evil\u00AD.\u2060example',
  '\u202Emoc.elpmaxe.live\u202C',
  '\u2066https://evil.example\u2069',
  'Eve\r\nBcc: victim@evil.example',
  'Eve\u2028Subject: won\u2029more',
  'Eve\u0085https://evil.example',
  '<a href="https://evil.example">click</a>',
];

/** Somewhere in this two signs stand together as in an address. */
const ADDRESS = /[.:/@\\](?![\s\u200B,"'>]|$)/;

/** What a program that is generous in what it takes for an address makes of it, without our own links. */
function asRead(text: string): string {
  return text.replaceAll(LINK, '').replace(/[。｡]/g, '.').normalize('NFKC');
}

function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, ' ');
}

const templates = Object.keys(MAILS) as MailTemplate[];
const cases = templates.flatMap((template) => ATTACKS.map((typed) => [template, typed] as const));

describe('a mail', () => {
  it.each(cases)('%s makes no link of %j', async (template, typed) => {
    const { subject, text, html } = await renderMail(template, MAILS[template](typed));
    expect(subject).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    for (const part of [subject, text]) {
      expect(asRead(part)).not.toMatch(ADDRESS);
      expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }
    expect(asRead(wordsOf(html))).not.toMatch(ADDRESS);
    expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
    expect(links.filter((link) => link !== LINK)).toEqual([]);
  });

  it.each(templates)('%s shows no name whole that is as long as a text', async (template) => {
    const name = '\u{1F469}\u200D\u{1F680}'.repeat(LIMITS.nameLength);
    const { text } = await renderMail(template, MAILS[template](name));
    const greeting = text.split('\n')[0] ?? '';
    const shown = greeting.match(/\u{1F469}\u200D\u{1F680}/gu)?.length ?? 0;
    expect(shown).toBeLessThanOrEqual(LIMITS.nameInMailLength);
  });
});

describe('a name', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada \t Lovelace\n', 'Ada Lovelace'],
    ['Zoë Ångström', 'Zoë Ångström'],
    ['نرگس می‌خواهد', 'نرگس می‌خواهد'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…\u200B`],
    ['e\u0301'.repeat(61), `${'e\u0301'.repeat(59)}…\u200B`],
    ['Dr. No', 'Dr.\u200B No'],
  ])('%j reads %j', (typed, shown) => {
    expect(nameInMail(typed)).toBe(shown);
  });

  it('has an invisible space behind every sign of Unicode that is read as one of an address', () => {
    const missed: string[] = [];
    for (let point = 0; point < 0x110000; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const sign = String.fromCodePoint(point);
      const isOfAddresses = /[.:/@\\]/.test(sign.normalize('NFKC')) || hostWith(sign) === 'a.b.example';
      if (isOfAddresses && lineInMail(`a${sign}b`) !== `a${sign}\u200Bb`) missed.push(`U+${point.toString(16)}`);
    }
    expect(missed).toEqual([]);
  });
});

describe('a text', () => {
  it('keeps its lines, however they end, and loses what is not seen', () => {
    expect(textInMail('one\r\ntwo\rthree\u2028four\u0007\u200B five')).toBe('one\ntwo\nthree\nfour five');
  });
});

/** As browsers read the name of a host; null where it is none. */
function hostWith(sign: string): string | null {
  return URL.parse(`http://a${sign}b.example/`)?.hostname ?? null;
}
