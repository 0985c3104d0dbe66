import type { Reading } from '../dates/calendar.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { isDayFirst } from '../words/languages.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import type { ReadAmendments } from './amendment.ts';
import { answered } from './answers.ts';
import { changesOfShown } from './changes-of-shown.ts';
import { withoutMistake } from './corrections.ts';
import { followUp } from './follow-up.ts';
import { furtherTask } from './further-task.ts';
import { levelsBeside } from './levels.ts';
import { amending, severalOfNew } from './new-task.ts';
import { alonePointing, pointingBack } from './pointing-back.ts';
import { protectedLine } from './protected-words.ts';
import type { Question } from './question.ts';
import { together } from './read-created.ts';
import { type Ask, isChangeOf, type ReadLine, type SaidBefore } from './read-line.ts';
import { readQuestion } from './read-question.ts';
import { alsoNamed, sameChange } from './same-change.ts';
import { changedWithMore, severalChanges } from './several-changes.ts';
import { readListed } from './several-created.ts';
import { MOST_AT_ONCE, severalQuestions, withLeftOut } from './several-questions.ts';
import { reportsIn } from './several-reports.ts';
import { withoutShortForms } from './short-forms.ts';

/**
 * What a message of the chat asks for, with what was said before it: a change for each of its parts ('move the rota to Friday
 * and give it to Nora'), of which a later one may point back to the one before.
 *
 * @param before null at the beginning of a conversation
 * @param titles of tasks that the message may name word for word
 */
export function readMessage<P extends Person>(
  message: string,
  people: readonly P[],
  when: Reading,
  before: SaidBefore | null,
  titles: readonly string[] = [],
): (ReadLine<P> | ReadAmendments<P>)[] {
  const reading = { ...when, isDayFirst: when.isDayFirst ?? isDayFirst(message, when.timeZone) };
  const listed = readListed(message, people, reading);
  if (listed !== null) return [{ question: listed, shown: null }];
  const reports = reportsIn(message);
  if (reports !== null) {
    const read = reports.slice(0, MOST_AT_ONCE).flatMap((report) => readMessage(report, people, when, null, titles));
    const lines = read.filter((each): each is ReadLine<P> => !('amendments' in each));
    return withLeftOut(lines, Math.max(0, reports.length - MOST_AT_ONCE));
  }
  const { line, restored } = protectedLine(withoutShortForms(message), titles, people, reading);
  const ask = (each: string) => {
    const own = protectedLine(withoutShortForms(each), titles, people, reading);
    return own.restored(readQuestion(own.line, people, reading));
  };
  return restored(readLines(line, people, reading, before, ask));
}

function readLines<P extends Person>(
  message: string,
  people: readonly P[],
  reading: Reading,
  before: SaidBefore | null,
  ask: Ask<P>,
): (ReadLine<P> | ReadAmendments<P>)[] {
  const corrected = withoutMistake(message.replace(THANKS_TO, ''), reading);
  const said = before === null ? corrected : namedBefore(withoutLeadIn(corrected), before.line, people);
  const list = before === null ? null : followUp(message, [...(before.earlier ?? []), before.line], ask, reading);
  if (list !== null) return [{ question: list, shown: null }];
  if (before?.areNew) {
    const anew = severalOfNew(said, before.tasks, people, reading);
    if (anew !== null) return anew;
  }
  const further = before === null ? null : furtherTask(said, before, ask, people, reading);
  if (further !== null) return further;
  const changed = before === null ? null : changesOfShown(said, before, ask, people, reading);
  if (changed !== null) return changed;
  const same = before === null || before.areNew ? null : sameChanges(message, before, people, reading, ask);
  if (same !== null) return same;
  const added = before === null ? null : addedTask(message, said, before, ask);
  if (added !== null) return [{ question: added, shown: null }];
  const read = (part: string, known: SaidBefore | null) => readPart(part, known, reading, ask);
  const known = before && CORRECTS.test(message) ? { ...before, corrects: true as const } : before;
  const lines = (severalQuestions(said, known, read) ?? read(said, known)).flatMap((each) =>
    ofEach(each, said, people),
  );
  const referring = before === null ? lines : lines.map((each) => notCreatedOf(each, message));
  return before?.areNew ? referring.map(amending) : referring;
}

