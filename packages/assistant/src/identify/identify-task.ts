import type { TaskStatus } from '@taskwell/contract/labels';
import { cutAtWord, quotedTitle } from '@taskwell/contract/text';
import type { Reading } from '../dates/calendar.ts';
import { MONTH } from '../dates/canonical-dates/vocabulary.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { hasPassed, readAsMailed } from '../dates/mailed.ts';
import { movedTo } from '../dates/read-postponed.ts';
import { speakerNamed } from '../people/assignee-options.ts';
import { alikeIn, handedOnIn } from '../people/handed-on.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { correctorAmong } from '../people/right-words.ts';
import { type Written, writtenIn } from '../texts/mail.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { type Spoken, transcriptIn, volunteerAmong } from '../texts/transcript.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { isDayFirst } from '../words/languages.ts';
import { beginsWithAction, verbOf, verbOfGerund, verbOfParticiple } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { isReference } from '../words/word-weight.ts';
import { fold } from '../words/words.ts';
import { isAnotherOfKind } from './another-of-kind.ts';
import { type Answer, answerToQuoted } from './answer-to-quoted.ts';
import { type ComparedTask, compared, type ProbableTask, probabilitiesOf, wordsOfNone } from './best-task.ts';
import { isDoneAsAsked } from './done-as-asked.ts';
import { isDoneByOther } from './done-by-other.ts';
import { forAnother } from './for-another.ts';
import { literalTitles, withoutLiterals } from './literal-titles.ts';
import { isOnlyPart } from './only-a-part.ts';
import { isOnlyStep } from './only-a-step.ts';
import { isOtherState } from './other-state.ts';
import { type KnownTask, type RankedTask, rankTasks, standingFor, stemsOf } from './rank-tasks.ts';
import {
  ADDS_SOMETHING,
  CONTENT_LENGTH,
  contentOf,
  NOT_SAID_DONE,
  type ReadUpdate,
  readUpdate,
  SAID_DONE,
} from './read-update.ts';
import { isSaidOfAll } from './said-of-all.ts';
import { isOnlyVerb, type Message } from './task-features.ts';
import { relationTo } from './title-relation.ts';
import { toldIn } from './told-signs.ts';
import type { UpdateType } from './update-type.ts';

export interface SpokenTask extends KnownTask {
  /** Where it is known, a text does not complete or cancel what is over. */
  readonly status?: TaskStatus;
}

export interface Identification<T extends SpokenTask, P extends Person = Person>
  extends Omit<ReadUpdate, 'type' | 'tellsChange' | 'tellsDone'> {
  /** Null where no task fits, or several do alike. */
  task: T | null;
  /** 0 to 1. */
  confidence: number;
  /** How much of what the text says is of the task: 0 to 1. */
  share: number;
  /** Null without a task. */
  updateType: UpdateType | null;
  /** Those among which somebody has to choose, the likeliest first; empty where one fits or none. */
  candidates: T[];
  /** Where none fits and nobody is asked: those that come nearest, the likeliest first. */
  nearest: T[];
  /** Why, in a sentence or two. */
  reasoning: string;
  /** To whom the text says that the task goes; null for nobody, or several. */
  assignee: P | null;
}

/** A second that is nearly as probable is no worse. */
const ALIKE = 0.74;
/** One that is less probable, where many may be meant, is asked about at most. */
const LEAST_FOUND = 0.3;
/** One that is less probable is not asked about. */
const LEAST_ASKED = 0.2;
/** Nor are several alike that are less probable together. */
const LEAST_TOGETHER = 0.3;
const MOST_CANDIDATES = 5;
const MOST_NEAREST = 3;
/** One that is less probable does not come near. */
const LEAST_NEAR = 0.02;
/** How much of a task a text has to say that names it. */
const LEAST_NAMED = 0.3;
/** How sure it is of the only one that has the number of a ticket or a customer, or all that is said. */
const SETTLED = 0.9;
/** Nobody is certain of what somebody else means. */
const MOST_SURE = 0.99;

/**
 * Which of the tasks a text speaks of, and what it says of it. Where several fit alike it answers those, so that somebody
 * chooses; where none does, that.
 *
 * @param tasks that the caller sees; bounded by the caller, the work grows with their number
 * @param people those the caller may assign
 */
