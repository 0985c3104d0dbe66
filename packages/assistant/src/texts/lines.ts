import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { withDaysLast } from './day-lists.ts';
import { withHoursLast } from './hour-lists.ts';
import { isInstruction } from './instructions.ts';
import { strengthOf } from './requests.ts';
import { isRow, isRule } from './tables.ts';
import { beginsSpeech } from './transcript.ts';

/** Lines that only the width of a page divided are one; those that each ask for something are a list, without its marks too. */
export function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  const written = withItemsBelowName(asOneErrand(lines.filter((line) => !isRule(line))));
  for (const each of withItems(withBareItems(withDaysLast(withHoursLast(written))))) {
    // '----' divides as an empty line does.
    const line = /[\p{L}\p{N}]/u.test(each) ? each.trim() : '';
    const last = whole.at(-1)?.trim() ?? '';
    if (isNextAsked(last, line)) {
      whole[whole.length - 1] = asItem(last);
      whole.push(asItem(line));
    } else if (isContinued(last, line)) whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
  }
  return whole;
}

/** 'Shopping & errands', 'Move to the new office - list' */
export function isNameOfList(line: string): boolean {
  const folded = fold(line.trim());
  return NAME_OF_LIST.test(folded) && (/ [-–—] (?:check)?list$/.test(folded) || strengthOf(line, false) < 2);
}

const NAME_OF_LIST =
  /^(?=[^.!?:;]{3,60}$)(?:.*\b)?(?:(?:check)?lists?|to[- ]?dos?|tasks|chores|errands|jobs|shopping|checkliste|einkaufsliste|liste|lista)\b/;

/** The lines below what names a list, without its marks too. */
function withItemsBelowName(lines: readonly string[]): readonly string[] {
  const name = lines.findIndex((line) => line.trim() !== '');
  if (name === -1 || !isNameOfList(lines[name] ?? '')) return lines;
  const rest = lines.slice(name + 1);
  const end = rest.findIndex((line) => line.trim() === '');
  const below = end === -1 ? rest : rest.slice(0, end);
  const areItems = below.length >= 2 && below.every((line) => IS_BRIEF.test(line) && !isItem(line));
  if (!areItems) return lines;
  return [...lines.slice(0, name + 1), ...below.map((line) => asItem(line.trim())), ...rest.slice(below.length)];
}

/** What is bought or packed at one go is one task, whatever stands on its list: 'Shopping list for Monday: flour, eggs' */
function asOneErrand(lines: readonly string[]): readonly string[] {
  const name = lines.findIndex((line) => ERRAND.test(fold(line.trim())));
  if (name === -1) return lines;
  const rest = lines.slice(name + 1);
  const end = rest.findIndex((line) => line.trim() === '');
  const below = (end === -1 ? rest : rest.slice(0, end)).map((line) => line.replace(ITEM, '').trim());
  const areThings = below.every((line) => IS_THING.test(line) && !(line.includes(' ') && beginsWithAction(fold(line))));
  if (below.length < 2 || !areThings) return lines;
  const errand = `${(lines[name] ?? '').trim().replace(/\s?:$/, '')}: ${below.join(', ')}`;
  return [...lines.slice(0, name), errand, ...rest.slice(below.length)];
}

const ERRAND =
  /^(?:(?:my|our|the|die|meine|unsere|la|ma) )?(?:(?:shopping|grocery|packing) list|groceries|shopping|einkaufsliste|einkaufen|packliste|lista de (?:la )?compras?|liste de(?:s)? courses)(?: (?:for|on|fur|am|para|pour) [^:.!?]{2,30})?\s?:?$/;
/** '2 kg flour' */
const IS_THING = /^[^.:!?]{2,40}$/;

/** 'Milk', 'Bread' and 'Call mum', each a line of its own and nothing else: a list without its marks. */
function withBareItems(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const areItems = written.length >= LEAST_ITEMS && written.every((line) => IS_BARE.test(line.trim()));
  return areItems && !written.some((line) => IS_SAID.test(fold(line)))
    ? written.map((line) => asItem(line.trim()))
    : lines;
}

const IS_BARE = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}\d'’-]+){0,2}$/u;
/** What people say to each other in as few words. */
const IS_SAID =
  /^\s*(?:hi|hello|hallo|hey|hola|bonjour|salut|dear|liebe[rs]?|thanks|thank|thx|ok|okay|yes|no|nope|yep|sure|done|see|bye|best|kind|regards|cheers|love|good|great|danke|gracias|merci|bis|gruss|gruesse|ja|nein|si|oui|non|i|we|you|it|he|she|they|not|all|sent|von|from)\b/;

/** No field of a form either. */
const IS_BRIEF = /^[^:]{2,99}[^:,\s]\s*$/;

/** Fewer lines are rather a sentence. */
const LEAST_ITEMS = 3;

/** Short lines in small letters that end without a mark are a list: 'bottle bank / return the drill / bread'. */
function withItems(lines: readonly string[]): string[] {
  const all: string[] = [];
  let block: string[] = [];
  const close = () => {
    const items = block.filter((line) => !LEADS_TO_LIST.test(line) && !isNameOfList(line));
    const isList = items.length >= LEAST_ITEMS && !items.some((line) => GOES_ON.test(line) || ENDS_WITHIN.test(line));
    all.push(...block.map((line) => (isList && items.includes(line) ? asItem(line) : line)));
    block = [];
  };
  for (const line of lines) {
    if (LISTED.test(line) && line.length < LONGEST_OF_LIST && !beginsSpeech(line)) block.push(line);
    else {
      close();
      all.push(line);
    }
  }
  close();
  return all;
}

