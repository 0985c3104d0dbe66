import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ACCESS_TOKEN_PREFIX } from '@taskwell/contract/access-tokens';
import { CALENDAR_FEED_MESSAGES, FEED_PATH } from '@taskwell/contract/calendar-feed';
import { type Answer, API_BASE_PATH } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { clientAddress } from '../../platform/http/request.ts';
import { createRequestSlots } from '../../platform/http/request-slots.ts';
import { writeCalendar } from './icalendar.ts';

/**
 * What calendars elsewhere read (decision 37): the operation GET /calendar/feed with the secret of the address, so that
 * whom it stands for, what it opens and how often it may be read is decided there, and in no other form.
 */
export function calendarFeedRoutes(http: FastifyInstance, { appUrl }: Config): void {
  const slots = createRequestSlots();

  http.get<{ Params: { file: string } }>(`${FEED_PATH}:file`, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const secret = request.params.file.replace(/\.ics$/, '');
    // A session opens more than a calendar: in an address, which is kept and passed on, it is none.
    if (!secret.startsWith(ACCESS_TOKEN_PREFIX)) return sendNoAddress(reply);
    const address = clientAddress(request);
    // What a calendar costs beside the operation is its reader's too: one is put together at a time, a few are on their way.
    const reading = slots.enter({ person: secret, company: secret, address }, true, () => request.raw.destroyed);
    reply.raw.once('close', reading.leave);
    const response = await reading.inTurn(true, () =>
      http.inject({
        method: 'GET',
        url: `${API_BASE_PATH}/calendar/feed`,
        query: request.query as Record<string, string>,
        remoteAddress: address,
        headers: { authorization: `Bearer ${secret}` },
      }),
    );
    if (response.statusCode === 200) return sendCalendar(request, reply, response, appUrl);
    const wait = response.headers['retry-after'];
    if (wait !== undefined) reply.header('retry-after', wait);
    if (response.statusCode === 401 || response.statusCode === 403) return sendNoAddress(reply);
    return sendText(reply.code(response.statusCode), response.json<{ error: string }>().error);
  });
}

function sendNoAddress(reply: FastifyReply): FastifyReply {
  return sendText(reply.code(404), CALENDAR_FEED_MESSAGES.notValid);
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** The whole calendar, or that it is what the reader has: it follows from the tasks, so that they tell which it is. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, tasks: LightMyRequestResponse, appUrl: string) {
  const tag = `"${createHash('sha256').update(PRODUCT.version).update(tasks.rawPayload).digest('base64url')}"`;
  // Weak: it may be compressed on its way, and is the same calendar then in other bytes.
  reply.header('etag', `W/${tag}`).header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((each) => each === tag || each === '*')) return reply.code(304).send();
  const { data } = tasks.json<Answer<'GET /calendar/feed'>>();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="taskwell.ics"')
    .send(Readable.from(writeCalendar(data, appUrl), { objectMode: false }));
}