export async function identifyTask<T extends SpokenTask, P extends Person = Person>(
  text: string,
  tasks: readonly T[],
  when: Reading,
  people: readonly P[] = [],
): Promise<Identification<T, P>> {
  const written = writtenIn(text);
  const reading = readAsMailed(written.mailed, {
    ...when,
    isDayFirst: when.isDayFirst ?? isDayFirst(text, when.timeZone),
  });
  const finder = nameFinder(people);
  const answer = answerToQuoted(written, reading);
  const readOf = (lines: string[]) => read({ ...written, lines }, reading, finder, people, tasks);
  const said = readOf(answer?.said == null ? written.lines : [answer.said]);
  const told = await findTask(said, tasks, reading);
  const isNamed = told.task !== null || told.candidates.length > 0;
  const found = withoutPast(
    answer === null || (isNamed && answer.said === null)
      ? told
      : answeredOf(isNamed ? told : await findTask(readOf([answer.about]), tasks, reading), answer, reading),
    when,
  );
  const titles = (found.task === null ? found.candidates : [found.task]).map(({ title }) => title);
  if (people.length === 0 || titles.length === 0) return { ...found, assignee: null };
  const handed = handedOnIn(said.sentences, finder, titles).map(({ person }) => person);
  const [first, ...others] = new Set(handed.length > 0 ? handed : volunteersIn(said.spoken, finder));
  const alike = first === undefined ? alikeIn(said.sentences, finder, titles) : null;
  const reasoning = alike === null ? found.reasoning : `${found.reasoning} ${severalOf(alike.people)}`;
  return { ...found, reasoning, assignee: others.length > 0 ? null : (first ?? null) };
}

/** What an answer says of the task that is named in what it answers. */
function answeredOf<T extends SpokenTask>(
  found: FoundTask<T>,
  { said, written }: Answer,
  reading: Reading,
): FoundTask<T> {
  const content = contentOf(written);
  if (said !== null || found.task === null) return { ...found, content };
  const { type, reason, ...own } = readUpdate(written, reading);
  return { ...found, ...own, content, updateType: type, reasoning: found.reasoning.replace(found.reason, reason) };
}

/** Of a mail of last week the day to which a task was to move may have passed: then it moves nothing. */
function withoutPast<T extends SpokenTask>(found: FoundTask<T>, when: Reading): FoundTask<T> {
  const { move, updateType } = found;
  if (move?.kind !== 'to' || !hasPassed(move.moment, when)) return found;
  return { ...found, move: null, updateType: updateType === 'dueDate' ? 'comment' : updateType };
}

/** Why nobody is given the task: that name is of several. */
function severalOf(people: readonly Person[]): string {
  const names = [...new Set(people.map(({ name }) => name))].slice(0, MOST_QUOTED);
  return `Several people may be meant to have it: ${names.join(', ')}.`;
}

type FoundTask<T extends SpokenTask> = Omit<Identification<T>, 'assignee'>;

