import { surest } from '../dates/find-due.ts';
import { best as mostAsked } from '../people/assignee-of.ts';
import type { Person } from '../people/people.ts';
import { LACKS_THING } from '../texts/antecedent.ts';
import { INFINITIVE_LAST } from '../texts/day-lists.ts';
import { pointsBack, refersBack } from '../texts/refers-back.ts';
import { strengthOf } from '../texts/requests.ts';
import { FAULT } from '../texts/telling.ts';
import { specificsOf } from '../titles/substance.ts';
import { titleFrom, titleOfPart } from '../titles/title-of-candidate.ts';
import { beginsWithAction, verbOfParticiple } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { type Candidate, MAY_SAY_WHEN, SAYS_WHEN } from './candidate.ts';
import { predicateBehind } from './divided-tasks.ts';
import { endsInDay, isAssigned, isTask, MOST_ADDRESSED, tellsHow } from './main-task.ts';

/**
 * The sentences that ask for tasks of their own, beside the one of the main sentence.
 *
 * @param isChat whether each line is somebody's
 */
export function furtherTasks<P extends Person>(
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
  isChat: boolean,
): Candidate<P>[] {
  return candidates.filter(
    (each) => each !== main && isFurther(each, main, candidates) && (isChat || !goesOn(each, main, candidates)),
  );
}

function isFurther<P extends Person>(
  each: Candidate<P>,
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
): boolean {
  const behind = main === null ? 0 : candidates.indexOf(main) - candidates.indexOf(each);
  const isToldBefore = each.isOnlyAddressed && behind > 0 && behind <= MOST_ADDRESSED && main?.isItem === false;
  const areThings = main !== null && isThingToGet(main) && isThingToGet(each);
  const isReport = main !== null && isAssigned(main) && tellsHow(each) && !areThings;
  // 'In the next hour please' and 'let me know by Monday' say when.
  if (SAYS_WHEN.test(fold(each.words)) && surest(each.dues, 2) !== null) return false;
  if (MAY_SAY_WHEN.test(fold(each.text)) && surest(each.dues) !== null) return false;
  // 'Asap pls, people are getting grumpy'
  if (IS_PRESSING.test(fold(each.text)) || SAYS_WHO.test(fold(each.text))) return false;
  if (each.dues.length > 0 && titleOfPart(each, 0, each.text.length, surest(each.dues)) === '') return false;
  const isGiven = isGivenBeside(main, each, candidates) || isGivenItem(main, each) || isFaultFor(main, each);
  // '10:30 Steuerberater' and '11:00 send it' of a plan
  if (each.isItem && main?.isItem === true && isAtHour(main) && isAtHour(each)) return true;
  // 'Torte ausliefern Do 11 Uhr' of a list
  if (each.isItem && main?.isItem === true && INFINITIVE_LAST.test(titleFrom(each, surest(each.dues)))) return true;
  if (!(isTask(each) || isGiven) || isReport || isToldBefore) return false;
  const title = titleFrom(each, surest(each.dues));
  // 'Export breaks umlauts. @Nora pls fix before the demo'
  const hasNoThing = LACKS_THING.test(fold(title)) && !each.isItem;
  // 'Eggs' of a list is a thing, not what is done to one.
  const named = isThingToGet(each) && !title.includes(' ') ? `get ${title}` : title;
  // 'Hang it up (Rafael)' of a list for a window
  const isGivenAway = each.isItem && main?.isItem === true && mostAsked(each.asked, SURE) !== null;
  // 'Buy part 2' of a list says what no title would say of itself.
  const isPoint = each.isItem && main?.isItem === true && beginsAsked(each);
  // 'Price labels: print new ones'
  return HAS_TOPIC.test(title) || isGivenAway || ((isPoint || !pointsBack(named)) && !refersBack(named) && !hasNoThing);
}

function isAtHour<P extends Person>({ dues }: Candidate<P>): boolean {
  return dues.some(({ hasTime }) => hasTime);
}

/** 'New cups: Mei gets two offers', another point of minutes whose first says whom it asks. */
function isGivenItem<P extends Person>(main: Candidate<P> | null, each: Candidate<P>): boolean {
  if (main === null || !main.isItem || !each.isItem || !isAssigned(main)) return false;
  const folded = fold(each.text);
  return each.asked.some(({ score, end }) => score >= SURE && predicateBehind(folded.slice(end)) !== null);
}

/** 'Can someone order ink? And Jonas, the door lock is broken': what is told to somebody, where the main one asks anybody. */
function isFaultFor<P extends Person>(main: Candidate<P> | null, each: Candidate<P>): boolean {
  if (main === null || isAssigned(main) || !ASKS_ANYBODY.test(fold(main.text))) return false;
  const words = fold(each.words);
  const isTold = each.asked.some(({ score, start }) => score >= 5 && start <= MOST_BEFORE_NAME);
  return (
    each !== main &&
    isTold &&
    (FAULT.test(words) || AGAIN.test(words)) &&
    !/\b(?:you|your|u|du|dein|tu|su|vous)\b/.test(words)
  );
}

