import { MONTHS, WEEKDAYS } from '../dates/date-words.ts';
import { isOfKnownWord } from '../identify/associated-words.ts';
import { sensesOf } from '../identify/thesaurus.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { ACTION_VERBS, verbOf } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold, isOneMistakeApart } from '../words/words.ts';
import { formOfAddress, mostlyAddressedAs } from './forms-of-address.ts';
import { GREETED } from './greeted.ts';
import { FORMAL_NAMES, NICKNAMES } from './nicknames.ts';
import { isOfAnySentence, isRatherWord } from './word-or-name.ts';

/** Somebody the caller may assign. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** A name in a text, and whose it is. */
export interface Mention<P extends Person> {
  person: P;
  start: number;
  end: number;
  isMention: boolean;
}

/** Capitals that are nobody's initials. */
const ABBREVIATIONS = new Set(
  'ps am pm ok nb pc tv hr it ceo cfo cto vat eu uk us usa id qa pr po ai pt et ct tbd tba fyi rsvp asap eod eta faq pdf csv url api dhl ups'.split(
    ' ',
  ),
);

/** Family names that are words as well. */
const SURNAMES_TOO = 'long young king cook baker miller mason hunter carter porter taylor wolf'.split(' ');

/** Names that are words as well: only with a capital letter, or after '@'. */
const WORDS_TOO = new Set([
  ...SURNAMES_TOO,
  ...'will mark may rose grace hope jack bill rob art pat drew dot ray sue max guy rich grant chase dale dean frank glen lance miles norm page penny wade faith joy june april august amber ruby holly ivy iris lily jade pearl sandy summer autumn dick mo sol van sky star else so do an'.split(
    ' ',
  ),
]);

/** Whether the word, such as 'Thandi', can only be the beginning of a name: no other word that begins a sentence. */
function mayBeShort(word: string, isAddressed: boolean): boolean {
  return (
    word.length >= (isAddressed ? 3 : SHORTEST_SHORT_NAME) &&
    !STOP_WORDS.has(word) &&
    !ACTION_VERBS.has(word) &&
    !Object.hasOwn(MONTHS, word) &&
    !Object.hasOwn(WEEKDAYS, word) &&
    !WORDS_TOO.has(word)
  );
}

