import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { LosslessQueryClient } from './query-client.ts';

/** A client that somebody looks at `['tasks']` with, each read of which is answered by hand. */
function watched() {
  const client = new LosslessQueryClient();
  const reads: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['tasks'],
    queryFn: () => {
      const read = Promise.withResolvers<string>();
      reads.push(read);
      return read.promise;
    },
  });
  observer.subscribe(() => undefined);
  return { client, reads, observer };
}

describe('what becomes outdated', () => {
  it('while its first answer is under way is read once more behind it', async () => {
    const { client, reads, observer } = watched();
    client.invalidateQueries({ queryKey: ['tasks'] });
    client.invalidateQueries({ queryKey: ['tasks'] });
    expect(reads, 'the answer under way is waited for').toHaveLength(1);
    reads[0]?.resolve('before the change');
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.resolve('with the change');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('with the change'));
    await Promise.resolve();
    expect(reads, 'and that is all').toHaveLength(2);
  });

  it('is read as by any client where there is an answer, and not where nothing became outdated', async () => {
    const { client, reads, observer } = watched();
    reads[0]?.resolve('first');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'));
    expect(reads).toHaveLength(1);
    client.invalidateQueries({ queryKey: ['others'] });
    expect(reads).toHaveLength(1);
    client.invalidateQueries({ queryKey: ['tasks'] });
    await vi.waitFor(() => expect(reads).toHaveLength(2));
  });
});
