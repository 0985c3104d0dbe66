import { drive } from './load.ts';
import { report } from './report.ts';
import { loads } from './requests.ts';
import { median, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const LARGE = 1_000_000;
/** Many short turns: what else the machine does then hits both alike. */
const ROUNDS = 7;
const SECONDS = 2;

/** The same calls on a small and on a large database, in turns. */
export async function benchGrowth(small: World): Promise<void> {
  console.log(`filling a database with ${LARGE.toLocaleString('en')} tasks …`);
  const large = await buildWorld(LARGE);
  try {
    for (const name of ['list', 'read', 'create'] as const) {
      // Connections opened, statements planned, pages read.
      for (const world of [small, large]) await drive(loads(world)[name], 1);
      const ratios: number[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        const before = await drive(loads(small)[name], SECONDS);
        const after = await drive(loads(large)[name], SECONDS);
        const ratio = after.p50Milliseconds / before.p50Milliseconds;
        ratios.push(ratio);
        console.log(
          `    ${name}, round ${round}: p50 ${before.p50Milliseconds} ms small, ${after.p50Milliseconds} ms large, ${rounded(ratio)} ×`,
        );
      }
      report({
        name: `growth, p50 at 1,000,000 to 10,000 tasks: ${name}`,
        measured: rounded(median(ratios)),
        budget: { atMost: 1.5 },
        unit: '×',
      });
    }
  } finally {
    await large.end();
  }
}
