import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@taskwell/client/client';
import { launchApp } from '../e2e/launch-app.ts';
import { report } from './report.ts';
import { percentile, rounded } from './statistics.ts';
import type { World } from './world.ts';

const CHANGES = 300;
const STATUSES = ['IN_PROGRESS', 'ON_HOLD', 'TODO'] as const;
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * From the moment one person sends a change to one app process until a colleague, whose live stream another process
 * serves, is told of it. Both processes share the database and nothing else.
 */
export async function benchLive(world: World): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-live-'));
  const other = await launchApp({
    dataDir: folder,
    env: { DATABASE_URL: world.databaseUrl, NODE_ENV: 'production' },
  });
  const stop = new AbortController();
  try {
    const changer = createClient({ baseUrl: world.apiUrl, token: () => world.administratorToken });
    const watcher = createClient({ baseUrl: `${other.url}/api`, token: () => world.employeeToken });
    const events = await listen(await watcher.open('GET /events', { signal: stop.signal }));
    const { data: task } = await changer.call('POST /tasks', {
      body: { title: 'Watched task', assigneeId: world.employeeId },
    });
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      // At any moment of whatever rhythm there may be.
      await sleep(Math.random() * 40);
      const told = events.of(task.id, task.version + 1 + change);
      const began = performance.now();
      const [at] = await Promise.all([
        told,
        changer.call('PATCH /tasks/{id}/status', {
          params: { id: task.id },
          body: { status: STATUSES[change % STATUSES.length] ?? 'TODO' },
        }),
      ]);
      times.push(at - began);
    }
    report({
      name: 'a change at one process told by another, p99',
      measured: rounded(percentile(times, 0.99), 1),
      budget: { atMost: 300 },
      unit: 'ms',
      detail: `p50 ${rounded(percentile(times, 0.5), 1)} ms, longest ${rounded(Math.max(...times), 1)} ms, ${CHANGES} changes`,
    });
  } finally {
    stop.abort();
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Waiting {
  id: number;
  version: number;
  tell: (at: number) => void;
}

/** Reads the stream to its end; answers once it has begun. */
async function listen(stream: ReadableStream<Uint8Array>) {
  let waiting: Waiting | null = null;
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? '';

  async function read(): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const at = performance.now();
      const lines = (text + value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.startsWith('data: '))) {
        const event = JSON.parse(line.slice('data: '.length)) as { id: number; version: number };
        if (waiting && event.id === waiting.id && event.version >= waiting.version) waiting.tell(at);
      }
    }
  }
  // It ends with the abort at the end of the measurement.
  read().catch(() => undefined);

  return {
    /** When the stream tells that the task has this version. */
    of: (id: number, version: number) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`nobody was told of version ${version} of task ${id}`)),
          TIMEOUT_MILLISECONDS,
        );
        waiting = {
          id,
          version,
          tell: (at) => {
            clearTimeout(timer);
            resolve(at);
          },
        };
      }),
  };
}
