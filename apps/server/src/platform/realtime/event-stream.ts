import type { OutgoingHttpHeaders } from 'node:http';
import { LIMITS } from '@taskwell/contract/limits';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import { seesWholeCompany } from '@taskwell/policy/policy';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { tooManyRequests } from '../http/failure.ts';
import type { Implement } from '../http/implement.ts';
import { clientAddress, networkOf } from '../http/request.ts';
import type { Realtime } from './realtime.ts';

/** By this the connections' time limits know that an answer is meant to last. */
export const LIVE_STREAM_TYPE = 'text/event-stream; charset=utf-8';
const HEARTBEAT_MILLISECONDS = 20_000;
/** A reader this far behind is cut off; it connects again and reads afresh. */
const BACKLOG_BYTES = 1_000_000;
/** Told to a reader that has too many open. */
const REFUSED_SECONDS = 30;

/**
 * How much of the connections, of all and of one network address, live streams may take. The rest is for requests: who
 * opens streams must not keep others from signing in.
 */
const STREAMS_SHARE = 3 / 4;

/** Something that each of many may have so many of. */
function countOpen(most: number): (whose: string | number) => () => void {
  const open = new Map<string | number, number>();
  return (whose) => {
    const before = open.get(whose) ?? 0;
    if (before >= most) throw tooManyRequests(REFUSED_SECONDS);
    open.set(whose, before + 1);
    return () => {
      const left = (open.get(whose) ?? 1) - 1;
      if (left > 0) open.set(whose, left);
      else open.delete(whose);
    };
  };
}

interface EventStreamOptions {
  realtime: Realtime;
  config: Pick<Config, 'maxConnections' | 'maxConnectionsPerAddress'>;
}

/** GET /events: the live stream (DECISIONS §1), for a fetch with the bearer token. */
export function eventStream(
  app: FastifyInstance,
  implement: Implement,
  { realtime, config }: EventStreamOptions,
): void {
  implement.declare('GET /events');
  const openOfPerson = countOpen(LIMITS.liveStreamsPerPerson);
  const openOfAddress = countOpen(Math.floor(config.maxConnectionsPerAddress * STREAMS_SHARE));
  const openOfAll = countOpen(Math.floor(config.maxConnections * STREAMS_SHARE));

  /** @returns how to stop counting it @throws 429 where the person, the address or all together have too many */
  function admit(userId: number, address: string): () => void {
    const ends: (() => void)[] = [];
    const end = () => {
      for (const each of ends) each();
    };
    try {
      ends.push(openOfPerson(userId));
      ends.push(openOfAddress(address));
      ends.push(openOfAll('all'));
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  app.get(`${API_BASE_PATH}/events`, { exposeHeadRoute: false }, async (request, reply) => {
    const { tokenHash, actor } = await implement.authenticate('GET /events', request);
    const ends = [admit(actor.userId, networkOf(clientAddress(request)))];
    const close = () => {
      for (const end of ends.splice(0)) end();
    };
    reply.hijack();
    const stream = reply.raw;
    stream.on('close', close);
    stream.setHeader('content-type', LIVE_STREAM_TYPE);
    stream.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const write = (text: string) => {
      if (stream.writableEnded) return;
      if (stream.writableLength > BACKLOG_BYTES) stream.destroy();
      else stream.write(text);
    };
    const end = (lastWords = '') => {
      // Told again, because it is still there: a reader that does not even take the end is cut off.
      if (stream.writableEnded) stream.destroy();
      else stream.end(lastWords);
    };
    const listening = realtime.listen({
      userId: actor.userId,
      companyId: actor.companyId,
      seesWholeCompany: seesWholeCompany(actor),
      tokenHash,
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => end('data: {"kind":"session.ended","id":0,"version":0}\n\n'),
      close: () => end(),
    });
    const stopListening = await listening.catch((error: Error) => {
      // The answer has begun, so it cannot become a failure; left open, it would never say anything.
      stream.destroy();
      close();
      throw error;
    });
    let unread = 0;
    const heartbeat = setInterval(() => {
      // What was there at the last heartbeat has not been taken since.
      if (unread > 0 && stream.writableLength >= unread) stream.destroy();
      unread = stream.writableLength;
      write(': still here\n\n');
    }, HEARTBEAT_MILLISECONDS);
    ends.push(stopListening, () => clearInterval(heartbeat));
    if (stream.destroyed) close();
    write(': ready\n\n');
  });
}
