import { writtenIn } from './mail.ts';
import { type Mention, nameFinder, type Person } from './people.ts';
import { stemsOf } from './rank-tasks.ts';
import { sentencesOf } from './sentences.ts';
import { fold } from './words.ts';

/** 'Give the rota to ', 'übergib den Dienstplan an ': what stands between tells whether a task is given, or a key. */
const GIVEN_TO =
  /\b(?:(?:re-?)?assign(?:ed|ing|s)?|giv(?:e|en|es|ing)|gave|hand(?:ed|ing|s)?|pass(?:ed|es|ing)?|transfer(?:red|ring|s)?|delegate[ds]?|mov(?:e|ed|es|ing)|gib|gebt|geben|ubergib|ubergebt|ubergeben|ubertragt?|asigna|asignale|pasa|dale|confie[rz]?|attribue[rz]?|transmets|passe[rz]?)\b([^.!?;,]{0,60}?)(?:\b(?:on |over )?to|\ban|\ba) (?:our |my )?$/;
/** 'It goes to ', 'the new lead is ' */
const NOW_WITH =
  /\b(?:(?:it|this|that) (?:now )?(?:goes|belongs) to|(?:now|from now on) (?:with|done by|led by|owned by)|(?:new|its) (?:owner|lead|assignee)(?: is(?: now)?|:)) $/;
/** 'Jonas takes over', 'Jonas übernimmt' */
const TAKES_OVER =
  /^ (?:(?:will|can|could|should|may|must|has|had|is|to|now|please|just|gladly|going|kindly) |be ){0,3}(?:tak(?:e|es|en|ing)|took) (?:[^.!?;,]{0,40} )?over\b|^(?:'ll| will)? takes? (?:it|this|that|them) (?:from here|from now|now|on|instead)\b|^(?:'s| is| will be) (?:now )?(?:in charge|responsible|the (?:new )?(?:lead|owner))\b|^ (?:does|handles|leads|will (?:do|handle|lead)) (?:it|this|that|them) (?:from now on|now|instead|from here)\b|^ ubernimmt\b|^ (?:se encarga|se ocupa|lo lleva|la lleva)\b|^ (?:s'en (?:charge|occupe)|reprend|prend le relais)\b/;
const IS_POINTED_AT =
  /^(?: ?(?:it|this|that|them|these|those|the task|this task|that task|everything|all of it|es|sie|das|die aufgabe|diese aufgabe|lo|la|esto|la tarea|la tache|cette tache))?(?: now| then| back| on| over)? ?$/;
const IS_DENIED = /\b(?:not|never|cannot|nicht|nie|nunca|jamais)\b|n't\b/;

/**
 * To whom a text says that a task goes: 'Jonas takes over the rota', 'give it to Nora'.
 *
 * @param titles of the task, or of those among which somebody chooses: 'gave the keys to Nora' gives no task but one of keys
 * @returns null where it says so of nobody, or of several
 */
export function handedOnTo<P extends Person>(text: string, people: readonly P[], titles: readonly string[]): P | null {
  if (people.length === 0 || titles.length === 0) return null;
  const ofTitles = new Set(titles.flatMap(stemsOf));
  const finder = nameFinder(people);
  const found = new Map<number, P>();
  for (const { text: sentence } of sentencesOf(writtenIn(text).lines)) {
    if (IS_DENIED.test(fold(sentence))) continue;
    for (const mention of finder.find(sentence)) {
      if (goesTo(sentence, mention, ofTitles)) found.set(mention.person.id, mention.person);
    }
  }
  const [only = null, ...others] = found.values();
  return others.length > 0 ? null : only;
}

function goesTo(sentence: string, { start, end }: Mention<Person>, ofTitles: ReadonlySet<string>): boolean {
  const before = fold(sentence.slice(0, start));
  if (TAKES_OVER.test(fold(sentence.slice(end))) || NOW_WITH.test(before)) return true;
  const given = GIVEN_TO.exec(before)?.[1];
  return given !== undefined && (IS_POINTED_AT.test(given) || stemsOf(given).some((stem) => ofTitles.has(stem)));
}
