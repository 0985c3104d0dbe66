import { OPEN_STATUSES, type TaskPriority, type TaskStatus } from '@taskwell/contract/labels';
import { dayAround, type Reading, startOfDay, today, weekdayAfter } from './calendar.ts';
import { anyOfWords, MONTHS, WEEKDAYS } from './date-words.ts';
import { findDues, surest } from './find-due.ts';
import { inEnglish } from './foreign-commands.ts';
import { nameFinder, type Person } from './people.ts';
import type { AskedFor, Doing, DueSpan, Question } from './question.ts';
import { aboutOne } from './read-about.ts';
import { readAssigned, readHelper, readTaken } from './read-assigned.ts';
import { readCommand } from './read-command.ts';
import { readCreated } from './read-created.ts';
import { readPostponed } from './read-postponed.ts';
import { isTakenBack } from './read-update.ts';
import { spelledAsCommand } from './spelling.ts';
import { fold } from './words.ts';

const POLITE =
  /^(?:(?:please|pls|hey|hi|hello|ok|can you|could you|would you|will you|i want (?:you )?to|i would like (?:you )?to|i'd like to|let's|bitte|hallo|kannst du|konntest du|konnen sie|hola|por favor|puedes|podrias|bonjour|salut|s'il (?:te|vous) plait|svp|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|tu peux)\b[\s,]*|[¿¡]\s*)+/;
const POLITE_END =
  /[\s,]+(?:please|pls|bitte|danke|por favor|gracias|s'il (?:te|vous) plait|svp|stp|merci|thanks|thank you)[\s.!?]*$/;
const GREETING =
  /^[\s¡]*(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening)|hallo|guten (?:morgen|tag|abend)|moin|servus|hola|buen[oa]s(?: (?:dias|tardes|noches))?|bonjour|bonsoir|salut|coucou)(?: (?:there|assistant|again|du|zusammen))?[\s,.!?]*$/;
const THANKS =
  /^[\s¡]*(?:(?:(?:ok(?:ay)?|great|perfect|super|cool|nice)[\s,.!]*)?(?:thanks?|thank you|thx|ty|cheers|danke(?: ?schon)?|vielen dank|(?:muchas )?gracias|merci(?: beaucoup| bien)?)(?: (?:a lot|so much|very much|you|dir|sehr))?|that(?:'s| is) (?:all|it|fine)|nothing else|all good|got it|ok(?:ay)?|great|perfect|super|cool|nice|good|bye|tschuss|adios|au revoir)[\s,.!]*$/;
const HELP =
  /^[\s¿¡]*(?:help(?: me)?|hilfe|ayuda|aide|what can you do|what do you do|how do(?:es)? (?:this|you) work|was kannst du(?: alles)?|was kann ich (?:dich )?fragen|que puedes hacer|que peux[- ]tu faire|que sais[- ]tu faire)[\s.!?]*$/;
const PRESS =
  /^[\s¡]*(?:yes|yep|yeah|sure|do it|go ahead|confirm|ja|mach das|si|hazlo|oui|vas[- ]y|undo|undo (?:that|it)|take (?:it|that) back|ruckgangig|deshacer|annuler|no|nope|nein|non)(?: (?:please|bitte|por favor|thanks))?[\s,.!]*$/;
const DELETE =
  /^(?:delete|remove|erase|wipe|drop|clear|trash|losche?|losch|entferne?|elimina|borra|supprime[rz]?|efface[rz]?|enleve[rz]?)\b|\b(?:loschen|entfernen)$/;
const SEVERAL = /^(?:all|every|everything|each|any|both|alle?s?|jede[nrs]?|tod[oa]s?|cada|tou(?:te)?s?|chaque)\b/;
/** What stands where a task should be named, and names none. */
const NO_TASK = /^(?:(?:the|a|an|my|this|that|it|one|some|new)\s?)*(?:tasks?|to-?dos?|ticket|comment)?[\s?!.:]*$/;
const HOW =
  /^(?:how (?:do|can|to|does|should)|wie (?:kann|mache|erstelle|geht|funktioniert)|como (?:puedo|se|hago)|comment (?:puis|faire|est|peut|je))\b/;
const OF_TASK = '(?:the |my |our |this )?(?:tasks? )?';
const CREATE =
  /^(?:(?:create|add|make|note|open(?= (?:me )?(?:an?|new)\b))(?: me)?(?: a| an| the)?(?: new)? ?(?:task|to-?do|ticket|reminder)s?\b(?: (?:to|called|named|saying|that|for(?= \p{Ll}[^:]*$)))?\s?[:,]?|(?:a )?new (?:task|to-?do|ticket|reminder)\b\s?[:,]?|remind (?:me|us) to\b|i need to remember to\b)\s?/u;
/** 'Create urgent task: …' and 'task: …', and what is plainly to be done without the word 'task'. */
const CREATE_PRESSING =
  /^(?:create|add|make|new)(?: me)?(?: an?)?(?: new)? (urgent|high[- ]priority|important|low[- ]priority)(?: new)? (?:task|to-?do|ticket)\b(?: to)?\s?[:,]?\s?(.+)$/d;
const CREATE_BRIEFLY =
  /^(?:(?:task|to-?do|aufgabe|tarea|tache)\s?:|remember to|(?:do not|don'?t) forget to|add(?! (?:a )?(?:comment|note|sub-?task|person|contact|user)\b))\s?(.+)$/d;
/** 'Task for Amara: order boxes', 'tell Jonas to check the oven' */
const CREATE_FOR = [
  /^(?:new |a )?(?:task|to-?do|aufgabe|tarea|tache) (?:for|fur|para|pour) ([^:,]{2,40}?)\s?[:,]\s?(.+)$/d,
  /^(?:tell|ask|remind|have|get) (\p{L}+(?: \p{L}+)?) to (.+)$/du,
];
const CREATE_SEVERAL =
  /^(?:create|add|make|new)(?: me)?(?: (?:the )?following| these| those| \d{1,2}| two| three| four| five| six| seven| eight| nine| ten)?(?: new)? (?:tasks|to-?dos)\s?:\s?(.+)$/d;
const SUMMARY = new RegExp(
  `\\b(?:summari[sz]e|summary (?:of|for)|sum up|tell me (?:more )?about|describe|what is the (?:status|state) of|how is|details (?:of|on))\\s${OF_TASK}`,
);
const CHANGES = new RegExp(
  `\\b(?:what(?:'s| has| is| was)? (?:changed|new|happened)|history|updates?|changes)\\b(?: recently| today| lately)?\\s(?:on|to|with|in|at|about|of|for)\\s${OF_TASK}`,
);
const SEARCH =
  /^(?:search|find|look)(?: me)?(?: for)?(?: (?:all )?tasks?)?(?: (?:about|with|for|containing|on))?\s|\btasks (?:about|mentioning|containing|with the words?)\s/;
/** 'Show task 15' */
const NUMBERED =
  /^(?:(?:show|open|find|see)(?: me)? )?(?:task|aufgabe|tarea|tache)\s?(?:no\.?|nr\.?|number|#)?\s?(?=\d+$)/;
const COMPLETE = new RegExp(
  `^(?:complete|finish|close|tick off|check off|i (?:have |'ve )?(?:finished|completed|done)|mark)\\s${OF_TASK}`,
);
/** 'Silo done', 'done with the dentist' */
const FINISHED =
  /^(?:(?:i'm |i am |we're |we are )?(?:done|finished) with (?:the |my |our )?([^?]{3,60}?)|(?!(?:what|whats|which|who|how|show|list|all|everything|is|are|was|did|have|has|had|when|any|anything|my|our|tasks?|not|nothing|get|already|open|those|mark|set)\b)([^?:,]{3,60}?) (?:is |are )?done)[.!]*$/;
const POSTPONE = new RegExp(
  `^(?:postpone|move|reschedule|delay|push(?: back)?|put off|defer|shift|extend|bring(?= .*\\b(?:forward|earlier)\\b)(?: forward)?|(?:set|change) (?:the )?(?:due date|deadline) (?:of|for))\\s${OF_TASK}`,
);
/** What is done to a task, and not by the chat. */
const ELSEWHERE = new RegExp(`^(?:archive|unarchive|rename|archiviere|archiva|archive[rz])\\s${OF_TASK}`);
const ASSIGN = new RegExp(`^(?:re)?(?:assign|give|hand|delegate)(?: over)?\\s${OF_TASK}`);
/** 'The rota that Jonas is ill' */
const SAYING_THAT = /^(.{2,80}?) (?:that|saying(?: that)?|dass|que) (.+)$/;
const COMMENT = new RegExp(
  `^(?:please |pls )?(?:add (?:a )?(?:comment|note)|comment|note|write)(?: (?:on|to|under|at))?\\s${OF_TASK}`,
);

/**
 * What a line of the chat asks for. It says only that: whoever answers it decides what may be seen and proposed.
 *
 * @param people those a name may mean
 */
export function readQuestion<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  const pasted = isPasted(message);
  if (pasted) return { kind: 'create', text: message, assignee: null, leftOut: [] };
  const read = readLine(message, people, reading);
  const isUnknown = read.kind === 'unknown' || (read.kind === 'about' && read.otherwise.kind === 'unknown');
  // 'Overdu tasks' would be all of them.
  const isAny = read.kind === 'tasks' && NARROWING.every((by) => read.askedFor[by] === null);
  const right = isUnknown || isAny ? spelledAsCommand(message) : message;
  return right === message ? read : readLine(right, people, reading);
}

const NARROWING = ['due', 'priority', 'search'] as const;

/** Somebody's message, and no line to the chat: with the head of a mail, or several lines that begin with a greeting. */
function isPasted(message: string): boolean {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  const [first = '', second = ''] = lines.map((line) => fold(line.trim()));
  if (
    /^(?:from|to|subject|von|an|betreff|de|para|asunto|objet|begin forwarded message)\s?:?/.test(first) &&
    HEADER_LINE.test(`${first}\n${second}`)
  )
    return true;
  return (
    lines.length > 2 &&
    /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten|sehr geehrte[rsn]?|hola|bonjour|salut|cher|chere)\b.{0,40}$/.test(
      first,
    )
  );
}

const HEADER_LINE = /(?:^|\n)(?:from|to|subject|date|sent|von|an|betreff|gesendet|de|para|asunto|objet)\s?: ?\S/;

function readLine<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  const line = message.trim().replace(/\s+/g, ' ');
  const whole = fold(line);
  if (GREETING.test(whole)) return { kind: 'greeting' };
  if (THANKS.test(whole)) return { kind: 'thanks' };
  if (HELP.test(whole)) return { kind: 'help' };
  if (PRESS.test(whole)) return { kind: 'press' };
  const start = POLITE.exec(whole)?.[0].length ?? 0;
  const end = POLITE_END.exec(whole)?.index ?? line.length;
  const said = inEnglish(line.slice(start, Math.max(start, end)));
  const folded = fold(said);
  const helper = readHelper(said, people);
  if (helper !== null) return helper;
  if (DELETE.test(folded)) return { kind: 'delete' };
  if (HOW.test(folded)) return { kind: 'unknown' };
  const incomplete = incompleteIn(folded);
  if (incomplete !== null) return { kind: 'incomplete', what: incomplete };
  const after = (pattern: RegExp): string | null => {
    const match = pattern.exec(folded);
    const rest = match === null ? '' : said.slice(match.index + match[0].length).replace(/[\s?!.]+$/, '');
    return rest.trim() === '' ? null : rest.trim().replace(/^["“']|["”']$/g, '');
  };
  const elsewhere = after(ELSEWHERE);
  if (elsewhere !== null) return { kind: 'elsewhere', about: elsewhere.replace(/ (?:to|as|in|into|with) .*$/i, '') };
  const several = readSeveralCreated<P>(said, folded);
  if (several !== null) return several;
  const text = after(CREATE);
  if (text !== null && CREATE.exec(folded)?.index === 0)
    return { kind: 'create', ...readCreated(text, people, reading) };
  const created = readFurtherCreated(said, folded, people, reading);
  if (created !== null) return created;
  const comment = after(COMMENT);
  const parts =
    comment === null ? null : (/^(.{2,80}?)(?:\s?:| [-–—])\s(.+)$/.exec(comment) ?? SAYING_THAT.exec(comment));
  if (parts) return { kind: 'comment', about: parts[1] ?? '', content: parts[2] ?? '' };
  const command = readCommand(said);
  if (command !== null) return SEVERAL.test(fold(command.about)) ? { kind: 'several' } : command;
  const completed = after(COMPLETE);
  const postponed = after(POSTPONE);
  const assigned = after(ASSIGN);
  if (SEVERAL.test(fold(completed ?? postponed ?? assigned ?? ''))) return { kind: 'several' };
  if (completed !== null)
    return { kind: 'complete', about: completed.replace(/\s(?:as )?(?:done|completed?|finished)$/i, '') };
  const finished = FINISHED.exec(folded);
  if (completed === null && finished && !isTakenBack(folded)) {
    const about = finished[1] ?? finished[2] ?? '';
    const start = finished.index + finished[0].indexOf(about);
    return { kind: 'complete', about: said.slice(start, start + about.length) };
  }
  if (postponed !== null) return { kind: 'postpone', ...readPostponed(postponed, reading) };
  if (assigned !== null) return readAssigned(assigned, people);
  const taken = readTaken(said, people);
  if (taken !== null) return taken;
  const changes = after(CHANGES);
  if (changes !== null) return { kind: 'changes', about: changes };
  const summary = after(SUMMARY);
  if (summary !== null) return { kind: 'summary', about: summary };
  const search = after(SEARCH) ?? after(NUMBERED);
  const filters = readFilters(said, search, people, reading);
  return search === null ? (aboutOne(said, filters, people, reading) ?? filters) : filters;
}

/** 'Create three tasks: …' with what each of them is, apart by commas. */
function readSeveralCreated<P extends Person>(said: string, folded: string): Question<P> | null {
  const match = CREATE_SEVERAL.exec(folded);
  if (match === null) return null;
  const texts = said.slice(...(match.indices?.[1] ?? [0, 0])).split(/[,;]|\sand\s(?=[^,;]+$)/);
  return { kind: 'createSeveral', texts: texts.map((text) => text.trim()).filter((text) => text !== '') };
}

/** The other ways to say that a task is to be created. */
function readFurtherCreated<P extends Person>(
  said: string,
  folded: string,
  people: readonly P[],
  reading: Reading,
): Question<P> | null {
  const part = (match: RegExpExecArray, group: number) => said.slice(...(match.indices?.[group] ?? [0, 0]));
  const pressing = CREATE_PRESSING.exec(folded);
  if (pressing) {
    const text = `${part(pressing, 2)}, ${part(pressing, 1)}`;
    return { kind: 'create', ...readCreated(text, people, reading) };
  }
  const given = CREATE_FOR.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  if (given && nameFinder(people).find(part(given, 1)).length > 0) {
    return { kind: 'create', ...readCreated(`for ${part(given, 1)}: ${part(given, 2)}`, people, reading) };
  }
  const briefly = CREATE_BRIEFLY.exec(folded);
  return briefly && { kind: 'create', ...readCreated(part(briefly, 1), people, reading) };
}

const BARE: readonly (readonly [Doing, RegExp])[] = [
  [
    'create',
    /^(?:(?:create|add|make|new)(?: me)?(?: a| an| the)?(?: new)? ?(?:task|to-?do|ticket|reminder)s?|remind me(?: to)?|create)/,
  ],
  ['complete', /^(?:complete|finish|close|tick off|check off)/],
  ['postpone', /^(?:postpone|reschedule|delay|defer|move)/],
  ['assign', /^(?:re)?(?:assign|delegate)/],
  ['comment', /^(?:add (?:a )?comment|comment)(?: (?:on|to))?/],
  ['summary', /^(?:summari[sz]e|summary(?: of)?|sum up)/],
  ['changes', /^what(?:'s| has| is)? changed(?: (?:on|in|with))?/],
];

/** 'Create task', 'Complete it': what is to be done, with nothing that names what with. */
function incompleteIn(folded: string): Doing | null {
  const found = BARE.find(([, pattern]) => {
    const match = pattern.exec(folded);
    return match !== null && NO_TASK.test(folded.slice(match[0].length).replace(/^\b|^\s+/, ''));
  });
  return found?.[0] ?? null;
}

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
  /\b(?:tasks?|to-?dos?|due|deadlines?|what (?:do|should|have) i|have to do|need to do|my (?:day|week|work)|workload|working on|what (?:does|do) \p{L}+ do\b|on my plate|assigned|aufgaben?|fallig\w*|(?:muss|soll) ich|zu tun|zu erledigen|tareas?|vencen?|(?:tengo|hay) que hacer|por hacer|taches?|echeances?|(?:dois|dois-je) faire|a faire)\b/u;
const MINE = /\b(?:my|me|mine|i|i'm|myself|ich|mir|meine?[nrsm]?|mis?|tengo|debo|mes|mon|ma|je|j'ai)\b/;
/** 'Show me' says nothing of whose they are; in Spanish 'mes' is a month. */
const NOT_MINE =
  /\b(?:(?:show|give|tell|find) me|(?:zeig|gib|sag|nenn|list)e? mir|dime|(?:montre|donne|dis|liste)[- ]moi|(?:este|del|proximo|el) mes|i (?:find|see))\b/g;

/** A line that begins so asks, however long it is; others name tasks in a few words: 'offene Aufgaben von Nora'. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|is|are|am|do|does|did|have|has|show|list|count|give|tell|display|any|all|see|was|wer|wie|welche[rs]?|zeig|nenn|list|muss|habe|ist|sind|gib|que|quien|cuant|cual|muestra|dime|lista|tengo|hay|qu|quel|combien|montre|affiche|liste|dis|donne|est-ce|y a)/;
const MOST_WORDS_OF_A_LIST = 7;
/** 'The rent is due tomorrow' says something of one thing, which is no list of tasks. */
const TELLS =
  /^(?:(?!(?:tasks?|to-?dos?|tickets?|work|everything|anything|something|all|that|which|aufgaben?|alles|arbeit|tareas?|todo|todas|trabajo|taches?|tout|toutes|travail)\b)[^\s:?]+ ){1,6}(?:is|are|was|were|has|have|ist|sind|war|hat|habe|es|esta|estan|son|est|sont)\b/;

const WHEN_COMPLETED =
  /\b(?:last (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|past (?:week|month|\d+ days)|yesterday|today|this (?:week|month|year|morning)|ago|since|gestern|heute|(?:letzte|diese)[nrs]? (?:woche|monat)|ayer|hoy|(?:la )?semana pasada|esta semana|este mes|hier|aujourd'hui|(?:la )?semaine derniere|cette semaine|ce mois)\b/;
const COMPLETED_PAST =
  /\b(?:did (?:i|we|\w+) (?:do|get done)\b|(?:did|have|has|was|were|got|been)\b.{0,40}\b(?:finish(?:ed)?|completed?|close[d]?|done|get done|achieve[d]?)|(?:completed|finished|closed)|erledigt|abgeschlossen|geschafft|completad[oa]s?|terminad[oa]s?|terminees?)\b/;

/** What no list answers, so that none pretends to. */
function cannotTell(folded: string): Extract<Question<Person>, { kind: 'cannot' }>['what'] | null {
  if (
    /\bunassigned\b|\bwithout (?:an? )?(?:assignee|person|lead|owner)\b|\bnot (?:assigned|given|due|overdue|urgent|mine|from|of|for)\b|\bexcept\b|\bnicht (?:von|zugewiesen|fallig)\b/.test(
      folded,
    )
  )
    return 'notOf';
  if (
    /\bwho (?:has|have|is) (?:got )?(?:the )?(?:most|least|fewest|busiest|more)\b|\bwer hat am meisten\b/.test(folded)
  )
    return 'compare';
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

function readFilters<P extends Person>(
  said: string,
  search: string | null,
  people: readonly P[],
  reading: Reading,
): Question<P> {
  const folded = fold(said);
  const cannot = cannotTell(folded);
  if (cannot !== null) return { kind: 'cannot', what: cannot };
  const due = dueAskedFor(folded) ?? spanAskedFor(said, folded, reading);
  const statuses = statusesAskedFor(folded);
  const priority = priorityAskedFor(folded);
  const isArchived = ARCHIVED.test(folded);
  const narrows = due !== null || statuses.length > 0 || priority !== null || isArchived || OPEN.test(folded);
  const isBrief = said.split(' ').length <= MOST_WORDS_OF_A_LIST && !(TELLS.test(folded) && !said.endsWith('?'));
  const isAsked = ASKS.test(folded) || isBrief;
  const names = nameFinder(people);
  // 'What is Rafael doing', 'what is on Jonas’ plate'
  const isOfSomebody = WHAT_SOMEBODY_DOES.test(folded) && names.find(said).length > 0;
  const isOfTasks = narrows || isOfSomebody || ABOUT_TASKS.test(folded);
  if (search === null && !(isAsked && isOfTasks)) return { kind: 'unknown' };
  const isAll =
    statuses.length === 0 &&
    !OPEN.test(folded) &&
    /\b(?:all|total|altogether|in total|alle|insgesamt|todas|en total|toutes|au total)\b/.test(folded);
  const named = (names.find(said)[0] ?? names.find(said.replace(GENITIVE, '$1'))[0])?.person ?? null;
  const isMine = MINE.test(folded.replace(NOT_MINE, ''));
  if (named === null && !isMine && search === null && namesSomebody(said)) return { kind: 'cannot', what: 'nobody' };
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
      assignee: named ?? (isMine && search === null ? 'me' : null),
      search,
      isArchived,
    },
  };
}

/** What narrows the list down in words that say nothing to us: all tasks are no answer to 'due on 31.02.2027'. */
const UNREAD = {
  day: /\b(?:due|on|by|before|after|until|between|in)\b[^?\d]{0,20}\d.*$/,
  status: /\b(?:with|in|of) (?:the )?status (?!of\b|or\b|and\b|report\b)\p{L}+/u,
  priority: /\b(?:with|of) (?:the )?prio(?:rity)? (?!of\b|or\b|and\b|tasks\b)[\p{L}\d]+/u,
};

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
  new RegExp(`${NAME}['’]s\\s+(?:\\p{L}+\\s+){0,2}${TASKS}`, 'u'),
];
const NOT_SOMEBODY = new RegExp(
  `^(?:it|he|she|they|we|this|that|the|each|every\\w*|any\\w*|some\\w*|no\\w*|my|our|your|who|what|anything|today|tomorrow|yesterday|week|month|next|last|tonight|heute|morgen|gestern|${anyOfWords([...Object.keys(WEEKDAYS), ...Object.keys(MONTHS)])})$`,
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

/** 'due tomorrow', 'due after 24 December', 'due by Friday': whole days of the caller. */
function spanAskedFor(said: string, folded: string, reading: Reading): DueSpan | null {
  const month = IN_MONTH.exec(folded)?.[1];
  if (month !== undefined) {
    const now = today(reading);
    const number = MONTHS[month] ?? 1;
    const first = now.with({ day: 1, month: number, year: number < now.month ? now.year + 1 : now.year });
    return { from: startOfDay(first, reading.timeZone), to: startOfDay(first.add({ months: 1 }), reading.timeZone) };
  }
  if (WEEKEND.test(folded) && (ASKS.test(folded) || /\bdue\b/.test(folded))) {
    const now = today(reading);
    const saturday = now.add({ days: 6 - Math.min(now.dayOfWeek, 6) }).subtract({ days: now.dayOfWeek === 7 ? 1 : 0 });
    const from = /\bnext week-?end\b/.test(folded) ? saturday.add({ weeks: 1 }) : saturday;
    return { from: startOfDay(from, reading.timeZone), to: startOfDay(from.add({ days: 2 }), reading.timeZone) };
  }
  if (!ABOUT_DAY.test(folded) && !NEXT_WEEK.test(folded)) return null;
  if (NEXT_WEEK.test(folded)) {
    const monday = weekdayAfter(today(reading), 1, true);
    const dayAfter = monday.add({ weeks: 1 });
    return { from: startOfDay(monday, reading.timeZone), to: startOfDay(dayAfter, reading.timeZone) };
  }
  const dues = findDues(said, reading).filter(({ hasDay }) => hasDay);
  const [first, last] = dues;
  if (first && last && dues.length === 2 && BETWEEN_DAYS.test(folded.slice(0, first.end))) {
    return { from: dayAround(first.value, reading.timeZone).from, to: dayAround(last.value, reading.timeZone).to };
  }
  const found = surest(findDues(said, reading));
  if (found === null) return null;
  const words = folded.slice(Math.max(0, found.start - 15), found.end);
  const { from, to } = dayAround(found.value, reading.timeZone);
  if (/\b(?:after|later than|from|nach|ab)\s/.test(words)) return { from: to, to: null };
  if (/\bbefore\s/.test(words)) return { from: null, to: from };
  if (/\b(?:by|until|till|bis)\s/.test(words)) return { from: null, to };
  return { from, to };
}

const WEEKEND =
  /\b(?:(?:on|at|over|due|for)(?: (?:the|this|next|coming))?|this|next|coming|am|dieses|este|ce) (?:week-?end|wochenende|fin de semana)\b/;
const BETWEEN_DAYS = /\b(?:between|from|zwischen|entre|von|vom|del?|du)\b/;

const NEXT_WEEK =
  /\b(?:next week|(?:nachste[nr]?|kommende[nr]?) woche|(?:proxima semana|semana que viene)|semaine prochaine)\b/;

function dueAskedFor(folded: string): AskedFor<Person>['due'] {
  if (/\b(?:overdue|late|past due|missed|uberfallig\w*|verspatete?n?|atrasad\w+|vencid[oa]s?|en retard)\b/.test(folded))
    return 'overdue';
  if (/\b(?:today|my day|heute|heutigen?|hoy|aujourd'hui)\b/.test(folded)) return 'due-today';
  if (NEXT_WEEK.test(folded)) return null;
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
  const level = /\b(high|medium|low)(?:[- ]?prio(?:rity)?)\b/.exec(folded)?.[1];
  if (level !== undefined) return level.toUpperCase() as TaskPriority;
  return LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
