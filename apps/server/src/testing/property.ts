import fc from 'fast-check';

/** The same values in every run, so that a failure can be looked at again. FAST_CHECK_SEED tries others. */
const seed = Number(process.env.FAST_CHECK_SEED ?? 20_260_101);

/** Checks a statement for many made-up values; a counterexample is made as small as possible and printed. */
export async function forAll<T>(
  values: fc.Arbitrary<T>,
  runs: number,
  check: (value: T) => Promise<void> | void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await check(value);
    }),
    { seed, numRuns: runs },
  );
}
