import { type Mention, nameFinder, type Person, type SharedName } from '../people/people.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import type { Question } from './question.ts';
import { together } from './read-created.ts';

/** Who is to have a task: one there is, or one that the words describe. */
export type Assigned<P extends Person> =
  | Extract<Question<P>, { kind: 'assign' }>
  | { kind: 'create'; text: string; assignee: P; leftOut: P[] };

/** 'Nora to clean the oven' has a verb and what it is done with: that is a task of its own. */
const TO_DO = /^\s+to\s+([\p{L}]+)\s+(\S.*)$/u;

/** What is behind 'assign', 'give' and the like. */
export function readAssigned<P extends Person>(whole: string, people: readonly P[]): Assigned<P> {
  const written = whole.replace(/ (?:instead|now|again|then)(?=[\s.!]*$)/i, '');
  // 'To mark' at the end is to somebody, though it is a word, too.
  const text = written.replace(/(?<=\sto )\p{Ll}(?=[\p{L}'’-]*[\s.!?]*$)/u, (letter) => letter.toUpperCase());
  const finder = nameFinder(people);
  const mentions = finder.find(text);
  const mine = /\s(?:over )?to (?:me|myself)[\s.!]*$|^me\s+(?:to\s+)?(?=\S)/i.exec(text);
  const first = mentions[0];
  if (first?.start === 0) return ofNamedFirst(text, first);
  if (mine !== null) return assigned(text.replace(mine[0], ''), 'me');
  // 'To Nora or Ben'
  const either = EITHER.exec(text);
  const choice = either === null ? [] : finder.find(either[0]).map(({ person }) => person);
  if (either !== null && choice.length > 1) {
    const about = withoutBack(text.slice(0, either.index));
    return { kind: 'assign', about, assignee: null, replaced: null, leftOut: [], alike: choice };
  }
  const alike = finder.shared(text).at(-1);
  if (alike !== undefined && alike.end > (mentions.at(-1)?.end ?? 0)) return ofAlike(text, alike);
  const at = mentions.findLastIndex(({ start }) => /(?:^|\s)to\s(?:\S+\s)?$/i.test(text.slice(0, start)));
  const recipients = at === -1 ? [] : together(text, mentions.slice(at));
  const [recipient] = recipients;
  if (recipient === undefined || !/^[\s.!]*$/.test(text.slice(recipients.at(-1)?.end))) {
    // Somebody of whom nobody has the name, such as 'to Bobby' or 'to Bob Bolt'.
    return assigned(text.replace(/\s(?:over )?to\s\S+(?:\s\p{L}\S*)?$/u, ''), null);
  }
  return assigned(text.slice(0, recipient.start).replace(/(?:^|\s)(?:over )?to\s.*$/i, ''), recipients);
}

const EITHER = /\s(?:over )?to (?:[\p{L}'’-]+ ){1,2}or (?:to )?[\p{L}'’-]+(?: [\p{L}'’-]+)?[\s.!?]*$/iu;

function assigned<P extends Person>(
  about: string,
  to: readonly Mention<P>[] | 'me' | null,
  replaced: P | null = null,
): Assigned<P> {
  const given = { kind: 'assign', about: withoutBack(about), replaced, alike: [] } as const;
  if (to === 'me' || to === null) return { ...given, assignee: to, leftOut: [], alike: [] };
  const [assignee = null, ...leftOut] = [...new Set(to.map(({ person }) => person))];
  return { ...given, assignee, leftOut, alike: [] };
}

/** 'It back', which is given back, 'the rota now' */
function withoutBack(about: string): string {
  return about.trim().replace(/(?<=\S) (?:back|now|from now on|instead)$/i, '');
}

/** 'The rota to Nora' and 'Nora the rota', where several are called so. */
function ofAlike<P extends Person>(text: string, { people, start, end }: SharedName<P>): Assigned<P> {
  const about = start === 0 ? text.slice(end).replace(/^\s+to\s+/i, '') : text.slice(0, start).replace(GIVEN_TO, '');
  return { kind: 'assign', about: about.trim(), assignee: null, replaced: null, leftOut: [], alike: people };
}

const GIVEN_TO = /(?:^|\s)(?:(?:over )?to|for|→)\s.*$|:\s*$/i;

const TAKES =
  /^\s(?:(?:said|says) (?:s?he|they)(?:['’]ll| will| can| would) (?:do|take|handle)|(?:is|are) (?:now )?doing|needs? to (?:do|take|handle)|takes?|will take|can take|(?:is|are) taking|do|does|will do|handles?|will handle|gets?|should (?:do|take|get)|(?:has|have) to do)(?: over)? (?:the |our |this )?(\S.*)$/i;
const I_TAKE =
  /^i(?:'ll| will| can)? (?:take|do|handle)(?: over| on)? (?:the |our |this )?(?!it\b|that\b|this\b)(\S.*)$/i;
const SHORT = 6;

/** 'Nora takes the rota', 'I'll take the rota', 'rota to Nora'; null for any other line. */
export function readTaken<P extends Person>(written: string, people: readonly P[]): Assigned<P> | null {
  const text = written.replace(/[\s.!]+$/, '');
  const finder = nameFinder(people);
  const mentions = finder.find(text);
  const given = givenInOtherWords(text, mentions);
  if (given !== null || text.endsWith('?')) return given;
  const own = I_TAKE.exec(text)?.[1];
  if (own !== undefined) return assigned(own, 'me');
  const [alike] = mentions.length > 0 ? [] : finder.shared(text);
  if (alike !== undefined) {
    const taken = alike.start === 0 ? TAKES.exec(text.slice(alike.end))?.[1] : undefined;
    if (taken !== undefined)
      return { kind: 'assign', about: taken, assignee: null, replaced: null, leftOut: [], alike: alike.people };
    const isGiven = GOES_TO.test(text.slice(0, alike.start)) || plainlyGiven(text, alike, alike.end) !== null;
    return isGiven && alike.end === text.length ? ofAlike(text, alike) : null;
  }
  const byNobody = mentions.length > 0 ? undefined : (NOBODY_TAKES.exec(text) ?? STRANGER_TAKES.exec(text))?.[1];
  if (byNobody !== undefined) return assigned(byNobody, null);
  const group = together(text, mentions);
  const [first] = group;
  if (first === undefined || group.length < mentions.length) return null;
  const end = group.at(-1)?.end ?? 0;
  const about = first.start === 0 ? TAKES.exec(text.slice(end))?.[1] : undefined;
  if (about !== undefined) return assigned(about, group);
  const plain = plainlyGiven(text, first, end);
  return plain === null ? null : assigned(plain, group);
}

/** What goes to the names at the end of a short line: 'rota to Nora', 'rota: Nora', 'rota @nora' */
function plainlyGiven(text: string, first: { start: number; isMention?: boolean }, end: number): string | null {
  const gives = first.isMention ? /^(\S.*?)\s$/ : /^(\S.*?)(?:\s(?:to|for|→|[-=]>)|:)\s$/;
  const before = gives.exec(text.slice(0, first.start))?.[1];
  if (before === undefined || end < text.length || text.split(' ').length > SHORT) return null;
  const [verb = ''] = fold(before).split(' ');
  return ACTION_VERBS.has(verb) || LISTS.test(fold(before)) ? null : before;
}

/** Stand for the first and the second name of a line. */
const [ONE, TWO] = ['\u{e001}', '\u{e002}'];
const INSTEAD_OF = '(?:instead of|in place of|(?:an)?statt|en vez de|en lugar de|à la place de|au lieu de)';
const ABOUT = '(?:the |our |this |de[rmn] |die |das |el |la |los |las |les? )?(?<about>\\S.*?)';

/** Lines that give a task to the first or the second whom they name. */
const GIVEN: readonly (readonly [RegExp, typeof ONE])[] = [
  // 'Rota: Mei instead of Tomasz', 'rota: Mei takes over'
  [new RegExp(`^${ABOUT}\\s?[:–-] ${ONE} (?:${INSTEAD_OF} ${TWO}|(?:takes|will take) over)$`, 'i'), ONE],
  // 'Mei instead of Tomasz for the rota', 'Mei statt Tomasz beim Dienstplan', 'Mei en vez de Tomasz para la rota'
  [
    new RegExp(
      `^${ONE} ${INSTEAD_OF} ${TWO} (?:for|on|with|at|beim?|für|am|an|para|en|con|pour|sur|à|au) ${ABOUT}$`,
      'i',
    ),
    ONE,
  ],
  // 'Swap Tomasz for Mei on the rota', 'rota: replace Tomasz with Mei', 'Mei replaces Tomasz on the rota'
  [
    new RegExp(
      `^(?:swap|replace|exchange|substitute) ${ONE} (?:for|with|by) ${TWO} (?:on|for|in|at|with) ${ABOUT}$`,
      'i',
    ),
    TWO,
  ],
  [new RegExp(`^${ABOUT}\\s?[:–-] (?:swap|replace|exchange|substitute) ${ONE} (?:for|with|by) ${TWO}$`, 'i'), TWO],
  [new RegExp(`^${ONE} (?:replaces|is replacing|will replace) ${TWO} (?:on|for|in|at|with) ${ABOUT}$`, 'i'), ONE],
  // 'The oven is for Mei now', 'the oven is now Mei's'
  [new RegExp(`^${ABOUT} (?:is|are) (?:(?:now )?for ${ONE}(?: now)?|now ${ONE})$`, 'i'), ONE],
  // 'The van task is not mine, it's Rafael's'
  [
    new RegExp(
      `^${ABOUT} (?:is not|isn['’]?t) (?:mine|my task|for me),? (?:it['’]?s|it is|but) (?:for )?${ONE}(?:['’]?s)?(?: task)?$`,
      'i',
    ),
    ONE,
  ],
  // 'The rota goes to Mei', 'from Ben to Mei'
  [new RegExp(`^${ABOUT} (?:now )?goe?s? (?:over )?(?:from (?:\\S+ ){1,2})?to ${ONE}$`, 'i'), ONE],
  [new RegExp(`^${ABOUT} (?:now )?goe?s? (?:over )?from ${ONE} to ${TWO}$`, 'i'), TWO],
];

/** 'Can Mei do the window?', without its question mark */
const ASKED = new RegExp(
  `^(?:can|could|would|will|let|have) ${ONE} (?:(?:please|maybe|perhaps|kindly) )?(?:do|take|handle|look after)(?: over)? ${ABOUT}$`,
  'i',
);

const EXCHANGED = new RegExp(
  `^(?:swap|exchange|switch) ${ONE} (?:and|with) ${TWO} (?:on|for|in|at|with) ${ABOUT}$`,
  'i',
);

function givenInOtherWords<P extends Person>(text: string, mentions: readonly Mention<P>[]): Assigned<P> | null {
  const [first, second, third] = mentions;
  if (first === undefined || third !== undefined) return null;
  const behind = second === undefined ? text.slice(first.end) : text.slice(first.end, second.start) + TWO;
  const marked = `${text.slice(0, first.start)}${ONE}${behind}${second === undefined ? '' : text.slice(second.end)}`;
  const asked = ASKED.exec(marked.replace(/[?\s]+$/, ''))?.groups?.about;
  if (asked !== undefined && second === undefined) return assigned(asked, [first]);
  const exchanged = EXCHANGED.exec(marked)?.groups?.about;
  if (exchanged !== undefined && second !== undefined) {
    const alike = [first.person, second.person];
    return { kind: 'assign', about: exchanged, assignee: null, replaced: null, leftOut: [], alike };
  }
  for (const [pattern, who] of GIVEN) {
    const about = pattern.exec(marked)?.groups?.about;
    const [to, from] = who === ONE ? [first, second] : [second, first];
    if (about !== undefined && to !== undefined) return assigned(about, [to], from?.person ?? null);
  }
  return null;
}

const GOES_TO = /^(\S.*?) (?:now )?(?:goes|go) (?:over )?(?:from (?:\S+ ){1,2})?to $/i;
/** Of whom nobody has the name. */
const STRANGER_TAKES =
  /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+ (?:takes|will take|does|will do|gets) (?:the |our |this )?(\S.*)$/u;
const NOBODY_TAKES =
  /^(?!(?:who|what|which|i|we|it|this|that|he|she|they|you|somebody|someone|nobody|everyone|the|my|our|your|whoever)\b)\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)? (?:takes over|will take over|is taking over|übernimmt) (?:the |our |this |die |den |das )?(\S.*)$/iu;

const UNASSIGN = /^unassign\s(?:(.{2,40}) from )?(?:the |my |our |this )?(\S.*)$/i;

/** 'Unassign Nora from the rota': a task has a lead, so whom to put in their place is asked; null for any other line. */
export function readUnassigned<P extends Person>(text: string, people: readonly P[]): Assigned<P> | null {
  const [, who = '', about] = UNASSIGN.exec(text.replace(/[\s.!?]+$/, '')) ?? [];
  return about === undefined ? null : assigned(about, null, nameFinder(people).find(who)[0]?.person ?? null);
}

/** 'Add Amara to the labels', 'add Amara as co-assignee', 'take Amara off the labels': who helps with a task; null for any other line. */
export function readHelper<P extends Person>(text: string, people: readonly P[]) {
  const [first] = nameFinder(people).find(text);
  if (first === undefined || !/^(?:add|invite|remove|take)\s@?$/i.test(text.slice(0, first.start))) return null;
  const rest = text.slice(first.end);
  const about = HELPS_WITH.exec(rest)?.[1] ?? (HELPS.test(rest) ? '' : null);
  return about === null ? null : { kind: 'coAssign' as const, about, person: first.person };
}

const HELPS_WITH = /^\s(?:as (?:an? )?(?:co-?assignee|helper) )?(?:to|on|for|off|from) (?:the |our |this )?(\S.*)$/i;
/** 'Add Amara', 'add Amara as co-assignee': to the task named before. */
const HELPS = /^(?: as (?:an? )?(?:co-?assignee|helper|second person))?(?: (?:too|as well))?[\s.!]*$/i;

/** 'Tasks for Nora' asks for a list. */
const LISTS =
  /\b(?:(?:any|some|no)thing|tasks?|to-?dos?|what|which|due|overdue|open|all|show|list|assigned|completed|done|is|are)\b/;

function ofNamedFirst<P extends Person>(text: string, first: Mention<P>): Assigned<P> {
  const { person, end } = first;
  const rest = text.slice(end);
  const toDo = TO_DO.exec(rest);
  const isNew = toDo !== null && ACTION_VERBS.has(fold(toDo[1] ?? ''));
  if (isNew) return { kind: 'create', text: rest.replace(/^\s+to\s+/, ''), assignee: person, leftOut: [] };
  return assigned(rest.replace(/^\s+to\s+/i, ''), [first]);
}
