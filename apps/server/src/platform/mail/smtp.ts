import type { Config } from '../config/config.ts';
import type { RenderedMail } from './layout.ts';

/** How long a mail server may take. A job is given to another worker after a minute, so all of it ends well before. */
export interface SmtpTimeouts {
  /** To be connected, and again to greet. */
  connectMilliseconds: number;
  /** From the first to the last byte of the mail, whatever it says meanwhile. */
  handoverMilliseconds: number;
  /** With its answer to the mail, which takes a server that looks into mails the longest (RFC 5321 §4.5.3.2.6). */
  wholeMilliseconds: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectMilliseconds: 10_000,
  handoverMilliseconds: 25_000,
  wholeMilliseconds: 50_000,
};

export interface OutgoingMail extends RenderedMail {
  recipient: string;
  /** The same at every attempt, so that a mail that arrives twice can be recognised. */
  messageId: string;
}

/** The mail server was given the whole mail and did not say what becomes of it: the cause is how its silence ended. */
export class LostAnswer extends Error {}

export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** Sends over SMTP: done when the server has said that it took the mail. */
export function createSmtp(smtpUrl: string, { mailFrom, appUrl }: Config, timeouts: SmtpTimeouts): SendMail {
  return async (mail, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeouts.connectMilliseconds,
      greetingTimeout: timeouts.connectMilliseconds,
      // The signals below end it before.
      socketTimeout: 2 * timeouts.wholeMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const handover = new AbortController();
    const handoverTimer = setTimeout(() => handover.abort(), timeouts.handoverMilliseconds);
    let isHandedOver = false;
    transport.use('stream', ({ message }, done) => {
      // What the connection reads, which it does when the server has asked for the mail.
      message.processFunc((stream) =>
        stream.once('end', () => {
          isHandedOver = true;
          clearTimeout(handoverTimer);
        }),
      );
      done();
    });
    try {
      await transport.sendMail({
        from: mailFrom,
        // An object, so that an address is never parsed as a list of several.
        to: { name: '', address: mail.recipient },
        ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.unsubscribe !== null && { headers: oneClick(mail.unsubscribe) }),
        messageId: `<${mail.messageId}@${new URL(appUrl).hostname}>`,
        signal: AbortSignal.any([signal, handover.signal, AbortSignal.timeout(timeouts.wholeMilliseconds)]),
      });
    } catch (error) {
      if (isHandedOver && !hasAnswer(error)) throw new LostAnswer('no answer to the mail', { cause: error });
      throw error;
    } finally {
      clearTimeout(handoverTimer);
      transport.close();
    }
  };
}

function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error;
}

/** RFC 8058: the mail program itself offers to end mails like this one, with a POST that needs nobody's click on a page. */
function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
