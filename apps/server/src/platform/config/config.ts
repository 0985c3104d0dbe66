import { existsSync, readFileSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { describeUnknownNames } from './config-names.ts';
import { StartError } from './start-error.ts';

export interface Config {
  port: number;
  host: string;
  /** The address people open, without a slash at the end. */
  appUrl: string;
  dataDir: string;
  /** Null: the built-in PostgreSQL. */
  databaseUrl: string | null;
  /** Null: mails wait in the local outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Empty: no access gate. */
  accessCode: string;
  passwordMinLength: number;
  purgeAfterDays: number;
  /** How many mails a person and a company may cause, and an address may get from others (DECISIONS §2). */
  mailLimits: Record<'person' | 'company' | 'recipient', MailLimit>;
  trustProxy: boolean | string[];
  /** How many connections are open at a time, of all peers and of one network address. */
  maxConnections: number;
  maxConnectionsPerAddress: number;
  /** Null: the built-in engine. */
  ai: { baseUrl: string; model: string; apiKey: string | null } | null;
  downloadsDir: string | null;
  windowsDownloadUrl: string | null;
  supportEmail: string | null;
  development: boolean;
}

export interface MailLimit {
  perHour: number;
  perDay: number;
}

export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

type Environment = Record<string, string | undefined>;

export const projectRoot = resolve(import.meta.dirname, '../../../../..');

const settings = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: webAddress('the address people open, such as https://tasks.example.com')
    .refine(
      (value) => new URL(value).pathname === '/' && !value.includes('?') && !value.includes('#'),
      'must be an address without a path, because the app needs a host name of its own',
    )
    .optional(),
  DATA_DIR: path().prefault('data'),
  DATABASE_URL: addressOf(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host:5432/database',
  )
    .refine((value) => new URL(value).pathname.length > 1, {
      error: 'must name a database after the last slash',
      abort: true,
    })
    .refine(
      (value) => new URL(value).password !== '',
      "must hold the user's password, because the app's own keys are derived from it",
    )
    .optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'must be a sender such as Taskwell <no-reply@example.com>',
    )
    .optional(),
  ACCESS_CODE: z
    .string()
    .regex(/^(\d{4})?$/, 'must be 4 digits, or empty to switch the access gate off')
    .default('2468'),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64, 6),
  PURGE_AFTER_DAYS: wholeNumber(1, 3650, 30),
  MAILS_PER_PERSON_PER_HOUR: wholeNumber(1, 1_000_000, 300),
  MAILS_PER_PERSON_PER_DAY: wholeNumber(1, 1_000_000, 1_000),
  MAILS_PER_COMPANY_PER_HOUR: wholeNumber(1, 1_000_000, 1_000),
  MAILS_PER_COMPANY_PER_DAY: wholeNumber(1, 1_000_000, 5_000),
  MAILS_PER_RECIPIENT_PER_HOUR: wholeNumber(1, 1_000_000, 20),
  MAILS_PER_RECIPIENT_PER_DAY: wholeNumber(1, 1_000_000, 60),
  TRUST_PROXY: z.string().transform(parseTrustProxy).default(false),
  MAX_CONNECTIONS: wholeNumber(10, 100_000, 4_000),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(5, 100_000, 500),
  AI_BASE_URL: webAddress('the address of an OpenAI-compatible service, such as http://localhost:11434/v1')
    .refine((value) => isPlain(new URL(value)), 'must hold no password and no query; the key goes into AI_API_KEY')
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  DOWNLOADS_DIR: path()
    .refine((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory(), 'must be an existing folder')
    .optional(),
  WINDOWS_DOWNLOAD_URL: webAddress('an address starting with https:// or http://').optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  NODE_ENV: z.string().optional(),
});

type Settings = z.infer<typeof settings>;

/** Reads the settings from the environment and, below it, from the given .env file. */
export function loadConfig(environment: Environment, options: { envFile?: string } = {}): Config {
  const fromFile =
    options.envFile && existsSync(options.envFile) ? parseEnv(readFileSync(options.envFile, 'utf8')) : {};
  const faults = describeUnknownNames(Object.keys(settings.shape), Object.keys(environment), Object.keys(fromFile));
  const parsed = settings.safeParse(withoutEmpty({ ...fromFile, ...withoutUndefined(environment) }));
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  faults.push(...describeIncompleteAi({ ...fromFile, ...withoutUndefined(environment) }));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.data);
}

function toConfig(values: Settings): Config {
  const appUrl = (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Taskwell <no-reply@${new URL(appUrl).hostname}>`,
    accessCode: values.ACCESS_CODE,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    purgeAfterDays: values.PURGE_AFTER_DAYS,
    mailLimits: {
      person: { perHour: values.MAILS_PER_PERSON_PER_HOUR, perDay: values.MAILS_PER_PERSON_PER_DAY },
      company: { perHour: values.MAILS_PER_COMPANY_PER_HOUR, perDay: values.MAILS_PER_COMPANY_PER_DAY },
      recipient: { perHour: values.MAILS_PER_RECIPIENT_PER_HOUR, perDay: values.MAILS_PER_RECIPIENT_PER_DAY },
    },
    trustProxy: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, model: values.AI_MODEL, apiKey: values.AI_API_KEY ?? null }
        : null,
    downloadsDir: values.DOWNLOADS_DIR ?? null,
    windowsDownloadUrl: values.WINDOWS_DOWNLOAD_URL ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    development: values.NODE_ENV === 'development',
  };
}

/** NAME= means 'not set', except where empty says something of its own. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || name === 'ACCESS_CODE'),
  );
}

function withoutUndefined(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
}

function describeIncompleteAi(values: Environment): string[] {
  if (values.AI_BASE_URL && !values.AI_MODEL) return ['AI_MODEL must name the model to use at AI_BASE_URL.'];
  if ((values.AI_MODEL || values.AI_API_KEY) && !values.AI_BASE_URL) {
    return ['AI_BASE_URL must give the address of the service that AI_MODEL and AI_API_KEY are for.'];
  }
  return [];
}

function wholeNumber(least: number, most: number, standard: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
    .default(standard);
}

function path() {
  return z.string().transform((value) => resolve(projectRoot, value));
}

function webAddress(expected: string) {
  return addressOf(['http:', 'https:'], expected);
}

/** The message does not repeat the value, which may hold a password. */
function addressOf(protocols: string[], expected: string) {
  return z.string().refine(
    (value) => {
      const address = URL.parse(value);
      return address !== null && protocols.includes(address.protocol) && address.hostname !== '';
    },
    { error: `must be ${expected}`, abort: true },
  );
}

function isPlain({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === '');
}

/** Node's own check of address ranges decides, the same that Fastify relies on. */
function parseTrustProxy(value: string, context: z.RefinementCtx): boolean | string[] {
  if (value === 'true' || value === 'false') return value === 'true';
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every(isAddressRange)) {
    context.addIssue({
      code: 'custom',
      message: 'must be true, false, or the addresses of your proxies such as 127.0.0.1,10.0.0.0/8',
    });
    return z.NEVER;
  }
  return ranges;
}

function isAddressRange(range: string): boolean {
  const [address = '', prefix] = range.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(range);
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return /^\d+$/.test(prefix);
  } catch {
    return false;
  }
}
