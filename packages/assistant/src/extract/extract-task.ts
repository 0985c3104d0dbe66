import type { TaskPriority } from '@taskwell/contract/labels';
import { isUnseen } from '@taskwell/contract/names';
import { endOfDay, movedLater, type Reading } from '../dates/calendar.ts';
import { dueOf } from '../dates/due-of.ts';
import { type DueOption, dueOptions, duesOfHeadings } from '../dates/due-options.ts';
import { type FoundDue, surest } from '../dates/find-due.ts';
import { hasPassed } from '../dates/mailed.ts';
import { assigneeOf, best as mostAsked } from '../people/assignee-of.ts';
import { assigneeOptions, speakerNamed } from '../people/assignee-options.ts';
import type { Person } from '../people/people.ts';
import { namesOthers, saysDue } from '../texts/only-fields.ts';
import type { Sentence } from '../texts/sentences.ts';
import { volunteerAmong } from '../texts/transcript.ts';
import { bestTitle } from '../titles/best-title.ts';
import { withBothBrackets } from '../titles/brackets.ts';
import { describe } from '../titles/describe.ts';
import { mainTitle, statedTitle } from '../titles/main-title.ts';
import { titleFrom } from '../titles/title-of-candidate.ts';
import { type TitleOption, titleOptions } from '../titles/title-options.ts';
import type { Option } from '../words/learned-choice.ts';
import type { Candidate, Source } from './candidate.ts';
import { furtherTasks, isApart, isOfOther } from './further-tasks.ts';
import { priorityIn } from './priority.ts';
import { readText, type TextRead } from './text-read.ts';

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
  /** How many more the text has. */
  othersLeftOut: number;
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
  const read = readText(text, people, when);
  const chosen = chosenIn(read);
  const { title, tasks, source, dues } = chosen;
  const { subject } = read.written;
  const further = tasks.slice(0, MOST_OTHERS);
  const duesOfList = further.length === 0 ? [] : duesOfHeadings(read.headings, read.reading);
  const added = source.context.filter(({ saysOnlyFields, isField, isItem }) => saysOnlyFields && !isField && !isItem);
  // 'Hi Ines, …. Assign to Tomasz, due Friday': what is added says it, whoever is greeted.
  const given = mostAsked(
    added.flatMap(({ asked }) => asked),
    SURELY_GIVEN,
  )?.person;
  const due = surest(added.filter(({ text }) => saysDue(text)).flatMap((each) => each.dues));
  const assignee =
    given ?? chosen.volunteer ?? namedByLine(read, chosen.titled) ?? assigneeOf(assigneesIn(read, chosen));
  const told = source.context.filter((each) => !added.includes(each) || !isInForm(each, assignee));
  const ofPlan = planOf([chosen.titled, ...further], when);
  return {
    // Of signs that nobody sees, nobody makes a title.
    title: isUnseen(title) ? '' : withBothBrackets(title),
    description: describe(told, title),
    priority: priorityIn([...textsBeside(read.sentences, tasks), ...(subject === null ? [] : [subject])].join('. ')),
    dueDate: ofPlan(due !== null && !hasPassed(due.value, when) ? due.value : dueOf(dues)),
    assignee,
    others: further.map((each) => {
      const task = furtherTask(each, duesOfList, when);
      return { ...task, dueDate: ofPlan(task.dueDate) };
    }),
    othersLeftOut: tasks.length - further.length,
  };
}

/**
 * '9:00 bank' above '14:00 dentist', read at ten: as the first is of tomorrow, so is the second. Dates of any other text stay
 * as they are.
 */
function planOf<P extends Person>(tasks: readonly (Candidate<P> | null)[], { timeZone }: Reading) {
  const hours = tasks.map((each) => (each?.isItem && each.dues.length === 1 ? each.dues[0] : undefined));
  const isPlan = hours.length > 1 && hours.every((each) => each !== undefined && !each.hasDay);
  const days = hours.map((each) => (each === undefined ? 0 : endOfDay(each.value, timeZone).getTime()));
  const last = Math.max(...days);
  return (dueDate: Date | null) =>
    isPlan && dueDate !== null && endOfDay(dueDate, timeZone).getTime() < last
      ? movedLater(dueDate, 1, 'day', timeZone)
      : dueDate;
}

const SURELY_GIVEN = 6;

/** 'Assign it to Mei, high priority' is in the fields of the form, where the task is hers. */
function isInForm<P extends Person>({ text, asked, dues }: Candidate<P>, assignee: P | null): boolean {
  return asked.every(({ person }) => person === assignee) && !namesOthers(text, [...asked, ...dues]);
}

/** 'Hi Ines,' above 'Amara: order sugar': who is greeted is told what the others do. */
function namedByLine<P extends Person>({ spoken, greeted }: TextRead<P>, titled: Candidate<P> | null): P | null {
  const [first] = titled?.asked ?? [];
  if (spoken !== null || greeted === '' || titled === null || first === undefined) return null;
  const isAbove = first.start <= 3 && /^\s?:/.test(titled.text.slice(first.end));
  return isAbove ? first.person : null;
}

