import { OPEN_STATUSES } from '@taskwell/contract/labels';
import { dayAround, MS_OF_DAY, movedLater, type Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import type { AskedFor, DueSpan, Question } from './question.ts';
import type { Ask } from './read-line.ts';

type List<P extends Person> = Extract<Question<P>, { kind: 'tasks' }>;

/**
 * What a message asks that says only what is to be different about the list before: 'and Mei?', 'only the urgent ones', 'how
 * many?'; null for any other message, and where no list was asked for before.
 *
 * @param lines what was said before, the latest last, of which some may have followed up themselves
 */
export function followUp<P extends Person>(
  message: string,
  lines: readonly string[],
  ask: Ask<P>,
  reading: Reading,
): List<P> | null {
  if (!isFollowUp(message)) return null;
  const list = listOf(lines, ask, reading);
  return list && narrowed(list, message, ask, reading);
}

/** The list that the lines led to. */
function listOf<P extends Person>(lines: readonly string[], ask: Ask<P>, reading: Reading): List<P> | null {
  const latest = lines.at(-1);
  if (latest === undefined) return null;
  const before = () => listOf(lines.slice(0, -1), ask, reading);
  const mayFollow = isFollowUp(latest);
  if (mayFollow) {
    const list = before();
    const followed = list && narrowed(list, latest, ask, reading);
    if (followed !== null) return followed;
  }
  const asked = ask(mayFollow ? withoutLead(latest) : latest);
  if (isUnread(asked) && (mayFollow || asked.kind !== 'about' || !asked.isAsked)) return before();
  const read = asked.kind === 'about' && asked.isAsked ? asked.otherwise : asked;
  return read.kind === 'tasks' ? read : null;
}

/** Of what was not understood nobody knows that it asked for anything else. */
function isUnread(asked: Question<Person>): boolean {
  return asked.kind === 'unknown' || (asked.kind === 'about' && asked.otherwise.kind === 'unknown');
}

function withoutLead(message: string): string {
  return bare(message).replace(/^(?:and|und|y|et)\s/i, '');
}

function isFollowUp(message: string): boolean {
  const folded = fold(bare(message));
  const isOne = [LEADS, COUNTS, NAMES, HOW_MANY_OF, DAYS, AFTER_THAT].some((pattern) => pattern.test(folded));
  return folded.split(' ').length <= MOST_WORDS && isOne;
}

/** '¿Y Nora?' */
function bare(message: string): string {
  return message.trim().replace(/^[¿¡]\s*/, '');
}

const MOST_WORDS = 7;
const LEADS =
  /^(?:(?:and|und|y|et)(?: (?:what|how) about| (?:of|for|by|from|only|just))?|(?:what|how) about|only|just|(?:of )?(?:those|these|them)|(?:and )?which(?! (?:of (?:my|our|the) )?(?:open |overdue |urgent )?(?:tasks?|to-?dos?)\b)(?: of (?:them|those|these))?(?: (?:are|is))?|nur|solo|seulement|welche davon(?: sind)?|cuales de (?:ellas|esas)(?: son| estan)?|lesquelles(?: sont)?|was ist mit|que tal|et pour)\b(?=.*\p{L})/u;
/** An order or a question of its own, such as 'and show the rota'. */
const OWN =
  /^(?:what|who|when|where|why|how|is|are|was|were|do|does|did|has|have|show|list|find|create|add|make|move|assign|give|complete|postpone|call|buy|send|order|was|wer|wann|wie|zeig|que|quien|cuando|muestra|qui|quand|montre)\b/;
const COUNTS =
  /^(?:and )?(?:how many(?: (?:are (?:there|left|those|they|these)|is that|in total|of them))?|wie viele(?: sind das)?|cuant[oa]s(?: son)?|combien)[\s?.!]*$/;
/** 'How many for Nora', 'how many does Ben have' */
const HOW_MANY_OF =
  /^(?:and )?(?:how many|wie viele|cuant[oa]s|combien) (?:for|does|do|has|have|of(?! (?:them|those|these)\b)|fur|von|hat|para|tiene|de|pour|a) (?=\p{L})(?!(?:open |overdue |urgent )?(?:tasks?|aufgaben|tareas|taches)\b)/u;
const NAMES =
  /^(?:and )?(?:(?:please )?(?:show|list|name)(?: me)?(?: (?:them|those|these|it))?(?: all)?|which(?: ones)?(?: are (?:they|those))?|zeig(?:e)?(?: sie)?(?: mir)?|welche|cuales|lesquel(?:le)?s)[\s?.!]*$/;

/** 'Between Dec 1 and Dec 10', 'after Tuesday?' */
const DAYS =
  /^(?:(?:and|und|y|et) )?(?:due |fallig )?(?:between|after|before|until|till|by|since|from|zwischen|nach|vor|bis|entre|despues del?|antes del?|hasta|apres|avant|jusqu'au?)\s/;
/** 'And the week after', 'and next' */
const AFTER_THAT =
  /^(?:(?:and|und|y|et) )?(?:(?:what|how) about )?(?:(?:in )?(?:the )?(?:(day|week|month) after(?: (?:that|this|next))?|(?:next|following)(?: one)?)|(?:the )?following (day|week|month)|(?:die |der )?(woche|monat|tag) danach|la (semana) siguiente|la (semaine) d'apres)[\s?.!]*$/;

function narrowed<P extends Person>(list: List<P>, message: string, ask: Ask<P>, reading: Reading): List<P> | null {
  const folded = fold(bare(message));
  if (AFTER_THAT.test(folded)) return later(list, reading);
  if (COUNTS.test(folded)) return { ...list, isCount: true };
  if (NAMES.test(folded)) return { ...list, isCount: false };
  const counted = HOW_MANY_OF.exec(folded)?.[0].length ?? 0;
  const lead = counted > 0 ? counted : (LEADS.exec(folded)?.[0].length ?? 0);
  const isOfDays = DAYS.test(folded);
  const said = (isOfDays ? withoutLead(message).replace(/^(?:due|fällig)\s/i, '') : bare(message).slice(lead))
    .replace(/^[\s,]+/, '')
    .replace(isOfDays ? /^$/ : AROUND, '')
    .replace(/[\s?.!]+$/, '');
  const [first = '', ...others] = fold(said).split(' ');
  if (first === '' || OWN.test(fold(said)) || ACTION_VERBS.has(first)) return null;
  // 'And Mei finished the oven' tells something.
  if (ADDS.test(folded) && !/\?\s*$/.test(folded) && others.length > 1) return null;
  const forms = [`tasks of ${said}`, `tasks ${said}`, `tasks due ${said}`, `tasks due on ${said}`];
  // 'Only high', 'and Amaras?'
  const further = [
    `tasks of ${said} priority`,
    ...(/\p{L}{3,}s$/u.test(said) ? [`tasks of ${said.slice(0, -1)}`] : []),
  ];
  const anew = (isOfDays ? [`show tasks due ${said}`] : [...forms, ...further])
    .map((asked) => ask(asked))
    .map((read) => (read.kind === 'tasks' ? narrowing(read.askedFor) : {}))
    .find((narrows) => Object.keys(narrows).length > 0);
  if (anew === undefined) return null;
  return { ...list, isCount: counted > 0 || list.isCount, askedFor: { ...list.askedFor, ...anew } };
}

/** As many days later as it has, or the month after. */
function later<P extends Person>(list: List<P>, { now, timeZone }: Reading): List<P> | null {
  const moved = (date: Date, days: number) => movedLater(date, days, 'day', timeZone);
  const { from, to } = spanOf(list.askedFor.due, { now, timeZone });
  if (!from || !to) return null;
  const days = Math.round((to.getTime() - from.getTime()) / MS_OF_DAY);
  return { ...list, askedFor: { ...list.askedFor, due: { from: moved(from, days), to: moved(to, days) } } };
}

/** The days that a list is of; of others than these nobody knows what follows. */
function spanOf(due: AskedFor<Person>['due'], { now, timeZone }: Reading): DueSpan {
  const today = dayAround(now, timeZone);
  if (due === 'due-today') return today;
  if (due === 'due-this-week') return { from: today.from, to: movedLater(today.from, 7, 'day', timeZone) };
  return typeof due === 'object' && due !== null ? due : { from: null, to: null };
}

const ADDS = /^(?:and|und|y|et) (?!only|just|what about|how about)/;
const AROUND =
  /^(?:the|those|these|of|for|by|from|with|die|von|bei|las|los|de|para|les|pour|celles de)\s|\s(?:ones|tasks?|have|has)(?=[\s?.!]*$)/gi;

/** What a question says of the tasks that it asks for. */
function narrowing<P extends Person>({
  due,
  statuses,
  priority,
  assignee,
  isCreatedByMe,
  search,
  isArchived,
}: AskedFor<P>): Partial<AskedFor<P>> {
  const isOpen = statuses.length === OPEN_STATUSES.length;
  return {
    ...(due !== null && { due }),
    ...(!isOpen && statuses.length > 0 && { statuses }),
    ...(priority !== null && { priority }),
    ...(assignee !== null && { assignee }),
    ...(isCreatedByMe && { isCreatedByMe }),
    ...(search !== null && { search }),
    ...(isArchived && { isArchived }),
  };
}
