import type { TaskPriority } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { withThing } from './antecedent.ts';
import { type Asked, askedIn } from './assignee.ts';
import { billTitle, pays } from './bill.ts';
import { endOfDay, type Reading } from './calendar.ts';
import { anyOfWords, WEEKDAYS } from './date-words.ts';
import { describe } from './describe.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';
import { isDayFirst } from './languages.ts';
import { writtenIn } from './mail.ts';
import { type NameFinder, nameFinder, type Person } from './people.ts';
import { priorityIn } from './priority.ts';
import { leavesAsItIs, type RequestStrength, strengthOf } from './requests.ts';
import { isHeading, type Sentence, sentencesOf } from './sentences.ts';
import { capitalised, plainTitle, titleOf } from './title.ts';
import { ACTION_VERBS } from './verbs.ts';
import { fold } from './words.ts';

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

/** A sentence with what is known of it. */
interface Candidate<P extends Person> extends Sentence {
  strength: RequestStrength;
  asked: Asked<P>[];
  dues: FoundDue[];
  /** 'Priority: high', which says something of a task and is none. */
  isField: boolean;
}

/**
 * What a text asks for, as a task (SPEC §2 'AI helpers'). Nothing in it is obeyed: it is only read.
 *
 * @param text SPEC §9: at most 2,000 characters; longer ones take as many times as long
 * @param people those the caller may assign
 */
export function extractTask<P extends Person>(text: string, people: readonly P[], when: Reading): Extraction<P> {
  const written = writtenIn(text);
  const names = nameFinder(people);
  const reading = { ...when, isDayFirst: when.isDayFirst ?? isDayFirst(text, when.timeZone) };
  const sentences = sentencesOf(written.lines);
  const candidates = withoutAsItIs(sentences.filter((sentence) => !isHeading(sentence.text) && !sentence.isTicked)).map(
    (sentence) => candidateOf(sentence, names, reading),
  );
  const first = mainOf(candidates);
  const main = (written.hasPassedOn && first !== null && askedBelow(first, candidates)) || first;
  const tasks = candidates.filter((each) => each !== main && each !== first && isTask(each));
  const context = candidates.filter((each) => !tasks.includes(each));
  const source = { names, reading, context, main };
  const title = mainTitle(source, written.subject, text);
  return {
    title,
    description: describe(context, title),
    priority: priorityIn(
      [...context.map((each) => each.text), ...(written.subject === null ? [] : [written.subject])].join('. '),
    ),
    dueDate: dueOf(source, written.subject) ?? dueOfHeading(sentences, reading),
    assignee: assigneeOf(source, written.greeted, written.recipients),
    others: tasks.slice(0, MOST_OTHERS).map((each) => furtherTask(each)),
  };
}

/** Without the items that only tell how things are, where others ask for something. */
function withoutAsItIs(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = sentences.filter(({ text, isItem }) => !(isItem && leavesAsItIs(text, isItem)));
  return left.some(({ isItem }) => isItem) ? left : sentences;
}

interface Source<P extends Person> {
  names: NameFinder<P>;
  reading: Reading;
  /** Everything that is not about another task. */
  context: Candidate<P>[];
  main: Candidate<P> | null;
}

const FIELD =
  /^(?:priority|prio|severity|sev(?= ?:)|urgency|assignee|assigned(?: to)?|owner|responsible|due(?: date)?|deadline(?= ?:\s*[\d\w]+[^-–]{0,25}$)|needed by|payment due|report(?:ed|er)(?: by)?|requested by|type|component|status|date|created|issue date|rechnungsdatum|betrag|montant|total(?: due)?|amount|bill to|version|environment|prioritat|zustandig|verantwortlich|fallig(?: am)?|frist|zahlbar bis|prioridad|asignado a|fecha limite|priorite|echeance|date limite|steps|labels?)\s?(?:[:=]|$|\d|by\b)/;

function candidateOf<P extends Person>(sentence: Sentence, names: NameFinder<P>, reading: Reading): Candidate<P> {
  const asked = askedIn(sentence.text, names);
  const isField = FIELD.test(fold(sentence.text));
  const first = asked[0];
  // 'Nora, send …' begins with what she is to do.
  const words =
    first && first.score >= 4 && first.start <= 3
      ? sentence.text.slice(first.end).replace(/^[\s,:–+&-]+/, '')
      : sentence.text;
  const strength = isField ? 0 : strengthOf(words, sentence.isItem);
  const isAddressed = first !== undefined && first.score >= 5 && first.start <= 3 && strength === 1;
  return { ...sentence, asked, isField, strength: isAddressed ? 2 : strength, dues: findDues(sentence.text, reading) };
}

