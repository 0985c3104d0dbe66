import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/failure.ts';
import type { Mailer, WaitingMail } from '../mail/mailer.ts';
import type { UndeliveredMail } from '../mail/mails.queries.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

/**
 * For whoever runs the installation, at an address that only the start banner tells. Where there is no mail server, mails
 * are read here, as text: a page of this kind runs nothing that came from elsewhere. With one, it shows which mails wait
 * and why, and nothing of what they say. `Accept: application/json` answers the same as data.
 */
export function outboxPage(app: FastifyInstance, mailer: Mailer): void {
  const { outboxKey, isLocal } = mailer;
  app.get<{ Params: { key: string } }>('/outbox/:key', async (request, reply) => {
    const given = Buffer.from(request.params.key);
    const right = Buffer.from(outboxKey);
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
    const mails = isLocal ? await mailer.waiting() : await mailer.undelivered();
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) return { mails };
    const list = isLocal ? (mails as WaitingMail[]).map(readable) : (mails as UndeliveredMail[]).map(undelivered);
    const note = isLocal
      ? 'No mail server is configured (SMTP_URL), so mails wait here.'
      : 'Mails that the mail server has not taken yet, or that were given up. What has been delivered is not listed.';
    const { headers, html } = plainPage(
      'Mail outbox',
      `<p>${note} Reload to see new ones.</p>
${list.join('\n') || '<p>No mail waits.</p>'}`,
    );
    return reply.headers(headers).send(html);
  });
}

function readable(mail: WaitingMail): string {
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="to">To <strong>${escapeHtml(mail.recipient)}</strong>, ${time(mail.createdAt)}</p><pre>${linked(mail.text)}</pre></article>`;
}

function undelivered(mail: UndeliveredMail): string {
  const tried = `tried ${mail.attempts} time${mail.attempts === 1 ? '' : 's'}`;
  const state = mail.droppedAt ? `Given up ${time(mail.droppedAt)}` : `Waits, ${next(mail.nextAttemptAt)}`;
  const taken = mail.unanswered > 0 ? `<p>${likelyArrived(mail)}</p>` : '';
  return `<article><h2>${escapeHtml(mail.template)}</h2>
<p class="to">To <strong>${escapeHtml(mail.recipient)}</strong>, since ${time(mail.createdAt)}</p>
<p>${state}; ${tried}</p>${taken}<pre>${escapeHtml(mail.lastError ?? 'Not tried yet.')}</pre></article>`;
}

/** Nobody should think that it is lost, nor that it is certain to be there. */
function likelyArrived({ unanswered, droppedAt }: UndeliveredMail): string {
  const often = unanswered === 1 ? 'once' : `${unanswered} times`;
  const plan = droppedAt ? '' : ' It is sent again a few times at most, ever later.';
  return `Most likely it has arrived: it was sent whole ${often} without an answer.${plan}`;
}

function next(at: Date | null): string {
  // No job: it waited while there was no mail server, or its process was killed in a rare moment.
  if (at === null) return 'tried again within the hour';
  return at > new Date() ? `next tried ${time(at)}` : 'being tried now';
}

/** Without a zone to know, in the one that logs have. */
function time(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Our own links end a line of the text; everything else stays text. */
function linked(text: string): string {
  return escapeHtml(text).replace(/: (https?:\/\/[\w./:-]+)$/gm, ': <a href="$1">$1</a>');
}
