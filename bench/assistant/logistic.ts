import { SCALE } from '@taskwell/assistant/words/learned-weights';

/** What can be chosen of a text: the features of each, and how right it is: 0 to 1. */
export type Choice = { features: [feature: number, value: number][]; worth: number }[];

export interface Example {
  choice: Choice;
  /** How much it counts. */
  weight: number;
}

const STEPS = 600;
const RATE = 0.05;

/**
 * The weights that make what is right likeliest (multinomial logistic regression over the choices of each text, with a
 * quadratic penalty), by gradient steps of Adam (Kingma and Ba, 2015).
 *
 * @param penalties for each feature, how much a large weight is held back
 * @returns a weight for each feature; the same each time
 */
export function learnWeights(examples: readonly Example[], penalties: readonly number[]): number[] {
  const weights = penalties.map(() => 0);
  const mean = penalties.map(() => 0);
  const square = penalties.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = weights.map((weight, at) => (penalties[at] ?? 0) * weight);
    for (const example of examples) addGradient(gradient, example, weights);
    for (const [at, slope] of gradient.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const change = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * change;
    }
  }
  return weights;
}

/** Adds how the probability that what is right is chosen falls with each weight. */
function addGradient(gradient: number[], { choice, weight }: Example, weights: readonly number[]): void {
  const scores = choice.map(({ features }) =>
    features.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const right = odds.reduce((sum, each, at) => sum + each * (choice[at]?.worth ?? 0), 0);
  for (const [at, { features, worth }] of choice.entries()) {
    const slope = weight * (odds[at] ?? 0) * (1 / all - worth / right);
    for (const [feature, value] of features) gradient[feature] = (gradient[feature] ?? 0) + slope * value;
  }
}

/** The numbers of the features that have a value, and these. */
export function numbered<F extends string>(
  names: readonly F[],
  features: Readonly<Partial<Record<F, number>>>,
): [feature: number, value: number][] {
  return names.flatMap((name, at): [number, number][] => {
    const value = features[name];
    return value === undefined || value === 0 ? [] : [[at, value]];
  });
}

/** The same of features that are only there or not: those that have a number. */
export function present(names: readonly string[], numbers: ReadonlyMap<string, number>): [number, 1][] {
  return names.flatMap((name): [number, 1][] => {
    const number = numbers.get(name);
    return number === undefined ? [] : [[number, 1]];
  });
}

/** The source of a module that has the weights by their names. */
export function weightsModule(kind: 'Title' | 'Task', names: readonly string[], weights: readonly number[]): string {
  const lower = kind.toLowerCase();
  const lines = names.map((name, at) => `  ${name}: ${Number((weights[at] ?? 0).toFixed(2))},`);
  return `import type { ${kind}Feature } from './${lower}-features.ts';

/** How much each feature speaks for a ${lower}; made by \`npm run learn:${lower}s\`, not by hand. */
export const ${kind.toUpperCase()}_WEIGHTS: Readonly<Record<${kind}Feature, number>> = {
${lines.join('\n')}
};
`;
}

/** What at least so many of the texts have, in its order. */
export function frequent(texts: readonly (readonly string[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const names of texts) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).toSorted();
}

/**
 * A line for each name with its weights as whole numbers, as `readWeights` reads them; none for a name whose weights are all
 * nought.
 *
 * @param weights so many for each name, one name after the other
 */
export function wordWeights(names: readonly string[], weights: readonly number[], perName: number): string[] {
  return names.flatMap((name, at) => {
    const own = weights.slice(at * perName, (at + 1) * perName).map((weight) => Math.round(SCALE * weight));
    return own.some((weight) => weight !== 0) ? [`${name}|${own.join(' ')}`] : [];
  });
}
