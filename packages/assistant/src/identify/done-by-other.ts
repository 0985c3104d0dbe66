import { IS_PERSON } from '../texts/antecedent.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { beginsWithAction, verbOf, verbOfPast } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold, wordsIn } from '../words/words.ts';

/** What goes from one to another, and is not done where the other does it. */
const BETWEEN_TWO =
  /^(?:call|ring|phone|mail|email|text|message|write|send|pay|answer|reply|contact|ask|visit|thank|remind|invite|tell)$/;
/** Of these, what is done to things as well: 'rent paid', 'email answered'. */
const TO_THINGS = /^(?:pay|answer|write|mail|email|text|message|reply)$/;
/** Makes a passive of it: 'the plumber is paid'. */
const PASSIVE = /^(?:is|are|was|were|been|got|gets)$/;
const MOST_BEFORE = 5;

/**
 * Whether a text says that whom a title asks to call, to pay or to send something did so: 'the dentist called' of 'Call the
 * dentist', 'Miller has sent the invoice' of 'Send the invoice to Miller'.
 */
export function isDoneByOther(title: string, text: string): boolean {
  const [named, said] = [fold(title), wordsIn(fold(text))];
  const verb = verbOf(named.split(' ')[0] ?? '');
  if (!beginsWithAction(named) || verb === null || !BETWEEN_TWO.test(verb)) return false;
  const object = title.slice(title.indexOf(' ') + 1);
  if (TO_THINGS.test(verb) && !IS_PERSON.test(fold(object)) && !/\p{Lu}/u.test(object)) return false;
  const at = said.findIndex((word) => verbOfPast(word) === verb);
  const before = said.slice(0, Math.max(at, 0));
  if (before.length > MOST_BEFORE || before.some((word) => PASSIVE.test(word))) return false;
  const who = before.filter((word) => !STOP_WORDS.has(word) && !/^(?:has|have|just|already|now)$/.test(word));
  // 'Invoice sent to Miller' is of what is sent, and not of whom it is sent to.
  const other = verb === 'send' ? (/ to (.+)$/.exec(named)?.[1] ?? '') : named.slice(named.indexOf(' '));
  const stems = new Set(wordsIn(other).map(stemOf));
  return who.length > 0 && who.every((word) => stems.has(stemOf(word)));
}
