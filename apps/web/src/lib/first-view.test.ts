import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './first-view.ts';

let client: QueryClient;
let idle: (() => void)[];
const run = vi.fn();

beforeEach(() => {
  client = new QueryClient();
  idle = [];
  run.mockReset();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  client.clear();
});

/** A read that is answered when the test says so. */
function read(name: string) {
  const answer = Promise.withResolvers<string>();
  const done = client.fetchQuery({ queryKey: [name], queryFn: () => answer.promise });
  return async () => {
    answer.resolve(name);
    await done;
  };
}

const goIdle = () => {
  for (const callback of idle.splice(0)) callback();
};

describe('what can wait for the first view', () => {
  it('waits until nothing is being read and the browser has nothing to do, and is done once', async () => {
    const answers = [read('tasks'), read('me')];
    whenQuiet(client, run);
    goIdle();
    await answers[0]?.();
    goIdle();
    expect(run).not.toHaveBeenCalled();
    await answers[1]?.();
    expect(run).not.toHaveBeenCalled();
    goIdle();
    expect(run).toHaveBeenCalledOnce();
    await read('more')();
    goIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for what was asked for meanwhile, too', async () => {
    whenQuiet(client, run);
    const answer = read('tasks');
    goIdle();
    expect(run).not.toHaveBeenCalled();
    await answer();
    goIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not done for a screen that has gone', () => {
    whenQuiet(client, run)();
    goIdle();
    expect(run).not.toHaveBeenCalled();
  });
});
