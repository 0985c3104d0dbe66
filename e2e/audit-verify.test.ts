import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../scripts/lib/project.mjs';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-audit-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function verify(...parameters: string[]) {
  return promisify(execFile)(process.execPath, [join(projectRoot, 'scripts/audit-verify.mjs'), ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
}

it('npm run audit:verify counts what it has checked, and keeps where the chains ended', {
  timeout: 60_000,
}, async () => {
  const heads = join(dataDir, 'heads.json');
  const { stdout } = await verify('--heads', heads);
  expect(stdout).toBe('0 entries of 0 companies checked, 0 faults\n');
  expect(JSON.parse(readFileSync(heads, 'utf8'))).toEqual({});
  writeFileSync(heads, JSON.stringify({ 7: { position: 3, hash: 'ab' } }));
  expect((await verify('--heads', heads)).stdout).toMatch(
    /^Company 7: is not there any more, nor is its history\n0 entries/,
  );
  await expect(verify('--head')).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage: npm run audit:verify'),
  });
});
