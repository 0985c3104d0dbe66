import type { TaskPriority } from '@taskwell/contract/labels';
import { isUnseen } from '@taskwell/contract/names';
import { withCounted } from '../dates/anchored-dates.ts';
import type { Reading } from '../dates/calendar.ts';
import { dueOf } from '../dates/due-of.ts';
import { type DueOption, dueOptions } from '../dates/due-options.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { assigneeOf, best as mostAsked } from '../people/assignee-of.ts';
import { assigneeOptions } from '../people/assignee-options.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { LACKS_THING } from '../texts/antecedent.ts';
import { writtenIn } from '../texts/mail.ts';
import { isMinutes, underActions } from '../texts/minutes.ts';
import { pointsBack } from '../texts/refers-back.ts';
import { leavesAsItIs, strengthOf } from '../texts/requests.ts';
import { isHeading, type Sentence, sentencesOf } from '../texts/sentences.ts';
import { transcriptIn } from '../texts/transcript.ts';
import { bestTitle } from '../titles/best-title.ts';
import { describe } from '../titles/describe.ts';
import { mainTitle } from '../titles/main-title.ts';
import { titleFrom, titleOfPart } from '../titles/title-of-candidate.ts';
import { type TitleOption, titleOptions } from '../titles/title-options.ts';
import { withContext } from '../titles/title-topic.ts';
import { isDayFirst } from '../words/languages.ts';
import type { Option } from '../words/learned-choice.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { type Candidate, candidateOf, MAY_SAY_WHEN, SAYS_WHEN } from './candidate.ts';
import { askedBelow, isAssigned, isTask, MOST_ADDRESSED, mainOf, tellsHow } from './main-task.ts';
import { priorityIn } from './priority.ts';

export interface ExtractedTask<P extends Person> {
  /** 1 to LIMITS.titleLength characters, of a text that has any. */
  title: string;
  /** At most LIMITS.descriptionLength characters; empty where the title says it all. */
  description: string;
  priority: TaskPriority;
  dueDate: Date | null;
  assignee: P | null;
}

export interface Extraction<P extends Person> extends ExtractedTask<P> {
  /** Further tasks in the text, in its order; at most MOST_OTHERS. */
  others: ExtractedTask<P>[];
}

/** A text with more tasks than these is a list for the import. */
const MOST_OTHERS = 10;

/**
 * What a text asks for, as a task (SPEC §2 'AI helpers'). Nothing in it is obeyed: it is only read.
 *
 * @param text SPEC §9: at most 2,000 characters; longer ones take as many times as long
 * @param people those the caller may assign
 */
export function extractTask<P extends Person>(text: string, people: readonly P[], when: Reading): Extraction<P> {
  const { written, sentences: all, by } = read(text, people, when);
  const { source, tasks, dueDate } = by;
  const { context, main } = source;
  const best = bestTitle(by.title, { candidates: context, due: dueDate, main });
  const named = withContext(best, main, context, written.subject);
  // Of signs that nobody sees, nobody makes a title.
  const title = isUnseen(named) ? '' : named;
  return {
    title,
    description: describe(context, title),
    priority: priorityIn(
      [...textsBeside(all, tasks), ...(written.subject === null ? [] : [written.subject])].join('. '),
    ),
    dueDate,
    assignee: assigneeOf(by.assignees),
    others: tasks.slice(0, MOST_OTHERS).map((each) => furtherTask(each)),
  };
}

/** What the text says beside its further tasks: also headings and fields, such as 'Priority: high'. */
function textsBeside(sentences: readonly Sentence[], tasks: readonly Sentence[]): string[] {
  const further = new Set(tasks.map(({ text }) => text));
  return sentences.filter(({ text, isTicked }) => !isTicked && !further.has(text)).map(({ text }) => text);
}