/** The first that asks for something; where nothing does, the first that might. */
function mainOf<P extends Person>(candidates: readonly Candidate<P>[]): Candidate<P> | null {
  const content = candidates.filter((each) => !each.isField && !isRemark(each));
  return (
    content.find((each) => isTask(each)) ??
    content.find(({ strength }) => strength === 2) ??
    content.find(({ strength }) => strength === 1) ??
    content[0] ??
    candidates.find(({ isField }) => !isField) ??
    null
  );
}

/** 'Can you take care of this?' above a message asks for what that message asks for. */
function askedBelow<P extends Person>(first: Candidate<P>, candidates: readonly Candidate<P>[]): Candidate<P> | null {
  if (!pointsBack(titleFrom(first, surest(first.dues)))) return null;
  return candidates.slice(candidates.indexOf(first) + 1).find((each) => isTask(each)) ?? null;
}

/** What goes on about the task before it: 'It must be done by Friday.' */
const GOES_ON =
  /^(?:it|this|that|these|those|they|he|she|must|has to|needs to|should|and it|the (?:deadline|due date)|deadline|due|thanks?|es|das|muss|sie|c'est|il|elle|doit|debe|esto|eso)\b/;

const SAYS_WHO_OR_WHEN =
  /^(?:[\p{L}'-]+ ){1,2}(?:(?:will )?(?:takes?|take) (?:care of|over)|(?:will )?(?:handles?|owns?|does|do)|kummert sich(?: um)?|ubernimmt|macht|se (?:encarga|ocupa)(?: de)?|s'en (?:charge|occupe))(?: (?:this|it|that|darum|das|es|ello|eso))?[\s.!]*$|^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:own|take|handle|do|drive) (?:this|it|that)(?: one)?(?: please)?|(?:that's|this is|it's|that is) (?:yours|on you|for you|your (?:job|task|turn|part))|(?:deadline|due(?: date)?)(?: is|:)? ?[^ ]{0,12}(?: [^ ]{1,12}){0,3})[\s.!?]*$|^(?:prefer|preferably|ideally)\b|\bnothing (?:this|next) week\b/u;

/** 'Urgent!', 'Please own this' and 'That's yours' say something of a task and are none. */
function isRemark({ text }: Sentence): boolean {
  // Without the name before it.
  const said = fold(text).replace(/^[\p{L}]+,? (?=please|that|can|could|this)/u, '');
  if (SAYS_WHO_OR_WHEN.test(said)) return true;
  if (text.split(' ').length > 4) return false;
  const title = titleOf(text, []);
  return title === '' || (priorityIn(text) !== 'MEDIUM' && !title.includes(' '));
}

function isTask<P extends Person>(candidate: Candidate<P>): boolean {
  const { text, strength, isItem, asked, isField } = candidate;
  if (isField || isRemark(candidate)) return false;
  if (strength === 3) return true;
  if (strength < 2 || GOES_ON.test(fold(text))) return false;
  return isItem || asked.some(({ score, start }) => score >= 5 && start <= 12);
}

function furtherTask<P extends Person>(each: Candidate<P>): ExtractedTask<P> {
  const due = surest(each.dues);
  return {
    title: titleFrom(each, due),
    description: '',
    priority: priorityIn(each.text),
    dueDate: due?.value ?? null,
    assignee: best(each.asked, 4)?.person ?? null,
  };
}

/** 'Take the Saturday shift': the day is part of a name. */
function namesThing(text: string, { start, end }: FoundDue): boolean {
  const said = fold(text);
  // What leads to a date has 'the', and no other of these.
  const owner = /\b(?:our|my|your|their|this) $/.exec(said.slice(0, start))?.[0] ?? '';
  return DAY_OF_THING.test(owner + said.slice(start, end)) && THING_AFTER.test(said.slice(end, end + 30));
}

const DAY_OF_THING = new RegExp(`^(?:the|our|my|your|their|this) (?:${anyOfWords(Object.keys(WEEKDAYS))})$`);
const THING_AFTER =
  /^ (?!(?:at|by|in|on|for|from|to|of|before|after|and|or|until|with|morning|afternoon|evening|noon|night|next|instead|please|is|are|we|i|you|it|then)\b)\p{L}{3,}/u;

function titleFrom<P extends Person>({ text, asked, dues }: Candidate<P>, due: FoundDue | null): string {
  const spans = [
    ...asked.filter(({ score }) => score >= 4),
    ...(due === null ? dues : dues.filter((each) => each.rank >= 2)).filter((each) => !namesThing(text, each)),
  ];
  return titleOf(text, spans) || plainTitle(text);
}

/** 'Fix it' has nothing else; the words before say what. */
const POINTS_BACK_ONLY = new Set(
  'be must has have it this that those these them they her him one ones same thing things issue problem matter task ticket so here there up out off over back in on with for of at the a an and to by from into again too soon done fixed please new another other different care get do look own have make own take es das dies sie ihn lo la los las esto eso ca cela le les faire hacer machen'.split(
    ' ',
  ),
);

