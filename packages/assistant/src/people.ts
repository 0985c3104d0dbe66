import { STOP_WORDS } from './common-words.ts';
import { MONTHS, WEEKDAYS } from './date-words.ts';
import { formOfAddress, mostlyAddressedAs } from './forms-of-address.ts';
import { GREETED } from './greeted.ts';
import { ACTION_VERBS } from './verbs.ts';
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
const NICKNAMES: ReadonlyMap<string, string> = new Map(
  [
    'abdulrahman abdul',
    'abigail abby abi',
    'adelheid heidi',
    'agnieszka aga',
    'alejandro alex',
    'aleksander olek',
    'aleksandra ola',
    'alexander alex sascha sasha xander',
    'alexandra alex sandra sascha lexi',
    'alfred alf alfie fred',
    'amelia amy mel millie',
    'anastasia nastya stacy',
    'andreas andi andy',
    'andrew andy drew',
    'anna anni',
    'annabelle anna belle',
    'anne-marie annie',
    'anneliese anne liesl',
    'annika anni',
    'anthony tony',
    'antonia toni',
    'antonio toni tony tonio tono',
    'archibald archie',
    'augustin gus',
    'barbara barb babs',
    'bartholomew bart',
    'beatrice bea trixie',
    'beatriz bea',
    'benedict ben',
    'benjamin ben benny',
    'benoit ben',
    'bernadette bernie',
    'bernard bernie',
    'bernhard bernd',
    'bethany beth',
    'brigitte gitte gitti',
    'carmen carmencita',
    'carolina caro',
    'caroline caro carrie',
    'cassandra cass cassie',
    'cassius cass',
    'catherine cathy cate kate cat',
    'charles charlie chuck',
    'charlotte charlie lotte',
    'christian chris',
    'christina chris tina chrissy',
    'christine chris tina',
    'christopher chris topher',
    'clara clari',
    'concepcion concha conchi',
    'consuelo chelo',
    'cordelia delia',
    'cornelia conny nele',
    'cornelius con',
    'cristina cris',
    'daniel dan danny',
    'daniela dani',
    'david dave',
    'deborah deb debbie',
    'deirdre dee',
    'dennis denny',
    'desmond des',
    'dietrich dieter',
    'dimitrios dimitri jimmy',
    'dolores lola',
    'dominic dom nic',
    'dominik dom',
    'dominique dom',
    'dorothy dot dottie',
    'douglas doug dougie',
    'eduardo edu',
    'edward ed eddie ted',
    'ekaterina katya',
    'eleanor ellie nell nora',
    'elena lena',
    'eleonora nora',
    'elisabeth lisa sissi',
    'elizabeth liz lizzy beth betty eliza',
    'ellen nell',
    'emily em',
    'emmanuel manu',
    'emmanuelle manue',
    'enrique quique',
    'ernest ernie',
    'esperanza espe',
    'eugene gene',
    'ezekiel zeke',
    'fatima fati',
    'felicity fliss flick',
    'ferdinand ferdi nando',
    'fernando nando fer',
    'florence flo florrie',
    'florian flo',
    'frances fran frankie',
    'francesca fran cesca',
    'francis frank fran',
    'francisco paco fran',
    'franklin frank',
    'franziska franzi',
    'frederic fred',
    'frederick fred freddie rick',
    'friederike rike fritzi',
    'friedrich fritz',
    'gabriel gabe',
    'gabriela gabi',
    'gabriella gabby ella',
    'gabrielle gabby',
    'genevieve gen viv',
    'georgina georgie gina',
    'gerald gerry',
    'gerhard gerd',
    'gerhardt gerd',
    'gilbert gil',
    'giovanni gianni',
    'giulia giuli',
    'giuseppe beppe peppe',
    'graciela chela',
    'gregory greg',
    'guadalupe lupe lupita',
    'gudrun gudi',
    'guillaume gui',
    'guillermo memo',
    'gustavo gus tavo',
    'gwendolyn gwen',
    'hannelore hanne lore',
    'hans-peter hape',
    'harold harry hal',
    'harriet hattie harry',
    'heinrich heini heinz',
    'helena lena nell',
    'henry harry hank',
    'herbert herb bert',
    'hildegard hilde',
    'humberto beto',
    'hyun-woo hyun',
    'ibrahim ibo',
    'ignacio nacho',
    'imogen immy immo',
    'irene reni',
    'isabel isa chabela',
    'isabella bella isa',
    'isabelle isa',
    'jacob jake',
    'jacqueline jackie',
    'james jim jimmy jamie',
    'javier javi',
    'jean-baptiste jb',
    'jean-pierre jp',
    'jeffrey jeff',
    'jennifer jen jenny',
    'jeremy jez jerry',
    'jerome jerry',
    'jessica jess jessie',
    'jesus chuy',
    'joachim jochen achim',
    'joanna jo',
    'joanne jo',
    'joaquin quino',
    'johann hans hannes',
    'johanna jo hanna hanni',
    'johannes hannes',
    'john jack johnny',
    'jonas joni',
    'jonathan jon',
    'jorge coque',
    'jose pepe ze',
    'josefa pepa',
    'joseph joe joey',
    'josephine jo josie',
    'joshua josh',
    'juan juanito',
    'judith judy jude jutta',
    'julia jule juli jules',
    'julian jules',
    'juliana jule',
    'juliette jules',
    'jurgen jogi',
    'karl kalle',
    'karl-heinz kalle',
    'katarina kata kati',
    'katarzyna kasia kaska',
    'katharina kathi kati',
    'katherine kathy kate katie kat',
    'kathleen kath kathy',
    'kenneth ken kenny',
    'kimberly kim',
    'klaus klausi',
    'krzysztof krzys',
    'laurence lolo',
    'lawrence larry',
    'leonard leo len',
    'leonardo leo',
    'leopold leo',
    'lieselotte lilo lotte',
    'lillian lil lilly',
    'lorenzo renzo',
    'louis lou',
    'louise lou lulu',
    'lourdes lulu',
    'lucas luke',
    'lucia lucy lu',
    'lucille lucy',
    'ludwig lutz',
    'luis lucho',
    'lukas luki',
    'madeleine maddie maddy mado',
    'magdalena lena magda',
    'malgorzata gosia',
    'manuel manolo manu manny',
    'manuela manu',
    'marcus marc',
    'margaret maggie mags meg peggy',
    'margarete grete gretel',
    'marguerite maggie margot',
    'maria mia',
    'marianne nanne mari',
    'markus mark',
    'martina tina',
    'marvin marv',
    'mathieu math',
    'mathilde tilda',
    'matilda tilly tilda',
    'matthew matt',
    'matthias matze',
    'maximilian max',
    'maxwell max',
    'mehmet memo',
    'melanie mel',
    'mercedes merche',
    'michael mike mick micha michi michl michel',
    'michelle mich',
    'miguel miki',
    'mikhail misha',
    'millicent millie',
    'min-jun min',
    'mireille mimi',
    'mohamed mo momo',
    'mohammed mo',
    'monika moni',
    'monserrat montse',
    'montgomery monty',
    'montserrat montse',
    'muhammad mo',
    'mustafa musti',
    'nadezhda nadia',
    'natalia nat',
    'natalie nat',
    'nathalie nath',
    'nathan nate',
    'nathaniel nate nat',
    'nicholas nick',
    'nicolas nico',
    'nicole nic nicky',
    'nikita nik',
    'nikolaus niko',
    'octavia tavi',
    'oliver olli ollie',
    'olivia liv livvy',
    'oluwaseun seun',
    'ottilie otti',
    'pamela pam',
    'patricia pat patty trish',
    'patrick pat paddy',
    'percival percy',
    'peter pete',
    'petra peti',
    'philip phil',
    'phillip phil',
    'pilar pili',
    'piotr piotrek',
    'priscilla cilla',
    'priyanka pri',
    'quentin quin',
    'rachel rach',
    'rafael rafa',
    'rainer rai',
    'rajesh raj',
    'ramona mona',
    'raul rauli',
    'raymond ray',
    'rebecca becky bec',
    'regina gina',
    'reginald reg reggie',
    'reinhard reini',
    'ricardo richi',
    'richard rick dick rich richie',
    'robert rob bob bobby bert',
    'roberto beto',
    'roderick rod',
    'ronald ron ronnie',
    'rosalind ros roz rosie',
    'rosamund ros roz',
    'rosario charo',
    'rosemarie rosi',
    'rudolf rudi',
    'sabine bine',
    'sabrina bri',
    'salvador chava',
    'samantha sam sammy',
    'samuel sam sammy',
    'sandeep sandy',
    'santiago santi',
    'sebastian seb basti',
    'sebastien seb',
    'sergio checo',
    'sibylle bille',
    'siegfried siggi sigi',
    'simone moni',
    'sofia sofi',
    'stanislaw staszek',
    'stanley stan',
    'stefan stef',
    'stefanie steffi stef',
    'stephane steph',
    'stephanie steph steffi',
    'stephen steve ste',
    'steven steve ste',
    'susan sue susie',
    'susanna susi',
    'susanne susi',
    'svetlana sveta lana',
    'sylvain syl',
    'sylvester sly',
    'sylvia syl',
    'tatiana tanya',
    'temitope temi tope',
    'terence terry',
    'teresa tere tess',
    'thaddeus tad',
    'thandiwe thandi',
    'theodore theo ted teddy',
    'theresa tess terry',
    'thomas tom tommy tommi',
    'thorsten totti',
    'timothy tim timmy',
    'tobias tobi',
    'tomasz tomek',
    'tyler ty',
    'ulrich uli',
    'ulrike uli rike ulli',
    'ursula uschi ula',
    'valentin val',
    'valentina vale tina',
    'valeria val',
    'valerie val',
    'veronica ronnie vero',
    'veronika vroni vera',
    'veronique vero',
    'vicente chente',
    'viktor vik vitya',
    'beatrix bea trixie',
    'victoria vicky tori vic',
    'vincent vince vinnie',
    'vivian viv',
    'vivienne viv',
    'vladimir vova',
    'volker volki',
    'walter walt',
    'waltraud traudl',
    'warren ren',
    'wilhelm willi',
    'wilhelmina mina willa',
    'william will bill billy liam',
    'winifred winnie fred',
    'wojciech wojtek',
    'wolfgang wolf',
    'xavier xavi',
    'xiaoming ming',
    'yekaterina katya',
    'yolanda yoli',
    'yusuf joe',
    'yvonne evie',
    'zachary zach zack',
    'zbigniew zbyszek',
  ].map((names): [string, string] => [names.slice(0, names.indexOf(' ')), names.slice(names.indexOf(' ') + 1)]),
);

