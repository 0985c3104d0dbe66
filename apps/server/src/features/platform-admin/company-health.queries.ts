import { HEALTH } from '@taskwell/contract/platform-console';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { healthOf } from './platform-admin.health.ts';
import { readCompanies } from './platform-admin.queries.ts';

// The health of all companies, as the worker has found it last. As the system.

/** How old a score may be. */
const FRESH_MINUTES = 5;
/** Companies that nobody has looked at yet, of which a request itself tells the health. */
const NEW_COMPANIES = 100;

/** Scores up to so many companies that were not looked at for the longest time. @returns how many */
export async function refreshHealth(tx: SystemTransaction, limit: number): Promise<number> {
  const outdated = await tx.db
    .selectFrom('companies as c')
    .leftJoin('company_health as h', 'h.company_id', 'c.id')
    .select('c.id')
    .where('c.purge_started_at', 'is', null)
    .where((where) =>
      where.or([
        where('h.counted_at', 'is', null),
        where('h.counted_at', '<', sql<Date>`now() - make_interval(mins => ${FRESH_MINUTES}::integer)`),
      ]),
    )
    .orderBy(sql`h.counted_at nulls first`)
    .limit(limit)
    .execute();
  const scores = await scoresOf(
    tx,
    outdated.map(({ id }) => id),
  );
  if (scores.length > 0) {
    const given = sql<{ id: number; score: number }>`unnest(${scores.map(({ id }) => id)}::bigint[],
      ${scores.map(({ score }) => score)}::smallint[])`;
    await tx.db
      .insertInto('company_health')
      .columns(['company_id', 'score'])
      .expression((build) =>
        build.selectFrom(given.as<'given'>(sql`given (id, score)`)).select(['given.id', 'given.score']),
      )
      .onConflict((conflict) =>
        conflict
          .column('company_id')
          .doUpdateSet((set) => ({ score: set.ref('excluded.score'), counted_at: sql`now()` })),
      )
      .execute();
  }
  return scores.length;
}

async function scoresOf(tx: SystemTransaction, ids: number[]): Promise<{ id: number; score: number }[]> {
  if (ids.length === 0) return [];
  const companies = await readCompanies(tx, ids);
  return companies.map((company) => ({ id: company.id, score: healthOf(company).healthScore }));
}

/** What is known of a company is no longer true. */
export async function forgetHealth(tx: SystemTransaction, companyId: number): Promise<void> {
  await tx.db.deleteFrom('company_health').where('company_id', '=', companyId).execute();
}

/** How many companies are healthy, warning or critical, by the colours of their scores (SPEC §2). */
export async function countHealth(
  tx: SystemTransaction,
): Promise<{ healthy: number; warning: number; critical: number }> {
  const known = await tx.db
    .selectFrom('company_health as h')
    .innerJoin('companies as c', 'c.id', 'h.company_id')
    .select([
      sql<number>`(count(*) filter (where h.score >= ${HEALTH.healthyFrom}::integer))::integer`.as('healthy'),
      sql<number>`(count(*) filter (where h.score < ${HEALTH.warningFrom}::integer))::integer`.as('critical'),
      sql<number>`count(*)::integer`.as('total'),
    ])
    .where('c.purge_started_at', 'is', null)
    .executeTakeFirstOrThrow();
  const fresh = await listUnknown(tx);
  const scores = (await scoresOf(tx, fresh)).map(({ score }) => score);
  const healthy = known.healthy + scores.filter((score) => score >= HEALTH.healthyFrom).length;
  const critical = known.critical + scores.filter((score) => score < HEALTH.warningFrom).length;
  return { healthy, warning: known.total + scores.length - healthy - critical, critical };
}

async function listUnknown(tx: SystemTransaction): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('companies as c')
    .leftJoin('company_health as h', 'h.company_id', 'c.id')
    .select('c.id')
    .where('h.company_id', 'is', null)
    .where('c.purge_started_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(NEW_COMPANIES)
    .execute();
  return rows.map(({ id }) => id);
}
