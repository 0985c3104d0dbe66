import { standingFor, stemsOf } from '../identify/rank-tasks.ts';
import { fold } from '../words/words.ts';
import { INSTEAD_OF } from './assignee-words.ts';
import type { NameFinder, Person, SharedName } from './people.ts';

/** 'Give the rota to ', 'übergib den Dienstplan an ': what stands between tells whether a task is given, or a key. */
const GIVEN_TO =
  /\b(?:(?:re-?)?assign(?:ed|ing|s)?|giv(?:e|en|es|ing)|gave|hand(?:ed|ing|s)?|pass(?:ed|es|ing)?|transfer(?:red|ring|s)?|delegate[ds]?|mov(?:e|ed|es|ing)|gib|gebt|geben|ubergib|ubergebt|ubergeben|ubertragt?|asigna|asignale|pasa|dale|confie[rz]?|attribue[rz]?|transmets|passe[rz]?)\b([^.!?;,]{0,60}?)(?:\b(?:on |over )?to|\ban|\ba) (?:our |my )?$/;
/** 'It goes to ', 'the new lead is ' */
const NOW_WITH =
  /\b(?:(?:it|this|that) (?:now )?belongs to|(?:now|from now on) (?:with|done by|led by|owned by)|(?:new|its) (?:owner|lead|assignee)(?: is(?: now)?|:)|(?:lo|la|los|las) (?:hace|lleva|prepara)) $/;
/** 'The rota goes from Ben to ' */
const GOES_TO = /^(.*)\bgoes (?:over )?(?:from (?:\S+ ){1,2})?to $/;
const HELPERS =
  "(?:(?:will|can|could|may|must|has|had|is|to|now|please|just|gladly|going|kindly) |be |(?:'s|'ll) ){0,3}";
/** 'Jonas takes over the rota', 'Jonas übernimmt': with what, where that is said */
const TAKES_OVER = new RegExp(
  `^ ?${HELPERS}(?:(?:tak(?:e|es|en|ing)|took) (?<moved>[^.!?;,]{0,40}? )?over\\b(?<taken>[^.!?;,]*)|(?:ubernimmt|reprend|(?:s'occupe|se charge|se encarga|se ocupa|kummert sich) (?:du|de|des|del|d'|um)(?= ?\\p{L}))(?<foreign>[^.!?;,]*)|(?:takes? (?:it|this|that|them) (?:from here|from now|now|on|instead)|(?:in charge|responsible|the (?:new )?(?:lead|owner))|(?:does|handles|leads|do|handle|lead|macht) (?:it|this|that|them|das|es)(?: (?:from now on|now|instead|from here|jetzt|ab jetzt|nun)\\b|$|(?=[.!,;]))|(?:se encarga|se ocupa|lo lleva|la lleva)|(?:s'en (?:charge|occupe)|prend le relais))\\b)`,
  'u',
);
/** 'Amara does the job advert': which may be anything, and is the task where it names it. */
const DOES = new RegExp(
  `^ ?${HELPERS}(?:does|do|handles?|runs?|leads?|makes?|takes?|macht|fuhrt|hace|fait) ([^.!?;,]{2,60})`,
);
/** 'Amara counts the stock instead of Jonas', 'Jonas is ill, Amara cleans the silo instead' */
const INSTEAD = new RegExp(
  `^ ?${HELPERS}\\p{L}{2,} ([^.!?;,]{2,60}) (?:instead|stattdessen|en su lugar|a sa place)(?: of [\\p{L}'’-]+(?: [\\p{L}'’-]+)?)?[\\s.!]*$`,
  'u',
);
/** 'Silo: Tomasz statt Jonas', 'Tomasz instead of Jonas for the silo' */
const IN_PLACE_OF = new RegExp(
  `^ ${INSTEAD_OF} (?!(?:the|a|an|my|our|die|den|der|das|el|la|le)\\b)\\p{L}[\\p{L}'’-]+([^.!?;]{0,60})`,
  'u',
);
/** 'Dienstplan übernimmt ', 'el silo lo limpia ', 'photos: Mei -> ' before whoever has it now */
const NAMED_LAST: readonly RegExp[] = [
  /^\W*(.{2,60}?) (?:ubernimmt|macht|bekommt)(?: (?:jetzt|nun|ab jetzt))? $/,
  /^\W*(.{2,60}?) (?:lo|la|los|las) \p{L}+[ae] $/u,
  /^\W*([^:]{2,60}): [\p{L}'’-]+(?: [\p{L}'’-]+)? (?:->|→|=>) $/u,
];
/** 'Takes over from Jonas', 'takes the rota over from Jonas Berg' */
const FROM_WHOM = / from (?!(?:the|a|an|here|now|next)\b)[\p{L}'’-]+(?: [\p{L}'’-]+)?\s*$/u;
const IS_POINTED_AT =
  /^(?: ?(?:it|this|that|them|these|those|the task|this task|that task|everything|all of it|es|sie|das|die aufgabe|diese aufgabe|lo|la|esto|la tarea|la tache|cette tache))?(?: now| then| back| on| over| from)? ?$/;
