import { withCounted } from '../dates/anchored-dates.ts';
import type { Reading } from '../dates/calendar.ts';
import { surest } from '../dates/find-due.ts';
import { readAsMailed } from '../dates/mailed.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { correctorAmong } from '../people/right-words.ts';
import { withoutCreationOrder } from '../texts/creation-order.ts';
import { withDoneTicked } from '../texts/done-and-open.ts';
import { isNameOfList } from '../texts/lines.ts';
import { type Written, writtenIn } from '../texts/mail.ts';
import { isMinutes, underActions } from '../texts/minutes.ts';
import { givesOnlyFields } from '../texts/only-fields.ts';
import { refersBack } from '../texts/refers-back.ts';
import { leavesAsItIs, strengthOf } from '../texts/requests.ts';
import { isHeading, type Sentence, sentencesOf } from '../texts/sentences.ts';
import { type Spoken, transcriptIn } from '../texts/transcript.ts';
import { specificsOf } from '../titles/substance.ts';
import { titleFrom } from '../titles/title-of-candidate.ts';
import { isDayFirst } from '../words/languages.ts';
import { fold } from '../words/words.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { dividedTasks } from './divided-tasks.ts';
import { isListOfThings, withItemsOfPeople } from './items-of-people.ts';
import { askedBelow, mainOf } from './main-task.ts';

/** A text as its sentences, and which of them asks for its task by the rules. */
export interface TextRead<P extends Person> {
  /** As it was given, but for words that were mistyped. */
  text: string;
  written: Written;
  names: NameFinder<P>;
  /** When it is read. */
  when: Reading;
  /** The moment from which its days are counted. */
  reading: Reading;
  /** What was said and by whom; null where nobody speaks. */
  spoken: Spoken[] | null;
  sentences: Sentence[];
  /** Those that may be headings or fields too, without those that only name somebody. */
  headings: Sentence[];
  candidates: Candidate<P>[];
  main: Candidate<P> | null;
  /** Whom the text greets, by its greeting or by a name alone. */
  greeted: string;
}

export function readText<P extends Person>(given: string, people: readonly P[], when: Reading): TextRead<P> {
  const names = nameFinder(people);
  const text = correctorAmong(people, given, names.find(given))(given);
  const written = withoutPassedOn(writtenIn(withoutCreationOrder(ofSubtask(text))), names, when);
  const reading = readAsMailed(written.mailed, {
    ...when,
    isDayFirst: when.isDayFirst ?? isDayFirst(text, when.timeZone),
  });
  // 'Amara: flour' above 'Tomasz: oven' is no talk.
  const spoken = isListOfThings(written.lines, names) ? null : transcriptIn(written.lines);
  const said = spoken?.map((each) => each.text) ?? withItemsOfPeople(withDoneTicked(written.lines), names);
  const sentences = dividedTasks(sentencesOf(said), names, reading).map((sentence, at) =>
    at === 0 ? sentence : { ...sentence, text: withoutCreationOrder(sentence.text) },
  );
  // 'URGENT!!! OVEN IS ON FIRE': of a text that is all in capitals these make no headings.
  const isShouted = !/\p{Ll}/u.test(text);
  const headings = sentences.filter(
    (sentence, at) =>
      !isOnlyName(sentence.text, names) &&
      !IS_LEGEND.test(sentence.text) &&
      !(at === 0 && sentences.length > 2 && isMinutes(sentence.text)),
  );
  const asking = withoutAsItIs(
    headings.filter(
      (sentence, at) =>
        (isShouted || !isHeading(sentence.text)) &&
        sentence.tick !== 'done' &&
        !(at === 0 && headings.length > 2 && !sentence.isItem && isNameOfList(sentence.text)) &&
        !(at === 0 && isAboveTicks(headings)),
    ),
  )
    .map((sentence) => candidateOf(sentence, names, reading))
    .filter(({ asked, words }) => asked.length === 0 || !IS_NOTHING.test(fold(words).trim()));
  // What bears a date bears it at its beginning.
  const dated = [...(written.sent === null ? [] : [`Date: ${written.sent}`]), ...sentences.map(({ text }) => text)];
  const candidates = withFieldsOf(withoutOptions(withCounted(asking, dated.join('\n'), reading), sentences));
  const first = mainOf(
    underActions(candidates, sentences) ?? candidates,
    isMinutes(written.subject ?? '') ||
      sentences.slice(0, 2).some((sentence) => isMinutes(sentence.text)) ||
      sentences.some((sentence) => IS_ROW.test(sentence.text)),
  );
  const main =
    (written.hasPassedOn && first !== null && askedBelow(first, candidates)) || firstGiven(first, candidates);
  const greeted = written.greeted || nameAlone(sentences, written.lines, names, candidates);
  return { text, written, names, when, reading, spoken, sentences, headings, candidates, main, greeted };
}

