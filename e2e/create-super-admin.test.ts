import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@taskwell/client/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../scripts/lib/project.mjs';
import { launchApp } from './launch-app.ts';

const password = 'Str0ng!pass-42';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-super-admin-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function createSuperAdmin(parameters: string[], env: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [join(projectRoot, 'scripts/create-super-admin.mjs'), ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, SUPER_ADMIN_PASSWORD: password, ...env },
  });
}

async function roleAfterSignIn(url: string, email: string): Promise<string> {
  const client = createClient({ baseUrl: `${url}/api` });
  const { user } = await client.call('POST /auth/login', { body: { email, password } });
  return user.role;
}

describe('npm run create-super-admin', () => {
  it('works before the first start and beside a running server', async () => {
    const before = await createSuperAdmin(['--email', ' First@example.com', '--name', 'First']);
    expect(before.stdout).toContain('first@example.com is a super administrator now');
    const app = await launchApp({ dataDir });
    try {
      await createSuperAdmin(['--email', 'second@example.com', '--name', 'Second']);
      expect(await roleAfterSignIn(app.url, 'first@example.com')).toBe('SUPER_ADMIN');
      expect(await roleAfterSignIn(app.url, 'second@example.com')).toBe('SUPER_ADMIN');
    } finally {
      await app.stop();
    }
  });

  it('says in a sentence what is wrong', async () => {
    const usage = /^Usage: npm run create-super-admin/;
    await expect(createSuperAdmin(['--name', 'No Address'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(usage),
    });
    await expect(createSuperAdmin(['--email', 'nobody', '--name', 'Nobody'])).rejects.toMatchObject({
      stderr: expect.stringMatching(/^\S.* Usage: npm run/),
    });
    await expect(
      createSuperAdmin(['--email', 'a@example.com', '--name', 'Ada'], { SUPER_ADMIN_PASSWORD: 'short' }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Password must/) });
  });
});
