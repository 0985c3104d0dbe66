import type { Config } from '../config.ts';
import type { RenderedMail } from './layout.ts';

/** How long a mail server may take. A job is given to another worker after a minute, so all of it ends well before. */
export interface SmtpPatience {
  /** To be connected, and again to greet. */
  connectMilliseconds: number;
  /** Saying nothing, at any later step. */
  silenceMilliseconds: number;
  /** From the first to the last: a server that sends a byte now and then is never silent. */
  wholeMilliseconds: number;
}

export const SMTP_PATIENCE: SmtpPatience = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 20_000,
  wholeMilliseconds: 40_000,
};

export interface OutgoingMail extends RenderedMail {
  recipient: string;
  /** The same at every attempt, so that a mail that arrives twice can be recognised. */
  messageId: string;
}

export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** Sends over SMTP: done when the server has said that it took the mail. */
export function createSmtp(smtpUrl: string, { mailFrom, appUrl }: Config, patience: SmtpPatience): SendMail {
  return async (mail, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patience.connectMilliseconds,
      greetingTimeout: patience.connectMilliseconds,
      socketTimeout: patience.silenceMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from: mailFrom,
        // An object, so that an address is never parsed as a list of several.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.unsubscribe !== null && { headers: oneClick(mail.unsubscribe) }),
        messageId: `<${mail.messageId}@${new URL(appUrl).hostname}>`,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience.wholeMilliseconds)]),
      });
    } finally {
      transport.close();
    }
  };
}

/** RFC 8058: the mail program itself offers to end mails like this one, with a POST that needs nobody's click on a page. */
function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
