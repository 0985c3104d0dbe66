import { REFUSALS } from '@taskwell/contract/refusals';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let nora: Person;
let ben: Person;
/** Nothing is slower to read than many sentences that each may ask for something. */
const slow = '" a\n明日までに小麦粉を注文してください a-b-c-'.repeat(60).slice(0, 2_000);

beforeAll(async () => {
  const company = await make.company();
  nora = await make.person(company.owner);
  ben = await make.person(company.owner);
  await extract(ben, 'Call Kim');
});

/** Each from an address of its own. */
const extract = (as: Person, text: string) => app.call('POST /ai/extract-task', { as, body: { text } });

describe('many slow texts of one person', () => {
  it('keep nobody else waiting: a colleague who sends one is read next', async () => {
    let read = 0;
    const first = Promise.withResolvers<void>();
    const many = Array.from({ length: 8 }, async () => {
      await extract(nora, slow);
      read += 1;
      first.resolve();
    });
    await first.promise;
    expect((await extract(ben, 'Call Kim tomorrow')).status).toBe(200);
    // Some are read while it is looked up whom the colleague may mean, but not all.
    expect(read).toBeLessThan(many.length);
    await Promise.all(many);
  });

  it('are refused at once where more are waiting than can be read soon', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => extract(nora, slow.slice(0, 800))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const { status, body } of refused) {
      expect([status, body.error]).toEqual([429, REFUSALS.tooManyInFlight]);
    }
  });
});
