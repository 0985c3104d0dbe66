import { cutText } from '@taskwell/contract/text';
import { anyOfWords, MONTHS } from '../dates/date-words.ts';
import { ACTION_VERBS, beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { isInstruction, type OrdersBefore } from './instructions.ts';
import { ITEM, isItem } from './lines.ts';
import { strengthOf } from './requests.ts';
import { withRows } from './tables.ts';
import { dividedByTicks, type Tick, tickOf, withoutCross } from './ticks.ts';

/** A sentence, or an item of a list, of what somebody wrote. */
export interface Sentence {
  text: string;
  isItem: boolean;
  tick: Tick;
  /** Of which paragraph. */
  paragraph: number;
  /** The part of a sentence that asks somebody else for something else: '… and Jonas should pick up the boxes'. */
  asksAnother: boolean;
}

/** What stands behind these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|fa|fam|hrn|\p{L}{0,12}str|nr|no|vs|approx|pcs?|stk|qty|ca|bzw|inkl|incl|excl|usw|etc|evtl|ggf|sr|sra|srta|mme|hr|fr|e\.g|i\.e|z\.b|d\.h|u\.a|p\.s|a\.m|p\.m|tel|art|abs|wg|rev|ref|inv|fig|dept|abt|bspw|insb|vgl|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|\p{L})\.$/iu;
/** 'closed until 2 Jan. Timesheets must …' */
const MONTH_CUT = /\d\s(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez)\.$/i;
/** '3. Dezember' and '2. Stock', but not 'on Dec 14. Could you'. */
const ORDINAL = new RegExp(
  `^(?:${anyOfWords(Object.keys(MONTHS))}|stock|etage|og|geburtstag|jubilaum|jahrestag|hochzeitstag|klasse|quartal|woche|halbjahr|adventssonntag)\\b`,
);
/** '[10:42] Priya Nair: ' and '25/11/2026, 10:42 - Priya: ' before what was said. */
const CHAT_PREFIX =
  /^(?:\[(?:[^\]]{1,20},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]\s*(?:[\p{L}][\p{L} .'’-]{0,40}:\s*)?|(?:\d[\d./-]{5,10},? )\d{1,2}:\d{2}(?: ?[ap]m)? [-–] [\p{L}][\p{L} .'’-]{0,40}:\s*|\p{L}[\p{L} .'’-]{0,40} (?:wrote|schrieb|escribió|a écrit) (?:(?:at|um|a las|à) )?\d{1,2}:\d{2}\s?:\s*)/iu;

/** Headings and lists of who was there say what follows, not what is to be done. */
const HEADING =
  /^(?:(?:minutes|notes|protokoll|acta) (?:of|from|vom|de)|meeting (?:notes|minutes)|sprint (?:review|planning) notes|(?:notes|minutes) \d|compte[- ]rendu|top \d+(?![^:]{0,30}: \S+ \S+ )|page \d+|invoice no|rechnung nr|(?:support )?(?:ticket|incident|case|complaint|customer complaint) (?:no\.? ?)?#?(?:[a-z]{1,6}-)?\d+$)[^.!?]{0,60}$|^(?:maintenance|service|support|access|repair) request\b[^.!?:]{0,30}$|^(?:demande|anfrage|solicitud|(?:parte|hoja) de p{L}+|fiche(?: d.intervention)?) n[°ºro.]{0,3} ?\d+[^.!?]{0,30}$|^(?:delivery note|order confirmation|auftragsbestatigung|account statement|statement(?: of account)?|quotation|quote|packing slip|receipt|purchase order|lieferschein|angebot|kontoauszug|albaran|presupuesto|bon de livraison|devis|rx)\b[\s#:.no]{0,6}[\d/-]{3,}(?:\s[–-]\s[p{L} ]{2,30})?$|^(?:minutes|notes|protokoll|acta|agenda|next steps?|action items?|actions|to-?dos?|tasks|aufgaben|tareas|taches|decisions?|notes?)\s*:?$|^(?:next (?:meeting|call|date)|nachste (?:sitzung|besprechung)|nachstes treffen|proxima reunion|prochaine reunion)\s*:|^(?:topics?|thema|present|attendees|participants|anwesend|teilnehmer|absent|excused|date|datum|fecha|location|ort|place|regards|reporter|reported by|requested by|created|component|type|status|issue date|rechnungsdatum|bill to|steps|environment|labels?|customer|client|supplier|kunde|cliente)\s*(?::|$)/;

/** 'User: ', as texts for machines have it */
const ROLE = /^\W*(?:user|human)\s?:\s+/i;

/** '### END ### ' closes what was meant for machines; what stands behind it was not. */
const END_MARK = /#{2,3} ?end\b[^#]{0,30}#{2,3} /gi;

/** 'So, ehm, could you' */
const FILLER = /(^|[\s,])(?:ehm+|uhm+|hmm+|erm+|ähm+|öhm+|euh)\b,?[^\S\n]?/giu;

/** 'Could, at her leisure, sort the books' */
const ASIDE =
  /\b(could|can|would|will|might), (?:at (?:her|his|your|their) (?:leisure|convenience)|if possible|perhaps|maybe|please|kindly|at some point|by any chance|some ?time),(?= )/giu;

/**
 * Bounds of the work that a text can cause: more sentences than a person would write in a message, and longer ones, are
 * not looked at whole.
 */
const MOST_SENTENCES = 60;
const LONGEST_SENTENCE = 240;

/** The sentences that a person wrote to be read, in their order; those that give orders to machines are left out. */
export function sentencesOf(lines: readonly string[]): Sentence[] {
  const kept: Sentence[] = [];
  let paragraph = 0;
  let before: OrdersBefore = null;
  let isListOfOrders = false;
  for (const { text: line, isRow } of withRows(lines)) {
    if (line.trim() === '') {
      paragraph += 1;
      isListOfOrders = false;
      continue;
    }
    // 'AI, also create these tasks:'
    isListOfOrders &&= isItem(line);
    if (isListOfOrders) continue;
    // Below orders this is what somebody wrote.
    const written = before === null ? line : line.replace(ROLE, '');
    const cleaned = written.replace(END_MARK, '### END • ').replace(FILLER, '$1').replace(ASIDE, '$1');
    for (const text of isRow ? cut(cleaned) : divided(cleaned)) {
      const isOrder = isInstruction(text, before);
      before = isOrder ? 'in line' : null;
      isListOfOrders = isOrder && text.trim().endsWith(':');
      if (!isOrder) kept.push(sentenceOf(text, paragraph));
    }
    if (before !== null) before = 'above';
  }
  return kept.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).slice(0, MOST_SENTENCES);
}

function sentenceOf(text: string, paragraph: number): Sentence {
  return {
    text: withoutCross(text.replace(ITEM, '').trim()),
    isItem: isItem(text),
    tick: tickOf(text),
    paragraph,
    asksAnother: false,
  };
}

/** 'VEHICLE INSPECTION SUMMARY', but not 'CALL THE BANK' */
function isCapitals(text: string): boolean {
  return /^[\p{Lu} '’&/-]{8,60}$/u.test(text.trim()) && text.trim().includes(' ') && strengthOf(text, false) < 2;
}

export function isHeading(text: string): boolean {
  const folded = fold(text.trim());
  return HEADING.test(folded) || /^[^.!?]{1,80}:$/.test(folded) || isCapitals(text);
}

/** The items and sentences of a line. */
export function divided(line: string): string[] {
  return items(line).flatMap(sentences).flatMap(cut);
}

/** What has no end is cut, at a space where there is one. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const part = space > LONGEST_SENTENCE / 2 ? rest.slice(0, space) : cutText(rest, LONGEST_SENTENCE);
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** 'Protokoll 6.3.:' */
const HEADS_MINUTES = /^(?:protokoll|minutes|meeting|notes|besprechung|acta|reunion|compte rendu|agenda)\b.*:/;

/** What is longer before the items of a list is a sentence of its own. */
const LONGEST_NAME = 25;

/** 'Clean the hood', 'deep clean the hood' */
function isAction(text: string): boolean {
  const words = fold(text).replace(/^(?:please|also|then|finally|deep|double|quickly|thoroughly)[ -]/, '');
  return beginsWithAction(words);
}

/** Unlike 'Steps:', which tells what somebody did. */
const LISTS_ACTIONS =
  /^(?:(?:my |our |still )?to[- ]?dos?|tasks|actions|action items?|next steps?|errands|chores|(?:noch )?zu erledigen|pendientes|por hacer|a faire)\b/;

/** 'Before the holidays we have to: clear the yard, drain the taps and send the cards' */
function actionsIn(line: string): string[] | null {
  const [, introduction = '', list = ''] = /^([^:]{4,60}:)\s+(\S.{10,})$/.exec(line) ?? [];
  const [first = '', ...others] = list.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const actions = first.replace(/[.!]$/, '').split(/[,;]\s+(?:and\s+)?|\s+and\s+/);
  const isToDo = LISTS_ACTIONS.test(fold(introduction));
  // 'To do: invoice Meyer, call the tax advisor'
  const areActions = isToDo ? actions.some(isAction) : actions.every(isAction);
  const areAskedFor = isToDo || strengthOf(introduction, false) >= 2;
  const areClear = actions.every((each) => each.includes(' ') || (isToDo && /^\p{L}{3,}$/u.test(each)));
  if (actions.length < 2 || !areActions || !areAskedFor || !areClear) return null;
  return [introduction, ...actions.map((each) => `- ${each}`), ...others];
}

/** 'For the cake: bake the sponge (Mei), sugar flowers (Amara), box it and deliver (Rafael)' */
function givenIn(line: string): string[] | null {
  const [, introduction = '', list = ''] = /^([^:]{4,60}:)\s+(\S.{10,})$/.exec(line) ?? [];
  const parts = list.replace(/[.!]$/, '').split(/[,;]\s+(?:and\s+)?/);
  const given = parts.filter((part) => / \(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)?\)$/u.test(part));
  const isList = parts.length >= LEAST_PARTS && parts.every((part) => part.length <= LONGEST_OF_LIST);
  if (given.length < 1 || !isList || SAYS_WHEN_OR_WHERE.test(fold(introduction))) return null;
  return [introduction, ...parts.map((part) => `- ${part}`)];
}

/** 'When: Tuesday, 14 March, 10:00 - 11:30 (CET)' */
const SAYS_WHEN_OR_WHERE = /^(?:when|date|time|where|wann|datum|zeit|wo|cuando|fecha|hora|donde|quand|heure|ou)\b/;
/** Longer ones are sentences. */
const LONGEST_OF_LIST = 60;

/** 'Actions: AO - update the risk list (10/03), TW - book a room' */
function initialsIn(line: string): string[] | null {
  const introduction = /^(?:[^:]{1,80}[.!?]\s+)?[^:.!?]{1,40}:\s+(?=\p{Lu}{2,3} [-–] )/u.exec(line)?.[0] ?? '';
  const parts = line.slice(introduction.length).split(/[,;]\s+(?=\p{Lu}{2,3} [-–] )/u);
  const areGiven = parts.every((part) => GIVEN_TO_INITIALS.test(part));
  if (parts.length < 2 || !areGiven) return null;
  const items = parts.map((part) => part.replace(GIVEN_TO_INITIALS, '- $1: '));
  return introduction === '' ? items : [introduction.trim(), ...items];
}

const GIVEN_TO_INITIALS = /^(?:[-*•]\s)?(\p{Lu}{2,3}) [-–] (?=\S)/u;

/** 'Nadia → review the contract, Luca → new uniforms' */
function namesIn(line: string): string[] | null {
  const parts = line.split(/[,;]\s+(?=\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?\s?(?:→|[-=]>))/u);
  const areNamed = parts.every((part) => /^\s*(?:[-*•]\s)?\p{Lu}[\p{L}'’ -]{1,40}(?:→|[-=]>)/u.test(part));
  return parts.length < 2 || !areNamed ? null : parts.map((part) => (isItem(part) ? part : `- ${part}`));
}

/** '@Nadia review the contract, @Luca order uniforms' */
function mentionsIn(line: string): string[] | null {
  const parts = line.split(/[\s,;]+(?=@\p{L})/u);
  const areAsked = parts.every((part) => /^@\S+,? (?!(?:and|or|und|oder|y|o|et|ou)$)\S/u.test(part));
  return parts.length < 2 || !areAsked
    ? null
    : parts.map((part) => `- ${part.replace(/[\s,;]*(?: and| und| y| et)?$/, '')}`);
}

/** 'Milk; bread; call mum' */
function partsIn(line: string): string[] | null {
  const parts = line.split(/;\s+/);
  const areBrief = parts.every((part) => /^[^.:!?]{2,60}[.!]?$/.test(part));
  return parts.length < LEAST_PARTS || !areBrief ? null : parts.map((part) => (isItem(part) ? part : `- ${part}`));
}

/** Fewer are rather two halves of a sentence. */
const LEAST_PARTS = 3;

/** 'Marco: 1) call the bank 2) cancel the card' are two items, the first with the name. */
function items(line: string): string[] {
  const listed =
    actionsIn(line) ??
    givenIn(line) ??
    initialsIn(line) ??
    namesIn(line) ??
    dividedByTicks(line) ??
    mentionsIn(line) ??
    partsIn(line);
  if (listed !== null) return listed;
  // 'Steps: 1. log in 2. press Pay' tells what somebody did.
  if (/^\s*(?:steps(?: to reproduce)?|schritte|pasos|etapes)\s?:/.test(fold(line))) return [line];
  return (
    numberedIn(withNumbers(line)) ??
    line
      .replace(CHAT_PREFIX, '')
      .split(HAS_FIELDS.test(line) ? /\s[|/]\s/ : /\s\|\s|\s+(?=#{2,}\s)|\s(?=\[\[)|(?<=\]\])\s|\s[•▪]\s/)
  );
}

/** '1) call the bank 2) order cups', 'Buy: 1) screws 2) nails'; null for a line that numbers nothing. */
function numberedIn(line: string): string[] | null {
  const numbered = [...line.matchAll(NUMBER_OF_ITEM)];
  if (numbered.length < 2) return null;
  const starts = numbered.map(({ index }) => index);
  const introduction = line.slice(0, (starts[0] ?? 0) + 1).trim();
  const parts = starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
  const bare = parts.map((part) => part.replace(/^[\s:]*\(?\d[.)]\s+/, ''));
  const lead = LEADS_TO_ITEMS.exec(fold(introduction));
  const verb = lead?.[1];
  const isLead = /^$|^\(?\d/.test(introduction) || (lead !== null && (verb === undefined || ACTION_VERBS.has(verb)));
  if (isLead && bare.every((part) => part !== '' && !/^\p{Lu}\p{Ll}+:/u.test(part))) {
    const withVerb = (part: string) => (verb !== undefined && !beginsWithAction(fold(part)) ? `${verb} ${part}` : part);
    return bare.map((part) => `- ${withVerb(part.replace(/[,;]$/, ''))}`);
  }
  // 'I need three things:' is no name.
  const isSentence =
    introduction.length > LONGEST_NAME ||
    HEADS_MINUTES.test(fold(introduction)) ||
    /\s\p{Ll}+(?: \p{Ll}+)?:$/u.test(introduction);
  const first = isSentence
    ? (parts[0] ?? '')
    : line.slice(0, starts[1]).replace(/(^|[\s:])(?:\(?\d[.)]|\([a-h]\))\s+/, '$1 ');
  return [...(isSentence ? [introduction] : []), first, ...parts.slice(1)].map((item) => item.replace(CHAT_PREFIX, ''));
}

/** 'Buy:' and 'need to', before the numbers */
const LEADS_TO_ITEMS = /^(?:i |we )?(?:need to|have to|must|to)?\s?(\p{Ll}+)?\s?:?$/u;
const NUMBER_OF_ITEM =
  /(?:^|[\s:])(?:\(?\d[.)]|(?<=[:,;.]\s)\([a-h]\)|\[\d{1,2}:\d{2}\])\s+(?=(?:[☐☑✓✔✅⬜□❌✗✘✖]\ufe0f?\s*|\d{1,3} ?x )?\p{L})(?!(?:und|oder|bis|[Ss]tock|[Ee]tage|OG|[Kk]lasse|[Qq]uartal|[Ww]oche|[Hh]albjahr)\b)/gu;

/** 'a) rent b) power' as '1) rent 2) power' */
function withNumbers(line: string): string {
  if (!/(?:^|\s)a\)\s.*\sb\)\s/.test(line)) return line;
  return line.replace(/(?<=^|\s)([a-h])\)(?=\s)/g, (_, letter: string) => `${letter.charCodeAt(0) - 96})`);
}

/** 'Project Alpha / due 2027-10-15 / owner: jonas' */
const HAS_FIELDS = /\s\/\s(?:due|owner|assignee|priority|prio|deadline|status)\b[^/]*(?:\s\/\s|$)/i;

/** Behind a letter with a full stop, the next sentence rather than a surname: 'A through M. Can you …' */
const BEGINS_ANEW =
  /^(?:Can|Could|Would|Will|Please|The|This|That|These|Those|It|I|We|You|They|He|She|Is|Are|Do|Does|Our|My|There|If|When|But|And|So|Bitte|Kannst|Die|Der|Das|Wir|Ich|El|La|Los|Por|Last|Next|All|No|Not|Only|Le|Les|Nous|Merci)\b/;

/** 'We go with vendor B. Action: Jonas signs' */
const LABEL = /^\p{Lu}\p{Ll}{3,}(?: \p{Ll}+)?:\s/u;

/** Whether the full stop only ends an abbreviation or a number. */
function goesOn(sentence: string, next: string): boolean {
  // '17.09. Zahnarzt'
  if (/^\s*\d{1,2}\.\d{1,2}\.$/.test(sentence)) return true;
  // 'bis 15.12. einen Termin'
  if (/\b\d{1,2}\.\d{1,2}\.$/.test(sentence) && /^\p{Ll}/u.test(next)) return true;
  if (/\d\.$/.test(sentence))
    return (
      /^(?:[,\d]|(?:und|bis|oder) \d)/.test(next) ||
      ORDINAL.test(fold(next.slice(0, 20))) ||
      // 'Mama am 30. anrufen'
      (/\b(?:am|zum|vom|dem|den|der) \d{1,2}\.$/i.test(sentence) && /^\p{Ll}/u.test(next))
    );
  if (MONTH_CUT.test(sentence.slice(-12)) && /^\p{Lu}\p{Ll}/u.test(next)) return false;
  if (/(?:^|\s)\p{Lu}\.$/u.test(sentence) && (BEGINS_ANEW.test(next) || LABEL.test(next))) return false;
  // 'No. 5', but not 'lol no. anyway'
  if (/(?:^|\s)no\.$/i.test(sentence)) return /^\S*\d/.test(next);
  return ABBREVIATION.test(sentence.slice(-12)) || next.startsWith(',');
}

/** Behind an item: 'Order the ramps. Until 25 June.', 'Update the drawing. PR. 24/05/2027' */
const SAYS_WHO_OR_WHEN =
  /^(?:(?:until|by|due|before|bis|vor|hasta|avant|jusqu'au) [^.]{3,20}\.?|(?:\p{Lu}{2,3}\. )?\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?)$/iu;

/** Of an item whom it is for and when it is due, behind a dash. */
const LONGEST_OF_WHO_AND_WHEN = 40;

function sentences(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(
    /[.!?…]+["')\]]?(?=\s|$)|\s(?=[\p{Extended_Pictographic}]\s*\p{Lu})|;(?=\s)|\s[-–]\s(?<!^\s{0,3}\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?\s[-–]\s)(?=(?:please|pls|kindly|bitte|(?:can|could|would) you)\b)|\s—\s/gu,
  )) {
    const end = index + mark.length;
    const sentence = text.slice(from, end);
    const next = text.slice(end).trimStart();
    // The number of an item is not a sentence.
    if (from === 0 && /^\s*\(?(?:\d{1,2}|[a-h])\.$/.test(sentence)) continue;
    if (mark === '.' && next !== '' && goesOn(sentence, next)) continue;
    // '☐ load test — Tarik, Tue 15 Feb'
    if (mark === '.' && isItem(text) && SAYS_WHO_OR_WHEN.test(next)) continue;
    if (mark.trim() === '—' && isItem(text) && next.length <= LONGEST_OF_WHO_AND_WHEN) continue;
    if (/[\p{L}\p{N}]/u.test(sentence)) {
      found.push(sentence.trim());
      from = end;
    }
  }
  const rest = text.slice(from).trim();
  return rest === '' ? found : [...found, rest];
}