async function findTask<T extends SpokenTask>(
  said: Read,
  tasks: readonly T[],
  reading: Reading,
): Promise<FoundTask<T>> {
  const { update, message, named } = said;
  const ranked = NAMES_SOMETHING.test(message.text) ? await rankTasks(message.text, tasks) : [];
  const { tasks: compared, none } = probabilitiesOf(ranked, message);
  const isOfAnother = ofAnotherThing(message.text);
  const probable = rarelyOver(compared.filter(({ ranked }) => !isOfAnother(ranked)));
  const open = probable.filter((each) => !isSoAlready(each.ranked.task, update));
  const [title, ...others] = named;
  const ofTitle = others.length > 0 ? [] : open.filter(({ ranked }) => ranked.task.title === title);
  // Of several of one title one is meant, and no other.
  const likely = ofTitle.length > 1 ? ofTitle : open;
  const settled =
    onlyOne(likely, ({ task }) => named.includes(task.title)) ??
    onlyOne(likely, ({ matched }) => matched.some((word) => isNumberIn(message.text, word))) ??
    onlyOne(likely, ({ task }) => isWhollyIn(task.title, message.text)) ??
    onlyOne(likely, isAllOfText);
  const best = settled ?? likely[0];
  const [first] = probable;
  if (settled === undefined && first !== undefined && first !== best && first.probability > none) {
    const reasoning = `${quotedTitle(first.ranked.task.title)} is over already.`;
    return { ...nothing(update), candidates: [], nearest: nearestOf(probable), reasoning };
  }
  if (best === undefined || (settled === undefined && best.probability <= Math.max(none, LEAST_FOUND))) {
    const near = askedAbout(likely);
    if (near.length > 0) return { ...nothing(update), ...asked(near, message) };
    return { ...nothing(update), candidates: [], nearest: nearestOf(likely), reasoning: noMatch(ranked[0], message) };
  }
  // Of 'Rota' and 'Dienstplan' the one that is written is meant; 'hallway' is no more the one task of it than the other.
  const isAlike = ({ ranked, probability }: ProbableTask<T>) =>
    (probability >= best.probability * ALIKE || [ranked, best.ranked].every(isAllOfText)) &&
    (ranked.isLiteral || !best.ranked.isLiteral);
  const alike = likely.filter(isAlike);
  if (settled === undefined && alike.length > 1) return { ...nothing(update), ...asked(alike, message) };
  const own = asToldOf(best.ranked.task, updateOf(best.ranked.task, said, reading), said.sentences);
  // 'The orange tree is repotted' may have been meant of the lemon tree, and rather not.
  const isDoubtful = own.type === 'completion' && isAnotherOfKind(best.ranked.task.title, message.text);
  if (isDoubtful) return { ...nothing({ ...update, status: null }), ...asked([best], message) };
  const beside = namedBeside(best.ranked, likely, said.sentences).map(({ title }) => quotedTitle(title));
  const alsoNamed = beside.length === 0 ? '' : ` The text may speak of ${beside.join(', ')} as well.`;
  const content = beside.length === 0 ? own.content : contentOf(wordsOf(best.ranked, said.sentences) || own.content);
  return {
    ...own,
    content,
    task: best.ranked.task,
    share: best.ranked.share,
    confidence: Math.min(
      MOST_SURE,
      Math.round(100 * Math.max(best.probability, settled === undefined ? 0 : SETTLED)) / 100,
    ),
    updateType: own.type,
    candidates: [],
    nearest: [],
    reasoning: `${quotedTitle(best.ranked.task.title)} fits: ${reasonsFor(best.ranked, message)}. ${own.reason}${alsoNamed}`,
  };
}

/** What is only a step or a part of a task is a remark on it; who says to have done what it asks for has done it. */
function asToldOf({ title }: SpokenTask, update: ReadUpdate, sentences: readonly string[]): ReadUpdate {
  const text = sentences.join(' ');
  const changesNothing = { move: null, priority: null };
  const isNotAll =
    isOnlyStep(title, text) || isOnlyPart(title, text) || isDoneByOther(title, text) || isOtherState(title, text);
  if (update.type === 'completion' && isNotAll)
    return { ...update, ...changesNothing, type: 'comment', status: null, reason: NOT_SAID_DONE };
  // 'The fitter has cancelled' calls off no repair, nor 'photos cancelled, new date 8 December' the photos.
  if (update.status === 'CANCELLED' && isSomethingElseOff(title, text))
    return { ...update, ...changesNothing, type: 'comment', status: null, reason: NOT_SAID_DONE };
  // 'The meeting about the report is moved to 3 pm' moves no report.
  const meeting = update.type === 'dueDate' ? MEETING_ABOUT.exec(fold(text))?.[1] : undefined;
  if (meeting !== undefined && !fold(title).includes(meeting))
    return { ...update, ...changesNothing, type: 'comment', status: null, reason: ADDS_SOMETHING };
  // 'The contract is cancelled' is what 'Cancel the contract' asks for.
  const isCalledOff = update.status === 'CANCELLED' && ASKS_TO_CALL_OFF.test(fold(title));
  if (isCalledOff || (update.type === 'comment' && isDoneAsAsked(title, text)))
    return { ...update, ...changesNothing, type: 'completion', status: 'COMPLETED', reason: SAID_DONE };
  return update;
}

/** Whether what is called off is somebody's visit, or comes at another time. */
function isSomethingElseOff(title: string, text: string): boolean {
  const said = fold(text);
  if (NEW_DATE.test(said)) return true;
  const who = WHO_CANCELS.exec(said)?.[1];
  return who !== undefined && !fold(title).includes(who);
}

const NEW_DATE =
  /\b(?:new|another|next) (?:date|appointment|time|slot)\b|\b(?:neuer|anderer) termin\b|\bnueva fecha\b|\bnouvelle date\b/;
const WHO_CANCELS =
  /\b(fitter|technician|plumber|electrician|engineer|inspector|photographer|painter|builder|driver|supplier|courier|doctor|dentist|teacher|trainer|tenant|guest|handwerker|techniker|monteur|fotograf|lieferant|arzt|tecnico|fontanero|electricista|fotografo|technicien|plombier|photographe) (?:has |have |hat |ha |a )?(?:just |kurzfristig )?(?:cancell?ed|abgesagt|cancelado|annule)\b/;