/** The titles that a text could be given, for what learns to choose among them (bench/assistant/learn-titles.ts). */
export function titlesFor(text: string, people: readonly Person[], when: Reading): TitleOption[] {
  const { by } = read(text, people, when);
  return titleOptions(by.title, { candidates: by.source.context, due: by.dueDate, main: by.source.main });
}

/** The moments at which a text may want its task done, for what learns to choose among them (bench/assistant/learn-dues.ts). */
export function duesFor(text: string, people: readonly Person[], when: Reading): DueOption[] {
  return read(text, people, when).by.dues;
}

/** Those whom a text may ask, for what learns to choose among them (bench/assistant/learn-assignees.ts). */
export function assigneesFor<P extends Person>(text: string, people: readonly P[], when: Reading): Option<P | null>[] {
  return read(text, people, when).by.assignees;
}

/** A text as its sentences, and what they say by the rules. */
function read<P extends Person>(text: string, people: readonly P[], when: Reading) {
  const written = writtenIn(ofSubtask(text));
  const names = nameFinder(people);
  const reading = { ...when, isDayFirst: when.isDayFirst ?? isDayFirst(text, when.timeZone) };
  const spoken = transcriptIn(written.lines);
  const all = sentencesOf(spoken?.map((each) => each.text) ?? written.lines).flatMap((sentence) =>
    dividedTasks(sentence, reading),
  );
  const sentences = all.filter(
    (sentence, at) =>
      !isOnlyName(sentence.text, names) &&
      !IS_LEGEND.test(sentence.text) &&
      !(at === 0 && all.length > 2 && isMinutes(sentence.text)),
  );
  const candidates = withCounted(
    withoutAsItIs(sentences.filter((sentence) => !isHeading(sentence.text) && !sentence.isTicked)).map((sentence) =>
      candidateOf(sentence, names, reading),
    ),
    // What bears a date bears it at its beginning.
    [...(written.sent === null ? [] : [`Date: ${written.sent}`]), ...all.map((sentence) => sentence.text)].join('\n'),
    reading,
  );
  const first = mainOf(
    underActions(candidates, all) ?? candidates,
    isMinutes(written.subject ?? '') ||
      all.slice(0, 2).some(({ text }) => isMinutes(text)) ||
      all.some(({ text }) => IS_ROW.test(text)),
  );
  const main = (written.hasPassedOn && first !== null && askedBelow(first, candidates)) || first;

  const tasks = candidates.filter(
    (each) =>
      each !== main &&
      each !== first &&
      isFurther(each, main, candidates) &&
      // Lines of a chat are of somebody each.
      (spoken !== null || !goesOn(each, main, candidates)),
  );
  const source = { names, reading, context: candidates.filter((each) => !tasks.includes(each)), main };
  const dues = dueOptions(source, written.subject, sentences);
  const assignees = assigneeOptions({
    names,
    candidates,
    context: source.context,
    main,
    greeted: written.greeted || nameAlone(all, written.lines, names, candidates),
    recipients: written.recipients,
    spoken,
  });
  const title = mainTitle(source, written.subject, text);
  const by = { source, tasks, dues, dueDate: dueOf(dues), assignees, title };
  return { written, sentences: all, by };
}

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

/** 'Call mum tomorrow and buy flowers on Saturday': a sentence for each thing to do that has a day of its own. */
function dividedTasks(sentence: Sentence, reading: Reading): Sentence[] {
  const { text } = sentence;
  for (const { index, 0: and } of text.matchAll(AND_TO_DO)) {
    const [first, second] = [text.slice(0, index), text.slice(index).trimStart()];
    const verb = fold(text.slice(index + and.length)).split(' ')[0] ?? '';
    const hasDay = (part: string) => findDues(part, reading).some((due) => due.hasDay);
    if (ACTION_VERBS.has(verb) && strengthOf(first, false) >= 2 && hasDay(first) && hasDay(second)) {
      return [{ ...sentence, text: first }, ...dividedTasks({ ...sentence, text: second }, reading)];
    }
  }
  return [sentence];
}

