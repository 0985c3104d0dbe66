import type { TaskPriority } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { withCounted } from './anchored-dates.ts';
import { thingIn, withThing } from './antecedent.ts';
import { type Asked, askedIn } from './assignee.ts';
import { billTitle, pays } from './bill.ts';
import { endOfDay, onDayOf, type Reading } from './calendar.ts';
import { askingIn, type Clause, clausesOf, isSubordinate } from './clauses.ts';
import { anyOfWords, WEEKDAYS } from './date-words.ts';
import { describe } from './describe.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';
import { isDayFirst } from './languages.ts';
import { writtenIn } from './mail.ts';
import { type NameFinder, nameFinder, type Person } from './people.ts';
import { priorityIn } from './priority.ts';
import { ARROW, leavesAsItIs, obliges, type RequestStrength, strengthOf } from './requests.ts';
import { isHeading, type Sentence, sentencesOf } from './sentences.ts';
import { specificsOf, substanceOf } from './substance.ts';
import { capitalised, plainTitle, titleOf } from './title.ts';
import { listenerOf, transcriptIn, volunteerAmong } from './transcript.ts';
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
  /** Without the name of whom it asks. */
  words: string;
  /** Where in the text the clause begins that asks for something. */
  askedAt: number;
  /** That it names somebody at its beginning is all that asks for something. */
  isOnlyAddressed: boolean;
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
  const spoken = transcriptIn(written.lines);
  const all = sentencesOf(spoken?.map((each) => each.text) ?? written.lines);
  const sentences = all.filter(
    ({ text }, at) =>
      !isOnlyName(text, names) && !IS_LEGEND.test(text) && !(at === 0 && all.length > 2 && isMinutes(text)),
  );
  const candidates = withCounted(
    withoutAsItIs(sentences.filter((sentence) => !isHeading(sentence.text) && !sentence.isTicked)).map((sentence) =>
      candidateOf(sentence, names, reading),
    ),
    all.map((sentence) => sentence.text).join('\n'),
    reading,
  );
  const first = mainOf(
    underActions(candidates, all) ?? candidates,
    all.slice(0, 2).some(({ text }) => isMinutes(text)),
  );
  const main = (written.hasPassedOn && first !== null && askedBelow(first, candidates)) || first;
  const isToldBefore = (each: Candidate<P>) =>
    each.isOnlyAddressed &&
    main !== null &&
    candidates.indexOf(each) < candidates.indexOf(main) &&
    candidates.indexOf(main) - candidates.indexOf(each) <= MOST_ADDRESSED &&
    !main.isItem;
  const isReport = (each: Candidate<P>) => main !== null && isAssigned(main) && tellsHow(each);
  const tasks = candidates.filter(
    (each) =>
      each !== main &&
      each !== first &&
      isTask(each) &&
      !isReport(each) &&
      !isToldBefore(each) &&
      !pointsBack(titleFrom(each, surest(each.dues))),
  );
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
    assignee:
      (spoken && speakerNamed(volunteerAmong(spoken), names)) ??
      assigneeOf(source, written.greeted || nameAlone(all, written.lines, names, candidates), written.recipients) ??
      (spoken && main && speakerNamed(listenerOf(main.text, spoken), names)),
    others: tasks.slice(0, MOST_OTHERS).map((each) => furtherTask(each)),
  };
}

/** How many sentences may stand between who is spoken to and what is asked. */
const MOST_ADDRESSED = 2;

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

const ACTIONS_HEADING =
  /^(?:action(?: item| point)?s?|actions?|next steps|to-?dos?|tasks|aufgaben|massnahmen|acciones|tareas|proximos pasos|actions a mener|taches)\s?:?$/;

/** What stands below 'Action items', where there is such a heading. */
function underActions<P extends Person>(
  candidates: readonly Candidate<P>[],
  all: readonly Sentence[],
): Candidate<P>[] | null {
  const at = all.findIndex(({ text }) => ACTIONS_HEADING.test(fold(text.trim())));
  if (at === -1) return null;
  const below = new Set(all.slice(at + 1).map(({ text }) => text));
  const found = candidates.filter(({ text }) => below.has(text));
  return found.length > 0 ? found : null;
}

