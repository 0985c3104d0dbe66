import { fold, lettersIn, signsIn } from '../words/words.ts';

/** As much of a title as finds it in its sentence, where the rest may be written otherwise. */
const LENGTH_OF_BEGINNING = 12;
const MOST_BEFORE = 3;

/**
 * The words of a title, and those around it in the sentence that it is from ('can you', 'I have', 'no need to'), with where they
 * stand.
 *
 * @param sentence null for a title that is made of several
 */
export function wordsOfTitle(title: string, sentence: string | null): string[] {
  const folded = fold(title);
  const words = lettersIn(folded);
  const [first, second] = words;
  return [
    ...new Set(words.map((word) => `=${word}`)),
    ...(first === undefined ? [] : [`^${first}`, `$${words.at(-1)}`]),
    ...(second === undefined ? [] : [`^${first} ${second}`]),
    ...(sentence === null ? [] : wordsAround(folded, fold(sentence))),
  ];
}

function wordsAround(title: string, sentence: string): string[] {
  const at = sentence.indexOf(title.slice(0, LENGTH_OF_BEGINNING));
  if (at < 0) return [];
  const before = signsIn(sentence.slice(0, at)).slice(-MOST_BEFORE);
  const [behind = ''] = signsIn(sentence.slice(at + title.length));
  return [
    ...new Set(before.map((word) => `<${word}`)),
    `<<${before.at(-1) ?? ''}`,
    ...(before.length > 1 ? [`<<${before.slice(-2).join(' ')}`] : []),
    `>>${behind}`,
  ];
}
