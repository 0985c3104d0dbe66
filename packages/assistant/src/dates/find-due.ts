import { isDueDate } from '@taskwell/contract/rules';
import { type FoundDate, findDueDates } from '@taskwell/quick-add/find-due-date';
import { UNTIL } from '@taskwell/quick-add/said-as-date';
import { fold } from '../words/words.ts';
import { instantOf, type Reading, today, wallClock } from './calendar.ts';
import { canonicalDates } from './canonical-dates/canonical-dates.ts';
import { APART, HIDDEN } from './canonical-dates/rule.ts';
import { MONTH } from './canonical-dates/vocabulary.ts';
import { anyOfWords, MONTHS, UNITS, WEEKDAYS } from './date-words.ts';

export interface FoundDue {
  value: Date;
  /** Where it stands in the text, with the words that lead to it. */
  start: number;
  end: number;
  /** How surely it is when something is due: 'by Friday' is, 'starts on Friday' hardly. */
  rank: 1 | 2 | 3;
  /** Whether a time of day is said, or only a day. */
  hasTime: boolean;
  /** Whether a day is said, or only a time. */
  hasDay: boolean;
  /** 'At 9' alone, of which nobody says whether it is in the morning. */
  isBareHour: boolean;
  /** 'This month', which is a due date only of what is asked for. */
  isSpan: boolean;
}

/** Cheap to tell: most sentences have nothing of a date. */
const MAY_HOLD_DATE = new RegExp(
  `\\d+|to?m|to[ad]|day|night|noon|evening|twenty|thirty|ieth\\b|teenth|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\beo|\\bcob|end|fin|ende|week|month|year|hour|minute|heute|morgen|hoy|manana|demain|aujourd|mittag|midi|mediodia|soir|matin|abend|dark|dusk|sunset|sundown|dunkel|anochecer|nuit|noche|minuit|mitternacht|mid|woche|morning|\\bwk\\b|monat|stunde|semana|semaine|heure|hora|weekend|\\b(?:bis|spatestens|ab|am) (?:mo|di|mi|do|fr|sa)\\b|\\b(?:hasta el|antes del|para el) (?:lun|mar|mie|jue|vie|sab|dom)\\b|\\b(?:avant|d'ici|jusqu'a) (?:lun|mer|jeu|ven|sam|dim)\\b|fortnight|\\bw\\/e\\b|quarter|early|christmas|x-?mas|weihnacht|navidad|noel|easter|ostern|pascua|paques|silvester|halloween|nite|\\bnow\\b|\\bat (?:two|three|four|five|six|seven|eight|nine)\\b|thanksgiving|fawkes|pfingst|half|quarter|halb|viertel|huitaine|quinzaine|feierabend|lunch|dejeuner|comida|${anyOfWords([...Object.keys(WEEKDAYS), ...Object.keys(MONTHS), ...[...UNITS.keys()].filter((name) => name.length > 2)])}`,
  'g',
);
/** A sentence with more of these is a table, or made to keep us busy: only its beginning is read. */
const DENSE = 20;
const READ_OF_DENSE = 100;

const DEADLINE =
  /(?:\b(?:(?:registrat?i?on|application|booking|entr(?:y|ies)|sign-?up|submission|nomination|voting|tender)s? clos(?:es|e|ing)|cut-?off(?: is)?|closing date(?: is)?|by|until|untill|till|til|before|befor|due|deadline|target(?: date)?|be (?:ready|done|finished|back|in place)|deliver|needed|required|no later than|not later than|at the latest|within|up to|(?:drag|slip|run|go|wait) past|later than|(?<=\b(?:submitted|submit|accepted|apply|register|entered) )through|bis|zum|vor|spatestens|fallig|frist|zahlbar|hasta|antes|para|a mas tardar|fecha limite|avant|d'ici|pour|jusqu'au?|echeance|au plus tard)\b[\s:]{0,3}(?:(?:on|at|the|end|date|by|am|zum|therefore|thus|now|dem|der|den|del?|el|le|la|du|is|spatestens)\b[\s:]{0,2}){0,3})$/;
