import { MISSING } from '@taskwell/contract/labels';
import { PRODUCT } from '@taskwell/contract/product';
import { lineInMail, nameInMail, textInMail } from './words.ts';

/** The day's last code comes with a link to choose a password; null for those before. */
interface CodeProps {
  code: string;
  minutes: number;
  link: string | null;
  hours: number;
}

/** What each mail needs; sealed while it waits (see seal.ts). Links are made by the server, never taken from people. */
export interface MailProps {
  'verification-code': CodeProps;
  'password-reset-code': CodeProps;
  'set-password': { companyName: string; link: string; hours: number };
  'email-change-code': { code: string; minutes: number };
  'address-in-use': Record<string, never>;
  'password-changed': { name: string; link: string };
  'own-address-changed': { name: string; link: string };
  /** `token` is the name that it was given, `may` what it opens. */
  'access-token-made': { name: string; token: string; may: string; days: number; link: string };
  'address-changed': { name: string; companyName: string; link: string };
  'password-reset-by-administrator': { name: string; companyName: string; link: string };
  'task-invitation': {
    senderName: string;
    /** Null for a personal account. */
    senderCompany: string | null;
    title: string;
    description: string | null;
    priority: string;
    dueDate: string | null;
    message: string | null;
    link: string;
    days: number;
  };
  feedback: {
    /** As typed. */
    name: string;
    email: string;
    feedback: string;
    /** Who was signed in, with the company, if any. */
    writer: { name: string; companyName: string | null } | null;
    /** An address that is known to be the writer's own. */
    replyTo: string | null;
    link: string;
  };
  notification: { name: string; title: string; message: string; link: string; unsubscribe: string };
}
export type MailTemplate = keyof MailProps;

/** Mails that say a code or a link by which whoever reads them gets into an account. */
export const OPENING_TEMPLATES = [
  'verification-code',
  'password-reset-code',
  'set-password',
  'email-change-code',
] as const satisfies MailTemplate[];
/** Mails that are only for the address that an account has; notices of a change go to the one of before. */
export type AccountTemplate = (typeof OPENING_TEMPLATES)[number] | 'notification';

/** A mail's words in the order they are read; layout.ts draws them, as HTML and as text. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  action?: { label: string; link: string };
  closing: string;
  /** Ends mails of this kind; also offered by mail programs themselves (RFC 8058). */
  unsubscribe?: string;
  /** Where an answer goes, an address that somebody has shown to be theirs; otherwise to the sender. */
  replyTo?: string | null;
}

