import { PUSH_LIMITS, type PushMessage } from '@taskwell/contract/push';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { PrivateAddress } from '../../platform/push/public-address.ts';
import type { Services } from '../../platform/services.ts';
import { type DuePush, dropSubscription, findDuePush } from './push.queries.ts';

type PushJob = JobData['push.send'];

/** What a push service answers for a browser that takes no more messages (RFC 8030 §7.3). */
const GONE = [404, 410];

export function createPushMessages({ database, push, logger }: Pick<Services, 'database' | 'push' | 'logger'>) {
  const shares = createShares();

  /** Sends one notification to one browser (a job); throws to be tried again. One that was read by then is left out. */
  async function deliver(job: PushJob, signal: AbortSignal): Promise<void> {
    const due = await database.asSystem('push messages', (tx) => findDuePush(tx, job));
    if (due === null) return;
    const status = await shares.within(job.userId, new URL(due.endpoint).origin, () => send(due, job, signal));
    if (GONE.includes(status)) {
      await database.asSystem('push messages', (tx) => dropSubscription(tx, job, due.endpoint));
    } else if (status === 429 || status >= 500) {
      throw new Error(`The push service answers ${status}`);
    } else if (status >= 300) {
      logger.warn({ status, host: new URL(due.endpoint).host }, 'a push message was refused');
    }
  }

  /** Of an address that is no push service's, what a push service says of a browser that is gone. */
  async function send(due: DuePush, job: PushJob, signal: AbortSignal): Promise<number> {
    try {
      return await push.send(due, messageOf(due, job), signal);
    } catch (error) {
      if (!(error instanceof PrivateAddress)) throw error;
      logger.warn({ err: error, userId: job.userId }, 'a push address leads into a private network');
      return 410;
    }
  }

  return { deliver };
}

interface Shares {
  /** Sends within the person's share; throws beyond it, for the job to be tried again later. */
  within(userId: number, service: string, work: () => Promise<number>): Promise<number>;
}

/**
 * Nobody holds up the others' messages (SECURITY row 20), whatever addresses they have given: a person has few on their way
 * at a time, and a service that gave one of theirs no answer is left alone for a while. Counted by each process for itself.
 */
function createShares(): Shares {
  const onTheirWay = new Map<number, number>();
  const pausedUntil = new Map<string, number>();

  function checkPause(key: string): void {
    const now = performance.now();
    for (const [each, until] of pausedUntil) if (until < now) pausedUntil.delete(each);
    if (pausedUntil.has(key)) throw new Error('The push service gave no answer a moment ago');
  }

  return {
    async within(userId, service, work) {
      const key = `${userId} ${service}`;
      checkPause(key);
      const others = onTheirWay.get(userId) ?? 0;
      if (others >= PUSH_LIMITS.atOncePerPerson) throw new Error('Others are on their way to this person');
      onTheirWay.set(userId, others + 1);
      try {
        return await work();
      } catch (error) {
        pausedUntil.set(key, performance.now() + PUSH_LIMITS.pauseMilliseconds);
        throw error;
      } finally {
        const left = (onTheirWay.get(userId) ?? 1) - 1;
        if (left === 0) onTheirWay.delete(userId);
        else onTheirWay.set(userId, left);
      }
    },
  };
}

function messageOf({ title, message, taskId }: DuePush, { notificationId }: PushJob): PushMessage {
  return {
    title,
    body: message.slice(0, PUSH_LIMITS.bodyLength),
    path: taskId === null ? '/dashboard' : `/dashboard?task=${taskId}`,
    tag: `notification-${notificationId}`,
  };
}
