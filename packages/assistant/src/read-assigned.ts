import { type Mention, nameFinder, type Person } from './people.ts';
import { ACTION_VERBS } from './verbs.ts';
import { fold } from './words.ts';

/** Who is to have a task: one there is, or one that the words describe. */
export type Assigned<P extends Person> =
  | { kind: 'assign'; about: string; assignee: P | 'me' | null }
  | { kind: 'create'; text: string; assignee: P; leftOut: P[] };

/** 'Nora to clean the oven' has a verb and what it is done with: that is a task of its own. */
const TO_DO = /^\s+to\s+([\p{L}]+)\s+(\S.*)$/u;

/** What is behind 'assign', 'give' and the like. */
export function readAssigned<P extends Person>(text: string, people: readonly P[]): Assigned<P> {
  const mentions = nameFinder(people).find(text);
  const mine = /\s(?:over )?to (?:me|myself)[\s.!]*$|^me\s+(?:to\s+)?(?=\S)/i.exec(text);
  const first = mentions[0];
  if (first?.start === 0) return ofNamedFirst(text, first);
  if (mine !== null) return { kind: 'assign', about: text.replace(mine[0], '').trim(), assignee: 'me' };
  const recipient = mentions.findLast(
    ({ start, end }) => /\sto\s(?:\S+\s)?$/i.test(text.slice(0, start)) && /^[\s.!]*$/.test(text.slice(end)),
  );
  if (recipient === undefined) {
    // Somebody of whom nobody has the name, such as 'to Bobby' or 'to Bob Bolt'.
    return { kind: 'assign', about: text.replace(/\s(?:over )?to\s\S+(?:\s\p{Lu}\S*)?$/u, '').trim(), assignee: null };
  }
  const about = text.slice(0, recipient.start).replace(/\s(?:over )?to\s.*$/i, '');
  return { kind: 'assign', about: about.trim(), assignee: recipient.person };
}

const TAKES =
  /^\s(?:takes|will take|can take|is taking|does|will do|handles|will handle|gets|should (?:do|take|get)|has to do)(?: over)? (?:the |our |this )?(\S.*)$/i;
const I_TAKE =
  /^i(?:'ll| will| can)? (?:take|do|handle)(?: over| on)? (?:the |our |this )?(?!it\b|that\b|this\b)(\S.*)$/i;
const SHORT = 6;

/** 'Nora takes the rota', 'I'll take the rota', 'rota to Nora'; null for any other line. */
export function readTaken<P extends Person>(written: string, people: readonly P[]): Assigned<P> | null {
  const text = written.replace(/[\s.!]+$/, '');
  if (text.endsWith('?')) return null;
  const own = I_TAKE.exec(text)?.[1];
  if (own !== undefined) return { kind: 'assign', about: own, assignee: 'me' };
  const mentions = nameFinder(people).find(text);
  const [first] = mentions;
  if (mentions.length !== 1 || first === undefined) return null;
  const about = first.start === 0 ? TAKES.exec(text.slice(first.end))?.[1] : undefined;
  if (about !== undefined) return { kind: 'assign', about, assignee: first.person };
  const before = /^(\S.*?)\s(?:to|for|→)\s$/.exec(text.slice(0, first.start))?.[1];
  const isShort = text.split(' ').length <= SHORT && first.end === text.length;
  const isPlain = before !== undefined && isShort && !ACTION_VERBS.has(fold(before).split(' ')[0] ?? '');
  return isPlain && !LISTS.test(fold(before)) ? { kind: 'assign', about: before, assignee: first.person } : null;
}

/** 'Tasks for Nora' asks for a list. */
const LISTS = /\b(?:tasks?|to-?dos?|what|which|due|overdue|open|all|show|list|assigned|completed|done|is|are)\b/;

function ofNamedFirst<P extends Person>(text: string, { person, end }: Mention<P>): Assigned<P> {
  const rest = text.slice(end);
  const toDo = TO_DO.exec(rest);
  const isNew = toDo !== null && ACTION_VERBS.has(fold(toDo[1] ?? ''));
  if (isNew) return { kind: 'create', text: rest.replace(/^\s+to\s+/, ''), assignee: person, leftOut: [] };
  return { kind: 'assign', about: rest.replace(/^\s+to\s+/i, '').trim(), assignee: person };
}
