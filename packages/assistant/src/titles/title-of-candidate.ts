import { anyOfWords, WEEKDAYS } from '../dates/date-words.ts';
import { endsApart, type FoundDue } from '../dates/find-due.ts';
import type { Candidate } from '../extract/candidate.ts';
import { predicateBehind } from '../extract/divided-tasks.ts';
import type { Asked } from '../people/assignee.ts';
import { ASSIGNED_BEFORE, ASSIGNS_BEFORE } from '../people/assignee-words.ts';
import type { Person } from '../people/people.ts';
import { ACTION_VERBS, verbOf } from '../words/verbs.ts';
import { capitalised, fold } from '../words/words.ts';
import { substanceOf } from './substance.ts';
import { plainTitle, titleOf } from './title.ts';

export function titleFrom<P extends Person>(each: Candidate<P>, due: FoundDue | null): string {
  const title = titleOfPart(each, each.askedAt, each.text.length, due);
  // 'Imprint out of date → Aylin updates it'
  const arrow = substanceOf(title).length === 0 ? /^.{8,120}?(?=\s?(?:→|[-=]>))/.exec(each.text)?.[0] : undefined;
  if (arrow !== undefined) return titleOf(arrow, []) || title;
  return title || plainTitle(each.text);
}

/** A part of a sentence as a title, without whom it asks and when. */
export function titleOfPart<P extends Person>(
  { text, asked, dues }: Candidate<P>,
  from: number,
  end: number,
  due: FoundDue | null,
): string {
  const to = Math.min(end, beforeOther(text, asked, from));
  const spans = [
    ...asked
      .filter(({ score }) => score >= 4)
      .map(({ start, end }) => ({
        start: start - beforeName(text.slice(0, start)),
        end: end + behindName(text.slice(end)),
      })),
    ...(due === null ? dues : dues.filter((each) => each.rank >= 2 || endsApart(text, each)))
      .filter((each) => !namesThing(text, each) && !REPEATS.test(text.slice(each.start, each.end)))
      .map((each) => ({
        start: each.start - ofMoment(text.slice(0, each.start)),
        end: endOfMoment(text, each, dues) + behindDay(text, each),
      })),
  ];
  const own = spans
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
  const title = titleOf(text.slice(from, to), own);
  const isOfSomebody = asked.some(
    ({ start, end }) => start >= from && start - from <= MOST_BEFORE && text[end] === ' ',
  );
  return isOfSomebody ? withImperative(title) : title;
}

/** Tasks cannot repeat: 'every Monday' stays in the title, for people to read. */
const REPEATS = /^(?:every|jeden|cada|chaque)\b/i;

/** Where somebody else goes on with it: 'Mei soll die Liste aktualisieren, Jonas schickt sie dann weiter'. */
function beforeOther(text: string, asked: readonly Asked<Person>[], from: number): number {
  const [first] = asked;
  const other = asked.find(
    ({ start, end, person }) =>
      start > from + LEAST_BEFORE_OTHER &&
      person !== first?.person &&
      /,\s$/.test(text.slice(0, start)) &&
      predicateBehind(fold(text.slice(end)))?.form === 'does',
  );
  return other === undefined ? text.length : text.slice(0, other.start).replace(/,\s$/, '').length;
}

const LEAST_BEFORE_OTHER = 12;

/** How much of 'la réunion de lundi' and 'Zahnarzt Do 3.12.' stands before the day and goes with it. */
function ofMoment(before: string): number {
  return (
    /(?<=\p{L} )(?:de|du|del|vom|von) $|(?<=^|[\p{L},] )(?:am )?(?:Mo|Di|Mi|Do|Fr|Sa|So)[.,]? $/u.exec(before)?.[0]
      .length ?? 0
  );
}

/** 'And Amara writes docs' */
const MOST_BEFORE = 4;

/** 'Writes docs', of whom the name was taken away, as 'Write docs'. */
function withImperative(title: string): string {
  const [first = ''] = title.split(' ', 1);
  const folded = fold(first);
  const verb = folded === 'does' ? 'do' : folded.endsWith('s') && !ACTION_VERBS.has(folded) ? verbOf(folded) : null;
  return verb === null || !title.includes(' ') ? title : capitalised(`${verb}${title.slice(first.length)}`);
}

/** How much of what stands before a name only says that it is whoever it names: ', and assign it to Nora'. */
function beforeName(before: string): number {
  const folded = fold(before);
  return (ASSIGNED_BEFORE.exec(folded) ?? ASSIGNS_BEFORE.exec(folded))?.[0].length ?? 0;
}

