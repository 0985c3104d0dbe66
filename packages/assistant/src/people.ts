import { fold, isOneMistakeApart } from './words.ts';

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

/** What people are called by their friends: formal name, and the short ones. */
const NICKNAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'alexandra alex sandra sascha lexi',
    'alexander alex sascha sasha xander',
    'alejandro alex',
    'andrew andy drew',
    'andreas andi andy',
    'anthony tony',
    'antonio toni tony',
    'barbara barb babs',
    'benjamin ben benny',
    'bernard bernie',
    'catherine cathy cate kate',
    'katherine kathy kate katie kat',
    'katharina kathi kati',
    'charles charlie chuck',
    'charlotte charlie lotte',
    'christina chris tina chrissy',
    'christine chris tina',
    'christopher chris topher',
    'christian chris',
    'daniel dan danny',
    'daniela dani',
    'david dave',
    'deborah deb debbie',
    'dominik dom',
    'dorothy dot dottie',
    'edward ed eddie ted',
    'eduardo edu',
    'eleanor ellie nell nora',
    'elizabeth liz lizzy beth betty eliza',
    'elisabeth lisa sissi',
    'emily em',
    'emmanuel manu',
    'eugene gene',
    'florian flo',
    'francisco paco fran',
    'franziska franzi',
    'frederick fred freddie',
    'friedrich fritz',
    'gabriel gabe',
    'gabriela gabi',
    'gerald gerry',
    'gregory greg',
    'guillermo memo',
    'gwendolyn gwen',
    'harold harry hal',
    'henry harry hank',
    'isabella bella isa',
    'isabel isa',
    'jacob jake',
    'james jim jimmy jamie',
    'jeffrey jeff',
    'jennifer jen jenny',
    'jessica jess jessie',
    'johannes hannes',
    'john jack johnny',
    'jonathan jon',
    'jose pepe',
    'joseph joe joey',
    'josephine jo josie',
    'joshua josh',
    'juliana jule',
    'katarzyna kasia',
    'kenneth ken kenny',
    'kimberly kim',
    'lawrence larry',
    'leonard leo len',
    'leonardo leo',
    'louis lou',
    'lucas luke',
    'ludwig lutz',
    'magdalena lena magda',
    'manuela manu',
    'margaret maggie meg peggy',
    'maria mia',
    'martina tina',
    'matthew matt',
    'matthias matze',
    'maximilian max',
    'maxwell max',
    'melanie mel',
    'michael mike mick micha',
    'michelle mich',
    'miguel miki',
    'mohammed mo',
    'mohamed mo',
    'natalie nat',
    'natalia nat',
    'nathaniel nate',
    'nathan nate',
    'nicholas nick',
    'nikolaus niko',
    'nicole nic nicky',
    'oliver olli ollie',
    'olivia liv livvy',
    'pamela pam',
    'patricia pat patty trish',
    'patrick pat paddy',
    'peter pete',
    'philip phil',
    'phillip phil',
    'rachel rach',
    'raymond ray',
    'rebecca becky bec',
    'richard rick dick rich richie',
    'robert rob bob bobby bert',
    'roberto beto',
    'ronald ron ronnie',
    'salvador chava',
    'samantha sam sammy',
    'samuel sam sammy',
    'sebastian seb basti',
    'stefan stef',
    'stephanie steph steffi',
    'stephen steve',
    'steven steve',
    'susan sue susie',
    'susanne susi',
    'theodore theo ted teddy',
    'theresa tess terry',
    'thomas tom tommy',
    'timothy tim timmy',
    'tobias tobi',
    'ulrich uli',
    'ursula uschi',
    'valentina vale',
    'victoria vicky tori vic',
    'vincent vince vinnie',
    'vladimir vova',
    'walter walt',
    'wilhelm willi',
    'william will bill billy liam',
    'wolfgang wolf',
    'yekaterina katya',
    'ekaterina katya',
    'zachary zach zack',
  ].map((names) => [names.slice(0, names.indexOf(' ')), names.slice(names.indexOf(' ') + 1)]),
);

/** Formal names, by the short ones. */
const FORMAL_NAMES = new Map<string, string[]>();
for (const [formal, names] of Object.entries(NICKNAMES)) {
  for (const name of names.split(' ')) FORMAL_NAMES.set(name, [...(FORMAL_NAMES.get(name) ?? []), formal]);
}

/**
 * Words of which somebody whom the text names has one in the name: as they are written, without accents, and the formal
 * ones of nicknames. Lower case.
 *
 * @param most of them that are answered
 */
export function nameWords(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}][\p{L}\p{M}'’-]+/gu)) {
    const folded = fold(word).replace(/'s?$/, '');
    for (const name of [word.toLowerCase(), folded, ...(FORMAL_NAMES.get(folded) ?? [])]) words.add(name);
  }
  return [...words].slice(0, most);
}

/** Names that are words as well: only with a capital letter, or after '@'. */
const WORDS_TOO = new Set(
  'will mark may rose grace hope jack bill rob art pat drew dot ray sue max guy rich grant chase dale dean frank glen lance miles norm page penny wade faith joy june april august amber ruby holly ivy iris lily jade pearl sandy summer autumn dick mo sol van long young king cook baker miller mason hunter carter porter taylor sky star wolf else so do an'.split(
    ' ',
  ),
);

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
      const { start, end } = { start: match.index, end: match.index + match[0].length };
      const previous = found.at(-1);
      // 'mark, please' and 'will pls' speak to somebody.
      const isAddressed =
        start === 0 && /^(?:\s?[,:]| (?:pls|plz|please|can|could|cld|would)\b)/.test(text.slice(end, end + 10));
      const person = whose(written, isMention, isAddressed);
      if (!person) continue;
      // 'Nora Lind' is one name.
      const goesOn =
        previous &&
        /^[\s.]$/.test(text.slice(previous.end, start)) &&
        belongs(text.slice(previous.start, end), knownById.get(previous.person.id));
      if (goesOn) previous.end = end;
      else found.push({ person, start, end, isMention });
    }
    return found;
  }

  function whose(written: string, isMention: boolean, isAddressed: boolean): P | null {
    const name = fold(written).replace(/'s?$/, '');
    const isCapital = /^\p{Lu}/u.test(written);
    if (!isMention && !isCapital && !isAddressed && WORDS_TOO.has(name)) return null;
    const named = owners.get(name);
    if (named) return named;
    if (/^\p{Lu}{2,3}$/u.test(written)) return owners.get(`initials ${name}`) ?? null;
    if (isMention) return owners.get(name.split(/[._]/)[0] ?? '') ?? beginning(name) ?? null;
    return null;
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

  return { find, mistyped };
}

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
  const folded = fold(name);
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
    const short = (NICKNAMES[parts[0] ?? ''] ?? '').split(' ');
    for (const nickname of short) if (!surely.has(nickname)) claim(nickname, person);
  }
  return owners;
}

function belongs(name: string, known: Known<Person> | undefined): boolean {
  return known?.folded.includes(fold(name).replace(/^@/, '')) ?? false;
}
