import { specificsOf, substanceOf } from '../titles/substance.ts';
import { fold } from '../words/words.ts';
import { strengthOf } from './requests.ts';

// Whether a title says what it is about, or only points to what was said before.

/** 'Send it again to our new address' */
export const SAYS_IT = /^[\p{L}]+ (?:it|them|this|that)\b(?! [\p{L}]+ing\b)/u;

/** 'Feel responsible for it' */
export function refersBack(title: string): boolean {
  const folded = fold(title);
  if (POINTS_EARLY.test(folded) || IS_DONE.test(folded) || ITS_STATE.test(folded)) return true;
  const pronoun = PRONOUN.exec(folded);
  if (pronoun === null) return false;
  // 'Sign page 3 and post it back' names what it is.
  const named = specificsOf(title.slice(0, pronoun.index));
  if (named.length > 0 && strengthOf(title, false) === 3) return false;
  return specificsOf(title).filter((word) => /\p{L}/u.test(word)).length <= 1;
}

/** 'See to it before the break', 'la necesito mañana' */
const POINTS_EARLY =
  /^(?:(?:sich |dich |euch )?(?:bitte )?darum kummern$|(?:machst|kannst|erledigst|ubernimmst) du (?:das|es|dies)\b|\p{L}+ (?:(?:at|into|after|for|to|with|about|care of|on|up|out|off) )?(?:it|them|this|these|those)\b(?! (?!and\b)\p{L}+)|(?:it|they|he|she|lo|ca|cela)\b|(?:this|that|these|those|both|all of (?:it|them)|es|la|sie) (?:is|are|was|were|has|can|can't|must|needs|should|would|muss|ist|soll|necesit\p{L}+|neces\p{L}+)\b|(?:see|attend|look) (?:to|into|after) (?:it|this|that|them)\b|(?:ihn|ihm|ihr|ihnen|er|sie|es|das|dies) (?:\p{Ll}+ )*\p{Ll}+(?:en|ern|eln)$)/u;

/** 'Be done', 'do so' */
const IS_DONE =
  /^(?:do|make|try|take|meet)(?: or| and)?(?: instead| then)?$|^be (?:done|\p{L}+(?:ed|en|t))\b|\bdo (?:so|that)\b/u;

/** 'We need it fixed', 'a new one', 'order two black ones', 'le lui envoyer' */
const ITS_STATE =
  /\b(?:need|want|have|get|like|see) (?:it|this|that|them|these|those) (?:\p{L}+(?:ed|t|n)|done|working|back|gone|ready|here|up|out|in|sorted)\b|\b(?:a|an|the|another) (?:new|other|second|different|better|right|correct|spare|next) one\b|\b(?:needs?|wants?|requires?) (?:it|them|this)$|\b(?:\p{L}+ )?ones\b|\b(?:\d+|some|a few|more|two|three|another) (?:packs?|packets?|boxes|bottles?|bags?|pieces?|sets?|rolls?|units?|cans?|cartons?|tins?)\b(?! of\b)|^(?:take|get|order|buy|bring|send|print|make) (?:a few|some|a couple|two|one)(?= and\b|$)|^(?:(?:le|la|les|lui|leur|t'en|s'en|m'en|y|en)(?: (?:lui|leur|y|en))* |l')\p{L}+(?:er|ir|re)\b|^(?:eine neue|einen neuen|ein neues|neue|una nueva|uno nuevo|un nouveau|une nouvelle) \p{L}+(?:en|er|ar)$|\b(?:him|her)$/u;

const PRONOUN =
  /\b(?:it|them|these|those|this|that|diese[nrs]?|dafur|davon|daran|eso|esto|ello|cela|ca)\b(?! \p{L}+)|\b(?:it|them|(?:the|this) (?:matter|issue|problem|thing)|die (?:sache|angelegenheit)|el (?:asunto|problema)|le probleme|l'affaire)\b/u;

/** 'Reissue it' */
const IS_VERB_WITH_IT = /^\p{L}+ (?:it|them|this|that|these|those)$/u;

/** Whether no word of the title says what it is about, or what it does is done to something named before. */
export function pointsBack(title: string): boolean {
  return substanceOf(title).length === 0 || IS_VERB_WITH_IT.test(fold(title));
}