const IS_DENIED = /\b(?:not|never|cannot|nicht|nie|nunca|jamais|stays|stay|bleibt)\b|n't\b/;
/** 'If Carl is ill, Ben takes over', 'should Ben take over?', 'took over last year' */
const IS_NO_NEWS =
  /^\W*(?:if|in case|falls|wenn|si|unless|should|shall|does|did|is|was|has|why|when|who|what|how|soll(?:te)?|debe(?:ria)?)\b|\b(?:last (?:year|month|week|time)|\d+ (?:years?|months?|weeks?|days?) ago|years ago)\b/;

/** To whom a text gives a task, and what of it names them. */
export interface HandedOn<P extends Person> {
  person: P;
  sentence: string;
  start: number;
  end: number;
}

/**
 * To whom sentences may say that a task goes: 'Jonas takes over the rota', 'give it to Nora'.
 *
 * @param titles of the task, or of those among which somebody chooses: 'gave the keys to Nora' gives no task but one of keys;
 *   null where the task is not known yet, and any may be meant that the words do not rule out
 */
export function handedOnIn<P extends Person>(
  sentences: readonly string[],
  finder: NameFinder<P>,
  titles: readonly string[] | null,
): HandedOn<P>[] {
  return givenIn(sentences, finder.find, titles).map(({ name: { person, start, end }, sentence }) => ({
    person,
    sentence,
    start,
    end,
  }));
}

/** A name that several have, of whom one is given the task. */
export function alikeIn<P extends Person>(
  sentences: readonly string[],
  finder: NameFinder<P>,
  titles: readonly string[],
): SharedName<P> | null {
  return givenIn(sentences, finder.shared, titles)[0]?.name ?? null;
}

interface Span {
  start: number;
  end: number;
}

/** The names to which a task goes, each with its sentence. */
function givenIn<N extends Span>(
  sentences: readonly string[],
  namesIn: (sentence: string) => readonly N[],
  titles: readonly string[] | null,
): { name: N; sentence: string }[] {
  return sentences.flatMap((sentence) =>
    IS_NO_NEWS.test(fold(sentence))
      ? []
      : namesIn(sentence)
          .filter((name) => goesTo(sentence, name, titles))
          .map((name) => ({ name, sentence })),
  );
}

function goesTo(sentence: string, { start, end }: Span, titles: readonly string[] | null): boolean {
  const before = lastClause(fold(sentence.slice(0, start)));
  const after = fold(sentence.slice(end));
  const clause = /^[^,;.!?]*/.exec(after)?.[0] ?? '';
  if (IS_DENIED.test(before) || IS_DENIED.test(clause)) return false;
  const names = (words: string) =>
    titles?.some((title) => standingFor(words, title.split(/\s+/)).some(({ said }) => said !== null)) ?? false;
  const isOfTask = (words: string) => IS_POINTED_AT.test(words) || titles === null || names(words);
  if (NOW_WITH.test(before)) return true;
  const taken = TAKES_OVER.exec(after)?.groups;
  if (taken !== undefined)
    return isOfTask([taken.moved, taken.taken?.replace(FROM_WHOM, ''), taken.foreign].join(' ').replace(/\s+/g, ' '));
  const going = GOES_TO.exec(before)?.[1];
  if (going !== undefined) return isOfTask(going.replace(/^\W+/, ''));
  const given = GIVEN_TO.exec(before)?.[1];
  if (given !== undefined) return isOfTask(given);
  // 'Price labels to Mei'
  const onlyNamed = /^\W*(.{2,60}) (?:to|an|a) $/.exec(before)?.[1];
  if (onlyNamed !== undefined && /^\s*[.!]*$/.test(clause) && titles?.some((title) => isOnlyOf(title, onlyNamed)))
    return true;
  const named = NAMED_LAST.map((pattern) => pattern.exec(before)?.[1]).find((words) => words !== undefined);
  if (named !== undefined && /^\s*(?:[.!]|$)/.test(after)) return names(named);
  const inPlace = IN_PLACE_OF.exec(after)?.[1];
  if (inPlace !== undefined) return names(`${before} ${inPlace}`);
  const done = DOES.exec(after)?.[1] ?? INSTEAD.exec(after)?.[1];
  return done !== undefined && names(done);
}

/** Whether words name a task and say nothing else: 'the price labels', but not 'send the labels'. */
function isOnlyOf(title: string, words: string): boolean {
  const named = new Set(stemsOf(title));
  const said = words.split(/\s+/).filter((word) => !/^(?:the|our|my|die|der|das|den|el|la|los|las|les?)$/.test(word));
  return said.length > 0 && said.every((word) => stemsOf(word).some((stem) => named.has(stem)));
}

/** As much before a name as is of its clause. */
function lastClause(text: string): string {
  return text.slice(1 + Math.max(...[...',;.!?'].map((sign) => text.lastIndexOf(sign))));
}
