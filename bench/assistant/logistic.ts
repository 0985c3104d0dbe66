import { SCALE } from '@taskwell/assistant/words/learned-weights';

/** What can be chosen of a text: the features of each, and how right it is: 0 to 1. */
export type Choice = { features: [feature: number, value: number][]; worth: number }[];

export interface Example {
  choice: Choice;
  /** How much it counts. */
  weight: number;
}

const STEPS = 600;
/** Of the first step; the steps grow smaller until the last, so that the weights come to rest. */
const RATE = 0.1;

/**
 * The weights that make what is right likeliest (multinomial logistic regression over the choices of each text, with a
 * quadratic penalty), by gradient steps of Adam (Kingma and Ba, 2015).
 *
 * @param penalties for each feature, how much a large weight is held back
 * @returns a weight for each feature; the same each time
 */
export function learnWeights(examples: readonly Example[], penalties: readonly number[]): number[] {
  const weights = new Float64Array(penalties.length);
  const mean = new Float64Array(penalties.length);
  const square = new Float64Array(penalties.length);
  const gradient = new Float64Array(penalties.length);
  const table = tableOf(examples);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const [at, penalty] of penalties.entries()) gradient[at] = penalty * (weights[at] ?? 0);
    addGradient(gradient, table, weights);
    const [ofMean, ofSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    const rate = RATE * (1 - (step - 1) / STEPS);
    for (const [at, slope] of gradient.entries()) {
      const next = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const nextSquare = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = next;
      square[at] = nextSquare;
      weights[at] = (weights[at] ?? 0) - (rate * (next / ofMean)) / (Math.sqrt(nextSquare / ofSquare) + 1e-8);
    }
  }
  return [...weights];
}

/** All choices one behind the other: of each its worth and where its features begin, of each example where its choices do. */
interface Table {
  features: Int32Array;
  values: Float64Array;
  worths: Float64Array;
  featuresOf: Int32Array;
  choicesOf: Int32Array;
  exampleWeights: Float64Array;
}

function tableOf(examples: readonly Example[]): Table {
  const choices = examples.flatMap(({ choice }) => choice);
  const features = choices.flatMap((each) => each.features);
  return {
    features: Int32Array.from(features, ([feature]) => feature),
    values: Float64Array.from(features, ([, value]) => value),
    worths: Float64Array.from(choices, ({ worth }) => worth),
    featuresOf: Int32Array.from(sums(choices.map((each) => each.features.length))),
    choicesOf: Int32Array.from(sums(examples.map(({ choice }) => choice.length))),
    exampleWeights: Float64Array.from(examples, ({ weight }) => weight),
  };
}

/** Where each begins of those that are so long; where the last ends. */
function sums(lengths: readonly number[]): number[] {
  let sum = 0;
  return [0, ...lengths.map((length) => (sum += length))];
}

/** Adds how the probability that what is right is chosen falls with each weight. */
function addGradient(gradient: Float64Array, table: Table, weights: Float64Array): void {
  const { features, values, worths, featuresOf, choicesOf, exampleWeights } = table;
  const odds = new Float64Array(worths.length);
  for (const [example, weight] of exampleWeights.entries()) {
    const [from, to] = [choicesOf[example] ?? 0, choicesOf[example + 1] ?? 0];
    let most = -Infinity;
    for (let choice = from; choice < to; choice += 1) {
      const end = featuresOf[choice + 1] ?? 0;
      let score = 0;
      for (let at = featuresOf[choice] ?? 0; at < end; at += 1)
        score += (values[at] ?? 0) * (weights[features[at] ?? 0] ?? 0);
      odds[choice] = score;
      if (score > most) most = score;
    }
    let [all, right] = [0, 0];
    for (let choice = from; choice < to; choice += 1) {
      const each = Math.exp((odds[choice] ?? 0) - most);
      odds[choice] = each;
      all += each;
      right += each * (worths[choice] ?? 0);
    }
    for (let choice = from; choice < to; choice += 1) {
      const slope = weight * (odds[choice] ?? 0) * (1 / all - (worths[choice] ?? 0) / right);
      const end = featuresOf[choice + 1] ?? 0;
      for (let at = featuresOf[choice] ?? 0; at < end; at += 1) {
        const feature = features[at] ?? 0;
        gradient[feature] = (gradient[feature] ?? 0) + slope * (values[at] ?? 0);
      }
    }
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
