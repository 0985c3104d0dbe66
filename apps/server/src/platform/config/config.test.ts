import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, projectRoot } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'taskwell-config-'));
const envFile = join(folder, '.env');
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(environment: Record<string, string>, file?: string): string[] {
  if (file !== undefined) writeFileSync(envFile, file);
  try {
    loadConfig(environment, file === undefined ? {} : { envFile });
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      dataDir: join(projectRoot, 'data'),
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: 'Taskwell <no-reply@localhost>',
      accessCode: '2468',
      mailLimits: {
        person: { perHour: 300, perDay: 1_000 },
        company: { perHour: 1_000, perDay: 5_000 },
        recipient: { perHour: 20, perDay: 60 },
      },
      passwordMinLength: 6,
      purgeAfterDays: 30,
      maxConnections: 4_000,
      maxConnectionsPerAddress: 500,
      trustProxy: false,
      ai: null,
      downloadsDir: null,
      windowsDownloadUrl: null,
      supportEmail: null,
      development: false,
    });
  });

  it('takes settings from .env, and the environment wins', () => {
    writeFileSync(envFile, 'PORT=4000\nHOST=0.0.0.0\nACCESS_CODE=\n');
    const config = loadConfig({ PORT: '5000' }, { envFile });
    expect(config).toMatchObject({ port: 5000, host: '0.0.0.0', accessCode: '', appUrl: 'http://localhost:5000' });
  });

  it('takes an empty value for not set, except that an empty access code switches the gate off', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', ACCESS_CODE: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      accessCode: '',
    });
  });

  it('takes proxies as a switch or as addresses', () => {
    expect(loadConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(loadConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ APP_URL: 'tasks.example.com' }, 'APP_URL must be the address people open, such as https://tasks.example.com.'],
    [
      { APP_URL: 'https://example.com/tasks' },
      'APP_URL must be an address without a path, because the app needs a host name of its own.',
    ],
    [
      { DATABASE_URL: 'mysql://host/db' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    ],
    [{ DATABASE_URL: 'postgres://host' }, 'DATABASE_URL must name a database after the last slash.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a sender such as Taskwell <no-reply@example.com>.'],
    [{ ACCESS_CODE: '12345' }, 'ACCESS_CODE must be 4 digits, or empty to switch the access gate off.'],
    [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.'],
    [{ PURGE_AFTER_DAYS: '-1' }, 'PURGE_AFTER_DAYS must be a whole number from 1 to 3650.'],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY must be true, false, or the addresses of your proxies such as 127.0.0.1,10.0.0.0/8.',
    ],
    [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL must name the model to use at AI_BASE_URL.'],
    [
      { AI_BASE_URL: 'https://user:secret@models.example/v1', AI_MODEL: 'small' },
      'AI_BASE_URL must hold no password and no query; the key goes into AI_API_KEY.',
    ],
    [{ AI_API_KEY: 'key' }, 'AI_BASE_URL must give the address of the service that AI_MODEL and AI_API_KEY are for.'],
    [{ DOWNLOADS_DIR: '/no/such/folder' }, 'DOWNLOADS_DIR must be an existing folder.'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address.'],
    [{ DATABSE_URL: 'x' }, 'DATABSE_URL in the environment is not a setting; did you mean DATABASE_URL?'],
  ])('says what is wrong with %o in one sentence', (environment, sentence) => {
    expect(faultsOf(environment as Record<string, string>)).toEqual([sentence]);
  });

  it('refuses unknown names in .env and leaves other programs’ environment alone', () => {
    expect(faultsOf({ HTTP_URL: 'x', PORTS: 'x' }, 'SMPT_URL=smtp://h\nCOLOUR=red\n')).toEqual([
      'COLOUR in .env is not a setting; docs/operations.md lists them all.',
      'SMPT_URL in .env is not a setting; did you mean SMTP_URL?',
    ]);
  });

  it('reports all faults together and never repeats a password', () => {
    const faults = faultsOf({ PORT: 'x', HOST: 'y', DATABASE_URL: 'http://user:secret@host/db', SUPPORT_EMAIL: 'z' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('secret');
  });
});