/** 'Amara: nothing today' */
const IS_NOTHING =
  /^(?:nothing|nichts|nada|rien|none|no tasks?|day off|frei|urlaub|libre|conge)(?: (?:to do|today|this (?:week|time)|for now|heute|diesmal|diese woche|hoy|por hoy|aujourd'hui))?[\s.!]*$/;

/** 'Release checklist 6.0' above lines that are each ticked, or to be ticked. */
function isAboveTicks([first, ...others]: readonly Sentence[]): boolean {
  return others.length > 1 && first?.tick === null && others.every(({ tick }) => tick !== null);
}

/** Of a sentence that gives several people something to do, its first part. */
function firstGiven<P extends Person>(
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
): Candidate<P> | null {
  if (main === null || !main.asksAnother) return main;
  return candidates.slice(0, candidates.indexOf(main)).findLast(({ asksAnother }) => !asksAnother) ?? main;
}

/**
 * Whoever passes a message on and says all that is to be done, and when, asks for that alone: what the message asks for is
 * another matter, and gives neither title nor day. 'Please handle' asks for what stands below.
 */
function withoutPassedOn(written: Written, names: NameFinder<Person>, when: Reading): Written {
  const { above } = written;
  if (above === null) return written;
  const said = sentencesOf(above.lines);
  const saysAll = said.some((sentence) => {
    const asked = candidateOf(sentence, names, when);
    const title = titleFrom(asked, surest(asked.dues));
    const isClear = specificsOf(title).length > 0 && !refersBack(title);
    return isClear && strengthOf(title, false) === 3 && asked.dues.some(({ hasDay }) => hasDay);
  });
  const says = (pattern: RegExp) => said.some(({ text }) => pattern.test(fold(text)));
  if (!saysAll || says(POINTS_BELOW)) return written;
  // 'Call the plumber about this'
  const { subject } = says(/\b(?:this|it|that)\b/) ? written : above;
  return { ...written, lines: above.lines, subject, hasPassedOn: false };
}

const POINTS_BELOW =
  /\b(?:below|attached|forwarded|fwd|see (?:this|the)|(?:this|the) (?:mail|message|request|e-?mail))\b/;

/** 'Add a subtask to the deck oven: call Mr Hale' asks for what is to be done there. */
function ofSubtask(text: string): string {
  const quoted =
    /^\W*(?:please |pls )?add (?:an? |another )?(?:new )?sub-?task ["“]([^"”\n]{2,200})["”] (?:to|for|on|under|in)\b/i.exec(
      text,
    );
  return quoted?.[1] ?? text.replace(SUBTASK_OF, '');
}

const SUBTASK_OF =
  /^\W*(?:please |pls )?add (?:an? |another )?(?:new )?sub-?task (?:to|for|on|under|in) [^:\n]{2,120}:\s+(?=\S)/i;

/** 'Alfie' as a line of its own: whom it greets, or who signs. */
function isOnlyName(text: string, names: NameFinder<Person>): boolean {
  const [name, ...others] = names.find(`${text},`);
  if (name === undefined || others.length > 0) return false;
  const rest = fold(text.slice(0, name.start) + text.slice(name.end));
  return !/[\p{L}\p{N}]/u.test(
    rest.replace(
      /\b(?:hi|hey|hello|hallo|hola|bonjour|dear|liebe[rs]?|please|pls|plz|(?:message|memo|note|reminder|task) for|thanks|thx|bitte|danke|por favor|gracias|stp|svp|merci)\b/g,
      '',
    ),
  );
}

/** A name that stands alone at the beginning, or anywhere in a text of one line: below others it signs. */
function nameAlone<P extends Person>(
  sentences: readonly Sentence[],
  lines: readonly string[],
  names: NameFinder<P>,
  candidates: readonly Candidate<P>[],
): string {
  const isOneLine = lines.filter((line) => line.trim() !== '').length === 1;
  const isSomebodyAsked = candidates.some(({ asked }) => asked.some(({ score }) => score >= 4));
  const ofList = sentences
    .slice(0, 2)
    .flatMap(({ text }) =>
      names.find(text).map(({ start, end }) => ({
        name: text.slice(start, end),
        before: text.slice(0, start),
        // 'Joanna, for the garden:', above the points
        isAddressed: start === 0 && /^,.*:$/.test(text.slice(end)),
      })),
    )
    .find(({ before, isAddressed }) => isAddressed || IS_LIST_FOR.test(fold(before)));
  if (ofList !== undefined) return ofList.name;
  const alone =
    (isOneLine && !isSomebodyAsked ? sentences : sentences.slice(0, 1)).find(({ text }) => isOnlyName(text, names)) ??
    sentences.find(({ text }) => IS_ASKED_ALONE.test(fold(text)) && isOnlyName(text, names));
  return alone?.text ?? '';
}

/** A row of a table: its cells apart by lines. */
const IS_ROW = /\S \| \S.* \| \S/;

/** 'RT = Rosalind Tate, GW = Gus Weber' */
const IS_LEGEND = /^(?:\p{Lu}{1,4} ?= ?\p{L}[\p{L} .'-]*(?:[,;] ?|$)){1,20}$/u;

/** 'Snag list for Walt (contractor)', 'Handover for Beth while I am off' */
const IS_LIST_FOR = /\b(?:list|hand-?over|chores|errands|jobs|to-?dos|instructions|notes) for $/;

/** 'Emeka?', 'Ngozi please.', '-> Carmen' */
const IS_ASKED_ALONE = /^(?:→|[-=]>) |\?\s*$|\b(?:please|pls|plz|bitte|por favor|stp|svp)\b/;

/** 'I've looked at the three offers:' and the points below, of which none is to be done where something else is asked for. */
function withoutOptions<P extends Person>(
  candidates: readonly Candidate<P>[],
  sentences: readonly Sentence[],
): readonly Candidate<P>[] {
  if (!candidates.some(({ strength, isItem }) => strength === 3 && !isItem)) return candidates;
  let isBelow = false;
  const options = new Set<string>();
  for (const { text, isItem } of sentences) {
    isBelow = isItem ? isBelow : LISTS_OPTIONS.test(fold(text));
    if (isItem && isBelow) options.add(text);
  }
  return candidates.map((each) =>
    options.has(each.text) ? { ...each, saysOnlyFields: true, strength: each.strength && 1 } : each,
  );
}

const LISTS_OPTIONS =
  /\b(?:offers|options|quotes|quotations|candidates|proposals|alternatives|variants|angebote|optionen|varianten|vorschlage|ofertas|opciones|presupuestos|offres|devis|propositions)\s?:$/;

/** Beside a sentence that asks for something, those that only say who does it, when, or how pressing it is, ask for nothing. */
function withFieldsOf<P extends Person>(candidates: readonly Candidate<P>[]): Candidate<P>[] {
  const areFields = candidates.map(({ text, asked, dues }) => givesOnlyFields(text, [...asked, ...dues]));
  const isBesideTask = candidates.some((each, at) => each.strength >= 2 && !each.saysOnlyFields && !areFields[at]);
  if (!isBesideTask) return [...candidates];
  return candidates.map((each, at) =>
    areFields[at] ? { ...each, saysOnlyFields: true, strength: each.strength && 1, isOnlyAddressed: false } : each,
  );
}

/** Without the items that only tell how things are, where others ask for something. */
function withoutAsItIs(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = sentences.filter(({ text, isItem }) => !(isItem && leavesAsItIs(text, isItem)));
  return left.some(({ isItem }) => isItem) ? left : sentences;
}
