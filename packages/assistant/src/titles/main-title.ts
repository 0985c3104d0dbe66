import { LIMITS } from '@taskwell/contract/limits';
import { surest } from '../dates/find-due.ts';
import type { Candidate, Source } from '../extract/candidate.ts';
import { isRemark } from '../extract/main-task.ts';
import type { Person } from '../people/people.ts';
import { thingIn, withThing } from '../texts/antecedent.ts';
import { billTitle, pays } from '../texts/bill.ts';
import { type Clause, clausesOf, isSubordinate } from '../texts/clauses.ts';
import { pointsBack, refersBack, SAYS_IT } from '../texts/refers-back.ts';
import { obliges, strengthOf } from '../texts/requests.ts';
import { FAULT, isSmallTalk, WANTS } from '../texts/telling.ts';
import { capitalised, fold } from '../words/words.ts';
import { specificsOf, substanceOf } from './substance.ts';
import { plainTitle, titleOf } from './title.ts';
import { titleFrom, titleOfPart } from './title-of-candidate.ts';
import { afterTopic, topicOf } from './title-topic.ts';

/** What a ticket or form says that it is about, in a field of its own: 'Subject: VPN drops every 10 minutes'. */
export function statedTitle<P extends Person>({ context }: Source<P>): string | null {
  const stated = context.map(({ text }) => STATED.exec(text)?.[1]).find((found) => found !== undefined);
  return stated === undefined ? null : titleOf(stated, []) || plainTitle(stated);
}

const STATED =
  /^(?:summary|short description|title|subject|kurzbeschreibung|titel|betreff|titulo|título|asunto|titre|objet)\s?:\s*(\S.{2,})$/i;

