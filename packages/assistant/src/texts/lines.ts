import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { isRow, isRule } from './tables.ts';
import { beginsSpeech } from './transcript.ts';

/** Lines that only the width of a page divided are one; those that each ask for something are a list, without its marks too. */
export function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const written of lines.filter((line) => !isRule(line))) {
    // '----' divides as an empty line does.
    const line = /[\p{L}\p{N}]/u.test(written) ? written.trim() : '';
    const last = whole.at(-1)?.trim() ?? '';
    if (isNextAsked(last, line)) {
      whole[whole.length - 1] = asItem(last);
      whole.push(asItem(line));
    } else if (isContinued(last, line)) whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
  }
  return whole;
}

function isContinued(last: string, line: string): boolean {
  return (
    last !== '' &&
    line !== '' &&
    !isItem(line) &&
    !isRow(line) &&
    !/[.!?:;]$/.test(last) &&
    (/^\p{Ll}/u.test(line) || last.length >= LONGEST_OF_LIST) &&
    !beginsSpeech(line) &&
    !/^(?:[\p{L}\d ]{2,20}:|\p{Lu}[\p{L}'’-]+ [–-] |\[|\d{1,2}:\d{2}\b|→|[-=]>)/u.test(line)
  );
}

/** 'Book the van' above 'order boxes', but not 'Call the' above 'book shop'. */
function isNextAsked(last: string, line: string): boolean {
  return beginsAsked(last) && beginsAsked(line) && !isItem(line) && !GOES_ON.test(last);
}

function beginsAsked(line: string): boolean {
  const folded = fold(line.replace(ITEM, ''));
  return line.length < LONGEST_OF_LIST && folded.includes(' ') && beginsWithAction(folded);
}

const GOES_ON = /(?:[,;:]|\b(?:the|an?|of|to|and|or|for|with|my|our|your|in|on|at|from|by))$/i;
/** Longer lines are those of a paragraph. */
const LONGEST_OF_LIST = 60;

function asItem(line: string): string {
  return isItem(line) ? line : `- ${line}`;
}

/** Of a list: '- ', '1. ', '[ ] '. */
export function isItem(line: string): boolean {
  return ITEM.test(line);
}

export const ITEM = /^\s*(?:[-*•·–▪◦‣+]\s*(?:\[[ x]?\]\s*)?|\[[ x]?\]\s*|☐\s*|(?:\d{1,2}|[a-h])[.)]\s+)(?=\S)/i;
