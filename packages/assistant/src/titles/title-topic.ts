import { LIMITS } from '@taskwell/contract/limits';
import type { Candidate } from '../extract/candidate.ts';
import type { Person } from '../people/people.ts';
import { thingIn } from '../texts/antecedent.ts';
import { clausesOf } from '../texts/clauses.ts';
import { strengthOf } from '../texts/requests.ts';
import { fold } from '../words/words.ts';
import { specificsOf } from './substance.ts';
import { capitalised, titleOf } from './title.ts';

/** Whom people send for or write to: 'send a technician' says of nothing what for. */
const HELPER =
  /^(?:technician|engineer|plumber|electrician|manufacturer|supplier|vendor|customer|client|guest|patient|parents?|somebody|letter|replacement|refund|photo|picture|page|copy|copies|branch|system|room|dining|guy|service|phone|wholesaler|shelves|stock|form|techniker|handwerker|hersteller|lieferant|tecnico|technicien|fournisseur|proveedor)s?$/;
const MOST_WITHOUT_TOPIC = 36;
const MOST_OF_TOPIC = 30;
/** Words of its own by which a title is clear. */
const ENOUGH = 2;
const MOST_BEFORE = 3;

/**
 * A title that says what is to be done and hardly with what, after the topic that the text names elsewhere: 'Coffee machine:
 * send a technician'.
 *
 * @param main the sentence that the title is of
 */
export function withContext<P extends Person>(
  title: string,
  main: Candidate<P> | null,
  context: readonly Candidate<P>[],
  subject: string | null,
): string {
  if (main === null || main.isItem || title.includes(':') || title.length > MOST_WITHOUT_TOPIC) return title;
  if (strengthOf(title, false) !== 3 || specificsOf(title).filter((word) => !HELPER.test(fold(word))).length >= ENOUGH)
    return title;
  const said = fold(title);
  const before = context.slice(0, Math.max(0, context.indexOf(main))).filter(({ isField }) => !isField);
  const earlier = before.slice(-MOST_BEFORE).map(({ words }) => words);
  // Without the name that it begins with.
  const own = main.words.slice(0, Math.max(0, main.askedAt - (main.text.length - main.words.length)));
  const near = [...earlier, own]
    .toReversed()
    .flatMap((words) => [words, ...clausesOf(words).map(({ text }) => text)])
    .map((words) => thingIn(words, null));
  const ofSubject = subject === null ? null : titleOf(subject, []);
  for (const thing of [ofSubject, ...near]) {
    const topic = thing === null ? null : topicOf(thing);
    if (topic === null || specificsOf(`x ${topic}`).every((word) => said.includes(fold(word)))) continue;
    const whole = afterTopic(topic, title);
    if (whole.length <= LIMITS.titleLength) return whole;
  }
  return title;
}

const OPENING = /^(?:guys|all|folks|team|hi|hey|so|and|but|also),? /i;
const ARTICLE =
  /^(?:l['’]|(?:the|an?|our|my|your|his|her|their|der|die|das|den|unsere?\p{L}*|el|la|los|las|le|les) )(?=[\p{L}\d])/iu;
const NO_TOPIC =
  /^(?:attached|enclosed|anbei|adjunto|ci-joint|urgent|question|request|(?:first |second |last )?reminder|update|hello|info|fyi|re|quick|legal|money|hours?|compan(?:y|ies)|customers?|clients?|kund(?:e|in|en)|unterlagen|documents?|items?|leads?|figures?|applications?)\b(?! (?:for|of)\b)/;
const ENDS_OPEN =
  /\b(?:what|which|who|when|where|how|why|that|and|or|but|only|last (?:week|month|year)|yesterday|today)$/;

/** 'Coffee machine: send a technician' */
export function afterTopic(topic: string, title: string): string {
  return `${capitalised(topic)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** A thing as it stands before what is to be done: without its article, and where it is long without what tells more of it. */
export function topicOf(thing: string): string | null {
  const bare = thing.replace(OPENING, '').replace(ARTICLE, '');
  if (NO_TOPIC.test(fold(bare)) || ENDS_OPEN.test(fold(bare)) || /["“”„«»]/.test(bare)) return null;
  const forms = [
    bare,
    bare.replace(/(?<=\p{L} .*) (?:for|from|with|of|in|on|at|about|für|von|mit|im|de|pour|para|en) .*$/iu, ''),
    bare.split(/\s[-–|]\s|, /)[0] ?? bare,
  ];
  return forms.find((form) => form.length <= MOST_OF_TOPIC) ?? null;
}
