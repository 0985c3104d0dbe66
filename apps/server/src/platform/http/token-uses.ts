import type pg from 'pg';

const EVERY_MILLISECONDS = 60_000;
/** A bound, so that many tokens cannot fill the memory; whose use is forgotten is noted again. */
const REMEMBERED = 10_000;

/** Notes when an access token is used: in the database at most once a minute for each. */
export function createTokenUses(statements: pg.Pool): (tokenHash: Buffer) => Promise<void> {
  const noted = new Map<string, number>();
  return async (tokenHash) => {
    const key = tokenHash.toString('base64');
    const now = performance.now();
    if (now - (noted.get(key) ?? -EVERY_MILLISECONDS) < EVERY_MILLISECONDS) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(key, now);
    await statements.query('select app.note_token_use($1)', [tokenHash]);
  };
}