const SHORTEST_SHORT_NAME = 4;
/** What follows the name of a company that is named after somebody. */
const OF_COMPANY =
  /^(?:(?: and| &|,)? \p{Lu}[\p{L}'’-]*){0,2},? (?:ltd|limited|llp|llc|inc|plc|gmbh|ag|kg|ohg|sarl|sas|s\.?l\.?|s\.?a\.?|associates|partners|brothers|bros|sons|architects?|solicitors?|surveyors?|accountants?|builders|construction|contractors?|joinery|consulting|consultants?|estates?|engineering|holdings?|group|hotels?|motors|electrical|electrics|plumbing|roofing|logistics|catering|pharmacy|dental|clinic|insurance|brewery|publishing)\b/iu;
/** 'Lonnie' of Lonneke */
const DIMINUTIVE = /^(\p{L}{4,})(?:ie|ey|y|i)$/u;

/** Finds the names of these people in texts: full, first and last names, nicknames, initials and '@' with one of them. */
export function nameFinder<P extends Person>(people: readonly P[]) {
  const known = people.map((person): Known<P> => ({ person, ...foldedName(person) }));
  const knownById = new Map(known.map((each) => [each.person.id, each]));
  const owners = ownersOf(known);
  let beginnings: Beginning<P>[] | undefined;

  /** In the order in which they stand. */
  function find(text: string): Mention<P>[] {
    const found: Mention<P>[] = [];
    for (const match of text.matchAll(/@?[\p{L}][\p{L}\p{M}'’-]*(?:[._][\p{L}]+)?/gu)) {
      const isMention = match[0].startsWith('@');
      const written = isMention ? match[0].slice(1) : match[0];
      const start = match.index;
      let end = start + match[0].length;
      const previous = found.at(-1);
      // The rest of a whole name.
      if (previous !== undefined && start < previous.end) continue;
      // 'mark, please' and 'will pls' speak to somebody.
      const isAddressed =
        (start === 0 &&
          /^(?:\s?[,:]| [-–—] | (?:pls|plz|please|can|could|cld|would)\b)/.test(text.slice(end, end + 10))) ||
        (/\b(?:pls|plz|please),? $/i.test(text.slice(Math.max(0, start - 9), start)) &&
          /^\s?[?.!]/.test(text.slice(end)));
      const initial = /(?:^|\s)(\p{Lu})\.\s$/u.exec(text.slice(Math.max(0, start - 4), start))?.[1] ?? '';
      const [behind = '', lastInitial = ''] = /^ (\p{Lu})(?:\.|(?=[\s:,]|$))/u.exec(text.slice(end, end + 4)) ?? [];
      const ofInitial = withLastInitial(written, fold(lastInitial));
      const person =
        whose(written, isMention, isAddressed, fold(initial)) ?? ofInitial ?? withLastName(written, text.slice(end));
      if (!person || (!isMention && isSomebodyElse(person, written, text, { start, end }))) continue;
      const isWhole = previous?.person === person || lastNameBehind(person, written, text.slice(end)) > 0;
      const name = asCompared(written);
      const mayBeWord = WORDS_TOO.has(name) || isOfAnySentence(name);
      if (!isMention && !isWhole && mayBeWord && isRatherWord(name, text, { start, end })) continue;
      // 'Anna K. - the projector …'
      if (ofInitial === person) end += behind.length;
      end += lastNameBehind(person, written, text.slice(end));
      // 'Nora Lind' is one name.
      const goesOn =
        previous &&
        /^[\s.]$/.test(text.slice(previous.end, start)) &&
        (previous.person === person || belongs(text.slice(previous.start, end), knownById.get(previous.person.id)));
      if (goesOn) previous.end = end;
      else found.push({ person, start, end, isMention });
    }
    return found;
  }

  function whose(written: string, isMention: boolean, isAddressed: boolean, initial: string): P | null {
    const name = asCompared(written);
    const isCapital = /^\p{Lu}/u.test(written);
    if (!isMention && !isCapital && !isAddressed && WORDS_TOO.has(name)) return null;
    const named = owners.get(name);
    if (named) return named;
    const byInitial = named === null && initial !== '' ? initialed(initial, name) : null;
    if (byInitial !== null) return byInitial;
    if (/^\p{Lu}(?:\p{Lu}|\p{L}\p{Lu})$/u.test(written) && (isMention || !ABBREVIATIONS.has(name)))
      return owners.get(`initials ${name}`) ?? null;
    // 'Assignee: leon.m'
    const [dotted = '', lastOf = ''] = name.split('.');
    // 'C.T. to send it'
    if (/^\p{Lu}\.\p{Lu}$/u.test(written)) return owners.get(`initials ${dotted}${lastOf}`) ?? null;
    if (!isMention && lastOf.length === 1) return withLastInitial(dotted, lastOf);
    // 'leon.meier'
    if (!isMention && lastOf !== '') return whole(dotted, lastOf);
    if (isMention) {
      const glued = known.filter(({ parts }) => parts.length > 1 && `${parts[0]?.[0]}${parts.at(-1)}` === name);
      if (glued.length === 1) return glued[0]?.person ?? null;
      const [first = '', last = ''] = name.split(/[._]/);
      return (
        owners.get(first) ?? (last === '' ? beginning(name) : (initialed(first, last) ?? owners.get(last) ?? null))
      );
    }
    return (isCapital || isAddressed) && mayBeShort(name, isAddressed)
      ? (beginning(name) ?? beginning(DIMINUTIVE.exec(name)?.[1] ?? ''))
      : null;
  }

  function whole(first: string, last: string): P | null {
    const found = known.filter(({ parts }) => parts[0] === first && parts.at(-1) === last);
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** 'Ben O.', of two with that first name */
  function withLastInitial(first: string, initial: string): P | null {
    if (initial === '') return null;
    const name = asCompared(first);
    const found = known.filter(({ parts }) => parts[0] === name && parts.at(-1)?.startsWith(initial));
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** 'Nora Klein', of two with that first name */
  function withLastName(first: string, after: string): P | null {
    const name = asCompared(first);
    // Whom the first name alone does not tell.
    if (owners.get(name) !== null) return null;
    const last = asCompared(NEXT_WORD.exec(after)?.[1] ?? '');
    return last === '' ? null : whole(name, last);
  }

  /** Of 'carmen sol' the sun, too. @returns how many signs of the family name follow the first name */
  function lastNameBehind(person: P, written: string, after: string): number {
    const { parts = [] } = knownById.get(person.id) ?? {};
    const [next = '', last = ''] = NEXT_WORD.exec(after) ?? [];
    // 'Call Bob tomorrow', of Bob Tomorrow
    if (isOfAnySentence(asCompared(last)) && !/^\p{Lu}/u.test(last)) return 0;
    const isWhole = parts.length > 1 && parts[0] === asCompared(written) && parts.at(-1) === asCompared(last);
    return isWhole ? next.length : 0;
  }

  /** 'Peter Okafor' is not Amara Okafor, nor 'Jonas Miller' Jonas Lindqvist. */
  function isSomebodyElse(person: P, written: string, text: string, { start, end }: Span): boolean {
    const { parts = [] } = knownById.get(person.id) ?? {};
    if (parts.length < 2) return false;
    const name = asCompared(written);
    // 'Lyster & Brennan Estates', 'Fenwick Lowe Architects'
    if (
      parts.at(-1) === name &&
      (OF_COMPANY.test(text.slice(end)) ||
        /\p{Lu}[\p{L}'’-]+ & $/u.test(text.slice(0, start)) ||
        /^ & \p{Lu}/u.test(text.slice(end)))
    )
      return true;
    const beside =
      parts.at(-1) === name
        ? (PREVIOUS_WORD.exec(text.slice(0, start))?.[1] ?? '')
        : (NEXT_WORD.exec(text.slice(end))?.[1] ?? '');
    const other = asCompared(beside);
    // 'Nora Ben: the labels' names two.
    const isFirstOfAnother = parts[0] === name && known.some((each) => each.parts[0] === other);
    return isNameLike(beside) && !isFirstOfAnother && !parts.some((part) => isOf(part, other));
  }

  /** 'Y. Okonkwo', 'j.ortega' */
  function initialed(initial: string, last: string): P | null {
    const found = known.filter(({ parts }) => parts.at(-1) === last && parts[0]?.startsWith(initial));
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** '@ale' for Alejandro, where nobody else begins so. */
  function beginning(name: string): P | null {
    if (name.length < 2) return null;
    beginnings ??= sortedParts(known);
    let found: P | null = null;
    for (let at = firstNotBefore(beginnings, name); beginnings[at]?.part.startsWith(name); at++) {
      const { person } = beginnings[at] as Beginning<P>;
      if (found !== null && found.id !== person.id) return null;
      found = person;
    }
    return found;
  }

  /** Who a word at the beginning of a text means, were it mistyped: 'yukki please'. */
  function mistyped(word: string): P | null {
    const name = fold(word);
    if (name.length < 4) return null;
    const found = known.filter(({ parts }) => isOneMistakeApart(parts[0] ?? '', name));
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** Who is meant by a name in which a letter stands twice, or once too little: 'Evelynn'; another letter is another name. */
  function stammered(word: string): P | null {
    const once = (name: string) => name.replace(/(\p{L})\1+/gu, '$1');
    const found = known.filter(({ parts }) => once(parts[0] ?? '') === once(fold(word)));
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** Who is greeted so: 'Hey Del', 'Hi Evelynn'; null for nobody, or several. */
  function greeted(greeting: string): P | null {
    // With the comma, so that 'Jas' is known to be spoken to.
    const found = find(`${greeting},`);
    if (found.length > 0) return found.length === 1 ? (found[0]?.person ?? null) : null;
    const ofFamily = addressedFormally(greeting);
    if (ofFamily !== null) return ofFamily;
    const word = /^\p{L}{3,}$/u.exec(greeting.trim())?.[0] ?? '';
    return IS_GREETED.test(fold(word)) ? null : (beginning(fold(word)) ?? stammered(word));
  }

  /** 'Mr. Okafor', of a family whose other members are women. */
  function addressedFormally(greeting: string): P | null {
    const [, title = '', last = ''] = /^(\p{L}+)\.? (\p{L}[\p{L}'-]*)$/u.exec(fold(greeting).trim()) ?? [];
    const form = formOfAddress(title);
    if (form === null) return null;
    const family = known.filter(({ parts }) => parts.length > 1 && parts.at(-1) === last);
    const found = family.filter(({ parts }) => mostlyAddressedAs(parts[0] ?? '') === form);
    return found.length === 1 ? (found[0]?.person ?? null) : null;
  }

  /** Names that several of them have, so that nobody is meant for certain: 'Nora' of Nora Klein and Nora Groß. */
  function shared(text: string): SharedName<P>[] {
    const found: SharedName<P>[] = [];
    for (const { 0: written, index } of text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
      const name = asCompared(written);
      if (owners.get(name) !== null || (WORDS_TOO.has(name) && !/^\p{Lu}/u.test(written))) continue;
      const [next = '', last = ''] = NEXT_WORD.exec(text.slice(index + written.length)) ?? [];
      const ofName = known.filter(({ parts }) => parts[0] === name || parts.at(-1) === name);
      const whole = ofName.filter(({ parts }) => parts.at(-1) === asCompared(last));
      const end = index + written.length + (whole.length > 0 ? next.length : 0);
      const people = (whole.length > 0 ? whole : ofName).map(({ person }) => person);
      if (people.length > 1 && (found.at(-1)?.end ?? 0) <= index) found.push({ people, start: index, end });
    }
    return found;
  }

  return { find, mistyped, greeted, shared };
}

/** A name in a text that several people have. */
export interface SharedName<P extends Person> {
  people: P[];
  start: number;
  end: number;
}

/** Names are compared without accents; 'Gross' is written for 'Groß'. */
function asCompared(name: string): string {
  return fold(name).replaceAll('ß', 'ss').replace(/'s?$/, '').replace(JAPANESE_TITLE, '');
}

/** 'Lars-san' */
const JAPANESE_TITLE = /(?<=\p{L}{2})-(?:san|sama|kun|chan|sensei)$/u;

interface Span {
  start: number;
  end: number;
}

const PREVIOUS_WORD = /(?:^|[\s("“„'])(\p{L}[\p{L}'’-]+) $/u;
const NEXT_WORD = /^ (\p{L}[\p{L}'’-]+)/u;

/** Whether a word may stand for this part of a name: the same, its beginning, or a nickname of it. */
function isOf(part: string, word: string): boolean {
  return part.startsWith(word) || (FORMAL_NAMES.get(word)?.includes(part) ?? false);
}

/** 'Peter' and 'Mallory': a word with a capital that is no other word of any language known here. */
function isNameLike(word: string): boolean {
  const folded = asCompared(word);
  if (!/^\p{Lu}/u.test(word))
    return folded.length > 3 && !WORDS_TOO.has(folded) && (NICKNAMES.has(folded) || FORMAL_NAMES.has(folded));
  if (!/^\p{Lu}\p{Ll}{2,}/u.test(word)) return false;
  if (NICKNAMES.has(folded) || SURNAMES_TOO.includes(folded)) return true;
  return (
    !STOP_WORDS.has(folded) &&
    !Object.hasOwn(MONTHS, folded) &&
    !Object.hasOwn(WEEKDAYS, folded) &&
    formOfAddress(folded) === null &&
    !IS_GREETED.test(folded) &&
    verbOf(folded) === null &&
    !isOfKnownWord(stemOf(folded)) &&
    sensesOf(folded).length === 0
  );
}

const IS_GREETED = new RegExp(`^(?:${GREETED})$`);

export type NameFinder<P extends Person> = ReturnType<typeof nameFinder<P>>;

/** Somebody with the name as it is compared, made once for all the words of a text. */
interface Known<P extends Person> {
  person: P;
  folded: string;
  /** Of a long name the first ones and the last. */
  parts: string[];
}

const PARTS_KNOWN = 6;

function foldedName({ name }: Person): { folded: string; parts: string[] } {
  const folded = asCompared(name);
  const parts = folded.split(/\s+/).filter((part) => part !== '');
  return {
    folded,
    parts: parts.length > PARTS_KNOWN ? [...parts.slice(0, PARTS_KNOWN - 1), ...parts.slice(-1)] : parts,
  };
}

/** A part of a name, and whose it is. */
interface Beginning<P extends Person> {
  part: string;
  person: P;
}

function sortedParts<P extends Person>(known: readonly Known<P>[]): Beginning<P>[] {
  return known
    .flatMap(({ person, parts }) => parts.map((part) => ({ part, person })))
    .sort((one, other) => (one.part < other.part ? -1 : one.part > other.part ? 1 : 0));
}

function firstNotBefore(sorted: readonly Beginning<Person>[], name: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.part ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ownersOf<P extends Person>(known: readonly Known<P>[]): Map<string, P | null> {
  const owners = new Map<string, P | null>();
  const claim = (name: string, person: P) => {
    if (name === '') return;
    const owner = owners.get(name);
    // Of a name that two have, nobody is meant for certain.
    owners.set(name, owner === undefined || owner?.id === person.id ? person : null);
  };
  for (const { person, parts } of known) {
    const [first = ''] = parts;
    for (const part of new Set([first, parts.at(-1) ?? ''])) claim(part, person);
    if (parts.length > 1) claim(`initials ${parts.map((part) => part[0]).join('')}`, person);
  }
  const surely = new Set(owners.keys());
  for (const { person, parts } of known) {
    const short = NICKNAMES.get(parts[0] ?? '')?.split(' ') ?? [];
    for (const nickname of short) if (!surely.has(nickname)) claim(nickname, person);
  }
  return owners;
}

function belongs(name: string, known: Known<Person> | undefined): boolean {
  return known?.folded.includes(asCompared(name).replace(/^@/, '')) ?? false;
}