/** A day in words for readers in any zone; the page behind the link shows the time in theirs. */
function mailDate(instant: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** Of whoever reads the mailbox, whatever strangers do with the codes (decision 18). */
function wayIn({ link }: Pick<CodeProps, 'link'>): Pick<MailContent, 'action'> {
  return link ? { action: { label: 'Choose a new password', link } } : {};
}

function lastCode({ link, hours }: Pick<CodeProps, 'link' | 'hours'>): string {
  if (!link) return '';
  return ` It is the last code for today. If it does not work, because somebody else asks for codes or tries to guess them, use the link to choose a new password: it works once and for ${hours} hours, and it verifies your address too.`;
}

/**
 * To somebody who may never have come in: the name was typed by whoever wanted the mail to be sent, and would be words of
 * a stranger's choice in it.
 */
const STRANGER = 'Hello,';

/** The words of each mail. */
export const mailContents: { [T in MailTemplate]: (props: MailProps[T]) => MailContent } = {
  'verification-code': ({ code, minutes, ...last }) => ({
    subject: `${code} is your ${PRODUCT.name} verification code`,
    greeting: STRANGER,
    paragraphs: ['Enter this code to verify your email address:'],
    code,
    ...wayIn(last),
    closing: `The code is valid for ${minutes} minutes. If you did not ask for it, you can ignore this mail.${lastCode(last)}`,
  }),
  'password-reset-code': ({ code, minutes, ...last }) => ({
    subject: `${code} is your ${PRODUCT.name} password reset code`,
    greeting: STRANGER,
    paragraphs: ['Enter this code to choose a new password:'],
    code,
    ...wayIn(last),
    closing: `The code is valid for ${minutes} minutes. If you did not ask for it, your password stays as it is.${lastCode(last)}`,
  }),
  'set-password': ({ companyName, link, hours }) => ({
    subject: `Your ${PRODUCT.name} account at ${nameInMail(companyName)}`,
    greeting: STRANGER,
    paragraphs: [`${nameInMail(companyName)} has added you to ${PRODUCT.name}. Choose a password to get started:`],
    action: { label: 'Choose a password', link },
    closing: `The link works once and for ${hours} hours. After that, use 'Forgot password' on the sign-in page.`,
  }),
  'email-change-code': ({ code, minutes }) => ({
    subject: `${code} is the code for your new ${PRODUCT.name} address`,
    greeting: STRANGER,
    paragraphs: ['Enter this code to use this address for your account:'],
    code,
    closing: `The code is valid for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
  }),
  'address-in-use': () => ({
    subject: `Your ${PRODUCT.name} address`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody wanted to use this address for another ${PRODUCT.name} account. It belongs to yours, so nothing has changed.`,
    ],
    closing: 'If that was you: delete one of the accounts, or choose another address.',
  }),
  'password-changed': ({ name, link }) => ({
    subject: `Your ${PRODUCT.name} password was changed`,
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: ['The password of your account was changed, and all other sessions were signed out.'],
    action: { label: 'Sign in', link },
    closing: `If that was not you, use 'Forgot password' on the sign-in page at once.`,
  }),
  'access-token-made': ({ name, token, may, days, link }) => ({
    subject: `A new access token for your ${PRODUCT.name} account`,
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: [
      `An access token named “${nameInMail(token)}” was made for your account. With it a program can use ${PRODUCT.name} as you (${may}) for ${days === 1 ? '1 day' : `${days} days`}.`,
    ],
    action: { label: 'See your access tokens', link },
    closing: 'If that was not you, revoke it there and change your password at once: that ends every access token.',
  }),
  'own-address-changed': ({ name, link }) => ({
    subject: `Your ${PRODUCT.name} email address was changed`,
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: ['The email address of your account was changed. This mail goes to the old one.'],
    action: { label: 'Sign in', link },
    closing: 'If that was not you, tell your administrator or our support at once.',
  }),
  'address-changed': ({ name, companyName, link }) => ({
    subject: `Your ${PRODUCT.name} email address was changed`,
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: [`An administrator of ${nameInMail(companyName)} has changed the email address of your account.`],
    action: { label: 'Sign in', link },
    closing: 'This mail goes to the old address. If it should not have been changed, tell your administrator.',
  }),
  'password-reset-by-administrator': ({ name, companyName, link }) => ({
    subject: `Your ${PRODUCT.name} password was reset`,
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: [
      `An administrator of ${nameInMail(companyName)} has given your account a new password and will tell you what it is. You have been signed out everywhere.`,
    ],
    action: { label: 'Sign in', link },
    closing: `To choose a password of your own, use 'Forgot password' on the sign-in page.`,
  }),
  'task-invitation': ({ senderName, senderCompany, title, description, priority, dueDate, message, link, days }) => ({
    subject: `${nameInMail(senderName)} invites you to a task: ${lineInMail(title)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameInMail(senderName)}${senderCompany === null ? '' : ` (${nameInMail(senderCompany)})`} invites you to work together on a task in ${PRODUCT.name}.`,
      `Task: ${lineInMail(title)}`,
      ...(description === null ? [] : [textInMail(description)]),
      `Priority: ${priority}. ${dueDate === null ? MISSING.dueDate : `Due: ${mailDate(dueDate)}`}.`,
      ...(message === null ? [] : [`Message from ${nameInMail(senderName)}: ${textInMail(message)}`]),
    ],
    action: { label: 'See the invitation', link },
    closing: `The invitation is for your address only and valid for ${days} days. If you do not know the sender, you can ignore this mail.`,
  }),
  feedback: ({ name, email, feedback, writer, replyTo, link }) => ({
    subject: `Feedback from ${nameInMail(name)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameInMail(name)} has written to you:`,
      textInMail(feedback),
      `Email as typed: ${lineInMail(email)}`,
      writer === null
        ? 'They were not signed in, so nobody knows who they are.'
        : `Signed in as: ${nameInMail(writer.name)}${writer.companyName === null ? '' : ` (${nameInMail(writer.companyName)})`}`,
    ],
    action: { label: 'Open the inbox', link },
    closing:
      replyTo === null
        ? 'Nobody has checked the address, so an answer to this mail does not go there. You find it in the inbox.'
        : 'An answer to this mail goes to the address of their account, which they have verified.',
    replyTo,
  }),
  notification: ({ name, title, message, link, unsubscribe }) => ({
    subject: lineInMail(title),
    greeting: `Hello ${nameInMail(name)},`,
    paragraphs: [textInMail(message)],
    action: { label: `Open in ${PRODUCT.name}`, link },
    closing: `You get this mail because you use ${PRODUCT.name}.`,
    unsubscribe,
  }),
};
