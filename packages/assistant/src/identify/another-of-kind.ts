import { MONTH, WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { ACTION_VERBS, verbOfParticiple } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold, wordsIn } from '../words/words.ts';
import { isOfKnownWord } from './associated-words.ts';
import { sensesOf } from './thesaurus.ts';

/** Of two things of one kind, of which a title names the one and a text the other. */
const OPPOSITES = 'old new|left right|front back|front rear|upper lower|inner outer|next last|first second|big small'
  .split('|')
  .flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]);
const IS_OPPOSITE: ReadonlySet<string> = new Set(OPPOSITES);

/**
 * Whether both name a kind of thing, and which one of it, and not the same: 'the orange tree' is not the lemon tree, nor 'the
 * report for April' that for March.
 */
export function isAnotherOfKind(title: string, text: string): boolean {
  const [named, said] = [fold(title), fold(text)];
  return (
    isAnotherBefore(title, text) || isAnotherBehind(named, said) || (ELSEWHERE.test(said) && !ELSEWHERE.test(named))
  );
}

/** 'The oven at my sister's flat', 'at the other shop', 'in the Lisbon branch', 'beim Nachbarn': what is not ours. */
const ELSEWHERE =
  /\b(?:at|in|of|from) (?:my|his|her|their) \p{L}+(?:'?s)? (?:flat|house|place|shop|home|kitchen)\b|\bnext door\b|\bthe other (?:shop|branch|bakery|office|site)\b|\b(?:at|in|of|from) the (?!our\b|main\b|tree\b)\p{L}+ branch\b|\b(?:bei|beim|bei der|bei meinen?|bei meiner) (?:nachbar\p{L}*|mutter|vater|schwester|bruder|eltern)\b|\bchez (?:les |le |la )?voisins?\b|\b(?:del|de la) vecin[oa]\b|\ben casa de\b/u;

/** A thing, how something behind it tells which one it is, and that: 'flights', 'from', 'lisbon'. */
const BEHIND =
  /(\p{L}{3,}) (for|of|from|to|fur|von|an|nach|aus|de|del|para|desde|a|pour|du|des) (?:(?:the|our|my|der|die|das|den|dem|la|el|los|las|les?) )?(?=(\p{L}{3,}))/gu;
const DIRECTIONS: ReadonlySet<string> = new Set([
  'from to',
  'to from',
  'nach von',
  'von nach',
  'de a',
  'desde a',
  'a desde',
]);
const IS_MONTH = new RegExp(`^(?:${MONTH})$`);

function isAnotherBehind(title: string, text: string): boolean {
  const said = [...text.matchAll(BEHIND)];
  const stems = new Set(wordsIn(title).map(stemOf));
  return [...title.matchAll(BEHIND)].some(([, kind = '', how = '', which = '']) => {
    const others = said.filter(([, other = '']) => stemOf(other) === stemOf(kind));
    return (
      others.length > 0 &&
      others.every(([, , otherHow = '', other = '']) => {
        if (stemOf(other) === stemOf(which)) return DIRECTIONS.has(`${how} ${otherHow}`);
        if (how !== otherHow || stems.has(stemOf(other))) return false;
        return IS_MONTH.test(which) ? IS_MONTH.test(other) : !SAYS_NOT_WHICH.test(other);
      })
    );
  });
}

/** 'The cake for Saturday', 'for review', 'a lot of people' */
const SAYS_NOT_WHICH = new RegExp(
  `^(?:${WEEKDAY}|${MONTH}|today|tomorrow|tonight|now|you|him|her|them|this|that|next|last|review|approval|free|good|sure|all|every\\p{L}*|\\p{L}+ing|weeks?|days?|hours?|it|heute|morgen|dich|mich|uns|nous|vous|moi|toi|mai|course|stock|work|order)$`,
  'u',
);

function isAnotherBefore(title: string, text: string): boolean {
  const [named, said] = [wordsIn(fold(title)), wordsIn(fold(text))];
  const [stemsOfTitle, stemsOfText] = [new Set(named.map(stemOf)), new Set(said.map(stemOf))];
  return named.slice(1).some((kind, at) => {
    const which = named[at] ?? '';
    if (kind.length < SHORTEST || stemsOfText.has(stemOf(which)) || (at === 0 && ACTION_VERBS.has(which))) return false;
    const others = said.flatMap((word, place) =>
      stemOf(word) === stemOf(kind) ? [place === 0 ? '' : (said[place - 1] ?? '')] : [],
    );
    const isAnother = (other: string) => other !== '' && !stemsOfTitle.has(stemOf(other)) && areApart(which, other);
    return others.length > 0 && others.every(isAnother);
  });
}

const SHORTEST = 4;

function areApart(one: string, other: string): boolean {
  if (IS_OPPOSITE.has(`${one} ${other}`)) return true;
  return isThing(one) && isThing(other) && !sensesOf(one).some((sense) => sensesOf(other).includes(sense));
}

/** 'Orange' and 'lemon', but not 'big' and 'spare', which tell of anything. */
function isThing(word: string): boolean {
  const isKnown = sensesOf(word).length > 0 || isOfKnownWord(stemOf(word));
  return (
    isKnown &&
    !TELLS_HOW.test(word) &&
    !STOP_WORDS.has(word) &&
    !ACTION_VERBS.has(word) &&
    verbOfParticiple(word) === null
  );
}

/** Of any thing. */
const TELLS_HOW =
  /^(?:big|small|little|large|huge|tiny|spare|new|old|whole|both|good|bad|nice|same|right|wrong|left|other|own|big|final|full|empty|broken|fresh|dead|hot|cold|warm|dry|wet|long|short|high|low|heavy|light|clean|dirty|cheap|extra|missing|main|next|last|first|second|third|current|annual|monthly|weekly|daily|free|ready|done|back|dark|blue|red|green|white|black|\p{L}+(?:(?<!\b(?:christen|wedd|train|even|build|park|hear|meet|clean|light|heat|floor))ing|ed|al|ic|ous|ive|ful|less|ly))$/u;
