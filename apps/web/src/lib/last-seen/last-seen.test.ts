import { QueryClient } from '@tanstack/react-query';
import { LAST_SEEN } from '@taskwell/contract/last-seen';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { namesToRemove } from './kept-limits.ts';
import { type Seen, seenText, showSeen } from './seen-queries.ts';

const DAY = 86_400_000;
const now = Date.now();
const config = { accessGate: true } as Config;
const keysIn = (text: string) => (JSON.parse(text) as Seen).queries.map(({ key }) => key);

describe('what is kept of what was seen', () => {
  it('is of tasks, start pages and notifications, and nothing of accounts or other people', () => {
    const client = new QueryClient();
    for (const name of ['tasks', 'access-tokens', 'sessions', 'me', 'people', 'audit', 'platform-admin', 'overview']) {
      client.setQueryData([name, 'list'], { name });
    }
    const names = keysIn(seenText(client, config, [])).map(([name]) => name);
    expect(new Set(names)).toEqual(new Set(['tasks', 'overview']));
  });

  it('has a size limit, for which what was read longest ago goes first', () => {
    const client = new QueryClient();
    const half = 'x'.repeat(LAST_SEEN.textLength / 2 - 100);
    for (const [age, id] of [3, 1, 2].entries()) {
      client.setQueryData(['tasks', 'detail', id], half, { updatedAt: now - age * 1_000 });
    }
    const text = seenText(client, config, []);
    expect(keysIn(text)).toEqual([
      ['tasks', 'detail', 3],
      ['tasks', 'detail', 1],
    ]);
    expect(text.length).toBeLessThan(LAST_SEEN.textLength + 1_000);
  });

  it('holds what an earlier page has seen until it is asked for again, or grows too old', () => {
    const client = new QueryClient();
    client.setQueryData(['tasks', 'detail', 1], 'new', { updatedAt: now });
    const earlier = [
      { key: ['tasks', 'detail', 1], data: 'old', at: now - 1 },
      { key: ['tasks', 'detail', 2], data: 'other', at: now - DAY },
      { key: ['tasks', 'detail', 3], data: 'too old', at: now - (LAST_SEEN.days + 1) * DAY },
    ];
    const { queries } = JSON.parse(seenText(client, config, earlier)) as Seen;
    expect(queries.map(({ data }) => data)).toEqual(['new', 'other']);
  });

  it('is shown as old as it is, and never over something newer', () => {
    const client = new QueryClient();
    client.setQueryData(['tasks', 'detail', 1], 'new');
    const at = now - DAY;
    const queries = [1, 2].map((id) => ({ key: ['tasks', 'detail', id], data: 'kept', at }));
    showSeen(client, { config, queries });
    expect(client.getQueryData(['tasks', 'detail', 1])).toBe('new');
    expect(client.getQueryState(['tasks', 'detail', 2])).toMatchObject({ data: 'kept', dataUpdatedAt: at });
  });

  it('goes where it is of another person, too old, or of more sessions than one person has', () => {
    const own = [0, 1, 2, 3].map((age) => [`own ${age}`, { userId: 1, at: now - age * 1_000 }] as const);
    const others = [
      ['other', { userId: 2, at: now }],
      ['old', { userId: 1, at: now - (LAST_SEEN.days + 1) * DAY }],
    ] as const;
    expect(namesToRemove([...others, ...own], 1, now)).toEqual(['other', 'old', 'own 3']);
  });
});
