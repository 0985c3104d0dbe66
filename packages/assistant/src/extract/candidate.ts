import type { Reading } from '../dates/calendar.ts';
import { type FoundDue, findDues } from '../dates/find-due.ts';
import { type Asked, askedIn } from '../people/assignee.ts';
import { WISHED_BEFORE } from '../people/assignee-words.ts';
import type { NameFinder, Person } from '../people/people.ts';
import { isOfBill } from '../texts/bill.ts';
import { askingIn } from '../texts/clauses.ts';
import { pointsBack } from '../texts/refers-back.ts';
import { type RequestStrength, strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { titleOf } from '../titles/title.ts';
import { fold } from '../words/words.ts';

/** A sentence with what is known of it. */
export interface Candidate<P extends Person> extends Sentence {
  strength: RequestStrength;
  asked: Asked<P>[];
  dues: FoundDue[];
  /** 'Priority: high', which says something of a task and is none. */
  isField: boolean;
  /** That it is a field, or that it only gives fields of what is asked for elsewhere: 'Assign it to Mei, high priority'. */
  saysOnlyFields: boolean;
  /** Without the name of whom it asks. */
  words: string;
  /** Where in the text the clause begins that asks for something. */
  askedAt: number;
  /** That it names somebody at its beginning is all that asks for something. */
  isOnlyAddressed: boolean;
}

const FIELD =
  /^(?:(?:importance|cc|sent|cost cent(?:er|re)|wichtigkeit|contact|requester|caller|submitted by|opened(?: by)?|by|name(?: of (?:the )?(?:new )?[a-z]+)?|e-?mail|phone|ticket|case|asset|department|service|assignment group|created by|tenant|unit|permission to enter|preferred time|patient|inspector|expected|actual|attendees|present(?:s|es)?|participants?|absent|anwesend(?:e)?|teilnehmer(?:innen)?|asistentes|account|vendor|item|order|plan|serial|model|location|ref|reference|when|who|where|wann|wo|cuando|donde|quand|notes?|options|expected)(?= ?:)|priority|prio|severity|sev(?= ?:)|urgency|assignee|assigned(?: to)?|owner|responsible|due(?: date)?|deadline(?= ?:\s*[\d\w]+[^-–]{0,25}$)|needed by|payment due|report(?:ed|er)(?: by)?|requested by|type|component|status|date|created|issue date|rechnungsdatum|betrag|montant|total(?: due)?|amount|bill to|version|environment|prioritat|zustandig|verantwortlich|fallig(?: am)?|frist|zahlbar bis|prioridad|asignado a|fecha limite|priorite|echeance|date limite|steps|labels?|(?:build|os|browser|device|url|category|project|estimate|sprint|epic|found in|affects|watchers|parent|tags?|team|room|site)(?= ?:))\s?(?:[:=]|$|\d|by\b)/;

export function candidateOf<P extends Person>(
  sentence: Sentence,
  names: NameFinder<P>,
  reading: Reading,
): Candidate<P> {
  const asked = askedIn(sentence.text, names);
  const label = LABEL.exec(fold(sentence.text))?.[0].length ?? 0;
  const isField = FIELD.test(fold(sentence.text)) || isOfBill(sentence.text);
  const first = asked[0];
  // 'Nora, send …' begins with what she is to do.
  const words =
    first &&
    first.score >= 4 &&
    (first.start <= label + 3 || /^[^(]*\p{L}:\s$/u.test(sentence.text.slice(0, first.start)))
      ? sentence.text.slice(first.end).replace(/^[\s,:–+&-]+/, '')
      : sentence.text.replace(GREETING_BEFORE, '');
  const wanted = isField ? undefined : asked.find((each) => each.score >= 5 && isWantedOf(each, sentence.text));
  if (wanted !== undefined) {
    const start = wanted.end;
    const dues = findDues(sentence.text, reading);
    return {
      ...sentence,
      asked,
      isField,
      saysOnlyFields: isField,
      words: sentence.text.slice(start).trim(),
      isOnlyAddressed: false,
      strength: 3,
      askedAt: start,
      dues,
    };
  }
  const found = isField ? null : askingIn(words);
  const asking = found !== null && pointsBack(titleOf(words.slice(found.start), [])) ? null : found;
  const whole = isField ? 0 : strengthOf(words, sentence.isItem);
  const strength = asking !== null && asking.strength > whole ? asking.strength : whole;
  const start = found !== null && found.strength <= strength ? found.start : 0;
  const isOnlyAddressed =
    first !== undefined &&
    first.score >= 5 &&
    first.start <= label + 3 &&
    strength === 1 &&
    !IS_QUESTION.test(fold(words));
  return {
    ...sentence,
    asked,
    isField,
    saysOnlyFields: isField,
    words,
    isOnlyAddressed,
    strength: isOnlyAddressed ? 2 : strength,
    askedAt: start === 0 ? 0 : sentence.text.length - words.length + start,
    dues: findDues(sentence.text, reading).filter(
      ({ isSpan, rank, start: from, end: to }) =>
        // 'Frau Freitag' is no day.
        !asked.some((each) => from >= each.start && to <= each.end) &&
        (strength >= 2 || !isSpan || rank === 3 || SAYS_WHEN.test(fold(words))),
    ),
  };
}

/** 'Liebe Kolleginnen und Kollegen, ' in the line of what is said */
const GREETING_BEFORE =
  /^(?:liebe[rs]?|sehr geehrte[rs]?|hallo|moin|guten (?:tag|morgen|abend)|estimad[oa]s?|querid[oa]s?|hola|buenos d[ií]as|ch[eè]re?s?|bonjour|dear|hi|hello|good (?:morning|afternoon|evening))(?: [^,.!?:;]{2,50})?,\s+(?=\p{L}+ )/iu;

/** 'Nadia asked whether Femi could have a look', 'the board wants Kim to call' */
function isWantedOf({ start, end }: Asked<Person>, text: string): boolean {
  const before = fold(text.slice(0, start));
  return (
    ((WISHED_BEFORE.test(before) ||
      /\b(?:asked|asks|wondered|wonders|wants? to know|wanted to know|fragt|fragte|pregunta|demande)\b.{0,12}\b(?:if|whether|ob|si)\s$/.test(
        before,
      )) &&
      /^ (?:could|can|would|will|might|should|kann|konnte|puede|podria|peut|pourrait)\b/.test(fold(text.slice(end)))) ||
    (LIKED_BEFORE.test(before) && /^ to \p{L}/u.test(text.slice(end)))
  );
}

/** 'I'd like Ritva to do the first pass' */
const LIKED_BEFORE = /\b(?:i|we)(?:'d| would) (?:really )?(?:like|love|want) $/;

/** 'Ingrid, what do you think?' asks for an answer, not for something to be done. */
const IS_QUESTION =
  /^(?:what|how|why|when|where|which|whose|is|are|was|were|do|does|did|have|has|wie|was|warum|wann|wo|ist|sind|hast|que|como|por que|cuando|donde|est-ce|comment|pourquoi|quand|ou)\b.*\?/;

/** 'ACTION: Mina to book …' */
export const LABEL =
  /^(?:→|[-=]>)\s|^(?:action(?: item| point)?|ai|ap|todo|to-do|decision|agreed|next step|beschluss|massnahme|aufgabe|accion|acuerdo|tarea|action a mener|decision prise)(?: \(\p{L}[^():]{1,28}\)| \p{L}{2,15})?\s?:\s/u;

/** 'Could that be done by Tuesday?', 'I need it by Monday' */
export const SAYS_WHEN =
  /^(?:ideally|preferably|if possible|best|am besten|moglichst|idealerweise|a ser posible|si possible|idealement),? (?:still |noch |encore |aun )?(?:this|by|before|until|today|tomorrow|next|on|diese|nachste|bis|vor|heute|morgen|esta|antes|hoy|manana|cette|avant|demain|aujourd)|^(?:today|tonight|tomorrow)(?: (?:morning|afternoon|evening|noon))?,? (?:please|pls)\b|^(?:needed|wanted|required|due) (?:back )?(?:by |on |for |before )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|this|end|tomorrow|today)|(?:^|[,;:–] |\b(?=(?:but|and) (?:i|we)(?:'d| would)? (?:need|want|like)\b))(?:(?:please|also|and|but|so|ideally),? )?(?:(?:(?:i|we|they) )?need to know (?:by|before|until|on)\b|(?:please )?let (?:me|us) know (?:by|before|until|till)\b|(?:and |please )?tell (?:me|us) (?:by|before|until)\b|(?:(?:he|she|they|the \p{L}+) )?deserves? an? (?:answer|reply)\b|(?:la|el|der|die|das|le|l'|the) ?\p{L}+ (?:esperan?|erwarte(?:t|n)|attend(?:ent)?)\b|(?:please )?(?:both|all(?: of (?:it|them|this))?|everything)(?: to be)? (?:done|finished|ready)\b|(?:just |please )*get (?:it|one|them|this|that|these) (?:\p{L}+ed|done|in|up|out|made|sent)\b|(?:the |our |their )?(?:[\p{L}'-]+ ){1,3}(?:wants?|needs?|would like|expects?|requires?|brauch(?:t|en)|necesita|veut) (?:(?:the|your|our|a|an) [\p{L}-]+(?: [\p{L}-]+)? (?:by|before|until|on)\b|to (?:hear|know|have|see|get|receive|read)\b(?! (?:whether|if|why|what|how|who|when|where|about)\b)|an? (?:answer|reply|decision)|an answer|(?:it|them|this|that|everything|all of it)|bescheid|eine antwort)\b|(?:can|could|would|will|may) (?:that|this|it|they|these|those) be|(?:i|we)(?:'d| would)? (?:need|want|like|have to have) (?:it|this|that|them|these|those|(?:the|a|your) (?:final |first |new |updated )?[\p{L}-]+ (?:by|before|on|until)\b)|(?:it|this|that|they|these|those) (?:must|has to|have to|needs? to|should|will have to|is to) be|(?:it|this|that|they)(?:'s| is| are) (?:due|needed|required)|(?:(?:ich|wir) )?brauchen? (?:es|sie|ihn|das)|(?:lo|la|los|las) neces\p{L}+|(?:il|elle|je|j'en|nous) (?:le|la|les|ai|en) (?:faut|besoin))\b|\b(?:please|pls) (?:before|by) then\b/u;

/** 'Would Friday work?', 'any time this week': when, where nothing else says so. */
export const MAY_SAY_WHEN =
  /(?:^|[,;:–.] )(?:next (?:one |time )?(?:is )?at \d|(?:they|it|the \p{L}+) (?:close|closes|shut|shuts)(?: it| them)? (?:at|by) \d(?![^,.!?]{0,12}\b(?:on|every)\b)|(?:and |but )?would (?!\d{1,2}(?::\d\d)? ?(?:o'clock|[ap]m|h|uhr)?(?: |$))[^,.!?]{2,25} (?:work|suit|be (?:ok|okay|fine|possible))\b|any ?time (?:this|next) (?:week|month)\b|(?:just |please )*do (?:it|this|that|them) (?=(?:by|before|until|this|today|tomorrow|next|on|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b))/u;

export interface Source<P extends Person> {
  names: NameFinder<P>;
  reading: Reading;
  /** All sentences of the text but those that are of another matter. */
  all: Candidate<P>[];
  /** Those that are not about another task. */
  context: Candidate<P>[];
  main: Candidate<P> | null;
}
