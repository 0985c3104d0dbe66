import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { CALENDAR_FEED_MESSAGES, FEED_PATH } from '@taskwell/contract/calendar-feed';
import { type Answer, API_BASE_PATH } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { clientAddress } from '../../platform/http/request.ts';
import { writeCalendar } from './icalendar.ts';

/**
 * What calendars elsewhere read (decision 37): the operation GET /calendar/feed with the secret of the address, so that
 * whom it stands for, what it opens and how often it may be read is decided there, and in no other form.
 */
export function calendarFeedRoutes(http: FastifyInstance, { appUrl }: Config): void {
  http.get<{ Params: { file: string } }>(`${FEED_PATH}:file`, async (request, reply) => {
    const response = await http.inject({
      method: 'GET',
      url: `${API_BASE_PATH}/calendar/feed`,
      query: request.query as Record<string, string>,
      remoteAddress: clientAddress(request),
      headers: { authorization: `Bearer ${request.params.file.replace(/\.ics$/, '')}` },
    });
    reply.header('x-robots-tag', 'noindex');
    if (response.statusCode === 200) return sendCalendar(request, reply, response, appUrl);
    const wait = response.headers['retry-after'];
    if (wait !== undefined) reply.header('retry-after', wait);
    const isNoAddress = response.statusCode === 401 || response.statusCode === 403;
    return reply
      .code(isNoAddress ? 404 : response.statusCode)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isNoAddress ? CALENDAR_FEED_MESSAGES.notValid : response.json<{ error: string }>().error);
  });
}

/** The whole calendar, or that it is what the reader has: it follows from the tasks, so that they tell which it is. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, tasks: LightMyRequestResponse, appUrl: string) {
  const etag = `"${createHash('sha256').update(PRODUCT.version).update(tasks.rawPayload).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === etag || tag === '*')) return reply.code(304).send();
  const { data } = tasks.json<Answer<'GET /calendar/feed'>>();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="taskwell.ics"')
    .send(Readable.from(writeCalendar(data, appUrl), { objectMode: false }));
}
