import { LIMITS } from '@taskwell/contract/limits';
import { shortenText } from '@taskwell/contract/text';
import { type FoundDue, surest } from '../dates/find-due.ts';
import type { Asked } from '../people/assignee.ts';
import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { without } from './title.ts';

/** A sentence, with whom it asks and when. */
interface Described<P extends Person> {
  text: string;
  asked: Asked<P>[];
  dues: FoundDue[];
}

/** Who is asked, and how, but nothing of what is to be done. */
const SAYS_NOTHING = new Set(
  "agreed decided that make sure please pls plz kindly can could would will you u we i i'll it the a an to for of by on at in is be need needs have has must should shall still also just really only and my our me us remind remember someone somebody everybody urgent urgently asap important high medium low normal priority prio assign it's bitte kannst konntest du sie wir ich muss mussen musst soll sollte brauchen noch mal auch die der das den dem ein eine einen zu am im um bis dringend wichtig prioritat weise es mir por favor puedes podrias hay que tenemos tengo el la los las un una de al del para urgente peux tu pouvez vous pourrais il faut nous on dois devons le les des du merci svp".split(
    ' ',
  ),
);

/** Whether the title, the due date and who is asked say all of it. */
function isSaidBy<P extends Person>(title: string, { text, asked, dues }: Described<P>): boolean {
  if (HOURS_FROM_TO.test(text)) return false;
  const due = surest(dues);
  const spans = [...asked.filter(({ score }) => score >= 4), ...(due === null ? [] : [due])];
  const titleWords = wordsOf(title);
  return wordsOf(without(text, spans).replace(NO_HURRY, ' ')).every(
    (word) => SAYS_NOTHING.has(word) || titleWords.some((known) => isFormOf(word, known)),
  );
}

/** 'Shift Tuesday 6:00-14:00', of which a due date says the beginning alone. */
const HOURS_FROM_TO =
  /(?<![\d.:/-])\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]m|uhr|h)? ?(?:[-–—]|to|until|till|bis|a las?|a|à) ?\d{1,2}(?:[:.h]\d{2}(?![./-]\d)| ?(?:[ap]m|uhr|h)\b)/i;

/** What the priority says. */
const NO_HURRY =
  /\b(?:not|no|nicht|keine|sin|pas|nothing)(?: (?:so|that|very|es|si|d'))? ?(?:urgent|important|rush|hurry|dringend|eilig|wichtig|eile|prisa|urgente|importante|urgence)\b/gi;

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
}

/** 'Gets' of 'get'. */
function isFormOf(word: string, known: string): boolean {
  return word === known || (known.length >= 3 && word.startsWith(known) && word.length <= known.length + 3);
}

/** What was written about it, in its own words. */
export function describe<P extends Person>(context: readonly Described<P>[], title: string): string {
  const sentences = context.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const whole = sentences.reduce(
    (written, next) => (written === '' ? next : `${written}${/[.!?:;,…]$/.test(written) ? '' : '.'} ${next}`),
    '',
  );
  const saysMore = fold(whole).replace(/\W+/g, '') !== fold(title).replace(/\W+/g, '');
  if (!saysMore || (context.length === 1 && context.every((each) => isSaidBy(title, each)))) return '';
  return shortenText(whole, LIMITS.descriptionLength);
}