/** How much of what stands behind a name is said of, or to, whoever it names: 'Vito mate', 'Saoirse picks that up'. */
function behindName(after: string): number {
  const folded = fold(after);
  const said = [ASSIGNS_AFTER, TAKES_IT, DOES_IT, DOES_SOMETHING_WITH_IT, ENDEARMENT]
    .map((says) => says.exec(folded))
    .find((found) => found !== null);
  return said?.[0].length ?? 0;
}

/** 'Weise es Nora zu' */
const ASSIGNS_AFTER = /^ zu(?=[\s,.;!]|$)/;
const DOES_IT = /^ (?:does|takes|handles|sorts|macht|erledigt|ubernimmt) (?:it|that|this|das|es)(?=\s?[,.;])/;
/** 'Order the flour and Ben can collect it' */
const DOES_SOMETHING_WITH_IT =
  /^ (?:can|could|will|would|should|must) \p{L}+(?: (?:up|off|out|over|back))? (?:it|them|this|that|these|those)(?=[\s,.;!?]|$)/u;
const ENDEARMENT = /^ (?:mate|love|babes?|hun|pal|buddy|darling|bro|bud)\b(?=,? \p{L})/u;

/** '…, Saoirse picks that up' */
export const TAKES_IT =
  /(?:,? (?:and|und|y|et))? (?:(?:(?:will|should|shall|can|could|might|must) )?(?:picks?|takes?|handles?|do(?:es)?|owns?|has|gets?|looks? (?:into|after)|deals? with|kummert sich|ubernimmt|macht|(?:soll|kann|konnte) (?:das |es )?(?:machen|ubernehmen)|(?:puede|podria|debe) hacerlo|(?:peut|pourrait|doit) le faire|se encarga|s'en (?:charge|occupe))(?: (?:it|that|this|them|das|darum|es|de ello))?(?: (?:up|on|over|care of (?:it|that|this)))?)\s*[.!]?$/u;

/** 'Take the Saturday shift': the day is part of a name. */
function namesThing(text: string, { start, end }: FoundDue): boolean {
  const said = fold(text);
  // What leads to a date has 'the', and no other of these.
  const owner = /\b(?:our|my|your|their|this) $/.exec(said.slice(0, start))?.[0] ?? '';
  const named = owner + said.slice(start, end);
  // 'Ask Jonas about Sunday'
  if (
    /\b(?:about|regarding|concerning|uber|wegen|sobre) $/.test(said.slice(0, start)) &&
    /^\s*[.!?]*$/.test(said.slice(end))
  )
    return true;
  if (/^'s \p{L}/u.test(said.slice(end)) && !/^(?:by|before|until|till|for|on|at|after)\b/.test(named)) return true;
  return DAY_OF_THING.test(named) && THING_AFTER.test(said.slice(end, end + 30));
}

/** Of 'before the 2 pm training on Friday' all is when, the thing between its time and its day too. */
function endOfMoment(text: string, { start, end, value }: FoundDue, dues: readonly FoundDue[]): number {
  const next = dues.find((each) => each.start > end && each.value.getTime() === value.getTime());
  const isLed = /^(?:before|by|until|till|vor|bis|avant|antes)\b/.test(fold(text.slice(start, end)));
  return next !== undefined && isLed && /^(?:\s[\p{L}'’-]+){1,2}\s$/u.test(text.slice(end, next.start))
    ? next.end
    : end;
}

/** How much of 'before Sunday's service' stands behind the day. */
function behindDay(text: string, { start, end }: FoundDue): number {
  const said = fold(text.slice(start, end));
  // 'Before the 2 pm meeting'
  if (/^(?:before|after|until) (?:the|our|my|your) \d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)?$/.test(said))
    return /^ \p{L}+(?=\s*(?:[.,;:!?)]|$))/u.exec(text.slice(end))?.[0].length ?? 0;
  const leads = /^(?:by|before|until|till|for|on|at|after)\b/.test(said);
  return leads
    ? (/^['’]s \p{L}+(?!\p{L}| \d)(?: \p{L}+(?=\s*(?:[.,;:!?)]|$)))?/u.exec(text.slice(end))?.[0].length ?? 0)
    : 0;
}

const DAY_OF_THING = new RegExp(
  `^(?:(?:for|at|from|of|with|to|in) )?(?:the|our|my|your|their|this) (?:${anyOfWords(Object.keys(WEEKDAYS))})$`,
);

const THING_AFTER =
  /^ (?!(?:at|by|in|on|for|from|to|of|before|after|and|or|until|with|morning|afternoon|evening|noon|night|next|instead|please|is|are|we|i|you|it|then)\b)\p{L}{3,}/u;
