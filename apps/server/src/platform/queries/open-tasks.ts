import { OPEN_STATUSES } from '@taskwell/contract/labels';
import { NEVER_OVERDUE } from '@taskwell/contract/overdue';
import { type RawBuilder, sql } from 'kysely';

/**
 * The statuses of open tasks, for `status in (…)`. As literals, so that an index on open tasks alone serves.
 */
export const openStatuses: RawBuilder<unknown> = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

const [, , lastOpen] = OPEN_STATUSES;

/** Open tasks are those whose `status_rank` is not above this: one range of an index that begins with the rank. */
export const lastOpenRank: RawBuilder<number> = sql<number>`app.status_rank(${sql.lit(lastOpen)})`;

/** Of the task `t`: orders what is never overdue behind the rest. */
export const completedLast: RawBuilder<boolean> = sql<boolean>`(t.status = ${sql.lit(NEVER_OVERDUE)})`;