/** 'RT = Rosalind Tate, GW = Gus Weber' */
const IS_LEGEND = /^(?:\p{Lu}{1,4} ?= ?\p{L}[\p{L} .'-]*(?:[,;] ?|$)){1,20}$/u;

/** 'Emeka?', 'Ngozi please.' */
const IS_ASKED_ALONE = /\?\s*$|\b(?:please|pls|plz|bitte|por favor|stp|svp)\b/;

/** The heading of minutes, 'Protokoll Jour fixe, KW 48', below which stand reports as well as tasks. */
function isMinutes(text: string): boolean {
  const folded = fold(text);
  return text.length <= 90 && MINUTES.test(folded) && !IS_SO.test(folded) && strengthOf(text, false) < 2;
}

const MINUTES =
  /\b(?:minutes|protocol|protokoll|compte[- ]rendu|acta|notes? (?:from|of|on)|notizen|(?:meeting|call|site|sprint|team|review) notes|retro(?:spective)?|stand-?up|jour fixe|(?:weekly|monthly|daily|team|project|ops|board|staff)(?: \p{L}+)? (?:sync|call|meeting|mtg)|call summary|(?:meeting|mtg|sync|huddle)(?: (?:notes|minutes)|,? (?:\d|mon|tue|wed|thu|fri|sat|sun|on\b)\p{L}*)|\p{L}+runde|besprechung|sitzung|baubesprechung|debrief)\b/u;

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
  /^(?:(?:requester|caller|submitted by|opened(?: by)?|by|name|e-?mail|phone|ticket|case|asset|department|service|assignment group|created by|tenant|unit|permission to enter|preferred time|patient|inspector|expected|actual|attendees|account|vendor|item|order|plan|serial|model|location)(?= ?:)|priority|prio|severity|sev(?= ?:)|urgency|assignee|assigned(?: to)?|owner|responsible|due(?: date)?|deadline(?= ?:\s*[\d\w]+[^-–]{0,25}$)|needed by|payment due|report(?:ed|er)(?: by)?|requested by|type|component|status|date|created|issue date|rechnungsdatum|betrag|montant|total(?: due)?|amount|bill to|version|environment|prioritat|zustandig|verantwortlich|fallig(?: am)?|frist|zahlbar bis|prioridad|asignado a|fecha limite|priorite|echeance|date limite|steps|labels?|(?:build|os|browser|device|url|category|project|estimate|sprint|epic|found in|affects|watchers|parent|tags?|team|room|site)(?= ?:))\s?(?:[:=]|$|\d|by\b)/;

function candidateOf<P extends Person>(sentence: Sentence, names: NameFinder<P>, reading: Reading): Candidate<P> {
  const asked = askedIn(sentence.text, names);
  const label = LABEL.exec(fold(sentence.text))?.[0].length ?? 0;
  const isField = FIELD.test(fold(sentence.text));
  const first = asked[0];
  // 'Nora, send …' begins with what she is to do.
  const words =
    first && first.score >= 4 && first.start <= label + 3
      ? sentence.text.slice(first.end).replace(/^[\s,:–+&-]+/, '')
      : sentence.text;
  const wanted = isField ? undefined : asked.find((each) => each.score >= 5 && isWantedOf(each, sentence.text));
  if (wanted !== undefined) {
    const start = wanted.end;
    const dues = findDues(sentence.text, reading);
    return {
      ...sentence,
      asked,
      isField,
      words: sentence.text.slice(start).trim(),
      isOnlyAddressed: false,
      strength: 3,
      askedAt: start,
      dues,
    };
  }
  const found = isField ? null : askingIn(words);
  const asking = found !== null && pointsBack(titleOf(words.slice(found.start), [])) ? null : found;
  const whole = isField ? 0 : strengthOf(words, sentence.isItem);
  const strength = asking !== null && asking.strength > whole ? asking.strength : whole;
  const start = found !== null && found.strength <= strength ? found.start : 0;
  const isOnlyAddressed =
    first !== undefined &&
    first.score >= 5 &&
    first.start <= label + 3 &&
    strength === 1 &&
    !IS_QUESTION.test(fold(words));
  return {
    ...sentence,
    asked,
    isField,
    words,
    isOnlyAddressed,
    strength: isOnlyAddressed ? 2 : strength,
    askedAt: start === 0 ? 0 : sentence.text.length - words.length + start,
    dues: findDues(sentence.text, reading).filter(
      ({ isSpan, rank }) => strength >= 2 || !isSpan || rank === 3 || SAYS_WHEN.test(fold(words)),
    ),
  };
}

/** 'Nadia asked whether Femi could have a look', 'the board wants Kim to call' */
function isWantedOf({ start, end }: Asked<Person>, text: string): boolean {
  return (
    /\b(?:asked|asks|wondered|wonders|wants? to know|wanted to know|fragt|fragte|pregunta|demande)\b.{0,12}\b(?:if|whether|ob|si)\s$/.test(
      fold(text.slice(0, start)),
    ) && /^ (?:could|can|would|will|might|should|kann|konnte|puede|podria|peut|pourrait)\b/.test(fold(text.slice(end)))
  );
}

/** 'Ingrid, what do you think?' asks for an answer, not for something to be done. */
const IS_QUESTION =
  /^(?:what|how|why|when|where|which|whose|is|are|was|were|do|does|did|have|has|wie|was|warum|wann|wo|ist|sind|hast|que|como|por que|cuando|donde|est-ce|comment|pourquoi|quand|ou)\b.*\?/;

/** 'ACTION: Mina to book …' */
const LABEL =
  /^(?:→|[-=]>)\s|^(?:action(?: item| point)?|ai|todo|to-do|decision|agreed|next step|beschluss|massnahme|aufgabe|accion|acuerdo|tarea|action a mener|decision prise)\s?:\s/;

/** Says to whom a task fell, as the actions of minutes do. */
function isAssigned<P extends Person>({ text, asked }: Candidate<P>): boolean {
  return LABEL.test(fold(text)) || ARROW.test(text) || asked.some(({ score }) => score >= 4);
}

/** An item that only tells how things are: 'Boiler service was carried out', 'volunteers still short'. */
function tellsHow<P extends Person>(each: Candidate<P>): boolean {
  if (IS_STATE.test(fold(each.words)) && (each.isItem || each.asked.length > 0)) return true;
  if (!each.isItem || isAssigned(each) || obliges(each.words) || surest(each.dues, 3) !== null) return false;
  return strengthOf(each.words, false) < 2 || REPORTS.test(fold(each.words));
}

/** 'JK: finished the filters', 'Dana: off' */
const IS_STATE =
  /^(?:(?:has |is |was )?(?:finished|completed?|done|blocked|off|out|sick|ill|on holiday|on leave|away|working on|wfh|merged|shipped|fixed|closed|fertig|krank|urlaub|im urlaub|blockiert|arbeitet an)\b)(?![^.;]*(?:→|[-=]>))/;
const REPORTS =
  /\b(?:is|are|was|were|has|have|had|went|cost|ran|came|got|passed|ok|received|approved|agreed|ist|sind|war|wurden?|hat|haben|est|sont|recue?s?|votee?s?|approuvee?s?|fue|fueron|esta|estan|aprobad[oa]s?)\b/;

/** The first that asks for something; where nothing does, the first that might. */
function mainOf<P extends Person>(candidates: readonly Candidate<P>[], areMinutes: boolean): Candidate<P> | null {
  const content = candidates.filter((each) => !each.isField && !isRemark(each));
  const first = content.find((each) => isTask(each));
  if (areMinutes && (first === undefined || !isAssigned(first) || tellsHow(first) || !LABEL.test(fold(first.text)))) {
    const action =
      content.find((each) => LABEL.test(fold(each.text)) && isActionOfMinutes(each)) ??
      content.find((each) => isActionOfMinutes(each) && !tellsHow(each));
    if (action !== undefined) return action;
  }
  const asked = first?.isOnlyAddressed ? askedNext(first, content) : null;
  return (
    asked ??
    first ??
    content.find(({ strength }) => strength === 2) ??
    mostTelling(content.filter(({ strength }) => strength === 1)) ??
    content[0] ??
    candidates.find(({ isField }) => !isField) ??
    null
  );
}

/** Where nothing is asked: what somebody wants or lacks, what is wrong, when; else the first. */
function mostTelling<P extends Person>(candidates: readonly Candidate<P>[]): Candidate<P> | null {
  const scores = candidates.map((each, at) => {
    const folded = fold(each.text);
    const title = titleFrom(each, surest(each.dues));
    return (
      Math.min(3, substanceOf(title).length) +
      (WANTS.test(folded) ? 1.5 : 0) +
      (FAULT.test(folded) ? 1 : 0) +
      (each.dues.length > 0 ? 0.5 : 0) -
      (isSmallTalk(title) && !FAULT.test(fold(title)) && !obliges(title) ? 1.5 : 0) -
      at
    );
  });
  return candidates[scores.indexOf(Math.max(...scores))] ?? null;
}

const WANTS =
  /\b(?:wants?|wanted|wishes|needs?|asks?|asked|requests?|requested|would like|expects?|fragt|mochte|braucht|wunscht|verlangt|quiere|pide|necesita|veut|voudrait|demande|souhaite)\b/;
/** What does not do what it should. */
const FAULT =
  /\b(?:broken?|defect\p{L}*|damaged|leak\p{L}*|missing|lost|fails?|failed|failing|stuck|jams?|jammed|wrong|empty|dead|down|expire[sd]?|runs? out|overdue|late|not|no longer|never|cannot|\p{L}+n't|kaputt|fehlt|fehlen|nicht|keine?n?|klemmt|falsch|leer|roto|rota|averiad\p{L}|falta|no hay|casse|panne|manque|vide|ne)\b/u;

function isActionOfMinutes<P extends Person>(each: Candidate<P>): boolean {
  return isAssigned(each) && (isTask(each) || each.dues.length > 0 || each.strength >= 2 || TAKES_IT.test(each.text));
}

/** '…, Saoirse picks that up' */
const TAKES_IT =
  /(?:,? (?:and|und|y|et))? (?:(?:will )?(?:picks?|takes?|handles?|does|owns?|has|gets?|looks? (?:into|after)|deals? with|kummert sich|ubernimmt|macht|se encarga|s'en (?:charge|occupe))(?: (?:it|that|this|them|das|darum|es|de ello))?(?: (?:up|on|over|care of (?:it|that|this)))?)\s*[.!]?$/u;

/** 'Ben, the flyers are in. Please get them to the shop': what is asked is in the second. */
function askedNext<P extends Person>(first: Candidate<P>, content: readonly Candidate<P>[]): Candidate<P> | null {
  const at = content.indexOf(first) + 1;
  const next = content.slice(at, at + MOST_ADDRESSED).find(({ strength }) => strength >= 2);
  if (!IS_SO.test(fold(first.words)) || next === undefined || next.isItem) return null;
  const isWhatIsAsked =
    next.strength === 3
      ? first.dues.length === 0 || next.dues.length > 0
      : obliges(next.words) && !GOES_ON.test(fold(next.text));
  return isWhatIsAsked ? next : null;
}

/** How a thing is, which nobody is asked to do. */
const IS_SO =
  /\b(?:is|are|was|were|has|have|had|(?:i|we|you|they|it|he|she)'(?:ve|s|re)|isn't|aren't|doesn't|don't|won't|keeps?|stopped|broke|ist|sind|war|hat|est|sont|esta|estan)\b/;

/** 'Can you take care of this?' above a message asks for what that message asks for. */
function askedBelow<P extends Person>(first: Candidate<P>, candidates: readonly Candidate<P>[]): Candidate<P> | null {
  if (!pointsBack(titleFrom(first, surest(first.dues)))) return null;
  return candidates.slice(candidates.indexOf(first) + 1).find((each) => isTask(each)) ?? null;
}

/** What goes on about the task before it: 'It must be done by Friday.' */
const GOES_ON =
  /^(?:it|this|that|these|those|they|he|she|must|has to|needs to|should|and it|the (?:deadline|due date)|deadline|due|thanks?|es|das|muss|sie|c'est|il|elle|doit|debe|esto|eso)\b/;

const SAYS_WHO_OR_WHEN =
  /^(?:[\p{L}'-]+ ){1,2}(?:(?:will )?(?:takes?|take) (?:care of|over)|(?:will )?(?:handles?|owns?|does|do)|kummert sich(?: um)?|ubernimmt|macht|se (?:encarga|ocupa)(?: de)?|s'en (?:charge|occupe))(?: (?:this|it|that|darum|das|es|ello|eso))?[\s.!]*$|^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:own|take|handle|do|drive) (?:this|it|that)(?: one)?(?: please)?|(?:that's|this is|it's|that is) (?:yours|on you|for you|your (?:job|task|turn|part))|(?:deadline|due(?: date)?)(?: is|:)? ?[^ ]{0,12}(?: [^ ]{1,12}){0,3})[\s.!?]*$|^(?:(?:can|could|may) i leave (?:this|that|it) (?:with|to) you|(?:is )?(?:this|that|it)(?: one)? (?:ok|okay|fine|doable) (?:for|with) you|(?:one for you|over to you|yours please|your thing|your turn|your cup of tea|any takers|who's (?:on it|taking (?:this|that|it))|[\p{L}]+ maybe))[\s.!?]*$|^(?:prefer|preferably|ideally)\b|\bnothing (?:this|next) week\b/u;

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
  const named = owner + said.slice(start, end);
  if (/^'s \p{L}/u.test(said.slice(end)) && !/^(?:by|before|until|till|for|on|at|after)\b/.test(named)) return true;
  return DAY_OF_THING.test(named) && THING_AFTER.test(said.slice(end, end + 30));
}

/** How much of 'before Sunday's service' stands behind the day. */
function behindDay(text: string, { start, end }: FoundDue): number {
  const leads = /^(?:by|before|until|till|for|on|at|after)\b/.test(fold(text.slice(start, end)));
  return leads ? (/^['’]s \p{L}+/u.exec(text.slice(end))?.[0].length ?? 0) : 0;
}

const DAY_OF_THING = new RegExp(`^(?:the|our|my|your|their|this) (?:${anyOfWords(Object.keys(WEEKDAYS))})$`);
const THING_AFTER =
  /^ (?!(?:at|by|in|on|for|from|to|of|before|after|and|or|until|with|morning|afternoon|evening|noon|night|next|instead|please|is|are|we|i|you|it|then)\b)\p{L}{3,}/u;

function titleFrom<P extends Person>(each: Candidate<P>, due: FoundDue | null): string {
  const title = titleOfPart(each, each.askedAt, each.text.length, due);
  // 'Imprint out of date → Aylin updates it'
  const arrow = substanceOf(title).length === 0 ? /^.{8,120}?(?=\s?(?:→|[-=]>))/.exec(each.text)?.[0] : undefined;
  if (arrow !== undefined) return titleOf(arrow, []) || title;
  return title || plainTitle(each.text);
}

/** A part of a sentence as a title, without whom it asks and when. */
function titleOfPart<P extends Person>(
  { text, asked, dues }: Candidate<P>,
  from: number,
  to: number,
  due: FoundDue | null,
): string {
  const spans = [
    ...asked
      .filter(({ score }) => score >= 4)
      .map(({ start, end }) => ({ start, end: end + (TAKES_IT.exec(fold(text.slice(end)))?.[0].length ?? 0) })),
    ...(due === null ? dues : dues.filter((each) => each.rank >= 2))
      .filter((each) => !namesThing(text, each))
      .map((each) => ({ start: each.start, end: each.end + behindDay(text, each) })),
  ];
  const own = spans
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
  return titleOf(text.slice(from, to), own);
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

/** 'I'm off from Friday', 'hope all is well': of whoever writes. */
function isSmallTalk(title: string): boolean {
  return /^(?:i|we|he|she|they|hope|just|got|spoke|talked|my|thanks|thank|as|ich|wir|yo|je|nous|j|espero|gracias|merci)\b/.test(
    fold(title),
  );
}

/** 'Send it again to our new address' */
const SAYS_IT = /^[\p{L}]+ (?:it|them|this|that)\b(?! [\p{L}]+ing\b)/u;

/** 'See to it before the break', 'la necesito mañana' */
const POINTS_EARLY =
  /^(?:\p{L}+ (?:(?:at|into|after|for|to|with|about|care of|on|up|out|off) )?(?:it|them|this|these|those)\b(?! \p{L}+)|(?:it|they|he|she|lo|ca|cela)\b|(?:this|that|these|those|both|all of (?:it|them)|es|la|sie) (?:is|are|was|were|has|can|can't|must|needs|should|would|muss|ist|soll|necesit\p{L}+|neces\p{L}+)\b|(?:see|attend|look) (?:to|into|after) (?:it|this|that|them)\b|(?:ihn|ihm|ihr|ihnen|er|sie|es|das|dies) (?:\p{Ll}+ )*\p{Ll}+(?:en|ern|eln)$)/u;

/** 'Feel responsible for it' */
function refersBack(title: string): boolean {
  const folded = fold(title);
  if (POINTS_EARLY.test(folded) || IS_DONE.test(folded) || ITS_STATE.test(folded)) return true;
  const pronoun = PRONOUN.exec(folded);
  if (pronoun === null) return false;
  // 'Sign page 3 and post it back' names what it is.
  const named = specificsOf(title.slice(0, pronoun.index));
  if (named.length > 0 && strengthOf(title, false) === 3) return false;
  return specificsOf(title).filter((word) => /\p{L}/u.test(word)).length <= 1;
}

/** 'Be done', 'do so' */
const IS_DONE = /^be (?:done|\p{L}+(?:ed|en|t))\b|\bdo (?:so|that)\b/u;

/** 'We need it fixed', 'a new one', 'order two black ones', 'le lui envoyer' */
const ITS_STATE =
  /\b(?:need|want|have|get|like|see) (?:it|this|that|them|these|those) (?:\p{L}+(?:ed|t|n)|done|working|back|gone|ready|here|up|out|in|sorted)\b|\b(?:a|an|the|another) (?:new|other|second|different|better|right|correct|spare|next) one\b|\b(?:needs?|wants?|requires?) (?:it|them|this)$|\b(?:\p{L}+ )?ones\b|^(?:take|get|order|buy|bring|send|print|make) (?:a few|some|a couple|two|one)(?= and\b|$)|^(?:(?:le|la|les|lui|leur|t'en|s'en|m'en|y|en)(?: (?:lui|leur|y|en))* |l')\p{L}+(?:er|ir|re)\b|\b(?:him|her)$/u;

const PRONOUN =
  /\b(?:it|them|these|those|this|that|diese[nrs]?|dafur|davon|daran|eso|esto|ello|cela|ca)\b(?! \p{L}+)|\b(?:it|them|(?:the|this) (?:matter|issue|problem|thing)|die (?:sache|angelegenheit)|el (?:asunto|problema)|le probleme|l'affaire)\b/u;

/** Whether no word of the title says what it is about, or what it does is done to something named before. */
function pointsBack(title: string): boolean {
  return substanceOf(title).length === 0;
}

function mainTitle<P extends Person>(
  { context, main, names }: Source<P>,
  subject: string | null,
  text: string,
): string {
  const labelled = context
    .map(
      (each) =>
        /^(?:summary|short description|title|subject|problem|issue|defect|reason|kurzbeschreibung|problema|probleme|titel|betreff|titulo|asunto|titre|objet)\s?:\s*(.{3,})$/i.exec(
          each.text,
        )?.[1],
    )
    .find((found) => found !== undefined);
  if (labelled !== undefined) return titleOf(labelled, []) || plainTitle(labelled);
  const named = context
    .map(
      (each) =>
        /^(?:(?:task|aufgabe|request #?\d+|feature request|bug)\s?:|#\d{2,}\s?[-–:]|\[[A-Z]{2,6}-\d+\])\s*(.{3,})$/i.exec(
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
  const at = main === null ? -1 : context.indexOf(main);
  const earlier = context.slice(0, Math.max(0, at)).filter((each) => !each.isField && !isRemark(each));
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
    own !== '' && main?.isItem === false ? withTopic(own, [...earlier.map((each) => each.words), ...ownBefore]) : null;
  if (topic !== null && fromSubject === '') return topic;
  const isClear = saysWhat && !refersBack(own);
  if (isClear && ((main?.strength ?? 0) >= 2 || substanceOf(fromSubject).length < 2)) return own;
  // 'Print 50 more' of the flyers that the subject names.
  const isAction = own.includes(' ') && strengthOf(own, false) === 3;
  if (fromSubject !== '')
    return (/\d/.test(own) || isAction) && !refersBack(own) ? subjectWith(fromSubject, own) : fromSubject;
  const later = context.slice(at + 1).filter((each) => !each.isField && !isRemark(each));
  const before = main === null ? earlier.toReversed() : [main, ...earlier.toReversed()];
  return told(before) ?? told(later) ?? (own || plainTitle(text));
}

/** 'Book inspection' says of nothing which: what the words before it are about stands before it. */
function withTopic(own: string, before: readonly string[]): string | null {
  const specifics = specificsOf(own).length;
  if (refersBack(own) || !/ /.test(own) || own.length > 34 || NEEDS_NO_TOPIC.test(own)) return null;
  if (specifics > 1 || (specifics === 1 && (substanceOf(own).length > 1 || NAMES_ONE.test(fold(own))))) return null;
  const clauses = before
    .slice(-MOST_BEFORE)
    .toReversed()
    .flatMap((words) => [words, ...clausesOf(words).map(({ text }) => text)].map((text) => titleOf(text, [])));
  const thing =
    clauses
      .map((text) => thingIn(text, null))
      .find((found) => found !== null && (substanceOf(`x ${found}`).length >= 2 || specifics === 0)) ?? null;
  if (thing === null || specificsOf(`x ${thing}`).length === 0) return null;
  const action = `${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  const actions = [action, action.replace(/ (?:to|for|at|with|in|on|so|through|by) .*$/, '')];
  return (
    actions.map((each) => capitalised(`${thing}: ${each}`)).find((each) => each.length <= LIMITS.titleLength) ?? null
  );
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
  const both = `${subject}: ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  return both.length <= LIMITS.titleLength ? both : subject;
}

function dueOf<P extends Person>({ context, main, reading }: Source<P>, subject: string | null): Date | null {
  const own = main && (surest(main.dues.filter(({ start }) => start >= main.askedAt)) ?? surest(main.dues));
  const asked = context.find(
    (each) => each !== main && SAYS_WHEN.test(fold(each.words)) && surest(each.dues, 2) !== null,
  );
  if (asked) {
    const at = asked.text.length - asked.words.length + (SAYS_WHEN.exec(fold(asked.words))?.index ?? 0);
    return (surest(asked.dues.filter(({ start }) => start >= at)) ?? surest(asked.dues))?.value ?? null;
  }
  const that =
    main !== null && own === null && ON_THAT_DAY.test(fold(main.text)) ? dayNamedBefore(main, context) : null;
  if (that) return that.value;
  if (own && main && (own.rank >= 2 || main.strength >= 2)) {
    const named = own.hasDay ? null : dayNamedBefore(main, context);
    return named === null ? own.value : onDayOf(named.value, own.value, reading.timeZone);
  }
  const said = context
    .filter((each) => each !== main)
    .flatMap(({ text, dues, strength }) =>
      strength >= 2 || text.split(' ').length <= 6 ? dues : dues.filter(({ rank }) => rank === 3),
    );
  const found =
    surest(said, 2) ?? own ?? surest(said) ?? (subject === null ? null : surest(findDues(subject, reading)));
  return (found ?? onlyDay(context))?.value ?? null;
}

/** A day that sentences only tell of: where it is the only one of the text, it is when the task matters. */
function onlyDay<P extends Person>(context: readonly Candidate<P>[]): FoundDue | null {
  const told = context.flatMap(({ dues }) => dues).filter(({ hasDay }) => hasDay);
  return new Set(told.map(({ value }) => value.getTime())).size === 1 ? (told[0] ?? null) : null;
}

/** 'Could that be done by Tuesday?', 'I need it by Monday' */
const SAYS_WHEN =
  /(?:^|[,;:–] |\b(?=(?:but|and) (?:i|we)(?:'d| would)? (?:need|want|like)\b))(?:(?:please|also|and|but|so|ideally),? )?(?:(?:please )?(?:both|all(?: of (?:it|them|this))?|everything)(?: to be)? (?:done|finished|ready)\b|(?:just |please )*get (?:it|one|them|this|that|these) (?:\p{L}+ed|done|in|up|out|made|sent)\b|(?:the |our |their )?(?:[\p{L}'-]+ ){1,3}(?:wants?|needs?|would like|expects?|requires?|brauch(?:t|en)|necesita|veut) (?:(?:the|your|our|a|an) [\p{L}-]+(?: [\p{L}-]+)? (?:by|before|until|on)\b|to (?:hear|know|have|see|get|receive|read)\b(?! (?:whether|if|why|what|how|who|when|where|about)\b)|an? (?:answer|reply|decision)|an answer|(?:it|them|this|that|everything|all of it)|bescheid|eine antwort)\b|(?:can|could|would|will|may) (?:that|this|it|they|these|those) be|(?:i|we)(?:'d| would)? (?:need|want|like|have to have) (?:it|this|that|them|these|those|(?:the|a|your) (?:final |first |new |updated )?[\p{L}-]+ (?:by|before|on|until)\b)|(?:it|this|that|they|these|those) (?:must|has to|have to|needs? to|should|will have to|is to) be|(?:it|this|that|they)(?:'s| is| are) (?:due|needed|required)|(?:ich|wir) brauchen? (?:es|sie|ihn|das)|(?:lo|la|los|las) neces\p{L}+|(?:il|elle|je|j'en|nous) (?:le|la|les|ai|en) (?:faut|besoin))\b/u;
const ON_THAT_DAY =
  /\b(?:(?:on )?that (?:day|morning|afternoon|evening|date)|(?:by|before|until|till) then|an dem tag|bis dahin|ese dia|ce jour-la|d'ici la|(?:before|by) (?:this|that) date|avant cette date|vor diesem (?:datum|termin)|antes de (?:esa|esta) fecha)\b/;

/** The day that a sentence before it named last. */
function dayNamedBefore<P extends Person>(main: Candidate<P>, context: readonly Candidate<P>[]): FoundDue | null {
  const earlier = context.slice(0, Math.max(0, context.indexOf(main)));
  const dated = earlier.findLast(({ dues }) => dues.some(({ hasDay }) => hasDay));
  return dated === undefined ? null : surest(dated.dues.filter(({ hasDay }) => hasDay));
}

/** 'Date: 15 December, 8:40' of an appointment, 'To do before Friday:'; that of minutes is over, or is today. */
function dueOfHeading(sentences: readonly Sentence[], reading: Reading): Date | null {
  const dated = sentences.filter(({ text }) =>
    /^(?:date|datum|fecha|when|wann|cuando|quand|termin|appointment|date et heure)\s?:|\b(?:due|fallig|deadline)\b.*:$|^(?:to[- ]?dos?|tasks|action items?)\b.*:$/.test(
      fold(text),
    ),
  );
  const ahead = dated
    .flatMap(({ text }) => findDues(text, reading))
    .filter(({ value }) => value.getTime() > endOfDay(reading.now, reading.timeZone).getTime());
  return surest(ahead)?.value ?? null;
}

function speakerNamed<P extends Person>(speaker: string | null, names: NameFinder<P>): P | null {
  return speaker === null ? null : (names.find(capitalised(speaker))[0]?.person ?? null);
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
  // With the comma, so that 'Jas' is known to be spoken to.
  const greetedPeople = names.find(`${greeted},`);
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
