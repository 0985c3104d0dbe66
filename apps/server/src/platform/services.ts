import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Throttle } from './http/throttle.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { KeyFor } from './keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { UnsubscribeLinks } from './mail/unsubscribe.ts';
import type { Push } from './push/push.ts';
import type { Realtime } from './realtime/realtime.ts';

/** What features need of the platform; built once at the start, see app.ts. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly unsubscribe: UnsubscribeLinks;
  readonly push: Push;
  readonly realtime: Realtime;
  readonly throttle: Throttle;
  readonly keyFor: KeyFor;
  readonly logger: Logger;
  /** Where the zip of the browser extension lies once it has been built. */
  readonly extensionFile: string;
}
