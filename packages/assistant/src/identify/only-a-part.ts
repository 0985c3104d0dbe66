import { MONTH, WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { languageOf } from '../words/languages.ts';
import { beginsWithAction, verbOf, verbOfParticiple } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold, wordsIn } from '../words/words.ts';
import { sensesOf } from './thesaurus.ts';

/** A title and a text, folded, and the stems of their words. */
interface Compared {
  named: string;
  said: string;
  stemsOfTitle: ReadonlySet<string>;
  stemsOfText: ReadonlySet<string>;
}

/**
 * Whether a text says of a part alone that it is done, where the title asks for the whole: 'shelf A is done' of 'Paint the
 * shelves', 'the outline of the report', 'flour ordered' of 'Order flour and sugar'.
 */
export function isOnlyPart(title: string, text: string): boolean {
  const [named, said] = [fold(title), fold(text.trim())];
  if (SAYS_ALL.test(said) || wordsIn(said).length > MOST_WORDS) return false;
  const compared = { named, said, stemsOfTitle: stemsIn(named), stemsOfText: stemsIn(said) };
  const isPart = isOneOfSeveral(compared) || isThoseOfPlace(compared) || isOneOfTwo(compared);
  return isPart || (languageOf(title) === languageOf(text) && isPartOf(compared));
}

/** Longer texts mostly tell the rest as well. */
const MOST_WORDS = 12;
const SAYS_ALL =
  /\b(?:all|both|every\p{L}*|each|cada|jede\p{L}*|chaque|whole|entire\p{L}*|complete\p{L}*|full\p{L}*|last|rest|remaining|finally|alle[ns]?|beide|ganz\p{L}*|letzte\p{L}*|komplett\p{L}*|tod[oa]s?|ultim[oa]s?|amb[oa]s|tous|toutes?|derni\p{L}*|les deux)\b/u;

function stemsIn(folded: string): Set<string> {
  return new Set(wordsIn(folded).map(stemOf));
}

/** Some of several: 'the first window', 'two suppliers', 'half of the shelves' */
const COUNTED =
  /\b(?:first|second|third|one|two|three|four|five|some|several|few|many|half|most|erste[nrs]?|zweite[nrs]?|zwei|drei|einige|manche|primer[oa]?|segund[oa]|dos|tres|algun[oa]s|premi\p{L}+|deux|trois|quelques) (?:of (?:the |our )?|de (?:las |los )?|der )?(?:\p{L}+ )?(\p{L}{4,})/gu;
/** 'Shelf A', 'room 3' */
const DESIGNATED =
  /(\p{L}{4,}) (?:no\.? ?|nr\.? ?)?(?:[a-z]|\d{1,3})(?= (?:is|are|ist|sind|esta|est|was|done|fertig|hecho|fini)\b|[.!]*$)/gu;
/** 'The small bedroom is painted' of the bedrooms */
const SINGLED_OUT = /\b(?:the|our|das|die|der|la|el|le) (?:\p{L}+ )(\p{L}{4,}) (?:is|was|has been|ist|esta|est)\b/gu;

function isOneOfSeveral({ named, said }: Compared): boolean {
  const several = wordsIn(named).filter((word, at) => word.length >= SHORTEST && (at > 0 || !beginsWithAction(named)));
  const isOf = (pattern: RegExp) =>
    [...said.matchAll(pattern)].some(
      ([phrase, one = '']) => !named.includes(phrase) && several.some((word) => isOneOf(one, word)),
    );
  return isOf(COUNTED) || isOf(DESIGNATED) || isOf(SINGLED_OUT);
}

const SHORTEST = 5;

/** 'Window' or 'windows' of 'windows'; in German 'Regal' of 'Regale' */
function isOneOf(one: string, several: string): boolean {
  if (!/(?:[^s]s|e|n|r)$/.test(several)) return false;
  if (one === several) return several.endsWith('s');
  return PLURALS.some(
    ([ending, plural]) => one.endsWith(ending) && several === one.slice(0, one.length - ending.length) + plural,
  );
}

