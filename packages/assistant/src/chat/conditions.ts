import { fold } from '../words/words.ts';

/** 'If you can, …' is only polite. */
const POLITE =
  /[\s,]*\bif (?:(?:at all )?possible|need(?:ed| be)|necessary|(?:you|we) (?:can|could|may|want|like|would|have time|please|get (?:the|a) chance|don'?t mind)|(?:it|that)(?:'?s| is) (?:ok(?:ay)?|fine|possible|all right)|(?:it|that) works)\b[\s,]*/gi;

/** Without conditions that nothing depends on. */
export function withoutPoliteConditions(message: string): string {
  const said = message.replace(POLITE, ' ').trim();
  return said === '' ? message : said;
}

const FIRST =
  /^(?:if|unless|once|as soon as|when|whenever|in case|wenn|falls|sobald|si (?:le|la|les|el|los|las|il|elle|on|no)|cuando|quand|des que)\b[^,]{2,}?(?:,(?: then| dann)?| then) (?=\S)/;
const LAST =
  /\S[\s,]+(?:if|unless|once|as soon as|whenever|in case|sobald|des que)\b(?! (?:again|more|and for all|an?|per|every)\b) ?\S/;

/** What a line wants done once something else is so; null where it depends on nothing. @param line as it is read */
export function underCondition(line: string): string | null {
  const folded = fold(line);
  const first = FIRST.exec(folded);
  if (first !== null) return line.slice(first[0].length);
  const last = LAST.exec(folded);
  return last === null ? null : line.slice(0, last.index + 1);
}

/** 'Mark the rota done tomorrow' */
const LATER = /\b(?:tomorrow|later(?: today)?|tonight|next (?:week|month)|morgen|spater|manana|demain)[\s.!]*$/;

/** Whether it wants something done at another time. */
export function isForLater(message: string): boolean {
  return LATER.test(fold(message));
}

const BECAUSE = 'because|cause|coz|weil|porque|car';
/** With words that tell a reason or something else. */
const MAY_BE_BECAUSE = `${BECAUSE}|since|as`;
const SAYS_WHY = new RegExp(`\\s(?:${BECAUSE})\\s`, 'i');
const MAY_SAY_WHY = new RegExp(`,|\\s(?:${MAY_BE_BECAUSE})\\s`, 'i');
const REASON = new RegExp(`^(\\S.{5,}?)(,|\\s(?:${MAY_BE_BECAUSE}))\\s(\\S.*)$`, 'i');

/** Whether a reason is given in so many words. */
export function saysWhy(message: string): boolean {
  return SAYS_WHY.test(message);
}

/** Whether a part of it may be a reason. */
export function maySayWhy(message: string): boolean {
  return MAY_SAY_WHY.test(message);
}

/** 'Give the rota to Rafael, Amara is ill', 'because …': what is wanted, without why; null where nothing says why. */
export function withoutReason(message: string): string | null {
  const [, wanted, sign = '', why = ''] = REASON.exec(message) ?? [];
  // 'Complete the oven, the rota and the silo' names several.
  return wanted === undefined || (sign === ',' && !TELLS.test(fold(why))) ? null : wanted;
}

const TELLS =
  /^(?:[\p{L}'-]+ ){1,5}?(?:is|are|was|were|has|have|had|can|cannot|can't|won't|will|did|said|called|wants?|needs?|ist|sind|hat|\p{L}{2,}ed)\b/u;

/** 'The photos but not the price labels': those that are meant. */
export function withoutExcluded(about: string): string {
  const left = about.replace(EXCLUDED, '').trim();
  return left === '' ? about : left;
}

const EXCLUDED =
  /[\s,]+(?:but not|and not|not|except(?: for)?|apart from|instead of|rather than|aber nicht|nicht|pero no|mais pas)\s.+$/i;

const INTERJECTION = '(?:oh|ah|no|nope|wait|hmm?|sorry|actually|on second thoughts?)[\\s,.!]{1,3}';
const TAKES_BACK =
  "(?:do not|don'?t|never ?mind|forget (?:it|that)|scratch that|leave it(?: as it is)?|(?:no,? )?(?:it|they|that|he|she) (?:isn'?t|is not|aren'?t|are not|wasn'?t|did ?n'?t|hasn'?t)(?: (?:true|yet|done))?|(?:sorry,? )?no,? not yet|(?:do not|don'?t|never) (?:mark|complete|move|assign|close|cancel|finish|change|postpone|delete)\\b[^.!?]{0,60}|sorry,? no|lieber nicht|doch nicht|mejor no|non,? laisse)(?: (?:do (?:it|that)|change (?:it|that)))?[\\s.!]*$";
const TAKEN_BACK = new RegExp(
  `(?:[.,;:!?–—]|\\s-)\\s*(?:${INTERJECTION})*${TAKES_BACK}|\\s(?:${INTERJECTION})+${TAKES_BACK}|,? but not (?:yet|now)[\\s.!]*$`,
);

/** 'Cancel the oven. No wait, don't': what comes last takes all of it back. */
export function isTakenBackAtEnd(message: string): boolean {
  return TAKEN_BACK.test(fold(message));
}
