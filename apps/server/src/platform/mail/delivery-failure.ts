import { without } from './secrets.ts';
import { LostAnswer } from './smtp.ts';

/** What nodemailer tells of a failure. */
interface SmtpError extends Error {
  /** Its own name of the fault, and the system's. */
  code?: string;
  originalCode?: string;
  /** What the server answered to, and whether it will answer the same again. Unset where it answered nothing. */
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** An attempt to deliver a mail that failed, as whoever runs the installation is told of it. */
export interface DeliveryFailure {
  /** A sentence: whose fault it seems to be, and what the mail server said. */
  reason: string;
  kind: FailureKind;
}

/**
 * Refused: the mail server will not take this mail, today or tomorrow (5xx for its recipient or for what it says).
 * Unanswered: it was given the whole mail and may have taken it. Passing: anything else.
 */
export type FailureKind = 'passing' | 'refused' | 'unanswered';

const REASON_LENGTH = 500;
/** Answers about who asks, not about the mail: an operator's fault, which is mended without the mail being another. */
const SIGN_IN_ANSWERS = [530, 534, 535, 538];

/** @param secrets what the mail says and the settings hold: a mail server may repeat it, the outbox page may not */
export function describeFailure(error: unknown, secrets: string[]): DeliveryFailure {
  const isUnanswered = error instanceof LostAnswer;
  const fault = asFault(isUnanswered ? error.cause : error);
  const blamed = isUnanswered ? 'The mail server was given the whole mail and did not answer' : blame(fault);
  const reason = `${blamed}: ${without(secrets, fault.message)}`.slice(0, REASON_LENGTH);
  if (isUnanswered) return { reason, kind: 'unanswered' };
  return { reason, kind: isRefused(fault) ? 'refused' : 'passing' };
}

function asFault(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

function isRefused({ permanent, command, responseCode }: SmtpError): boolean {
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return permanent === true && isAboutMail && !SIGN_IN_ANSWERS.includes(responseCode ?? 0);
}

function blame({ code, command, responseCode, permanent, originalCode }: SmtpError): string {
  if (code === 'EAUTH' || code === 'ENOAUTH' || SIGN_IN_ANSWERS.includes(responseCode ?? 0)) {
    return 'The mail server refuses the sign-in, see SMTP_URL';
  }
  if (permanent === false) return 'The mail server puts it off';
  if (permanent && command === 'MAIL FROM') return 'The mail server refuses the sender, see MAIL_FROM';
  if (permanent && command === 'RCPT TO') return 'The mail server refuses the recipient';
  if (permanent) return 'The mail server refuses the mail';
  if (code === 'ETLS' || isCertificateFault(originalCode)) return 'No secure connection to the mail server';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'The mail server does not answer in time';
  if (code === 'EDNS' || code === 'ESOCKET') return 'The mail server cannot be reached, see SMTP_URL';
  if (code === 'ECONNECTION') return 'The mail server ended the conversation before it took the mail';
  return 'Not delivered';
}

/** As OpenSSL and Node name them. */
function isCertificateFault(code = ''): boolean {
  return /CERT|_TLS_|_SSL_/.test(code);
}
