import { STOP_WORDS } from '../words/common-words.ts';
import type { Language } from '../words/languages.ts';
import { ACTION_VERBS, verbOf, verbOfParticiple } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** What a sentence names: 'the generator log' of 'the generator log's not been filled in since day 6'. */
export interface NounPhrase {
  start: number;
  end: number;
  /** Without its article. */
  text: string;
  /** Whether nothing else stands between two signs: 'Jerseys.', 'Roof hatch – does not latch'. */
  isAlone: boolean;
  /** Whether its sentence, or a part of it, begins with it. */
  isSubject: boolean;
  /** Named with 'the', 'our', 'dein': known to whoever reads. */
  isDefinite: boolean;
  /** The words that lead to it and go on behind it, or the sign there; '' at the ends. */
  before: string;
  after: string;
}

/** A sentence with more is a list. */
const MOST_PHRASES = 8;
const MOST_WORDS = 6;
const MOST_BEHIND = 3;

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}'’&/.+-]*[\p{L}\p{N}])?|[^\s\p{L}\p{N}]/gu;
const DEFINITE =
  /^(?:the|teh|our|my|your|ur|his|her|its|their|this|these|that|those|der|die|das|den|dem|des|unsere?[nmrs]?|meine?[nmrs]?|deine?[nmrs]?|ihre?[nmrs]?|el|la|los|las|al|del|mi|tu|su|sus|nuestr[oa]s?|le|les|du|au|aux|notre|votre|vos|nos|mon|ma|mes|ton|ta|tes|son|sa|ses)$/;
const INDEFINITE =
  /^(?:an?|another|two|three|four|five|six|both|all|some|any|one|new|more|eine?[nmrs]?|una?|unos|unas|une|des|\d{1,3})$/;