const PLURALS: readonly (readonly [string, string])[] = [
  ['', 's'],
  ['', 'es'],
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
  ['', 'e'],
  ['', 'n'],
  ['', 'en'],
  ['', 'er'],
];

/** 'The plants in the lobby', 'invitations for the neighbours' */
const OF_PLACE = /(\p{L}{4,}s) (?:in|on|at|for|fur|para|pour) (?:the|our|die|das|den|el|la|los|las|les?) (\p{L}{4,})/gu;
const NO_PLACE = new RegExp(
  `^(?:${WEEKDAY}|${MONTH}|morning|afternoon|evening|week|weekend|month|year|moment|same|right|first|last|next|bank|post|mail|portal|system|shared|drive|folder|fridge|freezer)$`,
  'u',
);

function isThoseOfPlace({ named, said, stemsOfTitle }: Compared): boolean {
  return [...said.matchAll(OF_PLACE)].some(
    ([, things = '', where = '']) =>
      named.includes(things) && !NO_PLACE.test(where) && !stemsOfTitle.has(stemOf(where)),
  );
}

/** 'The outline of the report', 'the deposit for the venue', 'die Skizze für die Torte' */
const PART_OF =
  /(?:^|[.!,;:] )(?:the |our |a |an |das |die |der |le |la |el |l')?(?:\p{L}+ )?(\p{L}{4,}) (?:of|for|fur|von|des|der|de|del|pour|du) (?:(?:the|our|this|die|das|den|der|la|el|los|las|les?|unser\p{L}*) )?(\p{L}{3,})(?: (\p{L}{3,}))?/gu;
/** What is of a thing and no part of it: 'the bill for electricity', 'the cleaning of the silo'. */
const IS_WHOLE =
  /^(?:bill|invoice|payment|fee|fees|slot|appointment|booking|reservation|order|money|paperwork|form|forms|ticket|tickets|request|application|report|task|work|job|repair|service|check|list|date|meeting|copy|copies|round|batch|lot|pair|box|bag|version|rechnung|zahlung|termin|antrag|bestellung|anfrage|factura|pago|cita|pedido|facture|paiement|commande|\p{L}+(?:ing|ung|tion|cion|ment|age|al|ance|ence|ure))$/u;

function isPartOf({ named, said, stemsOfTitle }: Compared): boolean {
  return [...said.matchAll(PART_OF)].some(([, part = '', ...wholes]) => {
    const isNamed = wholes.some(
      (whole) => whole !== undefined && !STOP_WORDS.has(whole) && stemsOfTitle.has(stemOf(whole)),
    );
    if (!isNamed || IS_WHOLE.test(part) || STOP_WORDS.has(part) || isNamedIn(named, part)) return false;
    return verbOf(part) === null && verbOfParticiple(part) === null;
  });
}

/** By that word, or by another that means the same. */
function isNamedIn(named: string, word: string): boolean {
  return wordsIn(named).some(
    (own) =>
      own.endsWith(word) ||
      stemOf(own) === stemOf(word) ||
      sensesOf(own).some((sense) => sensesOf(word).includes(sense)),
  );
}

/** Two things that a title joins: 'flour and sugar' */
const JOINED = /(\p{L}{3,}) (?:and|und|y|et) (?:(?:the|our|die|das|den|el|la|los|las|les?) )?(?:\p{L}+ )?(\p{L}{3,})/gu;

function isOneOfTwo({ named, stemsOfText }: Compared): boolean {
  return [...named.matchAll(JOINED)].some(([, one = '', other = '']) => {
    if (beginsWithAction(`${one} `) || verbOf(one) !== null || verbOf(other) !== null) return false;
    return stemsOfText.has(stemOf(one)) !== stemsOfText.has(stemOf(other));
  });
}
