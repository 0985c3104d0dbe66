import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import type { Question } from './question.ts';
import { type Ask, isChange, MARK, type ReadLine, type SaidBefore } from './read-line.ts';
import { pointersIn } from './shown-tasks.ts';

/** 'Postpone by two days' and 'asígnalo a Nora' name no task: they are about the one named before. */
export function alonePointing<P extends Person>(question: Question<P>, before: SaidBefore | null): ReadLine<P> {
  if (!('about' in question) || !UNNAMED.test(question.about)) return { question, shown: null };
  if (before !== null && before.tasks > 0) return { question, shown: { kind: 'it' } };
  const isAsked = question.kind === 'postpone' || question.kind === 'assign';
  if (question.kind === 'coAssign') return { question: { kind: 'incomplete', what: 'assign' }, shown: null };
  if (question.kind === 'comments') return { question: { kind: 'incomplete', what: 'summary' }, shown: null };
  return { question: isAsked ? { kind: 'incomplete', what: question.kind } : question, shown: null };
}

const UNNAMED = /^(?:it)?$/;

/** What may follow a line that only says which task is meant. */
const ONLY_POINTS = /^(?:not that[\s,]+)?shownbefore(?: (?:please|instead|too|as well|auch|aussi|tambien))?[\s.!?,]*$/;

/** The line read with the task that it points to where its name would stand; null where it points to none. */
export function pointingBack<P extends Person>(
  line: string,
  question: Question<P>,
  ask: Ask<P>,
  before: SaidBefore,
): ReadLine<P> | null {
  if (before.tasks === 0) return null;
  const unnamed = partOfIt(line);
  if (unnamed !== null) return { question: unnamed, shown: { kind: 'it' } };
  const untold = isUntold(question, line);
  if (!(untold || MAY_POINT.has(question.kind))) return null;
  for (const { shown, start, end } of pointersIn(line, before.tasks, before.list)) {
    const pointer = line.slice(start, end);
    // 'It's done' is said of it as 'it is done' is.
    const rest = line.slice(end).replace(/^['’]s\b/, ' is');
    const marked = `${line.slice(0, start)}${MARK}${rest}`;
    if (ONLY_POINTS.test(fold(marked))) {
      const asked = ask(before.line);
      return { question: 'about' in asked ? asked : { kind: 'summary', about: pointer }, shown };
    }
    const read = ask(marked);
    // 'Make it Monday'
    if ('about' in read && fold(read.about) === MARK && read.kind === 'postpone' && isChange(read))
      return { question: { ...read, about: pointer }, shown };
    // 'Share it with Nora', 'archive it'
    if (untold && VERB_AND_MARK.test(fold(marked))) {
      return { question: { kind: 'elsewhere', about: pointer }, shown };
    }
    // 'It smells of burning' tells of it in words that name nothing else.
    if (read.kind === 'about' && (fold(read.named) === MARK || (start === 0 && question.kind !== 'tasks'))) {
      return { question: { ...read, text: line, named: pointer, otherwise: question }, shown };
    }
    if ('about' in read && fold(read.about) === MARK) return { question: { ...read, about: pointer }, shown };
  }
  return null;
}

/** Whether a verb alone makes the line a new task: nobody has said so. */
function isUntold(question: Question<Person>, line: string): boolean {
  const created = question.kind === 'about' ? question.otherwise : question;
  return created.kind === 'create' && created.text.trim() === line.trim();
}

const VERB_AND_MARK = /^\S+ shownbefore\b/;

/** 'Add a comment: called, no answer', 'add subtask print it': of the task named before. */
function partOfIt(
  line: string,
): { kind: 'comment'; about: string; content: string } | { kind: 'subtask'; about: string } | null {
  const content = /^(?:add|write|leave) (?:a )?(?:comment|note)\s?:\s?(\S.*)$/is.exec(line.trim())?.[1];
  if (content !== undefined) return { kind: 'comment', about: '', content };
  return /^(?:(?:add|create) )?(?:an?(?:other)? )?(?:new )?sub-?task\b(?!.{0,60}\b(?:to|for|on|under|in) (?:the )?\w)/i.test(
    line.trim(),
  )
    ? { kind: 'subtask', about: '' }
    : null;
}

/** A line that is read as one of these for itself may be read otherwise for what was said before. */
const MAY_POINT = new Set<Question<Person>['kind']>(
  'tasks complete status priority comment subtask summary comments origin undate changes postpone assign about incomplete several press unknown'.split(
    ' ',
  ) as Question<Person>['kind'][],
);
