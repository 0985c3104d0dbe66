import { isOneMistakeApart } from '../words/words.ts';

/** Longer ones are no words, and are compared as they are. */
const LONGEST_WORD = 40;
const SHORTEST_FAMILY = 4;
const SHORTEST_MISTAKEN = 5;

/**
 * How like a word is to the likeliest of some: 1 for the same, less for one of the same family ('photos', 'photograph') or
 * mistyped, 0 for others. Looked up by beginnings and by what is left without a letter, so that the work for a word does not
 * grow with how many it is compared with.
 *
 * @param isRight whether there is such a word: two of which both are there are no mistake for each other
 */
export function likenessTo(
  words: readonly string[],
  isRight: (word: string) => boolean = () => false,
): (word: string) => number {
  const same = new Set(words);
  const alike = words.filter(canBeAlike);
  const whole = new Set(alike);
  const beginnings = new Set<string>();
  const shortBeginnings = new Set<string>();
  const withoutLetter = new Map<string, string[]>();
  for (const word of alike) {
    for (let length = SHORTEST_FAMILY; length < word.length; length += 1) beginnings.add(word.slice(0, length));
    if (word.length <= 6) shortBeginnings.add(word.slice(0, 5));
    for (const left of mistakesOf(word)) {
      const others = withoutLetter.get(left);
      if (others) others.push(word);
      else withoutLetter.set(left, [word]);
    }
  }

  function isPartOfAnother(word: string): boolean {
    if (beginnings.has(word)) return true;
    for (let length = SHORTEST_FAMILY; length < word.length; length += 1)
      if (whole.has(word.slice(0, length))) return true;
    return false;
  }

  function beginsAlike(word: string): boolean {
    if (word.length < 5) return false;
    const five = word.slice(0, 5);
    const isShort = word.length <= 6;
    if (isShort ? beginnings.has(five) || shortBeginnings.has(five) : shortBeginnings.has(five)) return true;
    return !isShort && beginnings.has(word.slice(0, 6));
  }

  const isMistyped = (word: string) =>
    mistakesOf(word).some((left) =>
      withoutLetter.get(left)?.some((other) => isOneMistakeApart(word, other) && !(isRight(word) && isRight(other))),
    );

  const known = new Map<string, number>();
  function likenessOf(word: string): number {
    if (same.has(word)) return 1;
    if (!canBeAlike(word)) return 0;
    if (isPartOfAnother(word)) return 0.85;
    if (isMistyped(word)) return 0.75;
    return beginsAlike(word) ? 0.7 : 0;
  }
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const likeness = likenessOf(word);
    known.set(word, likeness);
    return likeness;
  };
}

/** Numbers are the same or others. */
function canBeAlike(word: string): boolean {
  return word.length >= SHORTEST_FAMILY && word.length <= LONGEST_WORD && !/\d/.test(word);
}

/**
 * A word and what is left of it without one of its letters: two words that are one mistake apart have one of these in common.
 * People rarely mistake the first letter.
 */
function mistakesOf(word: string): string[] {
  if (word.length < SHORTEST_MISTAKEN) return [];
  const left = [word];
  for (let index = 1; index < word.length; index += 1) left.push(word.slice(0, index) + word.slice(index + 1));
  return left;
}
