import { PRODUCT } from '@taskwell/contract/product';
import type { MailContent, MailProps, MailTemplate } from './templates.ts';
import { mailContents } from './templates.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where one click ends mails of this kind; null for those that a person asked for. */
  unsubscribe: string | null;
  /** Where an answer goes; null for the sender. */
  replyTo: string | null;
}

/** The light ones of the app (apps/web/src/styles/tokens.css). */
const colors = { ink: '#1a1b22', muted: '#585b6b', accent: '#4b50c8', panel: '#f2f2f6', page: '#f7f7f9' };
const UNSUBSCRIBE = 'Stop emails like this one';
const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Draws a mail as HTML and as text. Everything people typed is escaped by React, and is plain text in the other part. */
export async function renderMail<T extends MailTemplate>(template: T, props: MailProps[T]): Promise<RenderedMail> {
  const content = mailContents[template](props);
  // Loaded when the first mail is drawn: most of the time the app needs neither.
  const [{ createElement: h }, mail] = await Promise.all([import('react'), import('@react-email/components')]);
  const paragraph = { color: colors.ink, fontSize: '15px', lineHeight: '24px' };
  const page = h(
    mail.Html,
    { lang: 'en' },
    h(mail.Head),
    h(mail.Preview, null, content.paragraphs[0] ?? content.subject),
    h(
      mail.Body,
      { style: { backgroundColor: colors.page, fontFamily, margin: 0, padding: '32px 12px' } },
      h(
        mail.Container,
        { style: { backgroundColor: '#ffffff', borderRadius: '10px', maxWidth: '520px', padding: '32px' } },
        h(mail.Text, { style: { color: colors.accent, fontSize: '18px', fontWeight: 700, margin: 0 } }, PRODUCT.name),
        h(mail.Text, { style: { ...paragraph, marginTop: '24px' } }, content.greeting),
        ...content.paragraphs.map((text, index) => h(mail.Text, { key: index, style: paragraph }, ...inLines(h, text))),
        content.code === undefined ? null : codePanel(h, mail, content.code),
        content.action === undefined ? null : button(h, mail, content.action),
        h(
          mail.Text,
          { style: { ...paragraph, color: colors.muted, fontSize: '13px', lineHeight: '20px' } },
          content.closing,
          content.unsubscribe === undefined ? null : unsubscribeLink(h, mail, content.unsubscribe),
        ),
      ),
    ),
  );
  return {
    subject: singleLine(content.subject),
    html: await mail.render(page),
    text: asText(content),
    unsubscribe: content.unsubscribe ?? null,
    replyTo: content.replyTo ?? null,
  };
}

type Create = typeof import('react').createElement;
type Components = typeof import('@react-email/components');

function codePanel(h: Create, mail: Components, code: string) {
  const style = {
    backgroundColor: colors.panel,
    borderRadius: '8px',
    color: colors.ink,
    fontSize: '30px',
    fontWeight: 700,
    letterSpacing: '8px',
    padding: '16px',
    textAlign: 'center' as const,
  };
  return h(mail.Text, { key: 'code', style }, code);
}

function button(h: Create, mail: Components, action: { label: string; link: string }) {
  const style = {
    backgroundColor: colors.accent,
    borderRadius: '8px',
    color: '#ffffff',
    fontWeight: 600,
    padding: '12px 20px',
  };
  return h(mail.Button, { key: 'action', href: action.link, style }, action.label);
}

function unsubscribeLink(h: Create, mail: Components, link: string) {
  return h(
    'span',
    null,
    ' ',
    h(mail.Link, { href: link, style: { color: colors.muted, textDecoration: 'underline' } }, UNSUBSCRIBE),
  );
}

/** What people typed keeps its lines; beside an invisible space HTML would join them without even a space. */
function inLines(h: Create, text: string) {
  return text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}

function asText(content: MailContent): string {
  const lines = [content.greeting, ...content.paragraphs];
  if (content.code !== undefined) lines.push(content.code);
  if (content.action !== undefined) lines.push(`${content.action.label}: ${content.action.link}`);
  lines.push(content.closing);
  if (content.unsubscribe !== undefined) lines.push(`${UNSUBSCRIBE}: ${content.unsubscribe}`);
  return [...lines, `${PRODUCT.name} ${PRODUCT.subtitle}`].map(singleLine).join('\n\n');
}

/** Names may hold line breaks; headers and lines of the text part must not. */
function singleLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}