/** Formal names, by the short ones. */
const FORMAL_NAMES = new Map<string, string[]>();
for (const [formal, names] of NICKNAMES) {
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
      const { start, end } = { start: match.index, end: match.index + match[0].length };
      const previous = found.at(-1);
      // 'mark, please' and 'will pls' speak to somebody.
      const isAddressed =
        (start === 0 &&
          /^(?:\s?[,:]| [-–—] | (?:pls|plz|please|can|could|cld|would)\b)/.test(text.slice(end, end + 10))) ||
        (/\b(?:pls|plz|please),? $/i.test(text.slice(Math.max(0, start - 9), start)) &&
          /^\s?[?.!]/.test(text.slice(end)));
      const initial = /(?:^|\s)(\p{Lu})\.\s$/u.exec(text.slice(Math.max(0, start - 4), start))?.[1] ?? '';
      const lastInitial = /^ (\p{Lu})(?:\.|(?=[\s:,]|$))/u.exec(text.slice(end, end + 4))?.[1] ?? '';
      const person =
        whose(written, isMention, isAddressed, fold(initial)) ?? withLastInitial(written, fold(lastInitial));
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

  function whose(written: string, isMention: boolean, isAddressed: boolean, initial: string): P | null {
    const name = fold(written).replace(/'s?$/, '');
    const isCapital = /^\p{Lu}/u.test(written);
    if (!isMention && !isCapital && !isAddressed && WORDS_TOO.has(name)) return null;
    const named = owners.get(name);
    if (named) return named;
    const byInitial = named === null && initial !== '' ? initialed(initial, name) : null;
    if (byInitial !== null) return byInitial;
    if (/^\p{Lu}(?:\p{Lu}|\p{L}\p{Lu})$/u.test(written)) return owners.get(`initials ${name}`) ?? null;
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

  /** 'Ben O.', of two with that first name */
  function withLastInitial(first: string, initial: string): P | null {
    if (initial === '') return null;
    const name = fold(first);
    const found = known.filter(({ parts }) => parts[0] === name && parts.at(-1)?.startsWith(initial));
    return found.length === 1 ? (found[0]?.person ?? null) : null;
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

  return { find, mistyped, greeted };
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
    const short = NICKNAMES.get(parts[0] ?? '')?.split(' ') ?? [];
    for (const nickname of short) if (!surely.has(nickname)) claim(nickname, person);
  }
  return owners;
}

function belongs(name: string, known: Known<Person> | undefined): boolean {
  return known?.folded.includes(fold(name).replace(/^@/, '')) ?? false;
}
