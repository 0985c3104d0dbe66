import { API_BASE_PATH } from '@taskwell/contract/operations';
import { seesWholeCompany } from '@taskwell/policy/policy';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';
import { unauthenticated } from './failure.ts';
import type { Implement } from './implement.ts';
import type { Realtime } from './realtime.ts';
import { bearerTokenHash } from './request.ts';

const HEARTBEAT_MILLISECONDS = 20_000;
/** A reader this far behind is cut off; it connects again and reads afresh. */
const BACKLOG_BYTES = 1_000_000;

/** GET /events: the live stream (DECISIONS §1), for a fetch with the bearer token. */
export function eventStream(app: FastifyInstance, implement: Implement, database: Database, realtime: Realtime): void {
  implement.declare('GET /events');
  app.get(`${API_BASE_PATH}/events`, async (request, reply) => {
    const tokenHash = bearerTokenHash(request);
    const session = tokenHash && (await database.asReader(tokenHash, async (_, row) => row));
    if (!tokenHash || !session) throw unauthenticated();
    const actor = {
      userId: session.user_id,
      companyId: session.company_id,
      role: session.role,
      isPersonal: session.is_personal,
    };

    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const write = (text: string) => {
      if (stream.writableLength > BACKLOG_BYTES) stream.destroy();
      else stream.write(text);
    };
    const stopListening = await realtime.listen({
      userId: actor.userId,
      companyId: actor.companyId,
      seesWholeCompany: seesWholeCompany(actor),
      tokenHash,
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => stream.end('data: {"kind":"session.ended","id":0,"version":0}\n\n'),
      close: () => stream.end(),
    });
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MILLISECONDS);
    const close = () => {
      clearInterval(heartbeat);
      stopListening();
    };
    stream.on('close', close);
    if (stream.destroyed) close();
    write(': ready\n\n');
  });
}
