import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Client, createClient } from '@taskwell/client/client';
import { expect } from 'vitest';
import type { LaunchedApp } from './launch-app.ts';

const writerCount = 6;
/** Within the free plan's 50. */
const tasksPerWriter = 40;

/** Someone who creates tasks one after the other and, without an answer, asks again with the same key. */
export class Writer {
  readonly acknowledged: string[] = [];
  readonly failures: ApiError[] = [];
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  static async signUp(app: LaunchedApp, name: string): Promise<Writer> {
    let token: string | null = null;
    const client = createClient({ baseUrl: `${app.url}/api`, token: () => token });
    const account = { name, email: `${name}@example.com`, password: 'Str0ng!pass-42' };
    ({ token } = await client.call('POST /auth/register-personal', { body: account }));
    return new Writer(client);
  }

  async createAll(): Promise<void> {
    for (let number = 1; number <= tasksPerWriter; number++) {
      const title = `Task ${number}`;
      await this.createOnce(title);
      this.acknowledged.push(title);
    }
  }

  private async createOnce(title: string): Promise<void> {
    for (;;) {
      try {
        await this.client.call('POST /tasks', { body: { title }, idempotencyKey: title });
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 0 && error.status !== 503) throw error;
        this.failures.push(error);
        await sleep(50);
      }
    }
  }

  async titles(): Promise<string[]> {
    const { data } = await this.client.call('GET /tasks', { query: { limit: '100' } });
    return data.map((task) => task.title);
  }
}

export function signUpWriters(app: LaunchedApp): Promise<Writer[]> {
  return Promise.all(Array.from({ length: writerCount }, (_, index) => Writer.signUp(app, `writer${index}`)));
}

/** Runs the blow in the midst of the writing and waits until everything is written. */
export async function writeThrough(writers: Writer[], blow: () => Promise<void>): Promise<void> {
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
  const writing = Promise.all(writers.map((writer) => writer.createAll()));
  await Promise.race([expect.poll(acknowledged, { interval: 1, timeout: 20_000 }).toBeGreaterThan(60), writing]);
  await blow();
  await writing;
}

export async function expectEachTaskOnce(writers: Writer[]): Promise<void> {
  for (const writer of writers) {
    expect(writer.acknowledged).toHaveLength(tasksPerWriter);
    expect((await writer.titles()).sort()).toEqual([...writer.acknowledged].sort());
  }
}