/** Between two parts of one name. */
const JOINS = /^(?:of|for|de|del|du|des|von|vom|der|fur|pour|para)$/;
const ELIDED = /^(?:l|d|qu|s|n|j|m|t|c)['’](?=\p{L})/iu;
/** Neither a thing nor a part of its name, beside STOP_WORDS. */
const NO_NOUN = new Set(
  "i'm i've i'd i'll it's that's there's what's who's he's she's we're we've we'd they're you're don't doesn't isn't aren't wasn't hasn't haven't can't cannot won't wouldn't didn't couldn't shouldn't let's whether because though although however unless till untill without within via per against among across around behind beside besides beyond along instead rather quite really already almost never always often sometimes maybe perhaps ever once twice soon later early late everywhere yeah ok okay sure well oh ah um lol cheers sorry apologies anyway seriously fyi btw asap plz thx yo mate lads guys folks team someone somebody anyone anybody nobody nothing something anything whose whom seem seems seemed look looks looked come comes came coming go goes went going gone gets getting take takes took give gives gave make makes made need needs needed want wants wanted like likes liked know knows knew think thinks thought tell tells told ask asks asked keep keeps kept let lets leave leaves left find finds found put puts see sees saw happen happens happened become becomes use used try tries tried mean means meant feel feels felt run runs ran stand stands stood lie lies lay bring brings brought hold holds held turn turns turned belong belongs rang wrote emailed phoned confirmed expires expired ends ended starts begins began stopped broke fell failed fails shows showed arrives arrived closes closed opens opened bit lot lots kind sort way thing things stuff time times moment minute tonight morning afternoon evening night weekend possible able happy glad great good nice lovely bad right wrong fine big small same different first second third both either neither much many few several own middle rest half top bottom front side case fact number amount measure measures action actions reason reasons idea wenn falls ob dass weil als sobald bevor nachdem damit mal zeit sonst dann hier dort anbei leider danke gruss grusse pourrais pourriez peux pouvez voudrais veux kannst konntest konnten konnen konnte wurdest wurden mochtest willst sabes puedes podrias podria quieres recuerdame avisame oye".split(
    ' ',
  ),
);
const IS_NUMBER = /^\d{1,6}$/;

/** The things that a sentence names, in its order. */
export function nounPhrasesIn(sentence: string, language: Language): NounPhrase[] {
  const tokens = [...sentence.matchAll(TOKEN)].map(({ 0: word, index }) => tokenOf(word, index));
  const found: NounPhrase[] = [];
  let at = 0;
  while (at < tokens.length && found.length < MOST_PHRASES) {
    const phrase = phraseAt(sentence, tokens, at, language);
    if (phrase === null) at += 1;
    else {
      found.push(phrase.phrase);
      at = phrase.next;
    }
  }
  return found;
}

interface Token {
  word: string;
  index: number;
  folded: string;
  /** Spelled right, without what is joined to it. */
  plain: string;
}

function tokenOf(word: string, index: number): Token {
  const folded = fold(word);
  return { word, index, folded, plain: folded.replace(/'s$/, '').replace(ELIDED, '') };
}

function phraseAt(
  sentence: string,
  tokens: readonly Token[],
  at: number,
  language: Language,
): { phrase: NounPhrase; next: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  // 'Dónal's second coat'
  const isDefinite = DEFINITE.test(first.folded) || OWNER.test(first.folded);
  const isLed = isDefinite || INDEFINITE.test(first.folded);
  const isBegun = isEnd(tokens[at - 1]?.word ?? '');
  if (!isLed && !isBegun && LED_ALONE.has(language)) return null;
  let from = isLed ? at + 1 : at;
  while (isLed && INDEFINITE.test(tokens[from]?.folded ?? '')) from += 1;
  let to = endOfName(tokens, from, isLed, language);
  if (to === from) return null;
  // 'The state of the roof', 'Gutschein für Oma'
  const joint = tokens[to];
  if (joint !== undefined && JOINS.test(joint.folded)) {
    let behind = to + 1;
    if (DEFINITE.test(tokens[behind]?.folded ?? '') || INDEFINITE.test(tokens[behind]?.folded ?? '')) behind += 1;
    const end = endOfName(tokens, behind, true, language);
    if (end > behind) to = Math.min(end, behind + MOST_BEHIND);
  }
  // Whose it is tells which: 'Amara's birthday'.
  const isOfNamed = OWNED_BY_NAME.test(first.word) && !TITLE_OF_PERSON.test(tokens[at - 1]?.folded ?? '');
  const [begin, last] = [isOfNamed ? first : tokens[from], tokens[to - 1]];
  if (begin === undefined || last === undefined) return null;
  const start = begin.index + (ELIDED.exec(begin.word)?.[0].length ?? 0);
  const end = last.index + last.word.replace(/['’]s$/, '').length;
  const [before, after] = [tokens[at - 1]?.folded ?? '', tokens[to]?.folded ?? ''];
  // 'Pourrais-tu appeler …', 'tents need drying'
  if (!isLed && ((LED_ALONE.has(language) && !isEnd(after)) || (to === from + 1 && /ing$/.test(first.folded))))
    return null;
  const phrase = {
    ...{ start, end, text: sentence.slice(start, end), isDefinite, before, after },
    isSubject: isEnd(before),
    isAlone: isEnd(before) && isEnd(after),
  };
  return { phrase, next: to };
}

const OWNED_BY_NAME = /^(?!(?:Who|It|That|There|Here|He|She|What|Where|How|Let|One)['’])\p{Lu}\p{L}+['’]s$/u;
const TITLE_OF_PERSON = /^(?:mrs?|ms|miss|dr|herr|frau|sra?|mme|monsieur|madame)$/;
const OWNER = /^\p{L}{2,}['’]s$/u;
/** Nothing else shows what is a thing there. */
const LED_ALONE: ReadonlySet<Language> = new Set(['es', 'fr']);

/** The end of a sentence, or a sign in it. */
function isEnd(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/** Where the name ends that begins there; where it begins, for none. */
function endOfName(tokens: readonly Token[], from: number, isLed: boolean, language: Language): number {
  let to = from;
  const most = from + MOST_WORDS_IN[language];
  while (to < most && isOfName(tokens, to, from, isLed)) to += 1;
  if (language !== 'de') {
    // 'La chambre 6'
    return to > from && IS_NUMBER.test(tokens[to]?.word ?? '') ? to + 1 : to;
  }
  // 'Die neue Kasse': its things are written large, and what tells of them stands before them.
  let first = from;
  while (isLed && first < Math.min(to, from + 2) && !isLarge(tokens[first])) first += 1;
  let end = first;
  while (end < to && isLarge(tokens[end])) end += 1;
  return end > first ? end : from;
}

function isLarge(token: Token | undefined): boolean {
  return token !== undefined && (/^\p{Lu}/u.test(token.word) || IS_NUMBER.test(token.word));
}

/** Spanish and French have their verbs right behind, which nothing shows. */
const MOST_WORDS_IN: Readonly<Record<Language, number>> = { en: MOST_WORDS, de: MOST_WORDS, es: 1, fr: 1 };

/** Whether the token is a word of a name that begins at `from`. */
function isOfName(tokens: readonly Token[], at: number, from: number, isLed: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || !/\p{L}/u.test(token.word)) return at > from && IS_NUMBER.test(token?.word ?? '');
  const { plain: folded } = token;
  if (STOP_WORDS.has(folded) || NO_NOUN.has(token.folded) || NO_NOUN.has(folded))
    return isLed && at === from && LEADS.has(folded);
  if (DEFINITE.test(folded) || folded.length < 2 || CONTRACTED.test(token.folded)) return false;
  // 'Que tu m'envoies'
  if (/^[mt]['’]\p{L}/u.test(token.folded)) return false;
  // 'Send the plan' begins with its verb, 'the plan' with none.
  if (at === from && !isLed)
    return !ACTION_VERBS.has(folded) && verbOfParticiple(folded) === null && !/ly$|^(?:enough|attached)$/.test(folded);
  if (at > from) {
    if (verbOfParticiple(folded) !== null || PARTICIPLE.test(folded) || folded === 'being') return false;
    // 'The tap leaks into …', but not 'the sales reports'
    if (/s$/.test(folded) && verbOf(folded) !== null && !ACTION_VERBS.has(folded)) return !goesOn(tokens[at + 1]);
  }
  return true;
}

/** 'Quoted', but not 'shed' and 'seed'. */
const PARTICIPLE = /^(?!(?:\p{L}?bed|sh?ed|sled|\p{L}{0,2}eed|breed|hundred|sacred)$)\p{L}{2,}ed$/u;
/** 'He'd', 'we've' */
const CONTRACTED = /^(?:i|he|she|it|we|you|they|who|that|there)'/;

/** What tells one thing from another of its kind, and begins its name. */
const LEADS = new Set('new old big small second first third last next same good right wrong own'.split(' '));

/** Whether an object or a place follows. */
function goesOn(next: Token | undefined): boolean {
  return (
    next !== undefined && (DEFINITE.test(next.folded) || INDEFINITE.test(next.folded) || STOP_WORDS.has(next.folded))
  );
}
