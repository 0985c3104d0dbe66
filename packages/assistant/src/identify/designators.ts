import { MONTHS, UNITS, WEEKDAYS } from '../dates/date-words.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold } from '../words/words.ts';

/** 'Centrifuge B', 'room 12', 'SHOP-381': a kind of thing, and which one of them. */
const DESIGNATED =
  /(?<![\p{L}\p{N}])(\p{L}{3,30})(\s(?:no\.?\s?|nr\.?\s?)?|-|\s?#)(\p{Lu}|\d{1,6})(?![\p{L}\p{N}]|[:.,/]\d)/gu;

/** Tells of each task whether the text names another one of its kind: 'centrifuge A' where the task is about centrifuge B. */
export function otherOfKind(text: string): (task: string) => boolean {
  const said = designatorsOf(text);
  if (said.size === 0) return () => false;
  return (task) => {
    const compared = [...designatorsOf(task)].flatMap(([kind, designators]) => {
      const named = said.get(kind);
      return named === undefined ? [] : [designators.some((one) => named.includes(one))];
    });
    return compared.length > 0 && !compared.includes(true);
  };
}

function designatorsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, noun = '', between = '', designator = ''] of text.matchAll(DESIGNATED)) {
    const word = fold(noun);
    // 'Order 40 chairs' and 'May 5' name none.
    const isCount = between === ' ' && /\d/.test(designator) && ACTION_VERBS.has(word);
    if (isCount || OF_TIME.has(word) || STOP_WORDS.has(word)) continue;
    const kind = stemOf(word);
    found.set(kind, [...(found.get(kind) ?? []), withoutZeros(fold(designator))]);
  }
  return found;
}

/** 'RFI-031' is 'RFI 31'. */
export function withoutZeros(number: string): string {
  return /^\d+$/.test(number) ? number.replace(/^0+(?=[1-9])/, '') : number;
}

const OF_TIME = new Set([...Object.keys(MONTHS), ...Object.keys(WEEKDAYS), ...UNITS.keys()]);