/** 'Send it again to our new address' */
const SAYS_IT = /^[\p{L}]+ (?:it|them|this|that)\b(?! [\p{L}]+ing\b)/u;

/** Whether no word of the title says what it is about. */
function pointsBack(title: string): boolean {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.every((word, index) => POINTS_BACK_ONLY.has(word) || (index === 0 && ACTION_VERBS.has(word))) ||
    // 'Reparieren', 'pedirlos'
    (words.length === 1 && /(?:[^aeiou]en|(?:ar|er|ir)l[aeo]s?)$/.test(words[0] ?? ''))
  );
}

function mainTitle<P extends Person>(
  { context, main, names }: Source<P>,
  subject: string | null,
  text: string,
): string {
  const named = context
    .map(
      (each) =>
        /^(?:summary|title|task|titel|aufgabe|titulo|titre|request #?\d+|feature request|bug)\s?:\s*(.{3,})$/i.exec(
          each.text,
        )?.[1],
    )
    .find((found) => found !== undefined);
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
  if (saysWhat && fromSubject !== '' && SAYS_IT.test(fold(own))) return subjectWith(fromSubject, own);
  const at = main === null ? -1 : context.indexOf(main);
  const earlier = context.slice(0, Math.max(0, at)).filter((each) => !each.isField && !isRemark(each));
  const texts = fromSubject === '' ? earlier.map((each) => each.text) : [];
  const withName = withThing(own, texts, LIMITS.titleLength);
  if (withName !== null) return capitalised(withName);
  if (saysWhat && (main?.strength !== 0 || fromSubject === '')) return own;
  if (fromSubject !== '') return fromSubject;
  const before = earlier.at(-1);
  return (before && titleFrom(before, surest(before.dues))) || own || plainTitle(text);
}

/** 'Missing invoice: send it again', where there is room for both. */
function subjectWith(subject: string, own: string): string {
  const both = `${subject}: ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  return both.length <= LIMITS.titleLength ? both : subject;
}

function dueOf<P extends Person>({ context, main, reading }: Source<P>, subject: string | null): Date | null {
  const own = main && surest(main.dues);
  if (own && (own.rank >= 2 || main.strength >= 2)) return own.value;
  const said = context
    .filter((each) => each !== main)
    .flatMap(({ text, dues, strength }) =>
      strength >= 2 || text.split(' ').length <= 6 ? dues : dues.filter(({ rank }) => rank === 3),
    );
  const found = surest(said, 2) ?? own;
  if (found) return found.value;
  return subject === null ? null : (surest(findDues(subject, reading))?.value ?? null);
}

/** 'Date: 15 December, 8:40' of an appointment, 'To do before Friday:'; that of minutes is over, or is today. */
function dueOfHeading(sentences: readonly Sentence[], reading: Reading): Date | null {
  const dated = sentences.filter(({ text }) =>
    /^(?:date|datum|fecha|when|wann|cuando|quand|termin|appointment|date et heure)\s?:|^(?:to[- ]?dos?|tasks|action items?)\b.*:$/.test(
      fold(text),
    ),
  );
  const ahead = dated
    .flatMap(({ text }) => findDues(text, reading))
    .filter(({ value }) => value.getTime() > endOfDay(reading.now, reading.timeZone).getTime());
  return surest(ahead)?.value ?? null;
}

const MYSELF =
  /\b(?:remind me|i'?ll|i will|i have to|i need to|note to self|erinnere mich|ich muss|tengo que|je dois)\b/;

function assigneeOf<P extends Person>(
  { context, main, names }: Source<P>,
  greeted: string,
  recipients: string,
): P | null {
  const all = context.flatMap(({ asked }) => asked);
  const stated = all.find(({ score }) => score === 6) ?? (main && best(main.asked, 4));
  if (stated) return stated.person;
  if (main && MYSELF.test(fold(main.text))) return null;
  const greetedPeople = names.find(greeted);
  if (greetedPeople.length === 1) return greetedPeople[0]?.person ?? null;
  const lead = main?.strength === 3 ? main.asked.find(({ score }) => score === 2) : undefined;
  const other = lead ?? best(all, 5) ?? best(all, 4);
  if (other) return other.person;
  const addressed = [...new Set(names.find(recipients).map(({ person }) => person))];
  return addressed.length === 1 ? (addressed[0] ?? null) : null;
}

function best<P extends Person>(asked: readonly Asked<P>[], least: number): Asked<P> | null {
  const score = Math.max(0, ...asked.map((each) => each.score));
  return score < least ? null : (asked.find((each) => each.score === score) ?? null);
}