const ASKS_ANYBODY =
  /(?:^\W*(?:and |but |also )?|\b(?:can|could|would|will|should|must|kann|konnte|puede|podria|peut|pourrait) )(?:some(?:one|body)|any(?:one|body)|jemand|alguien|quelqu'un)\b/;
const AGAIN = /\b(?:again|schon wieder|wieder|otra vez|de nouveau|encore)\b/;
/** 'And Jonas, …' */
const MOST_BEFORE_NAME = 6;

/** 'Milk 20l (Rafael)', 'eggs!!' of a list: nothing but a thing. */
function isThingToGet<P extends Person>({ words, isItem, strength }: Candidate<P>): boolean {
  const bare = words.replace(/\([^()]*\)/g, '').trim();
  const all = bare.split(/\s+/);
  // 'Heating fixed' tells how it is.
  const isState = all.some((word) => verbOfParticiple(fold(word)) !== null);
  return (
    isItem &&
    strength === 2 &&
    all.length <= MOST_OF_A_THING &&
    !isState &&
    (all.length === 1 || strengthOf(bare, false) < 2)
  );
}

const MOST_OF_A_THING = 3;

/** Whether it is a part of the sentence that the main one is of, each of which asks somebody else. */
function isGivenBeside<P extends Person>(
  main: Candidate<P> | null,
  each: Candidate<P>,
  candidates: readonly Candidate<P>[],
): boolean {
  const from = main === null ? -1 : candidates.indexOf(main);
  const to = candidates.indexOf(each);
  return from >= 0 && to > from && candidates.slice(from + 1, to + 1).every(({ asksAnother }) => asksAnother);
}

/**
 * Whether a further task is surely another matter than the main one: another point of a list whose first one says whom it
 * asks, or asked of somebody else.
 *
 * @param isTakenOn whether somebody said that they do the main one: then whoever else is asked by name is asked for that alone
 */
export function isApart<P extends Person>(
  each: Candidate<P>,
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
  isTakenOn: boolean,
): boolean {
  if (isTakenOn && mostAsked(each.asked, ASKED_BY_NAME) !== null) return true;
  const listed = each.isItem && main?.isItem ? [main, each] : candidates;
  if (listed.every(beginsAsked)) return true;
  if (isOfOther(each, main)) return true;
  if (main === null || !isAssigned(main)) return false;
  const [asked, askedOfMain] = [each, main].map((task) => mostAsked(task.asked, SURE)?.person.id);
  return asked !== undefined && askedOfMain !== undefined && asked !== askedOfMain;
}

/**
 * Another point of a list whose first says whom it asks ('Mirko → send the plan' above 'Otto → clear the yard'), or of one by
 * days; or the part of a sentence that asks somebody else.
 */
export function isOfOther<P extends Person>(each: Candidate<P>, main: Candidate<P> | null): boolean {
  if (main === null || each === main) return false;
  if (each.asksAnother || isFaultFor(main, each) || isToldToOther(main, each)) return true;
  if (!each.isItem || !main.isItem) return false;
  return isAssigned(main) || (endsInDay(each) && endsInDay(main));
}

/** 'Order flour by Monday. Mei, please photograph the tart': what is asked of nobody, and another thing of somebody. */
function isToldToOther<P extends Person>(main: Candidate<P>, each: Candidate<P>): boolean {
  const [first] = each.asked;
  const isTold = first !== undefined && first.start === 0 && first.score >= ASKED_BY_NAME;
  // 'Mei, please go now' is asked for what was told before.
  const isMatter = !each.isItem && specificsOf(each.words).length > 0;
  return isTold && isMatter && main.asked.length === 0 && beginsAsked(main) && beginsAsked(each);
}

function beginsAsked<P extends Person>({ words, isItem }: Candidate<P>): boolean {
  const folded = fold(words);
  if (isItem) return beginsWithAction(folded);
  return beginsWithAction(folded.replace(FIRST_OR_NEXT, '')) && !HAS_TOPIC.test(words) && !POINTS_BACK.test(folded);
}

const POINTS_BACK = /\b(?:it|them|they|this|that|these|those|ones?)\b/;

/** 'Release train: 2.8 is frozen on 1 December' tells of something. */
const HAS_TOPIC = /^[\p{L} ]{2,30}:/u;
const FIRST_OR_NEXT = /^(?:(?:please|pls|then|also|and|next|first|finally|bitte|dann|und|puis|et|luego|y),? ){1,3}/;

const ASKED_BY_NAME = 5;
/** How surely somebody is asked. */
const SURE = 4;

/** 'The caterer waits for our head count. Please tell her by Monday': what is asked for is what the first sentence tells of. */
function goesOn<P extends Person>(
  each: Candidate<P>,
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
): boolean {
  if (main === null || main.dues.length > 0 || !(main.strength < 2 || main.isOnlyAddressed)) return false;
  const isNext = candidates.indexOf(each) === candidates.indexOf(main) + 1;
  return isNext && !each.isItem && each.asked.length === 0 && !ADDS.test(fold(each.text));
}

/** Something more than what was said before. */
const ADDS = /^(?:also|and|besides|another|then|in addition|plus|ausserdem|auch|tambien|ademas|aussi|de plus)\b/;

/** 'Moira is away, so Fergus please' */
const SAYS_WHO = /\bso \p{L}+(?: \p{L}+)?,? (?:please|pls|plz|bitte)[.!]*$/u;

const IS_PRESSING =
  /^(?:asap|urgent(?:ly)?|immediately|high priority)\b(?!: ?\p{L}).{0,12}(?:please|pls|plz|,|[.!]*$)/u;
