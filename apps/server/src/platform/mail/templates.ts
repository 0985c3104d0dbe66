import { PRODUCT } from '@taskwell/contract/product';

/** What each mail needs; sealed while it waits (see seal.ts). Links are made by the server, never taken from people. */
export interface MailProps {
  'verification-code': { name: string; code: string; minutes: number };
  'password-reset-code': { name: string; code: string; minutes: number };
  'set-password': { name: string; companyName: string; link: string; hours: number };
  notification: { name: string; title: string; message: string; link: string; unsubscribe: string };
}
export type MailTemplate = keyof MailProps;

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
}

/**
 * A name as it may stand in a mail: mail programs turn whatever looks like an address into a link, and only our own
 * links belong there. An invisible space after each sign that an address needs keeps them from it.
 */
function unlinked(name: string): string {
  return name.replace(/[.:/@]/g, '$&\u200B');
}

/** The words of each mail. */
export const mailContents: { [T in MailTemplate]: (props: MailProps[T]) => MailContent } = {
  'verification-code': ({ name, code, minutes }) => ({
    subject: `${code} is your ${PRODUCT.name} verification code`,
    greeting: `Hello ${unlinked(name)},`,
    paragraphs: ['Enter this code to verify your e-mail address:'],
    code,
    closing: `The code is valid for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
  }),
  'password-reset-code': ({ name, code, minutes }) => ({
    subject: `${code} is your ${PRODUCT.name} password reset code`,
    greeting: `Hello ${unlinked(name)},`,
    paragraphs: ['Enter this code to choose a new password:'],
    code,
    closing: `The code is valid for ${minutes} minutes. If you did not ask for it, your password stays as it is.`,
  }),
  'set-password': ({ name, companyName, link, hours }) => ({
    subject: `Your ${PRODUCT.name} account at ${unlinked(companyName)}`,
    greeting: `Hello ${unlinked(name)},`,
    paragraphs: [`${unlinked(companyName)} has added you to ${PRODUCT.name}. Choose a password to get started:`],
    action: { label: 'Choose a password', link },
    closing: `The link works once and for ${hours} hours. After that, use 'Forgot password' on the sign-in page.`,
  }),
  notification: ({ name, title, message, link, unsubscribe }) => ({
    subject: title,
    greeting: `Hello ${unlinked(name)},`,
    paragraphs: [unlinked(message)],
    action: { label: `Open in ${PRODUCT.name}`, link },
    closing: `You get this mail because you use ${PRODUCT.name}.`,
    unsubscribe,
  }),
};
