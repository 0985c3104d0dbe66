import { ASSOCIATIONS } from './thesaurus/associations.ts';
import { stemOf } from './word-stem.ts';
import { fold } from './words.ts';

const MONEY = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|chf|gbp|pounds)\b)/;

/** How surely a word tells of a task: 0 where it does not. */
type Strength = 0 | 0.5 | 1;

/** What texts say of a task whose title has the word, by the stems of both. */
let made: Map<string, Map<string, Strength>> | null = null;

function associations(): Map<string, Map<string, Strength>> {
  made ??= makeAssociations();
  return made;
}

function makeAssociations(): Map<string, Map<string, Strength>> {
  const all = new Map<string, Map<string, Strength>>();
  for (const line of ASSOCIATIONS.trim().split('\n')) {
    const [named = '', told = ''] = line.replace(/^! /, '').split(' | ');
    const strength = line.startsWith('! ') ? 1 : 0.5;
    for (const word of named.split(' ').map(stemOf)) {
      const known = all.get(word) ?? new Map<string, Strength>();
      for (const stem of told.split(' ').map(stemOf))
        known.set(stem, Math.max(strength, known.get(stem) ?? 0) as Strength);
      all.set(word, known);
    }
  }
  return all;
}

/**
 * How surely a text tells of what a word of a title is about: 'two good interviews' of 'hire'.
 *
 * @returns of a stem of a title, the strength of the surest word of the text that is associated with it
 */
export function associatedWith(text: string): (stem: string) => Strength {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words.map(stemOf));
  if (MONEY.test(fold(text))) said.add('money');
  const known = new Map<string, Strength>();
  return (stem) => {
    const before = known.get(stem);
    if (before !== undefined) return before;
    let surest: Strength = 0;
    for (const [told, strength] of associations().get(stem) ?? []) {
      if (strength > surest && said.has(told)) surest = strength;
    }
    known.set(stem, surest);
    return surest;
  };
}
