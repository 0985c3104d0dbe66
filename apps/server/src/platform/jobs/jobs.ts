import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenTransaction } from '../database/database.ts';

/** Every job there is, with what it carries: ids only, the job reads what it needs when it runs. */
export interface JobData {
  'account.send-code': {
    email: string;
    purpose: 'verification' | 'password-reset';
    /** Not whoever says that the mailbox is theirs, but who gave an account this address. */
    causedBy?: { userId: number; companyId: number | null };
  };
  'mail.send': { mailId: number };
  'push.send': { companyId: number; userId: number; notificationId: number; subscriptionId: number };
  'task.remind': { companyId: number; taskId: number };
  'task.remind-all': Record<string, never>;
  'people.welcome': Record<string, never>;
  'platform.clean-up': Record<string, never>;
  'audit.chain': Record<string, never>;
  'audit.blocks': Record<string, never>;
  'security.reset-passwords': Record<string, never>;
  'platform.figures': Record<string, never>;
}
export type JobName = keyof JobData;

const SCHEMA = 'pgboss';

/** A killed worker's job is taken over within two minutes; mail is tried until the mailer gives it up, after five days. */
const QUEUES: Record<JobName, { retryLimit: number; retryDelay: number; retryDelayMax: number }> = {
  'account.send-code': { retryLimit: 20, retryDelay: 1, retryDelayMax: 60 },
  'mail.send': { retryLimit: 2_000, retryDelay: 2, retryDelayMax: 300 },
  // What is told much later is no news.
  'push.send': { retryLimit: 12, retryDelay: 1, retryDelayMax: 120 },
  'task.remind': { retryLimit: 20, retryDelay: 1, retryDelayMax: 60 },
  'task.remind-all': { retryLimit: 3, retryDelay: 5, retryDelayMax: 30 },
  'people.welcome': { retryLimit: 3, retryDelay: 5, retryDelayMax: 30 },
  'platform.clean-up': { retryLimit: 3, retryDelay: 30, retryDelayMax: 300 },
  'audit.chain': { retryLimit: 3, retryDelay: 5, retryDelayMax: 30 },
  'audit.blocks': { retryLimit: 3, retryDelay: 5, retryDelayMax: 30 },
  'security.reset-passwords': { retryLimit: 20, retryDelay: 1, retryDelayMax: 60 },
  'platform.figures': { retryLimit: 3, retryDelay: 5, retryDelayMax: 30 },
};
const EXPIRE_SECONDS = 60;
/** How many a process does at a time, where not one: a mail server may be slow with one mail and quick with the next. */
const CONCURRENCY: Partial<Record<JobName, number>> = { 'mail.send': 4, 'push.send': 8 };
/** Jobs that the clock asks for (cron, UTC). */
const SCHEDULES = {
  'task.remind-all': '* * * * *',
  'people.welcome': '* * * * *',
  'platform.clean-up': '17 * * * *',
  'audit.chain': '* * * * *',
  'audit.blocks': '* * * * *',
  'platform.figures': '* * * * *',
} satisfies Partial<Record<JobName, string>>;
/** The second finds what no notification wakes a worker for, such as a retry whose time has come. */
const WORK = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Creates or upgrades the queue tables; called while migrating, as the owner. */
export async function migrateJobs(client: pg.Client, ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, max: 2, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const [name, retry] of Object.entries(QUEUES)) {
      const options = { ...retry, retryBackoff: true, expireInSeconds: EXPIRE_SECONDS, notify: true };
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
  await client.query(`
    grant usage on schema ${SCHEMA} to taskwell_tenant, taskwell_system;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to taskwell_system;
    grant usage on all sequences in schema ${SCHEMA} to taskwell_system;
    grant execute on all functions in schema ${SCHEMA} to taskwell_tenant, taskwell_system;
    grant select on ${SCHEMA}.queue to taskwell_tenant;
    grant insert, select (id, start_after) on ${SCHEMA}.job, ${SCHEMA}.job_common to taskwell_tenant`);
}

function within(tx: OpenTransaction) {
  return {
    executeSql: (text: string, values: unknown[] = []) => tx.run<Record<string, unknown>>({ text, values }),
  };
}

export type JobHandler<N extends JobName> = (data: JobData[N], signal: AbortSignal) => Promise<void>;
export type JobHandlers = { [N in JobName]: JobHandler<N> };

export interface Jobs {
  /** Adds a job in the transaction of the change that asks for it: it exists if and only if the change does. */
  add<N extends JobName>(
    tx: OpenTransaction,
    name: N,
    data: JobData[N],
    when?: { afterSeconds: number },
  ): Promise<void>;
  /** Adds many jobs of one kind in that transaction, by one statement. */
  addAll<N extends JobName>(tx: OpenTransaction, name: N, data: JobData[N][]): Promise<void>;
  /** Starts working; without it this process only adds. */
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** Connects to the queues that migrateJobs made. */
export async function openJobs(appUrl: string, logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: appUrl,
    options: '-c role=taskwell_system',
    application_name: 'taskwell jobs',
    schema: SCHEMA,
    max: 3,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue error'));
  await boss.start();

  return {
    async add(tx, name, data, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(name, data, { db: within(tx), startAfter: afterSeconds });
    },
    async addAll(tx, name, data) {
      const jobs = data.map((each) => ({ data: each }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(tx) });
    },
    async work(handlers) {
      for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron, {});
      const names = Object.keys(QUEUES) as JobName[];
      // Each a worker of its own, so that one that is busy for long never is the one that is told of more.
      for (const name of names.flatMap((each) => Array<JobName>(CONCURRENCY[each] ?? 1).fill(each))) {
        const worker = await boss.work<never>(name, WORK, async ([job]) => {
          if (!job) return;
          logger.debug({ job: job.id, queue: name }, 'job starts');
          // One notification may stand for several jobs, so the next is looked for at once.
          boss.notifyWorker(worker);
          await (handlers[name] as JobHandler<JobName>)(job.data, job.signal);
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, close: true, timeout: 5_000 });
    },
  };
}
