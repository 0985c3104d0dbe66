import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { chainAudit } from './audit.chain.ts';
import { type KnownHeads, verifyAudit } from './audit.verify.ts';

const app = await startTestApp();
const make = createFactories(app);
const chain = () => chainAudit(app.services, new AbortController().signal);
const verify = (known: KnownHeads = {}) => verifyAudit(app.services, known);

interface Place {
  position: number;
  entryId: number;
}

async function placesOf({ companyId }: Person): Promise<Place[]> {
  return app.query<{ position: number; entryId: number }>(
    `select position, entry_id as "entryId" from audit_chain where company_id = $1 order by position`,
    [companyId],
  );
}

describe('the chain of the audit log', () => {
  let owner: Person;
  let places: Place[];
  beforeEach(async () => {
    await app.database.asOwner('truncate audit_chain, audit_entries');
    ({ owner } = await make.company());
    for (const title of ['One', 'Two', 'Three']) await make.task(owner, { title });
    await chain();
    places = await placesOf(owner);
  });

  it('has every entry of a company once, without a gap, and goes on where it was', async () => {
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    const entries = await app.query<{ id: number }>('select id from audit_entries where company_id = $1', [
      owner.companyId,
    ]);
    expect(places.map(({ entryId }) => entryId).sort()).toEqual(entries.map(({ id }) => id).sort());
    await make.task(owner);
    await Promise.all([chain(), chain(), chain()]);
    expect((await placesOf(owner)).length).toBe(places.length + 1);
    expect(await verify()).toMatchObject({ faults: [] });
  });

  it('goes on beyond a batch, and takes along what was committed late', async () => {
    const late = await app.database.connectAsOwner();
    await late.query('begin');
    const insert = `insert into audit_entries (company_id, user_name, action, entity_type, description)
      select $1, 'x', 'TASK_CREATED', 'Task', 'Entry ' || n from generate_series(1, $2::integer) n`;
    await late.query(insert, [owner.companyId, 1]);
    await app.query(insert, [owner.companyId, 2_500]);
    await chain();
    expect(await placesOf(owner)).toHaveLength(places.length + 2_500);
    await late.query('commit');
    await late.end();
    await chain();
    expect(await placesOf(owner)).toHaveLength(places.length + 2_501);
    expect(await verify()).toMatchObject({ entries: places.length + 2_501, faults: [] });
  });

  it.each<[string, (place: Place) => string, RegExp]>([
    [
      'changed',
      ({ entryId }) => `update audit_entries set description = 'Nothing happened' where id = ${entryId}`,
      /is not what was written$/,
    ],
    [
      'changed in what it says was before',
      ({ entryId }) =>
        `update audit_entries set changes = '[{"field":"title","from":"A","to":"B"}]' where id = ${entryId}`,
      /is not what was written$/,
    ],
    [
      'dated back',
      ({ entryId }) => `update audit_entries set created_at = now() - interval '1 day' where id = ${entryId}`,
      /is not/,
    ],
    ['removed', ({ entryId }) => `delete from audit_entries where id = ${entryId}`, /was removed$/],
    [
      'removed from the chain too',
      ({ entryId }) => `with gone as (delete from audit_entries where id = ${entryId})
        delete from audit_chain where entry_id = ${entryId}`,
      /is not what was written$/,
    ],
    [
      'removed, with the others moved up',
      ({ entryId, position }) => `with gone as (delete from audit_entries where id = ${entryId}),
        unchained as (delete from audit_chain where entry_id = ${entryId} returning company_id)
        update audit_chain set position = position - 1 where position > ${position}
          and company_id = (select company_id from unchained)`,
      /is not what was written$/,
    ],
    [
      'exchanged with the next',
      ({
        entryId,
        position,
      }) => `update audit_chain set entry_id = case position when ${position} then ${entryId} + 1 else ${entryId} end
        where position in (${position}, ${position + 1})`,
      /is not what was written$/,
    ],
  ])('tells where an entry was %s', async (_, tamper, fault) => {
    const place = places[1] as Place;
    // The constraint would be in the way of a single statement; whoever does this can take it off as well.
    await app.database.asOwner('alter table audit_chain drop constraint if exists audit_chain_company_id_entry_id_key');
    await app.database.asOwner(tamper(place));
    const { faults } = await verify();
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^Company ${owner.companyId}: entry \\d+.*${fault.source}`)),
    ]);
  });

  it('tells that its end was cut off, to whoever kept where it ended', async () => {
    const { heads } = await verify();
    const last = places.at(-1) as Place;
    await app.database.asOwner('delete from audit_chain where entry_id = $1', [last.entryId]);
    await app.database.asOwner('delete from audit_entries where id = $1', [last.entryId]);
    expect((await verify()).faults).toEqual([]);
    expect((await verify(heads)).faults).toEqual([
      `Company ${owner.companyId}: its last entries were removed, behind position ${last.position - 1}`,
    ]);
    await make.task(owner);
    await chain();
    expect((await verify(heads)).faults, 'and grew again').toEqual([
      `Company ${owner.companyId}: position ${last.position} is not what it was at the last check`,
    ]);
  });

  it('tells of entries that were slipped in past the worker', async () => {
    await app.database.asOwner(`update audit_chain_progress set began_at = now() - interval '1 day'`);
    await make.auditEntry(owner, { created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() });
    await chain();
    expect((await verify()).faults).toEqual([expect.stringMatching(/^Entries in no chain.*: 1$/)]);
    await app.database.asOwner('update audit_chain_progress set began_at = now()');
  });
});

describe('the role that the app acts as', () => {
  it.each([
    ['taskwell_tenant', 'update audit_entries set description = null'],
    ['taskwell_tenant', 'delete from audit_entries'],
    ['taskwell_system', 'update audit_entries set description = null'],
    ['taskwell_system', 'delete from audit_entries'],
    ['taskwell_system', 'truncate audit_entries'],
    ['taskwell_system', 'update audit_chain set position = 0'],
    ['taskwell_system', 'delete from audit_chain'],
    ['taskwell_tenant', `insert into audit_chain values (1, 1, 1, '')`],
  ])('%s cannot: %s', async (role, statement) => {
    const client = new pg.Client({ connectionString: app.database.appUrl, options: `-c role=${role}` });
    await client.connect();
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  it('cannot become who purges, and has only companies purged whose purge has begun', async () => {
    const { owner } = await make.company();
    const client = new pg.Client({ connectionString: app.database.appUrl, options: '-c role=taskwell_system' });
    await client.connect();
    await expect(client.query('set role taskwell_purge')).rejects.toMatchObject({ code: '42501' });
    await make.task(owner);
    const { rows } = await client.query('select app.purge_audit($1, 100) as entries', [owner.companyId]);
    expect(rows).toEqual([{ entries: 0 }]);
    expect(await app.query('select from audit_entries where company_id = $1', [owner.companyId])).not.toEqual([]);
    await client.end();
  });
});
