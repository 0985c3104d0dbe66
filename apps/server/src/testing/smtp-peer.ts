import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';
import { type ParsedMail, parseMail } from './mime.ts';

export interface ReceivedMail extends ParsedMail {
  from: string;
  to: string[];
  source: string;
}

/** A mail server of its own process's making, which can be told to refuse. */
export interface SmtpPeer {
  url: string;
  /** What was accepted. */
  received: ReceivedMail[];
  /** What was sent but refused. */
  refused: ReceivedMail[];
  /** Answers every mail with this status until told otherwise; null accepts. */
  refuseWith(status: number | null): void;
  /** Waits for the mail to an address. */
  mailTo(recipient: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('latin1');
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const mail = { ...parseMail(source), from, to: rcptTo.map(({ address }) => address), source };
        (refusal === null ? received : refused).push(mail);
        done(refusal === null ? null : Object.assign(new Error('not now'), { responseCode: refusal }));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    refuseWith: (status) => {
      refusal = status;
    },
    mailTo: (recipient) =>
      eventually(`a mail to ${recipient}`, () => received.find(({ to }) => to.includes(recipient)), 20_000),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
