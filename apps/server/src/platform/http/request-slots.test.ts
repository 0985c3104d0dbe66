import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { createRequestSlots, type Requester, type RequestSlots } from './request-slots.ts';

const here = () => false;

/** Work that lasts until it is told to end, and how much of it there is at once. */
function openWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  return {
    work: async () => {
      running += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    get running() {
      return running;
    },
    end: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

/** A request from its beginning to its end. */
async function run<T>(
  slots: RequestSlots,
  requester: Requester,
  isHeavy: boolean,
  isGone: () => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const admission = slots.enter(requester, false, isGone);
  try {
    return await admission.inTurn(isHeavy, work);
  } finally {
    admission.leave();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const requester = (person: string, company = 'acme', address = `of ${person}`): Requester => ({
  person,
  company,
  address,
});

describe('request slots', () => {
  it('let a company work on so many at once, and another company beside it', async () => {
    const slots = createRequestSlots();
    const acme = openWork();
    const other = openWork();
    const all = Array.from({ length: 50 }, (_, index) =>
      run(slots, requester(`person ${index}`), false, here, acme.work),
    );
    const another = run(slots, requester('stranger', 'other'), false, here, other.work);
    await settled();
    expect([acme.running, other.running]).toEqual([LIMITS.requestsPerCompany.atOnce, 1]);
    const ending = setInterval(acme.end, 1);
    await Promise.all(all);
    clearInterval(ending);
    other.end();
    await another;
  });

  it('refuse what a person has in flight beyond the limit, and take more once something is answered', async () => {
    const slots = createRequestSlots();
    const open = openWork();
    const most = LIMITS.requestsPerPerson.inFlight;
    const all = Array.from({ length: most }, () => run(slots, requester('ann'), false, here, open.work));
    await expect(run(slots, requester('ann'), false, here, open.work)).rejects.toMatchObject({
      code: 'TOO_MANY_IN_FLIGHT',
      status: 429,
      extra: { retryAfterSeconds: 1 },
    });
    const colleague = run(slots, requester('bob'), false, here, open.work);
    const ending = setInterval(open.end, 1);
    await Promise.all([...all, colleague]);
    clearInterval(ending);
    expect(await run(slots, requester('ann'), false, here, async () => 'served')).toBe('served');
  });

  it('refuse what a company has in flight beyond the limit, whoever asks', async () => {
    const slots = createRequestSlots();
    const open = openWork();
    const most = LIMITS.requestsPerCompany.inFlight;
    const all = Array.from({ length: most }, (_, index) =>
      run(slots, requester(`person ${index}`), false, here, open.work),
    );
    await expect(run(slots, requester('late'), false, here, open.work)).rejects.toMatchObject({ status: 429 });
    const ending = setInterval(open.end, 1);
    await Promise.all(all);
    clearInterval(ending);
  });

  it('let a person work on few at once, and colleagues beside them', async () => {
    const slots = createRequestSlots();
    const ann = openWork();
    const bob = openWork();
    const all = Array.from({ length: 20 }, () => run(slots, requester('ann'), false, here, ann.work));
    const colleague = run(slots, requester('bob'), false, here, bob.work);
    await settled();
    expect([ann.running, bob.running]).toEqual([LIMITS.requestsPerPerson.atOnce, 1]);
    const ending = setInterval(ann.end, 1);
    await Promise.all(all);
    clearInterval(ending);
    bob.end();
    await colleague;
  });

  it('let heavy requests of a person follow each other, and leave light ones their turns', async () => {
    const slots = createRequestSlots();
    const heavy = openWork();
    const light = openWork();
    const heavies = Array.from({ length: 20 }, () => run(slots, requester('ann'), true, here, heavy.work));
    const colleague = Array.from({ length: 5 }, () => run(slots, requester('bob'), true, here, heavy.work));
    const { atOnce, heavyAtOnce } = LIMITS.requestsPerPerson;
    const left = atOnce - heavyAtOnce;
    const lights = Array.from({ length: left }, () => run(slots, requester('ann'), false, here, light.work));
    await settled();
    expect([heavy.running, light.running]).toEqual([LIMITS.requestsPerCompany.heavyAtOnce, left]);
    const ending = setInterval(() => {
      heavy.end();
      light.end();
    }, 1);
    await Promise.all([...heavies, ...colleague, ...lights]);
    clearInterval(ending);
  });

  it('let a network address work on few at once, whoever the people there are', async () => {
    const slots = createRequestSlots();
    const there = openWork();
    const elsewhere = openWork();
    const all = Array.from({ length: 20 }, (_, index) =>
      run(slots, requester(`person ${index}`, `company ${index}`, '192.0.2.1'), false, here, there.work),
    );
    const other = run(slots, requester('person', 'company', '192.0.2.2'), false, here, elsewhere.work);
    await settled();
    expect([there.running, elsewhere.running]).toEqual([LIMITS.requestsPerAddress.atOnce, 1]);
    const ending = setInterval(there.end, 1);
    await Promise.all(all);
    clearInterval(ending);
    elsewhere.end();
    await other;
  });

  it('bound the heavy requests of all companies together', async () => {
    const slots = createRequestSlots();
    const heavy = openWork();
    const all = Array.from({ length: 20 }, (_, index) =>
      run(slots, requester(`person ${index}`, `company ${index}`), true, here, heavy.work),
    );
    await settled();
    expect(heavy.running).toBe(LIMITS.heavyRequestsAtOnce);
    const ending = setInterval(heavy.end, 1);
    await Promise.all(all);
    clearInterval(ending);
  });

  it('give a turn back after a failure, and take none for a caller that has gone', async () => {
    const slots = createRequestSlots();
    for (let time = 0; time < 20; time++) {
      const failing = run(slots, requester('ann'), true, here, async () => {
        throw new Error('of its own');
      });
      await expect(failing).rejects.toThrow('of its own');
    }
    const work = vi.fn(async () => undefined);
    await expect(run(slots, requester('ann'), true, () => true, work)).rejects.toMatchObject({ status: 429 });
    expect(work).not.toHaveBeenCalled();
    expect(await run(slots, requester('ann'), true, here, async () => 'served')).toBe('served');
  });

  it('count a file until it has been read, and let a person have few of them', async () => {
    const slots = createRequestSlots();
    const files = Array.from({ length: LIMITS.requestsPerPerson.filesInFlight }, () =>
      slots.enter(requester('ann'), true, here),
    );
    for (const file of files) await file.inTurn(true, async () => 'made');
    expect(() => slots.enter(requester('ann'), true, here)).toThrow();
    expect(await run(slots, requester('ann'), false, here, async () => 'served')).toBe('served');
    files[0]?.leave();
    expect(await slots.enter(requester('ann'), true, here).inTurn(true, async () => 'made')).toBe('made');
  });

  it('let whoever has been alone for a while work on more, until somebody else asks', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const slots = createRequestSlots();
      const ann = openWork();
      const bob = openWork();
      await run(slots, requester('ann'), false, here, async () => undefined);
      vi.advanceTimersByTime(LIFETIMES.aloneAfterMilliseconds + 1);
      const all = Array.from({ length: 40 }, () => run(slots, requester('ann'), false, here, ann.work));
      await settled();
      expect(ann.running).toBe(LIMITS.requestsAtOnceAlone);
      const other = run(slots, requester('bob', 'other'), false, here, bob.work);
      await settled();
      expect(bob.running).toBe(1);
      ann.end();
      await settled();
      expect(ann.running).toBe(LIMITS.requestsPerPerson.atOnce);
      bob.end();
      const ending = setInterval(ann.end, 1);
      await Promise.all([...all, other]);
      clearInterval(ending);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuse whose turn does not come in time', async () => {
    vi.useFakeTimers();
    try {
      const slots = createRequestSlots();
      const open = openWork();
      const first = run(slots, requester('ann'), true, here, open.work);
      const second = run(slots, requester('ann'), true, here, open.work);
      const refused = expect(second).rejects.toMatchObject({ code: 'TOO_MANY_IN_FLIGHT' });
      await vi.advanceTimersByTimeAsync(60_000);
      await refused;
      open.end();
      await first;
      const third = run(slots, requester('ann'), true, here, async () => 'served');
      expect(await third).toBe('served');
    } finally {
      vi.useRealTimers();
    }
  });
});
