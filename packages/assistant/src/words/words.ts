/**
 * Without case and accents, every sign where it was: patterns are looked for in the folded text, and what they find is
 * cut out of the written one. A sign whose plain form would be longer stays.
 */
export function fold(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const sign of text) folded += foldSign(sign);
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const IS_ASCII = /^[\u0000-\u007f]*$/;

/**
 * What signs beyond ASCII were folded to: a text is folded many times, and repeats the few signs of its language. Begun anew
 * when it is full, so that a text of rare signs does not make all that come after it slow. It holds more than a text and the
 * names beside it do, and takes two megabytes at most.
 */
const FOLDED = new Map<string, string>();
const MOST_FOLDED = 20_000;

function foldSign(sign: string): string {
  if (sign === '’' || sign === '‘') return "'";
  if (sign <= '\u007f') return sign.toLowerCase();
  const known = FOLDED.get(sign);
  if (known !== undefined) return known;
  const plain = sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const folded = plain.length === sign.length ? plain : sign;
  if (FOLDED.size === MOST_FOLDED) FOLDED.clear();
  FOLDED.set(sign, folded);
  return folded;
}

/** An address keeps its small letters. */
export function capitalised(text: string): string {
  return /^(?:[a-z][a-z+.-]*:\/\/|www\.|\S+@)/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the words are one mistake apart: a letter changed, added, left out, or two beside each other swapped. */
export function isOneMistakeApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** The words of a folded text in their order, any number as '0': for telling what a text says by the words that it has. */
export function wordsIn(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replace(/\d+/g, '0'));
}

/** Each two words or signs of a folded text that stand beside each other, any number as '0': 'are back', 'again .'. */
export function pairsIn(folded: string): string[] {
  const parts = (folded.match(/[\p{L}\p{N}']+|[:,;.!?–()@-]/gu) ?? []).map((part) => part.replace(/\d+/g, '0'));
  return pairsOf(parts);
}

/** Each two that stand beside each other, with a space between them. */
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** The words of a folded text, without its numbers. */
export function lettersIn(folded: string): string[] {
  return folded.match(/[\p{L}']+/gu) ?? [];
}

/** The words of all of these texts, folded. */
export function wordsOfAll(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []));
}

/** The same with the signs between them. */
export function signsIn(folded: string): string[] {
  return folded.match(/[\p{L}']+|[:,;.!?–()@-]/gu) ?? [];
}
