/** What may be chosen, and what is known of it: names of features. */
export interface Option<T> {
  value: T;
  features: readonly string[];
}

/**
 * The option whose features speak most for it: what most resembles what people chose in labelled texts.
 *
 * @param weights how much each feature speaks for what has it (`readWeights`)
 * @returns null without options
 */
export function likeliest<O extends Option<unknown>>(
  options: readonly O[],
  weights: ReadonlyMap<string, readonly number[]>,
): O | null {
  return highest(options, ({ features }) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[0] ?? 0), 0),
  );
}

/** The one of the highest score; of several, the first; null where there is none. */
export function highest<T>(options: readonly T[], scoreOf: (option: T) => number): T | null {
  const [first, ...others] = options.map((option) => ({ option, score: scoreOf(option) }));
  return first === undefined
    ? null
    : others.reduce((best, each) => (each.score > best.score ? each : best), first).option;
}