/** 'The rota is finished, thanks to Nora' */
const THANKS_TO = /(?<=\S)[,;.]\s*(?:all )?thanks to \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}[.!]*$/u;

/** 'Set its colour to red' after a task would be a new one of that title by its verb alone: it is rather not understood. */
function notCreatedOf<P extends Person>(read: ReadLine<P>, message: string): ReadLine<P> {
  const { question, shown } = read;
  // 'Make that every second Tuesday' names no task 'that every second'.
  if (shown === null && isChangeOf(question) && POINTS_AND_MORE.test(question.about))
    return { question: { kind: 'notUnderstood', text: message.trim() }, shown };
  const created = question.kind === 'about' ? question.otherwise : question;
  if (created.kind !== 'create' || !REFERS.test(fold(created.text))) return read;
  // Who says that it is a new task is taken at their word.
  const [lead, rest] = message.trim().split(created.text.trim());
  if (rest !== '' || !ONLY_LEADS.test(lead ?? '')) return read;
  return { question: { kind: 'notUnderstood', text: message.trim() }, shown: null };
}

const POINTS_AND_MORE = /^(?:it|that|this|them) (?:every|each|all|again|also|not|more|less|so)\b/i;

/** A verb that changes something, and what of a task it changes. */
const REFERS =
  /^(?:change|set|make|put|update|edit|rename|keep|take|turn|stop|start|add|remove|drop|move|give|swap|switch) (?:(?:it|its|them|both)\b|(?:this|that|these|those)$|(?:the )?(?:title|date|due date|deadline|priority|prio|status|assignee|description|time|name|first|second|third|last|other)(?: (?:to|by)\b|$))|^\S+(?: \S+)? as (?:an? )?co-?assignee$/;
const ONLY_LEADS = /^(?:(?:please|pls|and|also|then|now|so|no|add)\b[\s,]*)*$/i;

/** 'And the photos too': what was asked last, with what had been said before that, of another task. */
function sameChanges<P extends Person>(
  message: string,
  before: SaidBefore,
  people: readonly P[],
  reading: Reading,
  ask: Ask<P>,
): ReadLine<P>[] | null {
  if (alsoNamed(message) === null) return null;
  const { line, earlier = [], tasks } = before;
  const [latest, ...rest] = earlier.toReversed();
  const beforeThat = latest === undefined ? null : { line: latest, earlier: rest.toReversed(), tasks };
  const asked = readLines(line, people, reading, beforeThat, ask).flatMap((read) =>
    'amendments' in read ? [] : (sameChange(message, read.question, ask) ?? []),
  );
  const kinds = new Map(asked.map((question) => [question.kind, question]));
  return kinds.size === 0 ? null : [...kinds.values()].map((question) => ({ question, shown: null }));
}

/** 'Tasks of Nora and Ben' are a list of each, 'high or urgent' of both. */
function ofEach<P extends Person>(read: ReadLine<P>, said: string, people: readonly P[]): ReadLine<P>[] {
  const { question } = read;
  if (question.kind !== 'tasks') return [read];
  const levels = question.askedFor.priority === null ? [] : levelsBeside(said);
  if (levels.length > 1)
    return levels.map((priority) => ({
      ...read,
      question: { ...question, askedFor: { ...question.askedFor, priority } },
    }));
  if (question.askedFor.assignee === null) return [read];
  // 'Tasks for Mei or Rafael' are those of both.
  const both = said.replace(/ (?:or|oder|ou) /gi, ' and ');
  const named = new Set(together(both, nameFinder(people).find(both)).map(({ person }) => person));
  if (named.size < 2) return [read];
  return [...named]
    .slice(0, MOST_AT_ONCE)
    .map((assignee) => ({ ...read, question: { ...question, askedFor: { ...question.askedFor, assignee } } }));
}

/** One question, or the changes of one message. */
function readPart<P extends Person>(
  said: string,
  before: SaidBefore | null,
  reading: Reading,
  ask: Ask<P>,
): ReadLine<P>[] {
  const readOne = (each: string) => readLine(each, ask, before, reading);
  return severalChanges(said, ask, before, reading) ?? changedWithMore(said, reading, readOne) ?? [readOne(said)];
}

