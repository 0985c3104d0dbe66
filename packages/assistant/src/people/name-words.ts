import { fold } from '../words/words.ts';
import { FORMAL_NAMES } from './nicknames.ts';

/**
 * Words of which somebody whom the text names has one in the name: as they are written, without accents, and the formal
 * ones of nicknames. Lower case.
 *
 * @param most of them that are answered
 */
export function nameWords(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}][\p{L}\p{M}'’-]+/gu)) {
    const folded = fold(word).replace(/'s?$/, '');
    for (const name of [word.toLowerCase(), folded, ...(FORMAL_NAMES.get(folded) ?? [])]) words.add(name);
  }
  return [...words].slice(0, most);
}