const AND_TO_DO = /(?:,|,? (?:and|und|y|et)) (?=\p{L})/gu;

/** Whether a sentence asks for a task of its own, beside the one of the main sentence. */
function isFurther<P extends Person>(
  each: Candidate<P>,
  main: Candidate<P> | null,
  candidates: readonly Candidate<P>[],
): boolean {
  const behind = main === null ? 0 : candidates.indexOf(main) - candidates.indexOf(each);
  const isToldBefore = each.isOnlyAddressed && behind > 0 && behind <= MOST_ADDRESSED && main?.isItem === false;
  const isReport = main !== null && isAssigned(main) && tellsHow(each);
  // 'In the next hour please' and 'let me know by Monday' say when.
  if (each !== main && SAYS_WHEN.test(fold(each.words)) && surest(each.dues, 2) !== null) return false;
  if (each !== main && MAY_SAY_WHEN.test(fold(each.text)) && surest(each.dues) !== null) return false;
  // 'Asap pls, people are getting grumpy'
  if (IS_PRESSING.test(fold(each.text)) || SAYS_WHO.test(fold(each.text))) return false;
  if (each.dues.length > 0 && titleOfPart(each, 0, each.text.length, surest(each.dues)) === '') return false;
  if (!isTask(each) || isReport || isToldBefore) return false;
  const title = titleFrom(each, surest(each.dues));
  // 'Export breaks umlauts. @Nora pls fix before the demo'
  const hasNoThing = LACKS_THING.test(fold(title)) && !each.isItem;
  return !pointsBack(title) && !hasNoThing;
}

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

const IS_PRESSING = /^(?:asap|urgent(?:ly)?|immediately|high priority)\b.{0,12}(?:please|pls|plz|,|[.!]*$)/;

/** 'Alfie' as a line of its own: whom it greets, or who signs. */
function isOnlyName(text: string, names: NameFinder<Person>): boolean {
  const [name, ...others] = names.find(`${text},`);
  if (name === undefined || others.length > 0) return false;
  const rest = fold(text.slice(0, name.start) + text.slice(name.end));
  return !/[\p{L}\p{N}]/u.test(
    rest.replace(
      /\b(?:hi|hey|hello|hallo|hola|bonjour|dear|liebe[rs]?|please|pls|plz|thanks|thx|bitte|danke|por favor|gracias|stp|svp|merci)\b/g,
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
  const alone =
    (isOneLine && !isSomebodyAsked ? sentences : sentences.slice(0, 1)).find(({ text }) => isOnlyName(text, names)) ??
    sentences.find(({ text }) => IS_ASKED_ALONE.test(fold(text)) && isOnlyName(text, names));
  return alone?.text ?? '';
}

/** A row of a table: its cells apart by lines. */
const IS_ROW = /\S \| \S.* \| \S/;

/** 'RT = Rosalind Tate, GW = Gus Weber' */
const IS_LEGEND = /^(?:\p{Lu}{1,4} ?= ?\p{L}[\p{L} .'-]*(?:[,;] ?|$)){1,20}$/u;

/** 'Emeka?', 'Ngozi please.' */
const IS_ASKED_ALONE = /\?\s*$|\b(?:please|pls|plz|bitte|por favor|stp|svp)\b/;

/** Without the items that only tell how things are, where others ask for something. */
function withoutAsItIs(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = sentences.filter(({ text, isItem }) => !(isItem && leavesAsItIs(text, isItem)));
  return left.some(({ isItem }) => isItem) ? left : sentences;
}

function furtherTask<P extends Person>(each: Candidate<P>): ExtractedTask<P> {
  const due = surest(each.dues);
  const title = titleFrom(each, due);
  return {
    title,
    description: describe([each], title),
    priority: priorityIn(each.text),
    dueDate: due?.value ?? null,
    assignee: mostAsked(each.asked, 4)?.person ?? null,
  };
}