/** 'Someone must ring the electrician' - 'I can do that': who takes it on before the next is asked for. */
function volunteerFor<P extends Person>(
  { spoken, names }: TextRead<P>,
  main: Candidate<P> | null,
  tasks: readonly Candidate<P>[],
): P | null {
  if (spoken === null || main === null || mostAsked(main.asked, 4) !== null) return null;
  const at = spoken.findIndex(({ text }) => text.includes(main.text));
  const next = spoken.findIndex(({ text }, place) => place > at && tasks.some((task) => text.includes(task.text)));
  return at === -1 ? null : speakerNamed(volunteerAmong(spoken.slice(at, next === -1 ? undefined : next)), names);
}

/** What the text says beside its further tasks: also headings and fields, such as 'Priority: high'. */
function textsBeside(sentences: readonly Sentence[], tasks: readonly Sentence[]): string[] {
  const further = new Set(tasks.map(({ text }) => text));
  return sentences.filter(({ text, tick }) => tick !== 'done' && !further.has(text)).map(({ text }) => text);
}

/** The titles that a text could be given, for what learns to choose among them (bench/assistant/learn-titles.ts). */
export function titlesFor(text: string, people: readonly Person[], when: Reading): TitleOption[] {
  return titlesOf(readText(text, people, when)).options;
}

/**
 * The moments at which a text may want its task done, for what learns to choose among them (bench/assistant/learn-dues.ts).
 * Which sentence asks for the task is what its title is learned to be of.
 */
export function duesFor(text: string, people: readonly Person[], when: Reading): DueOption[] {
  return chosenIn(readText(text, people, when)).dues;
}

/** Those whom a text may ask, likewise (bench/assistant/learn-assignees.ts). */
export function assigneesFor<P extends Person>(text: string, people: readonly P[], when: Reading): Option<P | null>[] {
  const read = readText(text, people, when);
  return assigneesIn(read, chosenIn(read));
}

/** A text around the sentence that asks for its task. */
function around<P extends Person>(read: TextRead<P>, main: Candidate<P> | null) {
  const { written, names, reading, spoken, headings, candidates } = read;
  const tasks = furtherTasks(main, candidates, spoken !== null);
  const volunteer = volunteerFor(read, main, tasks);
  const context = candidates.filter((each) => !tasks.includes(each));
  const all = candidates.filter(
    (each) => context.includes(each) || !isApart(each, main, candidates, volunteer !== null),
  );
  const source = { names, reading, all, context, main };
  const dues = dueOptions(source, written.subject, headings).filter(
    ({ value }) => value === null || !hasPassed(value, read.when),
  );
  return { tasks, source, dues, volunteer };
}

function assigneesIn<P extends Person>(
  read: TextRead<P>,
  { title, titled, source: { context, main } }: { title: string; titled: Candidate<P> | null; source: Source<P> },
) {
  const { written, names, spoken, candidates, greeted } = read;
  return assigneeOptions({
    names,
    candidates: candidates.filter((each) => !isOfOther(each, main)),
    context,
    main,
    title,
    titled,
    greeted,
    recipients: written.recipients,
    spoken,
  });
}

/** The titles that a text could be given, where its task is that of the sentence which the rules take for it. */
function titlesOf<P extends Person>(read: TextRead<P>) {
  const { written, main, text } = read;
  const byRules = around(read, main);
  const { context } = byRules.source;
  // An invoice that another task of the text is about is not what this one is about.
  const about = byRules.tasks.length === 0 ? text : context.map((each) => each.text).join('\n');
  const stated = statedTitle(byRules.source);
  if (stated !== null) return { byRules, title: stated, options: [] };
  const title = mainTitle(byRules.source, written.subject, about);
  const due = dueOf(byRules.dues);
  const among = { candidates: byRules.source.all, due, main, further: byRules.tasks, subject: written.subject };
  return { byRules, title, options: titleOptions(title, among) };
}

/** Its title may be that of another sentence which asks for something: then that is what the text is about. */
function chosenIn<P extends Person>(read: TextRead<P>) {
  const { byRules, title: titleByRules, options } = titlesOf(read);
  const { title, place } = bestTitle(titleByRules, options);
  const titled = (place === null ? null : byRules.source.all[place]) ?? read.main;
  const isFurther = titled !== null && byRules.tasks.includes(titled);
  return { ...(isFurther ? around(read, titled) : byRules), title, titled };
}

/** @param ofList when the list is due in which it stands: 'By Wednesday:' above points without a day of their own */
function furtherTask<P extends Person>(
  each: Candidate<P>,
  ofList: readonly FoundDue[],
  when: Reading,
): ExtractedTask<P> {
  const own = surest(each.dues.filter(({ value }) => !hasPassed(value, when)));
  const due = own ?? (each.isItem ? surest(ofList) : null);
  const title = withBothBrackets(titleFrom(each, own));
  return {
    title,
    description: describe([each], title),
    priority: priorityIn(each.text),
    dueDate: due?.value ?? null,
    assignee: mostAsked(each.asked, 4)?.person ?? null,
  };
}
