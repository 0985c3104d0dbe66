import { OPEN_STATUSES, type TaskPriority, type TaskStatus } from '@taskwell/contract/labels';
import { type Day, dayAround, movedLater, type Reading, startOfDay, today, weekdayAfter } from '../dates/calendar.ts';
import { COUNT, countOf, UNIT, unitOf } from '../dates/canonical-dates/vocabulary.ts';
import { anyOfWords, MONTHS, WEEKDAYS } from '../dates/date-words.ts';
import { type FoundDue, findDues, surest } from '../dates/find-due.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { levelsBeside } from './levels.ts';
import type { AskedFor, DueSpan, Question } from './question.ts';

const STATUS_WORDS: readonly (readonly [RegExp, TaskStatus[]])[] = [
  [
    /\b(?:in progress|under way|ongoing|being worked on|in (?:bearbeitung|arbeit)|en (?:curso|progreso|cours))\b/,
    ['IN_PROGRESS'],
  ],
  [
    /\b(?:on hold|paused|blocked|waiting|pausiert\w*|zuruckgestellt\w*|en espera|en pausa|en attente|en pause)\b/,
    ['ON_HOLD'],
  ],
  [
    /\b(?:completed?|done|finished|closed|erledigt\w*|abgeschlossen\w*|fertige?n?|completad[oa]s?|terminad[oa]s?|hechas|termine{1,2}s?|achevees?)\b/,
    ['COMPLETED'],
  ],
  [/\b(?:cancell?ed|abgebrochen\w*|cancelad[oa]s?|annulees?)\b/, ['CANCELLED']],
  [/(?<!\b(?:have|has|need|needs|got|what) )\b(?:to ?do|not started)\b(?! (?:today|this|next|i\b))/, ['TODO']],
];
const OPEN = /\b(?:open|offene?[nrs]?|ausstehende?n?|abiertas?|pendientes?|ouvertes?)\b/;
const ARCHIVED = /\b(?:archived?|archiviert\w*|archivad[oa]s?|archivees?)\b/;
/** It is about tasks, also where nothing narrows them down. */
const ABOUT_TASKS =
  /\b(?:tasks?|to-?dos?|due|deadlines?|what (?:do|should|have) i|(?:any|some)thing (?:for|due|open|left)|have to do|need to do|my (?:day|week|work)|workload|working on|what (?:does|do) \p{L}+ do\b|on my plate|assigned|aufgaben?|fallig\w*|(?:muss|soll) ich|zu tun|zu erledigen|tareas?|vencen?|(?:tengo|hay) que hacer|por hacer|taches?|echeances?|(?:dois|dois-je) faire|a faire)\b/u;
const MINE =
  /\b(?:my|me|mine|miennes?|miens?|mi[ao]s|i|i'm|myself|ich|mir|meine?[nrsm]?|mis?|tengo|debo|mes|mon|ma|je|j'ai)\b/;
