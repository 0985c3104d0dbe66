import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const BEFORE_BASELINE = new URL('../migrations/before-baseline/', import.meta.url);

/** The names of the increments that the baseline stands for, first to last. */
export async function incrementNames(): Promise<string[]> {
  return (await readdir(BEFORE_BASELINE)).sort();
}

/** Makes of an empty database what the versions before the baseline made of it, as far as one increment. */
export async function applyIncrements(owner: pg.Client, last: string): Promise<void> {
  await owner.query(
    'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of (await incrementNames()).filter((each) => each <= last)) {
    await owner.query('begin');
    await owner.query(await readFile(new URL(name, BEFORE_BASELINE), 'utf8'));
    await owner.query('insert into schema_migrations (name) values ($1)', [name]);
    await owner.query('commit');
  }
}