/** The appointment for the tyres is that of the tyres. */
const MEETING_ABOUT =
  /\b((?:meeting|call|discussion|workshop|presentation|besprechung|sitzung|reunion)(?= (?:about|on|for|regarding|re|zum|zur|uber|wegen|sobre|para|sur|pour)\b)|(?:appointment|termin|cita|rendez-vous)(?= (?:about|regarding|re|uber|wegen|sobre|sur)\b)) [^.!?]{2,60}?\b(?:moved|postponed|rescheduled|shifted|verschoben|verlegt|aplazad[oa]|cambiad[oa]|reportee?|decalee?)\b/;

const ASKS_TO_CALL_OFF =
  /^(?:cancel|call off|terminate|unsubscribe|quit|abort)\b|^(?:cancelar|anular|dar de baja|annuler|resilier)\b|\b(?:kundigen|stornieren|abbestellen|absagen)$/;

/** 'I fixed the mixer' names no oven that is to be repaired. */
function ofAnotherThing(text: string): (ranked: RankedTask<SpokenTask>) => boolean {
  const folded = fold(text.trim());
  const didToThing = DID_TO_THING.test(folded);
  const isForAnother = forAnother(text);
  return (ranked) =>
    (didToThing && isOnlyVerb(ranked) && ranked.telling.length === 0) ||
    ticksAnother(ranked, folded) ||
    isForAnother(ranked.task.title);
}

/** '✅ Clean the flour silo' is the title of a task, which 'Order rye flour' is not. */
function ticksAnother({ matched, task }: RankedTask<SpokenTask>, folded: string): boolean {
  const ticked = TICKED.exec(folded)?.[1] ?? '';
  return (
    matched.length === 1 &&
    beginsWithAction(ticked) &&
    beginsWithAction(fold(task.title)) &&
    ticked.split(' ')[0] !== fold(task.title).split(' ')[0]
  );
}

const TICKED = /^done: (.+)$/;