/** 'What's next?' */
const WHAT_NEXT = /^(?:and |so |ok,? )?(?:what(?:'?s| is)? (?:up )?(?:next|first|now))[\s?!.]*$/;
/** 'Show me' says nothing of whose they are; in Spanish 'mes' is a month. */
const NOT_MINE =
  /\b(?:(?:show|give|tell|find) me|(?:zeig|gib|sag|nenn|list)e? mir|dime|(?:montre|donne|dis|liste)[- ]moi|(?:este|del|proximo|el) mes|i (?:find|see))\b/g;

/** A line that begins so asks, however long it is; others name tasks in a few words: 'offene Aufgaben von Nora'. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|is|are|am|do|does|did|have|has|show|list|count|give|tell|display|any|all|see|was|wer|wie|welche[rs]?|zeig|nenn|list|muss|habe|ist|sind|gib|que|quien|cuant|cual|muestra|dime|lista|tengo|hay|qu|quel|combien|montre|affiche|liste|dis|donne|est-ce|y a)/;
const MOST_WORDS_OF_A_LIST = 7;
/** 'The rent is due tomorrow' says something of one thing, which is no list of tasks. */
const TELLS =
  /^(?:(?!(?:tasks?|to-?dos?|tickets?|work|everything|anything|something|all|that|which|aufgaben?|alles|arbeit|tareas?|todo|todas|trabajo|taches?|tout|toutes|travail)\b)[^\s:?]+ ){1,6}(?:(?:is|are|was|were|has|have)(?:n't|nt)?|ist|sind|war|hat|habe|es|esta|estan|son|est|sont)\b/;

const WHEN_COMPLETED =
  /\b(?:last (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|past (?:week|month|\d+ days)|yesterday|today|this (?:week|month|year|morning)|ago|since|gestern|heute|(?:letzte|diese)[nrs]? (?:woche|monat)|ayer|hoy|(?:la )?semana pasada|esta semana|este mes|hier|aujourd'hui|(?:la )?semaine derniere|cette semaine|ce mois)\b/;
const COMPLETED_PAST =
  /\b(?:did (?:i|we|\w+) (?:do|get done)\b|(?:did|have|has|was|were|got|been)\b.{0,40}\b(?:finish(?:ed)?|completed?|close[d]?|done|get done|achieve[d]?)|(?:completed|finished|closed)|erledigt|abgeschlossen|geschafft|completad[oa]s?|terminad[oa]s?|terminees?)\b/;

const WHAT_CHANGED =
  /^(?:so |and |ok,? )?(?:what(?:'?s| has| have| is| did)? (?:all |everything )?(?:changed?|happen(?:ed)?|new|been changed|been done)|was (?:hat sich geandert|ist (?:neu|passiert|geschehen))|que (?:ha cambiado|cambio|hay de nuevo|ha pasado)|qu'est-ce qui a change|quoi de neuf)(?=[\s?!.]*$| (?:today|tonight|yesterday|this|last|since|recently|lately|overnight|while|so far|heute|gestern|seit|diese|hoy|ayer|desde|esta|aujourd'hui|hier|depuis|cette)\b)/;

/** What no list answers, so that none pretends to. */
function cannotTell(folded: string): Extract<Question<Person>, { kind: 'cannot' }>['what'] | null {
  if (
    /\bunassigned\b|\b(?:isn't|aren't|not) \p{L}+'s?\b(?! (?:tasks? )?(?:done|due))|\bbut not\b|\btasks? (?:are )?(?:of|for|led by|assigned to|given to) (?:nobody|no ?one|none)\b|\bwithout (?:an? )?(?:assignee|person|lead|owner)\b|\bnot (?:assigned|given|due|overdue|urgent|mine|from|of|for)\b|^(?=.*\bexcept\b)(?=.*\b(?:tasks?|to-?dos?|what|which|show|list|who|all|everything|everyone)\b)|\b(?:have|has|having|with) no (?:comments?|subtasks?|description|files?|priority)\b|\bwithout (?:any )?(?:comments?|subtasks?|an? description|descriptions?)\b|^(?=.*\b(?:tasks|to-?dos|what|which|show|list)\b).*\bwithout (?!(?:an? |any )?(?:due|dates?|deadlines?)\b)\p{L}{3}|\bnicht (?:von|zugewiesen|fallig)\b/u.test(
      folded,
    )
  )
    return 'notOf';
  if (
    /\bwho(?: (?:has|have|is)|'?s) (?:got )?(?:the )?(?:most|least|fewest|busiest|more|nothing to do|no tasks|time|capacity|free)\b|\bwer hat am meisten\b/.test(
      folded,
    )
  )
    return 'compare';
  if (WHAT_CHANGED.test(folded)) return 'whatChanged';
  const isPast = COMPLETED_PAST.test(folded) && WHEN_COMPLETED.test(folded) && !/\bdue\b/.test(folded);
  return isPast && !NOT_DONE.test(folded) ? 'whenCompleted' : null;
}

const NOT_DONE =
  /\b(?:not|n't|isn't|aren't|never|nicht|no|pas|sin)(?: (?:yet|been|be|noch|todavia|encore))* (?:done|completed?|finished|closed|erledigt|fertig|abgeschlossen|completad[oa]s?|terminad[oa]s?|termine{1,2}s?|terminar)\b|\bun(?:done|finished)\b|\bincomplete\b/;

/** 'Not done' is what is open. */
function statusesAskedFor(folded: string): TaskStatus[] {
  if (NOT_DONE.test(folded)) return [...OPEN_STATUSES];
  return STATUS_WORDS.filter(([pattern]) => pattern.test(folded)).flatMap(([, found]) => found);
}

/**
 * Which tasks a line asks for.
 *
 * @param search the words that they are to have; null where it says none
 * @returns 'unknown' for a line that asks for no list, and what of it no list answers
 */
export function readFilters<P extends Person>(
  said: string,
  search: string | null,
  people: readonly P[],
  reading: Reading,
): Question<P> {
  const folded = fold(said);
  const cannot = cannotTell(folded);
  if (cannot !== null) return { kind: 'cannot', what: cannot };
  const dues = findDues(said, reading);
  const due =
    overdueBy(folded, reading) ??
    orOverdue(folded, reading) ??
    severalDays(dues, folded, reading) ??
    untilHour(dues, folded) ??
    dueAskedFor(folded) ??
    spanAskedFor(dues, folded, reading);
  const statuses = statusesAskedFor(folded);
  const priority = priorityAskedFor(folded);
  const isArchived = ARCHIVED.test(folded);
  const narrows = due !== null || statuses.length > 0 || priority !== null || isArchived || OPEN.test(folded);
  // 'Oven nearly done' tells of one.
  const isPartly = PARTLY.test(folded) && !ASKS.test(folded);
  const isBrief =
    !isPartly && said.split(' ').length <= MOST_WORDS_OF_A_LIST && !(TELLS.test(folded) && !said.endsWith('?'));
  const isAsked = ASKS.test(folded) || isBrief;
  const names = nameFinder(people);
  const mentions = names.find(said);
  const isCreatedByMe = search === null && CREATED_BY_ME.test(folded);
  if (search === null && isAsked && CREATED_BY.test(folded) && !isCreatedByMe && mentions.length > 0)
    return { kind: 'cannot', what: 'createdBy' };
  if (isCreatedByMe && due !== null && !/\bdue\b/.test(folded)) return { kind: 'cannot', what: 'whenCreated' };
  // 'What is Rafael doing', 'what is on Jonas’ plate'
  const isOfSomebody = WHAT_SOMEBODY_DOES.test(folded) && mentions.length > 0;
  const isOfTasks = narrows || isCreatedByMe || isOfSomebody || ABOUT_TASKS.test(folded) || WHAT_NEXT.test(folded);
  if (search === null && !(isAsked && isOfTasks)) return { kind: 'unknown' };
  const isAll =
    statuses.length === 0 &&
    !OPEN.test(folded) &&
    /\b(?:all|total|altogether|in total|alle|insgesamt|todas|en total|toutes|au total)\b/.test(folded);
  const named = (mentions[0] ?? names.find(said.replace(GENITIVE, '$1'))[0])?.person ?? null;
  const isMine = MINE.test(folded.replace(NOT_MINE, '')) || WHAT_NEXT.test(folded);
  if (named === null && !isMine && search === null && namesSomebody(said)) {
    const [alike] = names.shared(said);
    return alike === undefined ? { kind: 'cannot', what: 'nobody' } : { kind: 'alike', people: alike.people };
  }
  const unread =
    (due === null && UNREAD.day.exec(folded)) ||
    (statuses.length === 0 && UNREAD.status.exec(folded)) ||
    (priority === null && UNREAD.priority.exec(folded));
  if (search === null && unread) return { kind: 'notUnderstood', text: unread[0].trim() };
  return {
    kind: 'tasks',
    isCount: /\b(?:how many|count|number of|wie viele|cuant[ao]s|combien)\b/.test(folded),
    askedFor: {
      due: search === null ? due : null,
      statuses: search === null && statuses.length === 0 && !isAll && !isArchived ? [...OPEN_STATUSES] : statuses,
      priority,
      assignee: named ?? (isMine && !isCreatedByMe && search === null ? 'me' : null),
      isCreatedByMe,
      search,
      isArchived,
    },
  };
}

const CREATED_BY_ME =
  /\b(?:created|made|added|entered) by me\b|\b(?<!have )(?:i|i have|i've) (?:have )?(?:created|added|entered|set up)\b|\b(?:did|have) i (?:create|add|enter)(?:d|ed)?(?= today| this| last|[\s?]*$)|\b(?:ich|von mir) (?:erstellt|angelegt)|\bcreadas por mi\b|\bcreees par moi\b/;
const CREATED_BY =
  /\b(?:created|made|added|entered) by\b|\bdid \S+ (?:\S+ )?(?:create|add|enter)\b|\b(?:has|have) \S+ (?:\S+ )?(?:created|added|entered)\b|\b(?:erstellt|angelegt) von\b|\bvon \S+ (?:\S+ )?(?:erstellt|angelegt)|\bcreadas por\b|\bcreees par\b/;

/** What narrows the list down in words that say nothing to us: all tasks are no answer to 'due on 31.02.2027'. */
const UNREAD = {
  day: /\b(?:due|on|by|before|after|until|between|in)\b[^?\d]{0,20}\d.*$/,
  status: /\b(?:with|in|of) (?:the )?status (?!of\b|or\b|and\b|report\b)\p{L}+/u,
  priority: /\b(?:with|of) (?:the )?prio(?:rity)? (?!of\b|or\b|and\b|tasks\b)[\p{L}\d]+/u,
};

const PARTLY = /\b(?:nearly|almost|half|partly|mostly) (?:done|finished|completed?|closed|ready)\b/;

/** 'Amaras tasks' */
const GENITIVE = /\b(\p{L}{3,})s(?= (?:\p{L}+ ){0,2}(?:tasks?|to-?dos?|aufgaben)\b)/iu;
const WHAT_SOMEBODY_DOES =
  /^(?:what|whats|what's|was|que|qu)\b.*\b(?:doing|does|do|have|has|got|plate|up to|busy|macht|hat|hace|tiene|fait|a)\b/;

const NAME = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)";
const TASKS = '(?:tasks?|to-?dos?|Aufgaben?|tareas?|tâches?)';
/** 'Which tasks does Zoe have?', 'tasks of Zoe', 'Zoe's overdue tasks'. */
const SOMEBODY = [
  /\b(?:does|has|did)\s+([\p{L}'’-]+)(?: \p{L}+)?\s+(?:have|got|do|lead|need)\b/iu,
  new RegExp(
    `${TASKS}\\s+(?:are\\s+)?(?:of|by|from|for|with|(?:assigned|given) to|led by|von|für|de|pour)\\s+${NAME}`,
    'u',
  ),
  /\b(?:tasks?|to-?dos?) (?:are )?(?:of|from|assigned to|given to|led by) ([\p{L}'’-]{2,})[\s?.!]*$/iu,
  new RegExp(`\\b(?:has|have|hat|tiene|a)\\s+${NAME}\\s*\\?*$`, 'u'),
  new RegExp(`${NAME}['’]s\\s+(?:\\p{L}+\\s+){0,2}${TASKS}`, 'u'),
];
const NOT_SOMEBODY = new RegExp(
  `^(?:it|he|she|they|we|this|that|the|each|(?:every|any|some)(?:one|body|thing)?|no|none|nobody|nothing|not|my|our|your|who|what|anything|today|tomorrow|yesterday|week|month|next|last|tonight|heute|morgen|gestern|${anyOfWords([...Object.keys(WEEKDAYS), ...Object.keys(MONTHS)])})$`,
);

/** Whether it speaks of somebody's tasks by a name. */
function namesSomebody(said: string): boolean {
  return SOMEBODY.some((pattern) => {
    const name = pattern.exec(said)?.[1]?.split(' ')[0];
    return name !== undefined && !NOT_SOMEBODY.test(fold(name.replace(/['’]s$/, '')));
  });
}

const IN_MONTH = new RegExp(`\\b(?:in|im|en) (${anyOfWords(Object.keys(MONTHS))})\\b(?! \\d)`);
const ABOUT_DAY =
  /\b(?:due|deadlines?|fallig\w*|vencen?|echeances?|tomorrow|morgen|manana|demain|for|fur|para|pour|dues?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

function monthFrom(first: Day, { timeZone }: Reading): DueSpan {
  return { from: startOfDay(first, timeZone), to: startOfDay(first.add({ months: 1 }), timeZone) };
}

/** 'due tomorrow', 'due after 24 December', 'due by Friday': whole days of the caller. */
function spanAskedFor(dues: readonly FoundDue[], folded: string, reading: Reading): DueSpan | null {
  const month = IN_MONTH.exec(folded)?.[1];
  if (month !== undefined) {
    const now = today(reading);
    const number = MONTHS[month] ?? 1;
    return monthFrom(now.with({ day: 1, month: number, year: number < now.month ? now.year + 1 : now.year }), reading);
  }
  if (NEXT_MONTH.test(folded)) return monthFrom(today(reading).with({ day: 1 }).add({ months: 1 }), reading);
  if (WEEKEND.test(folded) && (ASKS.test(folded) || /\bdue\b/.test(folded))) {
    const now = today(reading);
    const saturday = now.add({ days: 6 - now.dayOfWeek });
    const from = /\bnext week-?end\b/.test(folded) ? saturday.add({ weeks: 1 }) : saturday;
    return { from: startOfDay(from, reading.timeZone), to: startOfDay(from.add({ days: 2 }), reading.timeZone) };
  }
  if (!ABOUT_DAY.test(folded) && !NEXT_WEEK.test(folded)) return null;
  if (NEXT_WEEK.test(folded)) {
    const monday = weekdayAfter(today(reading), 1, true);
    const dayAfter = monday.add({ weeks: 1 });
    return { from: startOfDay(monday, reading.timeZone), to: startOfDay(dayAfter, reading.timeZone) };
  }
  const past = pastAskedFor(folded, reading);
  if (past !== null) return past;
  const days = dues.filter(({ hasDay }) => hasDay);
  const [first, last] = days;
  if (first && last && days.length === 2 && BETWEEN_DAYS.test(folded.slice(0, first.end))) {
    return { from: dayAround(first.value, reading.timeZone).from, to: dayAround(last.value, reading.timeZone).to };
  }
  const found = surest(dues);
  if (found === null) return null;
  const words = folded.slice(Math.max(0, found.start - 15), found.end);
  const { from, to } = dayAround(found.value, reading.timeZone);
  if (/\b(?:after|later than|from|nach|ab)\s/.test(words)) return { from: to, to: null };
  if (/\bbefore\s/.test(words)) return { from: null, to: from };
  if (/\b(?:by|until|till|bis)\s/.test(words)) return { from: null, to };
  return { from, to };
}

/** 'Today or tomorrow', 'on Tuesday, Wednesday and Friday': from the first of them to the last. */
function severalDays(dues: readonly FoundDue[], folded: string, reading: Reading): DueSpan | null {
  const days = dues.filter(({ hasDay }) => hasDay);
  const areJoined = days.slice(1).every(({ start }, at) => BESIDE_DAY.test(folded.slice(days[at]?.end, start)));
  if (days.length < 2 || !areJoined || BETWEEN_DAYS.test(folded.slice(0, days[0]?.end))) return null;
  const spans = days
    .map(({ value }) => dayAround(value, reading.timeZone))
    .toSorted((one, other) => one.to.getTime() - other.to.getTime());
  return { from: spans[0]?.from ?? null, to: spans.at(-1)?.to ?? null };
}

/** 'By 3 pm today': what is due then, and what was before. */
function untilHour(dues: readonly FoundDue[], folded: string): DueSpan | null {
  const found = surest(dues);
  if (found === null || !found.hasTime || !BY_HOUR.test(folded.slice(0, found.end))) return null;
  return { from: null, to: new Date(found.value.getTime() + 60_000) };
}

const BY_HOUR =
  /\b(?:by|before|until|till|bis|vor|hasta|antes de|avant|jusqu'a) (?:las? |um )?\d{1,2}(?:[:.]\d{2}| ?(?:[ap]m|uhr|h))/;

/** 'due yesterday', 'due last week' */
function pastAskedFor(folded: string, reading: Reading): DueSpan | null {
  const now = today(reading);
  const monday = now.subtract({ days: now.dayOfWeek - 1 });
  const span = (from: Day, to: Day) => ({
    from: startOfDay(from, reading.timeZone),
    to: startOfDay(to, reading.timeZone),
  });
  if (/\b(?:yesterday|gestern|ayer)\b/.test(folded)) return span(now.subtract({ days: 1 }), now);
  return LAST_WEEK.test(folded) ? span(monday.subtract({ weeks: 1 }), monday) : null;
}

const LAST_WEEK = /\b(?:last week|(?:letzte[nr]?|vergangene[nr]?) woche|semana pasada|semaine (?:derniere|passee))\b/;

const WEEKEND =
  /\b(?:(?:on|at|over|due|for)(?: (?:the|this|next|coming))?|this|next|coming|am|dieses|este|ce) (?:week-?end|wochenende|fin de semana)\b/;
const BETWEEN_DAYS = /\b(?:between|from|zwischen|entre|von|vom|del?|du)\b/;

/** 'On Tuesday and Wednesday' */
const BESIDE_DAY = /^(?:,? ?(?:and|or|und|oder|y|o|et|ou|&)|,) ?(?:due |on |am |el |le )?$/;

const NEXT_MONTH =
  /\b(?:next month|(?:nachste[nr]?|kommende[nr]?) monat|(?:proximo mes|mes que viene)|mois prochain)\b/;

const NEXT_WEEK =
  /\b(?:next week|(?:nachste[nr]?|kommende[nr]?) woche|(?:proxima semana|semana que viene)|semaine prochaine)\b/;

/** 'Due today or overdue', 'überfällig und diese Woche fällig': all that is due until then. */
function orOverdue(folded: string, reading: Reading): DueSpan | null {
  const both = [OVERDUE_OR, OR_OVERDUE]
    .map((pattern) => pattern.exec(folded)?.[1])
    .find((until) => until !== undefined);
  if (both === undefined) return null;
  const until = dueAskedFor(both);
  const days = until === 'due-today' ? 1 : until === 'due-this-week' ? 7 : null;
  if (days === null) return null;
  return { from: null, to: startOfDay(today(reading).add({ days }), reading.timeZone) };
}

/** 'Overdue by more than a day', 'at least two weeks late', 'seit mehr als zwei Tagen überfällig': counted as cards say it. */
function overdueBy(folded: string, { now, timeZone }: Reading): DueSpan | null {
  const match = IS_OVERDUE.test(folded) ? LONGER.exec(folded) : null;
  if (match === null) return null;
  const [, bound = '', count = '', unit = ''] = match;
  const moved = movedLater(now, -countOf(count), unitOf(unit), timeZone);
  const isHours = /^(?:hour|minute)$/.test(unitOf(unit));
  const { from, to } = isHours ? { from: moved, to: moved } : dayAround(moved, timeZone);
  if (AT_MOST.test(bound)) return { from: /^(?:less|under|weniger|menos|moins)/.test(bound) ? to : from, to: now };
  return { from: null, to: AT_LEAST.test(bound) ? to : from };
}

const AT_LEAST = /^(?:at least|mindestens|al menos|au moins)$/;
const AT_MOST = /^(?:less than|at most|under|weniger als|hochstens|menos de|moins d(?:e |'))/;
const LONGER = new RegExp(
  `\\b(more than|longer than|over|for over|at least|less than|at most|under|mehr als|langer als|mindestens|weniger als|hochstens|mas de|al menos|menos de|plus de|plus d(?=')|au moins|moins de) ?'?(${COUNT})\\s(${UNIT})\\b`,
);

const OVERDUE = 'overdue|late|past due|uberfallig\\w*|atrasad\\w+|vencid[oa]s?|en retard';
const IS_OVERDUE = new RegExp(`\\b(?:${OVERDUE}|missed|verspatete?n?)\\b`);
const OR = ',? (?:or|and|and/or|oder|und|o|y|ou|et|&|\\+) ';
const OR_OVERDUE = new RegExp(`^(.*)${OR}(?:\\S+ )?(?:${OVERDUE})\\b`);
const OVERDUE_OR = new RegExp(`\\b(?:${OVERDUE})${OR}(.*)$`);

function dueAskedFor(folded: string): AskedFor<Person>['due'] {
  if (IS_OVERDUE.test(folded)) return 'overdue';
  if (/\b(?:today|my day|heute|heutigen?|hoy|aujourd'hui)\b/.test(folded)) return 'due-today';
  if (NEXT_WEEK.test(folded) || LAST_WEEK.test(folded) || NEXT_MONTH.test(folded)) return null;
  if (/\b(?:week|7 days|woche|semana|semaine)\b/.test(folded)) return 'due-this-week';
  if (/\b(?:month|monat|(?:este|del|el) mes|mois)\b/.test(folded)) return 'due-this-month';
  return /\b(?:no|without(?: a| any)?) (?:due )?(?:dates?|deadlines?)\b|\bundated\b/.test(folded)
    ? 'no-due-date'
    : null;
}

const LEVELS: readonly (readonly [RegExp, TaskPriority])[] = [
  [/\b(?:hohe[rn]? prioritat|alta prioridad|prioridad alta|haute priorite|priorite (?:haute|elevee))\b/, 'HIGH'],
  [/\b(?:mittlere[rn]? prioritat|prioridad media|priorite moyenne)\b/, 'MEDIUM'],
  [
    /\b(?:niedrige[rn]? prioritat|baja prioridad|prioridad baja|(?:basse|faible) priorite|priorite (?:basse|faible))\b/,
    'LOW',
  ],
];

function priorityAskedFor(folded: string): TaskPriority | null {
  if (/\b(?:urgent(?:e?s)?|urgente|dringende?[nrs]?)\b/.test(folded)) return 'URGENT';
  const [beside] = levelsBeside(folded);
  if (beside !== undefined) return beside;
  const level = /\b(high|medium|low)(?:[- ]?prio(?:rity)?)\b/.exec(folded)?.[1];
  if (level !== undefined) return level.toUpperCase() as TaskPriority;
  return LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
