import { STOP_WORDS } from '../words/common-words.ts';
import { verbOf, verbOfPast } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { fold, wordsIn } from '../words/words.ts';
import { isTakenBack } from './update-signals.ts';

/** How a language says that whoever writes has done something. */
interface Perfect {
  /** Of the folded text; its group is the verb. */
  said: RegExp;
  /** Whether that verb is the one which a word of a title, as it begins or ends there, asks for. */
  isOf(said: string, asked: string): boolean;
  /** Whether titles have their verb last. */
  isLast?: true;
}

const PERFECTS: readonly Perfect[] = [
  {
    said: /^(?:i|we|i've|we've|i have|we have) (?:(?:just|already|finally|now|also) )?(\p{L}+) /u,
    isOf: (said, asked) => verbOfPast(said) === verbOf(asked),
  },
  {
    said: /^(?:(?:ich|wir) )?(?:hab|habe|haben) (?:.* )?(\p{L}+)$/u,
    isOf: isOfGerman,
    isLast: true,
  },
  // 'Mehl bestellt', but not 'Mehl bestellen'
  {
    said: /^(?:(?:die|der|das|den|alle|beide) )?(?:\p{L}+ ){1,3}(?:schon |bereits |heute |gestern )?(\p{L}+t|\p{L}{0,6}ge\p{L}+en)$/u,
    isOf: isOfGerman,
    isLast: true,
  },
  // 'The windows are clean'
  {
    said: /^(?:(?:the|our|my|all|die|das|der|unsere?) )?(?:\p{L}+ ){1,4}?(?:is|are|ist|sind) (?:(?:now|all|finally|both|jetzt|wieder|alle) )*(\p{L}+)$/u,
    isOf: (said, asked) => AS_ASKED.get(said)?.includes(asked) ?? false,
  },
  {
    said: /^(?:ya )?(?:he|hemos) (\p{L}+) /u,
    isOf: (said, asked) => IRREGULAR.get(said) === asked || (/(?:[aei]d)o$/.test(said) && isOfStem(said, asked)),
  },
  {
    said: /^(?:j'ai|on a|nous avons) (?:(?:bien|deja|enfin) )?(\p{L}+) /u,
    isOf: (said, asked) => IRREGULAR.get(said) === asked || isOfStem(said, asked),
  },
];

/** How things are once that has been done to them. */
const AS_ASKED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    clean: ['clean', 'wash', 'wipe'],
    dry: ['dry'],
    empty: ['empty'],
    full: ['fill', 'refill'],
    open: ['open'],
    closed: ['close'],
    tidy: ['tidy'],
    clear: ['clear'],
    ready: ['prepare'],
    sharp: ['sharpen'],
  }),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'hecho hacer|escrito escribir|puesto poner|visto ver|abierto abrir|vuelto volver|fait faire|pris prendre|mis mettre|recu recevoir|lu lire|ouvert ouvrir|peint peindre'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

function isOfGerman(said: string, asked: string): boolean {
  return /en$|e[lr]n$/.test(asked) && consonantsOf(unprefixed(said)) === consonantsOf(infinitiveStem(asked));
}

/** 'Comprado' and 'comprar', 'achete' and 'acheter' */
function isOfStem(said: string, asked: string): boolean {
  return /[aei]r$|re$/.test(asked) && asked.length > 4 && said.startsWith(asked.slice(0, -2));
}

/** 'Geschrieben' as 'schrieb', 'abgeholt' as 'abhol' */
function unprefixed(participle: string): string {
  return participle.replace(/^(\p{L}{0,6}?)ge(?=\p{L}{3})/u, '$1').replace(/(?:e?t|en)$/, '');
}

function infinitiveStem(infinitive: string): string {
  return infinitive.replace(/e?n$/, '');
}

/** 'Schrieb' and 'schreib' have the same. */
function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/** That it is not all of it, not this one, or not done yet. */
const NOT_ALL =
  /[,;:?]|\b(?:and|but|und|aber|y|pero|et|mais|half|some|part|most|first|once|again|twice|wrong|draft|another|instead|last|almost|nearly|only|except|without|if|when|until|tomorrow|yet|one of|two of|copy of|about|halb\p{L}*|teil\p{L}*|entwurf|erste\p{L}*|nochmal|wieder|falsch\p{L}*|nur|fast|morgen|mitad|parte|otra vez|solo|casi|manana|borrador|moitie|partie|encore|seulement|presque|brouillon|demain|mauvais\p{L}*)\b/u;
const MOST_WORDS = 12;

/** Whether a text says no more than that whoever writes has done what a title asks: 'he comprado el pan' of 'Comprar pan'. */
export function isDoneAsAsked(title: string, text: string): boolean {
  const said = fold(text.trim()).replace(/[\s.!]+$/, '');
  const [named, words] = [wordsIn(fold(title)), wordsIn(said)];
  if (words.length > MOST_WORDS || NOT_ALL.test(said) || isTakenBack(said)) return false;
  return PERFECTS.some(({ said: pattern, isOf, isLast = false }) => {
    const verb = pattern.exec(said)?.[1];
    const asked = isLast ? named.at(-1) : named[0];
    if (verb === undefined || asked === undefined || !isOf(verb, asked)) return false;
    const stems = new Set(words.filter((word) => word !== verb).map(stemOf));
    return named.some((word) => word !== asked && !STOP_WORDS.has(word) && word.length > 2 && stems.has(stemOf(word)));
  });
}