/** 'than 15 October. Works must be' is of a page that is no wider. */
const ENDS_WITHIN = /\p{L}{3,}[.!?] \p{Lu}|\d{4}\. \p{Lu}/u;
const LISTED = /^\p{Ll}[^:]*[^\s.,;:!?-]$/u;
/** 'for the party' */
const LEADS_TO_LIST = /^(?:for|before|after|until) /;

function isContinued(last: string, line: string): boolean {
  return (
    last !== '' &&
    line !== '' &&
    !isItem(line) &&
    !isRow(line) &&
    !givesAll(line) &&
    !/[.!?:;]$/.test(last) &&
    !/^\(\p{Lu}.*[.!?]\)$/u.test(line) &&
    // '… bestellen (Tomasz)' above 'Amara soll …'
    !(/\)$/.test(last) && /^\p{Lu}/u.test(line)) &&
    ((/^\p{Ll}/u.test(line) && isWrapped(last)) || last.length >= LONGEST_OF_LIST) &&
    !beginsSpeech(line) &&
    !isInstruction(line) &&
    !isInstruction(last.slice(-LONGEST_LOOKED_AT)) &&
    !/^(?:[\p{L}\d ]{2,20}:|\p{Lu}[\p{L}\d'’-]+ [–-] |\[|\d{1,2}:\d{2}\b|→|[-=]>)/u.test(line)
  );
}

/** 'Yusuf please do all of them', 'all for Yusuf': below a list. */
export function givesAll(line: string): boolean {
  return GIVES_ALL.test(fold(line));
}

const PLEASE = '(?:please|pls|plz|bitte|por favor|stp|svp)';
const ALL =
  '(?:(?:all|both) of (?:it|them|these|this)|them all|all|everything|both|these|alle|alles|beides|todo|todas|tout)';
const NAME = "@?[\\p{L}'’-]{2,30}(?: [\\p{L}'’-]{2,30})?";
const GIVES_ALL = new RegExp(
  `^(?:${NAME},? (?:(?:can|could|will|would) (?:you )?)?(?:${PLEASE} )?(?:do|does|take|takes|handle|mach|macht|haz|hace|fais|fait) ${ALL}|(?:${PLEASE} )?${ALL} (?:for|to|fur|an|para|pour) ${NAME})(?: ${PLEASE})?[\\s.!?]*$`,
  'u',
);

/** Whoever writes no capitals ends lines where a thing ends. */
function isWrapped(last: string): boolean {
  return /^\P{Ll}/u.test(last) || last.length >= SHORTEST_WRAPPED || GOES_ON.test(last);
}

const SHORTEST_WRAPPED = 40;
/** Of what was joined already its end. */
const LONGEST_LOOKED_AT = 200;

/** 'Book the van' above 'order boxes', but not 'Call the' above 'book shop'. */
function isNextAsked(last: string, line: string): boolean {
  if (GIVEN_TO.test(last) && GIVEN_TO.test(line)) return true;
  return beginsAsked(last) && beginsAsked(line) && !isItem(line) && !GOES_ON.test(last);
}

/** 'Mirko → send the plan' */
const GIVEN_TO = /^(?:[-*•]\s)?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)? ?(?:→|[-=]>) ?\S/u;

function beginsAsked(line: string): boolean {
  const bare = line.replace(ITEM, '');
  const isAction = beginsWithAction(fold(bare)) || ENDS_IN_INFINITIVE.test(bare);
  return line.length < LONGEST_OF_LIST && bare.includes(' ') && isAction;
}

/** 'Mehl bestellen (Tomasz, bis Montag)' */
const ENDS_IN_INFINITIVE = /^\p{Lu}[^.:!?()]* \p{Ll}{2,}(?:en|ern|eln)(?: (?:bis|am) [^ ]{2,12}| ?\([^()]{2,30}\))?$/u;

const GOES_ON = /(?:[,;:]|\b(?:the|an?|of|to|and|or|for|with|my|our|your|in|on|at|from|by))$/i;
/** Longer lines are those of a paragraph. */
const LONGEST_OF_LIST = 60;

function asItem(line: string): string {
  return isItem(line) || isRow(line) ? line : `- ${line}`;
}

/** Of a list: '- ', '1. ', '[ ] '. */
export function isItem(line: string): boolean {
  return ITEM.test(line);
}

export const ITEM =
  /^\s*(?:[-*•·–▪◦‣+]\s*(?:\[[ x]?\]\s*)?|\[[ x]?\]\s*|[☐☑☒✓✔✅⬜□■❌✗✘✖]️?\s*|(?:\d{1,2}|[a-h])[.)]\s+|\((?:\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})\)\s+|a\d{1,2}\s{1,3}(?=\p{Lu}[\p{L}. ]{1,30}:|\p{Lu}.{5,80} [–-] (?:owner|due|by)\b)|(?:ap ?|(?:finding|defect|agenda item|mangel|issue) )\d{1,2}\s?[–:,-]\s+|action \d{1,2}\s{1,3}|top \d{1,2}(?:\s+(?=[^:]{2,30}: \S+ \S+ )|\s?:\s+(?=\S+ \S+ ))|(?:ap ?\d{0,2}|todo|to-do)\s+(?=\p{L}+(?: \p{L}+)?\s?:))(?=\S)/iu;
