import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';
import { type ParsedMail, parseMail } from './mime.ts';

export interface ReceivedMail extends ParsedMail {
  from: string;
  to: string[];
  source: string;
}

/** What a mail server does; where it says nothing, it does what it should. */
export interface PeerBehaviour {
  /** Takes connections, but says nothing. */
  isSilent?: boolean;
  /** Takes no password, and repeats the one it was given. */
  refusesSignIn?: boolean;
  /** The status with which it answers to a recipient. */
  recipientStatus?: (address: string) => number | null;
  /** The status with which it answers to a whole mail, or that it takes it and answers nothing, or hangs up. */
  mailAnswer?: (recipient: string) => number | 'silence' | 'hang up' | null;
  /** What it says with that status. */
  words?: (mail: ReceivedMail) => string;
}

/** A mail server of its own process's making, which can be told to misbehave. */
export interface SmtpPeer {
  url: string;
  port: number;
  /** What was accepted. */
  received: ReceivedMail[];
  /** What was sent but refused. */
  refused: ReceivedMail[];
  /** What was taken, but the sender was not told. */
  unanswered: ReceivedMail[];
  /** How many connections are open. */
  connections(): number;
  /** From now on; nothing said is as it should be. */
  behave(behaviour: PeerBehaviour): void;
  /** Says at last that it took the mails that are under way without an answer. */
  answerLate(): void;
  /** Ends every conversation that is under way. */
  hangUp(): void;
  /** Answers every mail with this status until told otherwise; null accepts. */
  refuseWith(status: number | null): void;
  /** Waits for the mail to an address. */
  mailTo(recipient: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export interface SmtpPeerOptions {
  port?: number;
  /** TLS from the first byte, with a certificate that nobody trusts. */
  isSecure?: boolean;
}

export async function startSmtpPeer({ port: wanted = 0, isSecure = false }: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  const unanswered: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const answers: (() => void)[] = [];
  let behaviour: PeerBehaviour = {};

  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Hanging up is what some tests ask for.
    closeTimeout: 50,
    onConnect(_session, done) {
      if (!behaviour.isSilent) done();
    },
    onAuth({ username, password }, _session, done) {
      if (behaviour.refusesSignIn) done(answer(535, `no sign-in for ${username} with ${password}`));
      else done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const status = behaviour.recipientStatus?.(address) ?? null;
      done(status === null ? null : answer(status, 'no such person'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('latin1');
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const mail = { ...parseMail(source), from, to: rcptTo.map(({ address }) => address), source };
        take(mail, session.remotePort, done);
      });
    },
  });

  function take(mail: ReceivedMail, remotePort: number, done: (error?: Error | null) => void): void {
    const what = behaviour.mailAnswer?.(mail.to[0] ?? '') ?? null;
    if (what === null) {
      received.push(mail);
      done();
    } else if (typeof what === 'number') {
      refused.push(mail);
      // As filters do that quote what they object to.
      done(answer(what, behaviour.words?.(mail) ?? `not now: ${mail.subject}`));
    } else {
      unanswered.push(mail);
      answers.push(done);
      if (what === 'hang up') for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
    }
  }

  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A handshake that fails and a client that is killed are what some tests are about.
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    received,
    refused,
    unanswered,
    connections: () => sockets.size,
    behave: (next) => {
      behaviour = next;
    },
    answerLate: () => {
      for (const done of answers.splice(0)) done();
    },
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    refuseWith: (status) => {
      behaviour = status === null ? {} : { mailAnswer: () => status };
    },
    mailTo: (recipient) =>
      eventually(`a mail to ${recipient}`, () => received.find(({ to }) => to.includes(recipient)), 20_000),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