const LATEST_AFTER = /^[\s,]{0,2}(?:at the (?:very )?latest|latest|spatestens|a mas tardar|au plus tard)/;
const INSTEAD_AFTER = /^[\s,]{0,2}(?:instead(?! of)|stattdessen|en su lugar|a la place)\b/;
/** What happens then is no deadline, and what was then is none at all. */
const EVENT =
  /\b(?:starts?|begins?|arrives?|visits?|ends?|expires?|vence|caduca|expira|lauft ab|closed|opens?|planned|scheduled|takes place|(?<=\S )meeting|from(?! (?:the|our|my|your|his|her|an?) [a-z])|notification|on leave|(?:am|'m|is|'s|are|'re|be|been|bin|ist) away|on holiday|on vacation|out of (?:the )?office|valid|gultig|valable|valido|valida|im urlaub|en vacances|de vacaciones|beginnt|startet|lauft|empieza|commence|launch)\b[^.!?]{0,25}$/;
/** What was then is no due date, be it ahead. */
const SINCE = /\b(?:(?:dated|issued(?: on)?)\s{1,2}|(?:since|seit|desde|depuis)\b(?:[^.!?;,–—>→]|\.(?=\d)){0,40})$/;
const LEADING = new RegExp(
  `(?:^|[\\s([,–-])(?:(?:due(?: date)?|deadline|needed|no later than|not later than|at the latest|latest|by|on|at|${UNTIL}|til|before|befor|for|in|from|within|up to|bis|spatestens|zum|am|um|vor|ab|hasta|antes(?: del?)?|para|el|la|a|avant|d'ici|pour|le|au|jusqu'au|the|dem|den|del|l'|du)\\b:?\\s{0,2}){1,4}$`,
);
const TRAILING = /^(?:\s?(?:at the (?:very )?latest|latest|spatestens|a mas tardar|au plus tard|eod|sharp))+/;

/**
 * Moments ahead at which the text may want something done, in its order.
 *
 * @param text at most a few thousand characters
 */
export function findDues(text: string, reading: Reading): FoundDue[] {
  // 'By teh 25th'
  const whole = fold(text).replace(/\bteh\b/g, 'the');
  const signs = [...whole.matchAll(MAY_HOLD_DATE)].length;
  if (signs === 0) return [];
  const folded = signs > DENSE ? whole.slice(0, READ_OF_DENSE) : whole;
  const { rewriting, zones } = canonicalDates(folded, today(reading), reading.isDayFirst ?? false);
  return together(findDueDates(rewriting.text, wallClock(reading)), rewriting.text).flatMap((found) => {
    const { start, end } = rewriting.origin(found.start, found.end);
    const before = folded.slice(Math.max(0, start - 60), start);
    const said = rewriting.text.slice(found.start, found.end);
    const zone = zones.find(({ at }) => at >= start - 1 && at <= end);
    const value = instantOf(found.value, zone?.timeZone ?? reading.timeZone);
    // In some zones the last day that there is ends in a year that no due date has.
    if (
      SINCE.test(before) ||
      isDenied(before) ||
      NOT_BEFORE.test(`${before}${/^before (?:the )?/.exec(folded.slice(start, end))?.[0] ?? ''}`) ||
      REFERENCE_AFTER.test(folded.slice(end)) ||
      NO_LONGER_AFTER.test(folded.slice(end)) ||
      (!HAS_DAY.test(said) && isOfPastDay(before, rewriting.text.slice(0, found.start))) ||
      (IS_ASKED_ABOUT.test(before) && SUITS_AFTER.test(folded.slice(end))) ||
      isReplaced(before, folded.slice(start, end), folded.slice(end), folded) ||
      hasHappened(before, folded.slice(start, end)) ||
      (value <= reading.now && THIS_MORNING.test(folded.slice(start, end)) && TELLS_PAST.test(before)) ||
      !isDueDate(value.toISOString())
    )
      return [];
    const due = {
      value,
      start: start - (LEADING.exec(before)?.[0].replace(/^[\s([]/, '').length ?? 0),
      end: end + (TRAILING.exec(folded.slice(end, end + 30))?.[0].length ?? 0),
      rank: rankOf(before, folded.slice(start, end), folded.slice(end, end + 30)),
      hasTime: HAS_TIME.test(said),
      hasDay: /hour|minute/.test(said) || HAS_DAY.test(said),
      isBareHour: BARE_HOUR.test(said),
      isSpan: SPAN_ONLY.test(folded.slice(start, end)),
    };
    return [due];
  });
}

const BARE_HOUR = /^(?:at )?(?:[1-9]|1[01])$/;

const SPAN_ONLY =
  /^(?:in )?(?:this|these|diese[nrms]?|est[ea]|cette|ce)(?: (?:week|woche|semana|semaine|month|monat|mes|mois|year|jahr|ano|annee|quarter|quartal))$/;

/** 'Do not pay it before Friday': from then on, not by then. */
const NOT_BEFORE =
  /\b(?:do not|don't|dont|never|must not|mustn't|should not|shouldn't|not to) (?!forget|let|miss|wait|hesitate)[^.!?;]{2,60}?\bbefore\s(?:the )?$/;

/** 'We won't be able to deliver on Tuesday', but not 'can't wait until Friday'. */
const DENIED =
  /\b(?:won't|wont|will not|can't|cant|cannot|can not|not (?:be )?able to|unable to|not available|not possible|no podemos|no puedo|ne (?:peux|pouvons|peut) pas|konnen? (?:wir |ich )?(?:leider )?nicht)\b(?:(?! (?:and|but|because|so|und|weil|y|et) (?:i|we|you|they|he|she|it|the|ich|wir|sie)\b)[^.!?;,–—]){0,45}$/;

/** 'The council sent a letter on the 19th' */
const HAS_HAPPENED =
  /(?<!\b(?:be|is|are|get|gets|being|to|please) )\b(?:sent|received|came|arrived|wrote|called|reported|happened|broke|stopped|failed|visited|rang|complained|phoned|emailed|noticed|found|saw|met|went|left|posted|fell|got|returned|paid|bought|ordered|inspected|tested|measured|taken|revoked|opened|submitted|filed|raised|logged|spoke|ran out|slipped|tripped|crashed|leaked|jammed|flooded|collapsed|resigned|stole|went to [^.!?;,]{2,20}|compro|vendio|pidio|(?:it|there) (?:was|were)|must(?:'ve| have| of) been|(?:was|were) (?!moved|postponed|rescheduled|scheduled|planned|extended|booked|confirmed|promised|asked|invited|requested|required|supposed|expected|announced|agreed)\p{L}+ed|geschickt|erhalten|gemeldet|recib\w+|llego|envi[oa]ron|recu|arrivee?(?! a echeance)(?= [^.!?;,:]{0,45}\ble )|envoyee?)\b(?![^.!?;]{0,50}\b(?:to|that|if|whether|will|'ll|would|can|could|should|must|needs?|for|by(?! mistake)|before|until|due|and|but|so)\b)[^.!?;,:]{0,45}\b(?:on|am|vom|el|le)\s(?:the\s)?$/u;

/** 'They approved the proof at 8:15 this morning' */
const THIS_MORNING = /\bthis morning\b|\bheute (?:fruh|morgen)\b|\besta manana\b|\bce matin\b/;
const TELLS_PAST =
  /\b(?:\p{L}{2,}ed|came|went|rang|sent|got|said|told|wrote|gave|left|found|hat|haben|ha|han|a|ont)\b[^.!?;]{0,40}$/u;

function hasHappened(before: string, found: string): boolean {
  // Quick add counts 'on' and the like to the date.
  return HAS_HAPPENED.test(`${before}${/^(?:on|am|vom|el|le) (?:the )?/.exec(found)?.[0] ?? ''}`);
}

/** '2026/12/04-A' and '04-12-2026/77' are numbers of something. */
const REFERENCE_AFTER = /^[-/][a-z\d]+\b/;

/** 'Is not due Dec 4 any more but Dec 18', 'Wednesday does not work' */
const NO_LONGER_AFTER =
  /^[\s,]*(?:(?:anymore|any more|any longer)\b|(?:does not|doesn't|doesnt|won't|wont|will not) (?:work|suit|fit|do)\b|(?:is|it's) (?:not possible|no good|out|too early)\b|(?:geht|passt|klappt) (?:(?:mir|uns|ihm|ihr|leider|doch) )*nicht\b|no (?:(?:me|nos|le|les) )?(?:va bien|viene bien|puede ser|es posible)\b|ne (?:(?:me|nous|lui) )?(?:va|convient|marche) pas\b)/;

/** 'The hearing was on 5 October, 18:00': a time of day is over with its day, which is hidden. */
function isOfPastDay(before: string, rewritten: string): boolean {
  return ENDS_HIDDEN.test(rewritten) && ENDS_IN_DAY.test(before);
}

const ENDS_HIDDEN = new RegExp(`${HIDDEN},? ?(?:at |um |a las )?$`, 'u');
const ENDS_IN_DAY = new RegExp(
  `(?:\\b(?:${MONTH})\\b\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}[./]\\d{1,2}\\.?)(?:,? \\d{4})?,? ?(?:at |um |a las )?$`,
);

/** 'Asks if Jan 15 works' */
const IS_ASKED_ABOUT = /\b(?:if|whether|ob|si) (?:on |the |am |le |el )?$/;
const SUITS_AFTER = /^ (?:works|suits|fits|would (?:work|suit)|is (?:ok|okay|fine|possible)|passt|convient|va bien)\b/;

function isDenied(before: string): boolean {
  return (
    DENIED.test(before) && !/\b(?:wait|(?:by|until|till|before|past|beyond|bis|than)\s*(?:the |on )?$)/.test(before)
  );
}

const MOVES =
  /\b(?:mov(?:e|ed|es|ing)|postpon\w+|reschedul\w+|chang\w+|shift\w*|pushed|brought forward|verschob\w*|verleg\w*|verschieb\w*|reporte\w*|decale\w*|repousse\w*|aplaz\w*|pospon\w*|cambia\w*)\b/;
const NOT_THEN =
  /\b(?:not|instead of|rather than|nicht(?: mehr)?|statt|anstatt|pas|no|en lugar del?|en vez del?|au lieu du?)\s(?:on |by |the |am |den |dem |el |le ){0,2}$/;
const FALLS_OUT =
  /^[^.!?;,]{0,60}\b(?:ausfallen|entfall\w*|abgesagt|fallt aus|(?:has|had) to be (?:called off|cancelled|moved|postponed)|(?:is|was|has been) (?:called off|cancelled)|queda anulad[oa]|se (?:cancela|anula)|est annulee?)\b/;

/** 'Within 20 working days, i.e. by 31 March' */
const SAID_BETTER =
  /^[^.!?;]{0,25}\b(?:i\.? ?e\.?|that is|so|at the (?:very )?latest|das heisst|d\. ?h\.|es decir|c'est-a-dire),? (?:by|on|until|bis|am|para|avant) /;

/** 'From the 10th to the 17th' of what is moved, 'not on the 10th', 'the appointment on 12 May has to be cancelled'. */
function isReplaced(before: string, found: string, after: string, whole: string): boolean {
  const led = `${before}${/^(?:on|by|from|am|vom|du|del|el|le|the|den|dem)\b ?/.exec(found)?.[0] ?? ''}`;
  if (NOT_THEN.test(led) || FALLS_OUT.test(after) || SAID_BETTER.test(after)) return true;
  return (
    MOVES.test(whole) &&
    /\b(?:from|vom|von|du|del?)\s(?:the |dem |den |el )?$/.test(led) &&
    /^\s?(?:to|auf|au|al|a|until)\b/.test(after)
  );
}

const HAS_TIME =
  /\d:\d\d|\d\s?[ap]\.?m|\bat \d|(?:today|tomorrow|day) \d{1,2}$|noon|midnight|morning|afternoon|evening|\bnight|tonight|hour|minute/;
const HAS_DAY = /\d{4}-\d{2}-\d{2}|today|tonight|tomorrow|day\b/;
const BETWEEN =
  /^(?: [-–—]|[\s,]{0,2})(?: ?\(?(?:say|by|at|before|until|till|on|around|about|from|(?:start(?:s|ing)?|beginning|(?:they )?closes?)(?: at)?|um|gegen|bis|vor|ab|a|desde|a partir de|antes de|avant|a partir|@|no later than|latest)\s|[.,]? ?(?:the )?(?:time|uhrzeit|hora|heure)(?: is| ist| es|:)? )?[\s,]{0,2}$/;

const UNREAD = new RegExp(`[${APART}${HIDDEN}]`, 'gu');

/** A day and, apart from it, a time of day: '11/28 by 18:30' is one moment. */
function together(found: readonly FoundDate[], text: string): FoundDate[] {
  const whole: FoundDate[] = [];
  for (const next of found) {
    const last = whole.at(-1);
    const parts = last && momentOf(last, next, text);
    if (last && isExplained(last, next, text)) {
      const value = HAS_TIME.test(text.slice(last.start, last.end)) ? atTimeOf({ day: next, time: last }) : next.value;
      const end = next.end + (CLOSES_BRACKET.exec(text.slice(next.end))?.[0].length ?? 0);
      whole[whole.length - 1] = { value, start: last.start, end };
    } else if (parts && BETWEEN.test(text.slice(last.end, next.start).replace(UNREAD, ''))) {
      whole[whole.length - 1] = { value: atTimeOf(parts), start: last.start, end: next.end };
    } else if (parts && ONE_THING.test(text.slice(last.end, next.start).replaceAll(APART, ''))) {
      // 'Friday dentist 8:15': both stand for the one moment, and what is between them for what is due.
      const value = atTimeOf(parts);
      whole[whole.length - 1] = { ...last, value };
      whole.push({ ...next, value });
    } else whole.push(next);
  }
  return ofOneClause(whole, text);
}

/** 'Next Wednesday (22 September)', 'by Friday evening please (the 24th)': the day in brackets says which one is meant. */
function isExplained(last: FoundDate, next: FoundDate, text: string): boolean {
  const between = text.slice(last.end, next.start).replace(UNREAD, '');
  return (
    isDay(last, text) && isDay(next, text) && IN_BRACKETS.test(between) && CLOSES_BRACKET.test(text.slice(next.end))
  );
}

const CLOSES_BRACKET = new RegExp(`^[${APART}${HIDDEN}.]?\\s?\\)`, 'u');

const IN_BRACKETS = /^(?: (?:please|bitte|por favor|svp|stp))? ?\((?:\p{L}+,? )?(?:the |den |dem |el |le )?$/u;

/** 'Next Monday the surveyors come to the site at 7:30': the only day and the only time of a clause are one moment. */
function ofOneClause(found: FoundDate[], text: string): FoundDate[] {
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length > 2) return found;
  const parts = momentOf(one, other, text);
  const between = text.slice(one.end, other.start);
  if (
    parts === null ||
    parts.day !== one ||
    between.length > 60 ||
    (/[,;:.!?()–—]|\b(?:and|but|und|y|et)\b/.test(between) && !isTimeLimit(between, text.slice(other.start, other.end)))
  )
    return found;
  const value = atTimeOf(parts);
  return [
    { ...one, value },
    { ...other, value },
  ];
}

/** 'Pasado mañana viene el transportista, hay que tenerlas listas antes de las 10': of one day, where a time only is a limit. */
function isTimeLimit(between: string, time: string): boolean {
  return !/[;:.!?()]/.test(between) && LIMIT.test(`${between}${/^\p{L}[\p{L} ]* /u.exec(time)?.[0] ?? ''}`);
}

const LIMIT = /(?:^|[\s,])(?:by|before|until|till|no later than|bis|vor|antes de(?: las?)?|avant) ?(?:at |um )?$/;

/** A word or two that name a thing, between a day and a time. */
const ONE_THING =
  /^(?:\s(?!(?:the|a|an|about|for|from|after|before|with|and|or|to|of|der|die|das|den|dem|von|vom|fur|und|oder|nach|vor|mit|el|la|los|las|de|del|con|le|les|du|des|avec|pour)\b)[\p{L}'-]+){1,2}\s(?:(?:at|um|a las|a)\s)?$/u;

function atTimeOf({ day, time }: { day: FoundDate; time: FoundDate }): Date {
  const value = new Date(day.value);
  value.setHours(time.value.getHours(), time.value.getMinutes());
  return value;
}

function isDay({ start, end }: FoundDate, text: string): boolean {
  return HAS_DAY.test(text.slice(start, end));
}

function momentOf(one: FoundDate, other: FoundDate, text: string): { day: FoundDate; time: FoundDate } | null {
  const [isDayOne, isDayOther] = [isDay(one, text), isDay(other, text)];
  // 'At 6 tonight' is one moment.
  const isTime = (found: FoundDate) => HAS_TIME.test(text.slice(found.start, found.end).replace(/^tonight$/, ''));
  if (isDayOne && !isTime(one) && isTime(other) && !isDayOther) return { day: one, time: other };
  if (isDayOther && !isTime(other) && isTime(one) && !isDayOne) return { day: other, time: one };
  return null;
}

/** 'Valid until 31 January' is no deadline, and what is 'not due until 7 October' has time. */
const VALID =
  /\b(?:(?:isn't|aren't|is not|are not|not) (?:\p{L}+ )?(?:due|needed|required)|valid|gultig|valable|valid[oa]|booked|free|open|available|here|there|closed) (?:until|till|to|through|bis|jusqu'au|hasta(?: el)?)\s*(?:the )?$/u;

function rankOf(before: string, found: string, after: string): FoundDue['rank'] {
  // Quick add counts 'by' and the like to the date.
  const led = `${before}${/^(?:due|by|until|till|before)/.exec(found)?.[0] ?? ''}`;
  if (VALID.test(led) || OF_AN_EVENT.test(before) || IS_OF_EVENT.test(after)) return 1;
  if (DEADLINE.test(led)) return 3;
  if (INSTEAD_AFTER.test(after)) return 3;
  if (LATEST_AFTER.test(after) || /^(?:eod|eom|eow|cob|within|end of)\b/.test(found)) return 3;
  // 'La salle pour la formation du 18 mai' is when that takes place.
  return EVENT.test(before) || /\p{L} (?:du|vom|del)\s$/u.test(before) ? 1 : 2;
}

/** What takes place on its day, with us or without. */
const OCCASIONS =
  'conference|congress|convention|fair|wedding|party|trip|festival|concert|ceremony|match|exhibition|event|birthday|anniversary|hochzeit|messe|feier|boda|fiesta|mariage|fete';

/** 'For the Jan 12 conference' */
const IS_OF_EVENT = new RegExp(`^ (?:${OCCASIONS})\\b`);

/** 'The wedding (12 June)' */
const OF_AN_EVENT = new RegExp(`\\b(?:${OCCASIONS}) \\($`);

/** Whether it ends its sentence, apart from it: '…, Wed 10:00'. */
export function endsApart(sentence: string, { start, end }: FoundDue): boolean {
  return end >= sentence.length && /,\s?$/.test(sentence.slice(0, start));
}

/** The one that counts: the surest, of those the first. */
export function surest(dues: readonly FoundDue[], least: FoundDue['rank'] = 1): FoundDue | null {
  const rank = Math.max(0, ...dues.map((due) => due.rank));
  return rank < least ? null : (dues.find((due) => due.rank === rank) ?? null);
}
