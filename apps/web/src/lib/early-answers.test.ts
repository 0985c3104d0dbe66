import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, fetchOrTakeEarly } from './early-answers.ts';

const sent: { address: string; signal: AbortSignal | null | undefined }[] = [];
const request = (token: string): RequestInit => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    sent.push({ address, signal });
    return new Response(`answer ${sent.length}`);
  });
});

async function textOf(address: string, init: RequestInit): Promise<string> {
  return (await fetchOrTakeEarly(address, init)).text();
}

describe('a read asked for early', () => {
  it('is not sent again, and once its answer is taken the next one is sent', async () => {
    askEarly('/api/tasks?status=TODO', request('a'));
    expect(await textOf('/api/tasks?status=TODO', request('a'))).toBe('answer 1');
    expect(sent).toHaveLength(1);
    expect(await textOf('/api/tasks?status=TODO', request('a'))).toBe('answer 2');
  });

  it('answers no other address and no other session', async () => {
    askEarly('/api/tasks?status=TODO', request('a'));
    expect(await textOf('/api/tasks', request('a'))).toBe('answer 2');
    expect(await textOf('/api/tasks?status=TODO', request('b'))).toBe('answer 3');
  });

  it('that waits for another is sent after it, and once', async () => {
    const first = Promise.withResolvers<void>();
    askEarly('/api/tasks', request('a'), first.promise);
    const taken = textOf('/api/tasks', request('a'));
    expect(sent).toHaveLength(0);
    first.resolve();
    expect(await taken).toBe('answer 1');
    expect(sent).toHaveLength(1);
  });

  it('is given up when nobody takes it for long, and then sent when it is wanted', async () => {
    askEarly('/api/tasks', request('a'));
    vi.advanceTimersByTime(10_000);
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(await textOf('/api/tasks', request('a'))).toBe('answer 2');
  });

  it('ends with whoever has taken it, and not before', async () => {
    askEarly('/api/events', request('a'));
    const reader = new AbortController();
    await fetchOrTakeEarly('/api/events', { ...request('a'), signal: reader.signal });
    vi.advanceTimersByTime(60_000);
    expect(sent[0]?.signal?.aborted).toBe(false);
    reader.abort();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });
});