export function mainTitle<P extends Person>(
  { context, main, names }: Source<P>,
  subject: string | null,
  text: string,
): string {
  const labelled = context
    .map(
      (each) =>
        /^(?:summary|short description|title|subject|what|problem|issue|defect|reason|actual(?: result| behaviou?r)?(?=\s?:\s*\S+\s)|kurzbeschreibung|problema|probleme|titel|betreff|titulo|asunto|titre|objet)\s?:\s*(\S.{2,})$/i.exec(
          each.text,
        )?.[1],
    )
    .find((found) => found !== undefined);
  if (labelled !== undefined) return titleOf(labelled, []) || plainTitle(labelled);
  const named = context
    .map(
      (each) =>
        /^(?:(?:task|aufgabe|request #?\d+|feature request|bug)\s?:|#\d{2,}\s?[-–:]|\[[A-Z]{2,6}-\d+\])\s*(\S.{2,})$/i.exec(
          each.text,
        )?.[1],
    )
    .find((found) => found !== undefined);
  const list = main !== null && main.strength < 3 ? LIST_OF.exec(main.text)?.[1] : undefined;
  if (list !== undefined) return titleOf(list, []) || plainTitle(list);
  const own = main === null ? '' : titleFrom(main, surest(main.dues));
  const bill = main?.strength === 3 && !pointsBack(own) && !pays(own) ? null : billTitle(text);
  if (bill !== null) return bill;
  if (named !== undefined && (main === null || main.strength < 3)) return titleOf(named, []) || plainTitle(named);
  const fromSubject =
    subject === null
      ? ''
      : titleOf(
          subject,
          names.find(subject).filter(({ isMention }) => isMention),
        );
  const saysWhat = own !== '' && !pointsBack(own);
  const at = main === null ? -1 : context.indexOf(main);
  const earlier = context.slice(0, Math.max(0, at)).filter((each) => !each.saysOnlyFields && !isRemark(each));
  const ownBefore = main === null || main.askedAt === 0 ? [] : [main.text.slice(0, main.askedAt)];
  const texts = fromSubject === '' ? [...earlier.map((each) => each.words), ...ownBefore] : [];
  const itsThing =
    saysWhat && SAYS_IT.test(fold(own)) && fromSubject !== ''
      ? withThing(
          own,
          earlier.map((each) => each.words),
          LIMITS.titleLength,
        )
      : null;
  if (itsThing !== null) return capitalised(itsThing);
  if (saysWhat && fromSubject !== '' && SAYS_IT.test(fold(own))) return subjectWith(fromSubject, own);
  const withName = withThing(own, texts, LIMITS.titleLength);
  if (withName !== null) return capitalised(withName);
  const topic =
    own !== '' && main?.isItem === false
      ? withTopic(own, [...earlier.map((each) => each.words), ...ownBefore], text)
      : null;
  if (topic !== null && fromSubject === '') return topic;
  const isClear = saysWhat && !refersBack(own);
  if (isClear && fromSubject !== '' && specificsOf(own).length === 0 && specificsOf(fromSubject).length > 0)
    return subjectWith(fromSubject, own);
  if (isClear && ((main?.strength ?? 0) >= 2 || substanceOf(fromSubject).length < 2)) return own;
  // 'Print 50 more' of the flyers that the subject names.
  const isAction = own.includes(' ') && strengthOf(own, false) === 3;
  if (fromSubject !== '')
    return (/\d/.test(own) || isAction) && !refersBack(own) ? subjectWith(fromSubject, own) : fromSubject;
  const later = context.slice(at + 1).filter((each) => !each.saysOnlyFields && !isRemark(each));
  const before = main === null ? earlier.toReversed() : [main, ...earlier.toReversed()];
  return told(before) ?? told(later) ?? (own || plainTitle(text));
}

/** 'Shopping list for the potluck: plates, ice, napkins' */
const LIST_OF =
  /^((?:[\p{L}'’-]+ ){0,3}(?:list|shopping|einkaufs?liste|packliste|lista(?: de \p{L}+)?|liste(?: de \p{L}+)?)\b[^:,]{0,40}):\s[^:]+,/iu;

/** 'Book inspection' says of nothing which: what the words before it are about stands before it. */
function withTopic(own: string, before: readonly string[], text: string): string | null {
  const specifics = specificsOf(own).length;
  if (pointsBack(own) && strengthOf(own, false) < 3) return null;
  if (refersBack(own) || !/ /.test(own) || own.length > 34 || NEEDS_NO_TOPIC.test(own)) return null;
  if (specifics > 1 || (specifics === 1 && (substanceOf(own).length > 1 || NAMES_ONE.test(fold(own))))) return null;
  const clauses = before
    .slice(-MOST_BEFORE)
    .toReversed()
    .flatMap((words) =>
      [words, ...clausesOf(words).map(({ text }) => text)].flatMap((text) => [titleOf(text, []), text]),
    );
  const thing =
    clauses
      .map((text) => thingIn(text, null))
      .find((found) => found !== null && (substanceOf(`x ${found}`).length >= 2 || specifics === 0)) ?? null;
  const topic = thing === null || specificsOf(`x ${thing}`).length === 0 ? null : topicOf(thing);
  if (topic === null) return null;
  const actions = [own, own.replace(/ (?:to|for|at|with|in|on|so|through|by) .*$/, '')];
  return actions.map((each) => afterTopic(topic, each, text)).find((each) => each.length <= LIMITS.titleLength) ?? null;
}

/** 'Make sure somebody is home' says it all, 'order 24' not even of what. */
const NEEDS_NO_TOPIC = /^(?:make sure|ensure|check that|see that)\b|^\p{L}+ \d+$/iu;

/** How many sentences back its topic may stand. */
const MOST_BEFORE = 3;

/** 'The form', 'your card', 'Kim', '12 chairs': it is clear which. */
const NAMES_ONE =
  /\b(?:the|this|that|these|those|my|our|your|his|her|their|\d+|der|die|das|den|dem|mein\p{L}*|unser\p{L}*|ihre?\p{L}*|el|la|los|las|le|les|l|nos|notre|votre|su|sus|nuestr\p{L}+)\b/u;

/** 'Missing invoice: send it again', where there is room for both. */
function subjectWith(subject: string, own: string): string {
  const action = `${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  const subjects = [subject, subject.split(/\s[-–|]\s/)[0] ?? subject];
  const actions = [action, action.replace(/ (?:the|a|an|your|our) (?=\p{L})/gu, ' ')];
  const both = subjects.flatMap((each) => actions.map((what) => `${each}: ${what}`));
  return both.find((each) => each.length <= LIMITS.titleLength) ?? subject;
}

/**
 * What sentences tell that a request without a thing of its own goes on about: the clause that says most, of those near it.
 *
 * @param near the nearest first
 */
function told<P extends Person>(near: readonly Candidate<P>[]): string | null {
  let most = { title: '', score: 0 };
  for (const [distance, each] of near.slice(0, MOST_TOLD).entries()) {
    const end = each.askedAt || each.text.length;
    const clauses = toldClausesOf(each.text.slice(0, end))
      .filter((clause) => !isSubordinate(clause))
      .map(({ start, text }) => [start, start + text.length] as const);
    for (const [from, to] of [[0, end] as const, ...(clauses.length > 1 ? clauses : [])]) {
      const title = titleOfPart(each, from, to, surest(each.dues));
      if (refersBack(title)) continue;
      const substance = Math.min(3, substanceOf(title).length);
      const isWhole = from === 0 && to === end;
      const isTopic = !isWhole && each.text.slice(to - 1, to + 1).includes(':') ? 1.5 : 0;
      const score =
        substance -
        isTopic -
        distance * 0.6 +
        (FAULT.test(fold(title)) ? 1 : 0) +
        (WANTS.test(fold(title)) ? 1 : 0) -
        (isSmallTalk(title) && !FAULT.test(fold(title)) && !obliges(title) ? 1.5 : 0) +
        (isWhole ? 0.1 : 0) +
        (from === 0 ? 0.5 : 0) +
        (obliges(each.words) ? 1 : 0);
      if (substance > 0 && score > most.score) most = { title, score };
    }
  }
  return most.title === '' ? null : most.title;
}

/** 'I moved in last month and the heating does not get warm': what is told of each. */
function toldClausesOf(text: string): Clause[] {
  return clausesOf(text).flatMap((clause) => {
    const at = /\s(?:and|but|und|aber|y|pero|et|mais) (?=(?:the|our|my|your|his|her|der|die|das|el|la|le|les) )/i.exec(
      clause.text,
    );
    if (at === null) return [clause];
    const end = at.index + at[0].length;
    return [
      { start: clause.start, text: clause.text.slice(0, at.index) },
      { start: clause.start + end, text: clause.text.slice(end) },
    ];
  });
}

/** How many sentences away what it goes on about may stand. */
const MOST_TOLD = 4;
