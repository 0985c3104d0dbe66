import { typingCorrector } from '../words/typing-mistakes.ts';
import { wordsOfAll } from '../words/words.ts';
import type { Mention, Person } from './people.ts';

/**
 * What puts right the mistyped words of a text, but for what is right among these people: their names, also in other forms
 * ('Denny' of Dennis), and what they call things.
 *
 * @param mentions whom the text names
 * @param things titles and descriptions
 */
export function correctorAmong(
  people: readonly Person[],
  text: string,
  mentions: readonly Mention<Person>[],
  things: readonly string[] = [],
): (part: string) => string {
  return typingCorrector(text, () => ({
    names: wordsOfAll(people.map(({ name }) => name)),
    others: wordsOfAll([...mentions.map(({ start, end }) => text.slice(start, end)), ...things]),
  }));
}