/** 'Call the bank tomorrow', which named no task, and then 'and the plumber on Monday': a new one, too. */
function addedTask<P extends Person>(
  message: string,
  said: string,
  before: SaidBefore,
  ask: Ask<P>,
): Question<P> | null {
  if ((before.tasks > 0 && !before.areNew) || !ADDS.test(message) || SUBTASK.test(said)) return null;
  if (ask(said).kind !== 'about') return null;
  const { kind } = ask(before.line);
  if (kind !== 'create' && kind !== 'about') return null;
  const verb = fold(before.line)
    .split(/[^\p{L}]+/u)
    .findLast((word) => ACTION_VERBS.has(word) && !CREATES.has(word));
  // 'Plus one: …' has more to it than what is done as well.
  if (/:/.test(said)) return null;
  // 'Erinnere mich an die Post' – 'und an den Schlüssel'
  const bare = said.replace(/^(?:an|of|about) (?=(?:the|my|our|d(?:ie|en|as|er)|meine?n?)\s)/i, '');
  if (bare !== said) return { kind: 'create', text: bare, assignee: null, leftOut: [] };
  const isShort = verb !== undefined && !ACTION_VERBS.has(fold(said.split(/\s/)[0] ?? ''));
  return { kind: 'create', text: isShort ? `${verb} ${said}` : said, assignee: null, leftOut: [] };
}

const CREATES = new Set(['create', 'add', 'make']);
/** 'No wait, the till training' */
const CORRECTS =
  /^\s*(?:no|nope|nein|non|actually|wait|sorry|i mean|i meant|lieber|doch|mejor|plutot|plutôt)(?=[\s,])/i;
const SUBTASK = /^(?:an?(?:other)? )?(?:new )?sub-?task\b/i;
const ADDS = /^\s*(?:and|also|plus|und|auch|y|tambien|et|aussi)[\s,]/i;

/** 'Assign it to her' and 'let him do it', where the line before named one person. */
function namedBefore(message: string, line: string, people: readonly Person[]): string {
  const pattern = [TO_SOMEBODY, SOMEBODY_DOES].find((each) => each.test(message));
  if (pattern === undefined) return message;
  const [only, ...others] = new Set(
    nameFinder(people)
      .find(line)
      .map(({ person }) => person.name),
  );
  return only === undefined || others.length > 0 ? message : message.replace(pattern, `$1${only}$2`);
}

const TO_SOMEBODY =
  /\b((?:to|for) )(?:her|him)(?: (?:then|instead|again))?([\s.!?]*|,? (?:by|on|for|until|due|today|tomorrow|urgent)\b.*)$/i;
const SOMEBODY_DOES =
  /^((?:(?:let|can|could|will|would|should|have) )?)(?:s?he|him|her)( (?:should |can |will |must |could |has to |is to )?(?:do|does|takes?|handles?|gets?)(?: over)? (?:it|this|that)\b.*)$/i;

/** 'And make it urgent', 'no wait, Tuesday': what leads from the line before to this one says nothing of its own. */
function withoutLeadIn(message: string): string {
  const said = message.trim().replace(LEAD_IN, '');
  return said === '' ? message : said;
}

const LEAD_IN =
  /^(?:(?:(?:no|nope|nein|nee|nö|non)(?=[,.!]|\s(?:mach|gib|setz|it|both|all|first|second|third|last|wait|sorry|i|make|to|for|the|on|at|number|not|re-?open|complete|give|assign|move|change|set|put)\b)|(?:oh|hmm?|wait|hold on|stop|sorry|actually|i mean|i meant|rather|better|instead|and|also|then|so|but|now|doch|lieber|und|dann|auch|y|luego|et|puis|alors|plutot|mejor)(?=[\s,.!]))[\s,.!]*)+/i;

function readLine<P extends Person>(
  line: string,
  ask: Ask<P>,
  before: SaidBefore | null,
  reading: Reading,
): ReadLine<P> {
  const alone = ask(line);
  const back = before && (pointingBack(line, alone, ask, before) ?? answered(line, alone, ask, before, reading));
  return back ?? alonePointing(alone, before);
}