const DID_TO_THING = /^(?:i|we)(?:'ve| have)? (?:just |already )?\p{L}+ (?:the|my|our|an?) \p{L}+[.!]*$/u;

/** Those that are not probable enough to be chosen, but for somebody to be asked about: each by itself, or some alike. */
function askedAbout<T extends SpokenTask>(likely: readonly ProbableTask<T>[]): ProbableTask<T>[] {
  const near = likely.filter(({ ranked, probability }) => probability >= LEAST_ASKED || isAllOfText(ranked));
  if (near.length > 0) return near;
  const alike = likely.filter(({ probability }) => probability >= (likely[0]?.probability ?? 0) * ALIKE);
  const together = alike.reduce((sum, { probability }) => sum + probability, 0);
  return together >= LEAST_TOGETHER ? alike : [];
}

/** The only one of which that is so, which settles it. */
function onlyOne<T extends SpokenTask>(
  probable: readonly ProbableTask<T>[],
  isSo: (ranked: RankedTask<T>) => boolean,
): ProbableTask<T> | undefined {
  const found = probable.filter(({ ranked }) => isSo(ranked));
  return found.length === 1 ? found[0] : undefined;
}

/** 'Closing 2240' has the number of 'TW-2240'. */
function isNumberIn(text: string, word: string): boolean {
  const number = word.replace(/^\p{L}+-/u, '');
  return isReference(number) && text.includes(number);
}

/** Whether a text has all that a title of several words says, in whatever forms: 'Sky cancelled' has 'Cancel Sky'. */
function isWhollyIn(title: string, text: string): boolean {
  const words = wordsAndNumbers(title).filter((word) => !STOP_WORDS.has(word) || verbOf(word) !== null);
  if (words.length < 2) return false;
  const said = new Set(wordsAndNumbers(text).flatMap(formsOf));
  return words.every((word) => formsOf(word).some((form) => said.has(form)));
}

function wordsAndNumbers(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function formsOf(word: string): string[] {
  const verbs = [verbOf(word), verbOfParticiple(word), verbOfGerund(word)];
  return [word, ...verbs.flatMap((verb) => verb ?? [])].map(stemOf);
}

/** A number by itself, as the place in a list, names none. */
const NAMES_SOMETHING = /\p{L}{2}|\d{3}/u;

/** 'The hallway lamp' names a task, and says nothing else; 'repair' hardly names one. */
function isAllOfText({ share, score }: RankedTask<SpokenTask>): boolean {
  return share === 1 && score >= LEAST_NAMED;
}

/** Whether the only one of them is meant, or which one is. */
function asked<T extends SpokenTask>(probable: readonly ProbableTask<T>[], message: Message) {
  const some = probable.slice(0, MOST_CANDIDATES).map(({ ranked }) => ranked);
  const candidates = some.map(({ task }) => task);
  const titles = candidates.map(({ title }) => quotedTitle(title));
  const reasoning =
    some.length === 1
      ? `${titles} may be meant: ${some.map((only) => reasonsFor(only, message))}. Is it this one?`
      : `${some.length} tasks fit alike: ${titles.join(', ')}. Which one is meant?`;
  return { candidates, nearest: [], reasoning };
}

function nearestOf<T extends SpokenTask>(probable: readonly ProbableTask<T>[]): T[] {
  return probable
    .filter(({ ranked, probability }) => ranked.matched.length > 0 && (probability >= LEAST_NEAR || ranked.share === 1))
    .slice(0, MOST_NEAREST)
    .map(({ ranked }) => ranked.task);
}

/**
 * The tasks that have anything of a text, and the words that may say that it speaks of none, for what learns to tell which is
 * meant (bench/assistant/learn-tasks.ts).
 */
export async function comparedWith<T extends SpokenTask>(
  text: string,
  tasks: readonly T[],
  reading: Reading,
): Promise<{ tasks: ComparedTask<T>[]; words: string[] }> {
  const { message } = read(writtenIn(text), reading, nameFinder([]), [], tasks);
  const words = wordsOfNone(message);
  return { tasks: compared(await rankTasks(message.text, tasks), message, words), words };
}

interface Read {
  update: ReadUpdate;
  /** What was said, where the text is a conversation. */
  spoken: Spoken[] | null;
  sentences: string[];
  message: Message;
  /** Titles that stand in it word for word. */
  named: string[];
  /**
   * What a part of it says, of the task with that title where it is known, whatever the titles in it may say: 'Friday report
   * moved to Monday' names one day.
   */
  updateIn(part: string, title?: string): ReadUpdate;
}

/** What somebody wrote themselves, for what learns to tell what it says (bench/assistant/learn-updates.ts). */
export function saidIn(text: string): string {
  const said = sentencesOf(writtenIn(text).lines)
    .map((sentence) => sentence.text)
    .join(' ');
  return correctorAmong([], said, [])(said);
}

/** What a text says of a task, whichever it is. */
function read(
  { lines, subject }: Written,
  reading: Reading,
  finder: NameFinder<Person>,
  people: readonly Person[],
  tasks: readonly SpokenTask[],
): Read {
  const sentences = sentencesOf(lines).map(({ text, tick }) => (tick === 'done' ? `Done: ${text}` : text));
  const said = sentences.join(' ');
  const titles = tasks.map(({ title }) => title);
  const mentions = finder.find(said);
  const named = [...new Set(literalTitles(said, titles, mentions).map(({ title }) => title))];
  const things = tasks.flatMap(({ title, description }) => [title, description ?? '']);
  const rightly = correctorAmong(people, said, mentions, things);
  const updateIn = (part: string, title?: string) => {
    const words = rightly(part);
    const relation = title === undefined ? [] : relationTo(title, words);
    const update = readUpdate(withoutLiterals(words, literalTitles(words, named), 'it'), reading, relation);
    return { ...update, content: contentOf(part) };
  };
  const update = updateIn(said);
  // Who is to have a task says nothing of which: 'Leo takes over the garden' is not about his birthday.
  const handed = handedOnIn(sentences, finder, null);
  const dues = findDues(said, reading);
  const isOnlyWhen = onlyWhen(tasks);
  const unnamed = withoutSpans(
    said,
    handed.length === 0 ? dues.filter(({ start, end }) => isOnlyWhen(said.slice(start, end))) : [...mentions, ...dues],
  );
  const spoken = transcriptIn(lines);
  const content = spoken === null ? update.content : conversation(spoken);
  const tellsChange = handed.length > 0 ? 1 : update.tellsChange;
  return {
    update: { ...update, content },
    spoken,
    sentences,
    message: {
      text: rightly(
        withoutRemarks(withoutAmounts(withoutPlaceInList(`${subject ?? ''} ${unnamed}`, titles), titles), titles),
      ),
      told: toldIn(rightly(`${subject ?? ''} ${said}`)),
      tellsChange,
    },
    named,
    updateIn,
  };
}

/** 'On 19.11. at half past three' says nothing of 'Buy lanterns for 11.11.', as the 11th would. */
function onlyWhen(tasks: readonly SpokenTask[]): (words: string) => boolean {
  /** Read once, and only where a text names a day. */
  let known: Set<string>[] | undefined;
  return (words) => {
    const folded = fold(words);
    const parts: string[] = folded.match(PARTS_OF_DATE) ?? [];
    if (parts.length === 0) return PARTS_OF_TIME.test(folded);
    known ??= tasks.map(
      ({ title, description }) => new Set(fold(`${title} ${description ?? ''}`).match(PARTS_OF_DATE) ?? []),
    );
    return !known.some((each) => parts.every((part) => each.has(part)));
  };
}

const PARTS_OF_DATE = new RegExp(`\\d+|\\b(?:${MONTH})\\b`, 'g');
const PARTS_OF_TIME = /\b(?:half|quarter|halb|viertel|mid|end|ende|fin)\b/;

/** Of 'task 20 is done' and '#20' the number, which names no task that says nothing of it: people do not see such numbers. */
function withoutPlaceInList(text: string, titles: readonly string[]): string {
  return text.replace(/(?:\btask (?:no\.? |number |#)?|(?<!\S)#)(\d{1,3})\b/gi, (whole, number: string) =>
    titles.some((title) => title.split(/\D+/).includes(number)) ? whole : ' ',
  );
}

/** The '11' of '£18,402.11' names no task 'Review unit 11'. */
function withoutAmounts(text: string, titles: readonly string[]): string {
  return text.replace(AMOUNT, (amount) => (titles.some((title) => title.includes(amount)) ? amount : ' '));
}

const AMOUNT = /(?<![\d.,])\d{1,3}(?:[.,’' ]?\d{3})*[.,]\d{2}(?![\d.,:]?\d)/g;

/** 'Everything as planned' names no plan, nor 'all good' a list of good ones; a title that says so itself is named. */
function withoutRemarks(text: string, titles: readonly string[]): string {
  return text
    .replace(COMPARED, '$1 ')
    .replace(REMARK, (remark) => (titles.some((title) => fold(title).includes(fold(remark))) ? remark : ' '));
}

/** 'The labels are more urgent than the silo' says it of the labels. */
const COMPARED =
  /(\b(?:more|less) (?:urgent|important|pressing)|(?:dringender|wichtiger|eiliger)|(?:más|menos) (?:urgentes?|importantes?)|(?:plus|moins) (?:urgente?s?|importante?s?)) (?:than|als|que) [^.!?,;]+/giu;

const REMARK =
  /\b(?:(?:everything|all|alles|todo|tout)(?:['’]s| is| ist| está| va| geht| läuft)? (?:as planned|good|ok(?:ay)?|fine|well|quiet|according to plan|wie geplant|gut|in ordnung|bien|según lo previsto|comme prévu)|(?:just )?as (?:planned|agreed|discussed|usual|expected|always)|according to plan|on track|wie (?:geplant|besprochen|vereinbart|immer|üblich|gehabt)|según lo (?:previsto|acordado|planeado)|como (?:siempre|acordado|quedamos)|comme (?:prévu|convenu|d['’]habitude)|(?:no|good|bad|any|great) news|no (?:problem|worries|idea)|good (?:morning|evening|afternoon|night|job|work)|so far so good|by the way|nothing new|keine? (?:problem|neuigkeiten)|sin novedad(?:es)?|rien de nouveau|happy birthday|have a (?:nice|good|great) (?:day|weekend|evening)|on my way|no updates?)(?![\p{L}\d])/giu;

function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}

/** With who said it, as a comment would have it. */
function conversation(spoken: readonly Spoken[]): string {
  const lines = spoken.map(({ speaker, text }) => `${speaker}: ${text}`);
  return cutAtWord(lines.join('\n'), CONTENT_LENGTH);
}

function volunteersIn<P extends Person>(spoken: readonly Spoken[] | null, finder: NameFinder<P>): P[] {
  const at = spoken?.findIndex(({ text }) => ASKS_FOR_SOMEBODY.test(fold(text))) ?? -1;
  // 'Is it done?' – 'yes' takes nothing on.
  const person = spoken === null || at < 0 ? null : speakerNamed(volunteerAmong(spoken.slice(at)), finder);
  return person === null ? [] : [person];
}

/**
 * What a text says of this task: what its first sentence with the most words of it says, with one that goes on about it; of
 * 'Move the labels to Thursday. Jonas counts the bags by Monday' the first. All of the text, where that says no change.
 */
function updateOf({ title }: SpokenTask, said: Read, reading: Reading): ReadUpdate {
  const { sentences } = said;
  const updateIn = (part: string) => said.updateIn(part, title);
  const update = { ...updateIn(sentences.join(' ')), content: said.update.content };
  const stems = new Set(stemsOf(title));
  if (sentences.length < 2) return updateOfPart(stems, { update, updateIn }, sentences[0] ?? '', reading);
  const counts = sentences.map((sentence) => stemsOf(sentence).filter((stem) => stems.has(stem)).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return update;
  const at = counts.indexOf(most);
  const next = sentences[at + 1] ?? '';
  const own = updateIn(`${sentences[at]} ${GOES_ON.test(fold(next)) ? next : ''}`);
  return own.type === 'comment' || !completesWhole(own, update) ? update : { ...own, content: update.content };
}

/** 'French consents are finished, Somali not started' says of all that it is not done, whatever its first part says. */
function completesWhole(part: ReadUpdate, whole: ReadUpdate): boolean {
  return part.type !== 'completion' || whole.tellsDone >= LEAST_OF_WHOLE;
}

/** Of 65 labelled texts of which a part alone is done, 41 of 44 that do not complete their task say so less probably. */
const LEAST_OF_WHOLE = 0.3;

/** Of 'oven done and menu to Monday' the part that names the task, where the rest is of another. */
function updateOfPart(
  stems: ReadonlySet<string>,
  { update, updateIn }: Pick<Read, 'update' | 'updateIn'>,
  sentence: string,
  reading: Reading,
): ReadUpdate {
  if (isSaidOfAll(sentence)) return update;
  const parts = partsOf(sentence);
  const own = parts.filter((part) => stemsOf(part).some((stem) => stems.has(stem)));
  const others = parts.filter(
    (part) =>
      !own.includes(part) &&
      !TAKES_BACK.test(fold(part)) &&
      !GOES_ON_WITH.test(fold(part)) &&
      !saysOnlyWhen(part, reading),
  );
  // 'The part comes on Monday, the fitter on Tuesday, so the deadline is Thursday'
  if (NAMES_DEADLINE.test(fold(sentence))) return update;
  const [part, ...more] = own;
  const isOfAnother = others.some((other) => updateIn(other).type === update.type);
  if (part === undefined || more.length > 0 || !isOfAnother) return update;
  const said = updateIn(part);
  if (!completesWhole(said, update)) return update;
  // 'The rota is moved to Monday and the training to Wednesday': each to its own day.
  if (said.type === update.type) return said.move === null ? update : { ...said, content: update.content };
  const day = surest(findDues(part, reading));
  return day?.hasDay && said.type === 'comment'
    ? {
        ...said,
        type: 'dueDate',
        move: movedTo(day),
        reason: 'It names a date.',
        content: update.content,
      }
    : { ...said, content: update.content };
}

const NAMES_DEADLINE = /\b(?:deadline|due date|frist|fecha limite|plazo|date limite|echeance)\b/;

/** 'Pasa al miércoles, el silo no está listo' says of the silo when it is to be. */
function saysOnlyWhen(part: string, reading: Reading): boolean {
  const rest = part.replace(MOVED_FIRST, '');
  return stemsOf(withoutSpans(rest, findDues(rest, reading))).length === 0;
}

const MOVED_FIRST =
  /^(?:(?:it |es )?(?:is|ist|wird) )?(?:better|rather|besser|lieber|mejor|plutôt|moved?|postponed?|pushed|rescheduled|shifted|verschoben|verlegt|(?:se )?pasa|aplazad[oa]|reporté|décalé)\b/iu;

/** 'Ordered, not delivered yet' */
const TAKES_BACK = /^(?:but |aber |pero |mais )?(?:not|never|noch nicht|nicht|aun no|todavia no|no|pas|ne)\b/;

/** 'Legal wants it before the audit, so the new deadline is the 30th', 'a week earlier, by the 22nd' */
const GOES_ON_WITH =
  /^(?:so|now|jetzt|nun|ahora|maintenant|because|since|as|therefore|which|by|on|until|till|to|at|before|from|deshalb|weil|bis|am|ab|zum|porque|por eso|para|hasta|antes|car|donc|avant|jusqu)\b/;

function partsOf(sentence: string): string[] {
  return sentence.split(/[,;]\s+|\s+(?:and|und|y|et)\s+/);
}

/** Other tasks that a part of the text names by words of their own: 'the mixer is repaired, the rota goes out on Friday'. */
function namedBeside<T extends SpokenTask>(
  best: RankedTask<T>,
  others: readonly ProbableTask<T>[],
  sentences: readonly string[],
): T[] {
  const parts = sentences.flatMap(partsOf).map((part) => new Set(stemsOf(part)));
  const stemsIn = ({ matched, task }: RankedTask<T>) => {
    const said = new Set(matched.map(stemOf));
    return stemsOf(task.title).filter((stem) => said.has(stem));
  };
  const own = stemsIn(best);
  const rest = parts.filter((part) => !own.some((stem) => part.has(stem)));
  return others
    .map(({ ranked }) => ranked)
    .filter((each) => {
      const stems = stemsIn(each);
      const isNamed = stems.length >= LEAST_BESIDE * stemsOf(each.task.title).length;
      return each !== best && isNamed && rest.some((part) => stems.some((stem) => part.has(stem)));
    })
    .slice(0, MOST_NEAREST)
    .map(({ task }) => task);
}

/** What of a text that names other tasks as well is said of this one. */
function wordsOf<T extends SpokenTask>({ matched }: RankedTask<T>, sentences: readonly string[]): string {
  const stems = new Set(matched.map(stemOf));
  const isOwn = (sentence: string) => stemsOf(sentence).some((stem) => stems.has(stem));
  return sentences
    .filter((sentence, at) => isOwn(sentence) || (GOES_ON.test(fold(sentence)) && isOwn(sentences[at - 1] ?? '')))
    .join(' ');
}

/** How much of a title names a task beside the one that is found. */
const LEAST_BESIDE = 0.5;

const ASKS_FOR_SOMEBODY =
  /\b(?:can|could|would|will|who|need|please|kann|konnte|wer|bitte|puede|podria|quien|peux|peut|pourrait|qui)\b/;

const GOES_ON =
  /^(?:(?:the )?time (?:is|:)|(?:at|um|a las|a) \d|it|they|this|that|both|all|es|sie|das|lo|la|ca|cela|il|elle)\b/;

/** What is over is rarely spoken of. */
function rarelyOver<T extends SpokenTask>(tasks: readonly ProbableTask<T>[]): ProbableTask<T>[] {
  return tasks
    .map((each) => (isOver(each.ranked.task) ? { ...each, probability: each.probability * OF_WHAT_IS_OVER } : each))
    .toSorted((one, other) => other.probability - one.probability);
}

const OF_WHAT_IS_OVER = 0.4;

function isOver({ status }: SpokenTask): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

/** A task that is over is not completed or cancelled once more. */
function isSoAlready(task: SpokenTask, update: ReadUpdate): boolean {
  return isOver(task) && (update.status === 'COMPLETED' || update.status === 'CANCELLED');
}

function nothing(update: ReadUpdate) {
  const { type: _, ...rest } = update;
  return { ...rest, task: null, confidence: 0, share: 0, updateType: null };
}

function noMatch(nearest: RankedTask<SpokenTask> | undefined, message: Message): string {
  if (nearest === undefined || nearest.matched.length === 0) return 'No task has a word of the text in common.';
  return `No task fits. ${quotedTitle(nearest.task.title)} comes nearest: ${reasonsFor(nearest, message)}.`;
}

/** What of the task is in the text, by which words of the text, and what of the text tells of it. */
function reasonsFor({ matched, telling }: RankedTask<SpokenTask>, { text }: Message): string {
  const some = standingFor(text, withoutRepeated(matched).slice(0, MOST_QUOTED));
  const same = some
    .filter(({ word, said }) => said === null || isLike(said, word))
    .map(({ word, said }) => said ?? word);
  const others = some.filter(({ word, said }) => said !== null && !isLike(said, word));
  const named = new Set(some.map(({ said }) => said));
  const told = withoutRepeated(telling.filter((word) => !named.has(word))).slice(0, MOST_QUOTED);
  const reasons = [
    ...(same.length > 0 ? [`it has ${quoted(same)} in common with the text`] : []),
    ...others.map(({ word, said }) => `“${said}” stands for its “${word}”`),
    ...(told.length > 0 ? [`${quoted(told)} may tell of it`] : []),
  ];
  return reasons.join(', and ');
}

const MOST_QUOTED = 4;

/** 'Lamps' is 'lamp'. */
function isLike(one: string, other: string): boolean {
  return (
    stemOf(fold(one)) === stemOf(fold(other)) || fold(one).includes(fold(other)) || fold(other).includes(fold(one))
  );
}

function withoutRepeated(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [stemOf(fold(word)), word])).values()];
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}
