/** Learned weights are written as whole numbers, so many times as large. */
export const SCALE = 20;

/**
 * Weights of words and the like.
 *
 * @param source a line for each name: the name, a bar, its weights with spaces between
 */
export function readWeights(source: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    source
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', weights = ''] = line.split('|');
        return [name, weights.split(' ').map((weight) => Number(weight) / SCALE)];
      }),
  );
}
