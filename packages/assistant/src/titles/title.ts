import { LIMITS } from '@taskwell/contract/limits';
import { cutAtWord } from '@taskwell/contract/text';
import { UNTIL } from '@taskwell/quick-add/said-as-date';
import { AS_ADDED, BRACKETED } from '../extract/priority.ts';
import { highest } from '../words/learned-choice.ts';
import { ACTION_VERBS, beginsWithAction, verbOf, verbOfGerund, verbOfParticiple, verbOfPast } from '../words/verbs.ts';
import { capitalised, fold } from '../words/words.ts';
import { withInfinitive } from './german-infinitive.ts';
import { OPENINGS, URGENCY } from './openings.ts';
import { substanceOf } from './substance.ts';
import { withWishedInfinitive } from './wished-infinitive.ts';

export interface Span {
  start: number;
  end: number;
}

/**
 * What is to be done, as a person would note it: without whom it asks, when, how pressing it is and how politely it was
 * said; at most LIMITS.titleLength characters.
 *
 * @param spans names and dates that stand elsewhere
 */
export function titleOf(sentence: string, spans: readonly Span[]): string {
  const left = tellingWhoAsks(tidied(without(sentence, spans)));
  const { rest, purpose } = fronted(left);
  const asked = withWishedInfinitive(opened(haveYou(wantedDone(withWishedInfinitive(rest))))).replace(
    POLITE_WITHIN,
    '',
  );
  const bare = shortened(ended(asked, wordsBehind(sentence, spans)));
  const title = forbidding(lacking(imperative(active(bare))));
  if (!/[\p{L}\p{N}]/u.test(title)) return '';
  const whole = `${title} ${purpose}`.trim();
  return fitted(capitalised(unshouted(whole.length <= LIMITS.titleLength ? whole : title)));
}

/** 'Jonas wants to know if he can have the van' as what to do: 'Tell Jonas if he can have the van'. */
function tellingWhoAsks(text: string): string {
  return text.replace(
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|(?:The|Our|My) [\p{L} '’-]{3,25}?) (?:wants?|wanted|would like|needs?) to know (?=(?:if|whether|when|where|how|what|why|who|which)\b)/u,
    (_, who: string) => `Tell ${who.replace(/^(?:The|Our|My)\b/, (word) => word.toLowerCase())} `,
  );
}

/** 'RETURN THE KEYS TO RECEPTION' as it is noted; what is short may be an abbreviation. */
function unshouted(title: string): string {
  const isShouted = !/\p{Ll}/u.test(title) && title.split(' ').length >= LEAST_SHOUTED;
  return isShouted ? title.toLowerCase() : title;
}

const LEAST_SHOUTED = 4;

/** 'Not order any more flour' is what nobody would write. */
function forbidding(title: string): string {
  return /^not /i.test(title) && beginsWithAction(fold(title.slice(4))) ? `Do not ${title.slice(4)}` : title;
}

/** 'Das bitte bestätigen' */
const POLITE_WITHIN = /(?<=\p{L} )(?:bitte|jemand(?= \p{Ll}+en$)|please|pls|plz|por favor|svp) (?=\p{Ll})/gu;

/** 'For the party we need to …', 'Für das Fest müssen wir …': what it is for, before what is to be done. */
const FRONTED =
  /^((?:for|fur|pour|para) (?:the|our|my|your|his|her|their|this|a|an|de[rnm]|das|die|unsere?[nm]?|meine?[nm]?|le|la|les|l'|el|los|las|nuestr[oa]s?|notre) ?[^,;:.]{2,40}?),? (?=(?:please|pls|(?:can|could|would|will) (?:you|we)|(?:we|i|you)(?:'ve)? (?:(?:still|also|really|just|only|urgently) )*(?:need|have|must|should|ought|want)|bitte|(?:mussen|brauchen|sollten|benotigen) wir|muss ich|brauche ich|il (?:nous )?faut|nous devons|on doit|merci de|hay que|tenemos que|tengo que|por favor)\b)/;

/** What is to be done, and apart from it what it is for; that is put behind it where there is room. */
function fronted(text: string): { rest: string; purpose: string } {
  const found = FRONTED.exec(fold(text));
  if (found === null) return { rest: text, purpose: '' };
  const purpose = text.slice(0, found[1]?.length ?? 0);
  return { rest: text.slice(found[0].length), purpose: purpose.charAt(0).toLowerCase() + purpose.slice(1) };
}

/** How many words stand behind the last span: nothing was taken away there. */
function wordsBehind(sentence: string, spans: readonly Span[]): number {
  const end = Math.max(-1, ...spans.map((span) => span.end));
  return end === -1 ? Number.POSITIVE_INFINITY : countWords(sentence.slice(end));
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The sentence with a space where each of the spans was. */
export function without(sentence: string, spans: readonly Span[]): string {
  let text = sentence;
  for (const { start, end } of [...spans].sort((one, other) => other.start - one.start)) {
    text = `${text.slice(0, start)} ${text.slice(end)}`;
  }
  return text;
}

/** What the priority says. */
const LEVEL_APART = new RegExp(`${BRACKETED.source}|${AS_ADDED.source}`, 'gi');

/** Numbers to call or to track, which the description keeps. */
const LONG_NUMBER =
  /\s*\([^()]{0,30}(?:\+|\b)\d{2,5}[ /-]\d{2,12}(?:[ /-]\d{2,12})?[^()]{0,10}\)|(?:\s(?:on|at|under|unter|al|au))?(?:\s(?:tel|phone|fon|mob)\.?:?)?\s?(?:\+|\b0)\d[\d ()/-]{6,}\d\b|\b\d{3,}(?: \d{3,}){2,}\b/gi;

/** '[1]' and '¹' */
const FOOTNOTE = /(?<=[\p{L}\d]) ?\[\d{1,2}\](?=[\s.,;:]|$)|(?<=\p{L}{2} ?)[¹²³⁴-⁹]+(?=[\s.,;:]|$)/gu;

/** How soon, or whenever it suits: what the priority says. */
const AT_ANY_TIME =
  /(?<=\p{L} )(?:bei gelegenheit|gelegentlich|wenn möglich|falls möglich|so (?:schnell|bald) wie möglich|if possible|as soon as (?:possible|you can)|at your (?:earliest )?convenience|at some point|lo antes posible|cuanto antes|si es posible|cuando puedas|a primera hora|first thing|(?:gleich )?als erstes|si possible|dès que possible|le plus vite possible|quand tu peux|à l['’]occasion)(?= |[.,;!?]|$)/giu;

/** What the parts that were taken out leave behind. */
function tidied(text: string): string {
  return (
    text
      .replace(/@(?:channel|here|all|everyone|team)\b/gi, ' ')
      .replace(
        /\[\d{1,2}:\d{2}\]|\((?:(?:owner|who|assignee|lead|responsible|due|by|wer|bis|fallig|plazo|fecha|limite|échéance|frist|deadline):?)?[\s,;/:]*\)|\[\s*\]/g,
        ' ',
      )
      .replace(/\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|[\u{1f3fb}-\u{1f3ff}])*/gu, ' ')
      .replace(FOOTNOTE, '')
      .replace(LONG_NUMBER, ' ')
      .replace(LEVEL_APART, ' ')
      .replace(/ (?:pls|plz|please|bitte|porfa|stp|svp)(?=,)/gi, '')
      .replace(AT_ANY_TIME, ' ')
      // 'Das Meeting auf (15 Uhr) verschieben'
      .replace(/ (?:auf|zum|am|um|bis)(?: (?:am|um|auf))?(?=\s+(?:verschieben|verlegen|vorziehen)\b)/giu, ' ')
      .replace(/(?<=^|\s)['’]s?(?=\s)/g, ' ')
      .replace(/^([^|]*[^|\s])\s\|\s/, '$1: ')
      .replace(/(?:\s\|)+\s*(?=$|\s)/g, ',')
      .replace(/\s+([,.;:!?)])/g, '$1')
      .replace(/\(\s+/g, '(')
      .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
      .replace(/(?:\s[-–—|]){2,}/g, ' -')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Without beginnings that say nothing of what is to be done, as long as something is left. */
function opened(text: string): string {
  let left = text;
  for (let turns = 0; turns < 12; turns += 1) {
    const folded = fold(left);
    const opening = OPENINGS.map((pattern) => pattern.exec(folded)?.[0].length ?? 0).find(
      (length) => length > 0 && length < left.length,
    );
    if (opening === undefined) return left;
    left = left.slice(opening);
  }
  return left;
}

const ENDINGS: RegExp[] = [
  // 'The photo shoot is on Thursday instead of Wednesday'
  /(?<=\p{L}) (?:is |are |will be )?instead of (?:(?:on|the) )?(?:\p{L}+day|\d.{0,15})(?: (?:this|next) week)?$/u,
  // 'Parents' evening moved from Tue 7 March to …'
  /(?<=\p{L}) (?:(?:is|are|was|were|has been|got) )?(?:moved|postponed|rescheduled|shifted|pushed back|brought forward) from .+$/u,
  /\s?,\s?(?:(?:will|would|could|can) (?:you|ya|u)|promise|right|ok(?:ay)?|yes|no|oder|ja|vale|si|d'accord)$/,
  /\s(?:pls|please|plz) \p{Ll}{2,15}$/u,
  /\s(?:before|until|by|vor|bis|avant|antes de) (?:it|that|this|then|this date|that date|diesem (?:datum|termin)|cette date|esa fecha)$/,
  /(?:[\s,;:.!?–—|"'”*([>-]|[-=]>|→)+$/,
  /[\s,(–-]+(?:please|pls|plz|thx|thanks(?: a lot| in advance| so much)?|thank you(?: so much| in advance| very much)?|many thanks[^.]{0,20}|ty|cheers|lol|haha|bitte|danke|gracias|merci|por favor|svp|stp|for me|if possible|when you can|when you have time|ok|right|again please|as discussed|otherwise|lg|vg|vielen dank)\)?$/,
  new RegExp(
    `[\\s,(–-]+(?:(?:and|it|this|that|its|is|with|as|en|treat(?:ed)? (?:it )?(?:as|with)|c'est|est|es|ist|das ist|et|y|und|because it|a|at|by)(?:'?s)? ){0,4}${URGENCY}\\)?$`,
  ),
  /[\s,(–-]+(?:sometime|some day|someday|irgendwann|am besten(?: noch)?|algun dia|un jour|at the latest|latest|spatestens|no later than|until then|by then|the|and|or|but|und|y|et|or so|we pay)\)?$/,
  /\s(?:must|have to|has to|should|needs? to|shall|has|have) be$/,
  // 'Die Teilnehmerliste von dir'
  /(?<=\p{L}) (?:von (?:dir|euch|ihnen)|from you|de (?:ti|toi|vous|ustedes|usted))$/u,
  /\s[–-]\s(?:owner|due|assignee|responsible|lead|wer|bis)\s?:?$/,
  /[\s,(–-]+(?:eod|cob|eow|eom|right now|now|immediately|sofort|right away|first thing|today)\)?$/,
];

/** What a date leaves behind that was taken out after it; as somebody wrote it, it ends a sentence: 'turn the heating on'. */
const DANGLING = new RegExp(
  `[\\s,(–-]+(?:by|${UNTIL}|before|on|at|due|bis(?: zum)?|antes(?: del?(?: las?)?)?|para(?: el)?|avant(?: le)?|d'ici(?: le)?|pour le|as (?:of|from)|from|von|zwischen|between|entre|starting|effective|a partir (?:del?|du)|with|zum|am|um|auf|fur|a las?|as|in|for|to|are|is|am besten(?: noch)?|ideally|preferably)\\)?$`,
);

/** @param written how many words at the end stand as they were written */
function ended(text: string, written = Number.POSITIVE_INFINITY): string {
  const least = countWords(text) - written;
  let left = text;
  for (let turns = 0; turns < 8; turns += 1) {
    const folded = fold(left);
    const patterns = countWords(left) <= least ? [...ENDINGS, DANGLING] : ENDINGS;
    const ending = patterns.map((pattern) => pattern.exec(folded)).find((match) => match !== null && match.index > 0);
    if (!ending) break;
    left = left.slice(0, ending.index);
  }
  // A bracket that was opened is closed.
  return left.includes('(') && !left.includes(')') ? `${left})` : left;
}

/** Reasons and asides behind a comma are for the description. */
const ASIDE =
  /(?:\s(?:to avoid|in order not to)\b.*|,\s?(?:but|because|since|as|so|which|who|it|its|they|this|that|we|i|she|he|is|two people|otherwise|before|whenever|que (?:luego|si no|despues|no|ya)|parce que|thanks|thx|and (?:let|tell|send me|give me|get back|then)|that's|c'est|car|il|elle|porque|ya que|es que|weil|da|es|das|ist|denn|sonst|ca|and)\b.*|\s(?:because|so that|in order to|otherwise|as soon as|whenever|when you|if you|if possible|and let (?:me|us) know|and tell me|and (?:no|yes),? (?:that|this|it|i)|and get back|und (?:gib|gebt|geben sie|sag|sagen sie) (?:mir|uns)|so we can|so that we|or we|before (?:it|that|we|they|the course|he|she)|while (?:you|we))\b.*|\s[-–—]\s(?:it|they|we|this|the|see|no|not|all|new)\b.*|\s(?:pls|please)\s[-–—(].*|(?<=^(?:please |pls )?(?:buy|order|get|bring|check|send|fix|update|add|include|prepare|print|clean|pack|review)\b[^:]*):\s.{60,})$/;

function shortened(text: string): string {
  const aside = ASIDE.exec(fold(text));
  const head = aside && aside.index > 0 ? ended(text.slice(0, aside.index)) : text;
  return head.split(' ').length >= 2 ? head : text;
}

/** 'Following the inspection' asks for nothing, and 'training in the back room' is what takes place. */
function gerundOf(word: string): string | null {
  return /^(?:following|training|shopping|hearing|opening|viewing)$/.test(word) ? null : verbOfGerund(word);
}

/** 'Updates the chart' and 'doing the backup' begin with their verb as one notes it, 'have a look at' with another. */
function imperative(text: string): string {
  const noted = withInfinitive(text);
  if (noted !== text) return capitalised(noted);
  // 'The customer wants to change the size', of which the customer was taken away
  const bare = text.replace(/^to (?=\p{L}+ \p{L})/iu, '');
  if (bare !== text && beginsWithAction(fold(bare))) return imperative(bare);
  const topic = /^[^:.!?]{2,40}:\s(?=\p{L}+ )/u.exec(text)?.[0];
  if (topic !== undefined) return topic + imperative(opened(text.slice(topic.length)));
  const [first = '', ...rest] = text.split(' ');
  const folded = fold(first);
  if (rest.length === 0) return text;
  const verb = ACTION_VERBS.has(folded)
    ? null
    : /^(?:the|a|an|to|our|his|her|their|up|out|all|in|with|off|it|them|this|that|these|those|my|your|us|me|new|some|care|why|how|whether|if|what|where|\d+|two|three|four|five)$/.test(
          fold(rest[0] ?? ''),
        )
      ? (gerundOf(folded) ?? (folded.endsWith('s') ? verbOf(folded) : null))
      : null;
  const said = verb === null ? text : [verb, ...rest].join(' ');
  return said.replace(
    /^(?:have|take|get|having|taking) an? (?:quick |short |closer |good |proper )?look (?=at |into )/i,
    'look ',
  );
}

/** 'The handrail is loose and shall be re-anchored by the contractor', '(decided that) the hall be repainted' */
const TO_BE_DONE =
  /^((?!(?:it|this|that|they|these|those|he|she|we|i|you)\b|.{0,78}\bno \p{L})[^,;:]{3,80}?) (?:(?:is|are|remains?|stays?) [^,;:]{2,40}? and )?((?:shall|must|has to|have to|needs? to|should|could|can|will have to|(?:is|are) to) be|be) ([\p{L}-]+(?: out)?)(?: by (?:the|an?|our|your) [\p{L}-]+(?: [\p{L}-]+)?)?((?: (?:to|in|from|at|on|with|for|before|after|every|once|twice|again)\b.*)?)$/u;
/** 'The policy will not be renewed' is no wish. */
const HAS_MODAL =
  /\b(?:will|shall|should|would|could|can|may|might|must|to|not|never|won't|cannot|can't|has|have|had|needs?)\b/;
const NO_MORE_THAN_DONE = /^(?:carried out|done|made|performed|undertaken|arranged)$/;
const FINISHED = /^(?:ready|final|finished|completed?|finali[sz]ed)$/;

/** 'We still don't have a first aid kit' is 'No first aid kit'. */
const LACKS =
  /^(?:we|i|they|you|there)(?: (?:still|currently|also|just|really))* (?:(?:don't|do not|dont|haven't|have not) (?:yet |currently |even |still )?(?:have|got)|have no|has no|is no|are no|isn't|aren't)(?: yet| currently)?(?: (?:any|an?|enough))?(?= \p{L})/u;

function lacking(text: string): string {
  const length = LACKS.exec(fold(text))?.[0].length ?? 0;
  return length === 0 ? text : `No${text.slice(length)}`;
}

/** 'We need the fire log printed and signed' */
const WANTED_DONE =
  /^(?:(?:we|i)(?: |(?='d)))?(?:(?:still|also|really|just|urgently) )*(?:need|want|would like|'d like|must have|have to have) ((?:it|them|(?:the|this|that|these|those|my|our|your|all|an?) [^,;:]{2,60}?)) (?:to be )?(\p{L}+(?:ed|t|n))(?: and (\p{L}+(?:ed|t|n)))?((?: (?:for|by|until|till|before|in|on|at|to|with|again)\b.*)?)$/u;
const ENDS_IN_PERSON = / (?:i|you|he|she|we|they|it|who|that|which|is|are|was|were|be)$/;

/** What somebody wants to have done, as what to do: 'Print and sign the fire log'. */
function wantedDone(text: string): string {
  const folded = fold(text).replace(/[\s.!?]+$/, '');
  const [whole = '', thing = '', one, other, behind = ''] = WANTED_DONE.exec(folded) ?? [];
  const verbs = [one, other].filter((each) => each !== undefined).map(verbOfParticiple);
  if (whole === '' || ENDS_IN_PERSON.test(thing) || verbs.some((verb) => verb === null)) return text;
  const start = whole.indexOf(thing);
  const said = text.slice(start, start + thing.length);
  return `${verbs.join(' and ')} ${said}${text.slice(whole.length - behind.length, whole.length)}`;
}

/** 'Have you already sent the contract?' and 'we still haven't paid the bill' as what to do: 'Send the contract?' */
function haveYou(text: string): string {
  const folded = fold(text);
  const [asked = '', done = ''] = HAVE_YOU.exec(folded) ?? NOT_DONE_YET.exec(folded) ?? [];
  const verb = done === '' ? null : verbOfPast(done);
  return verb === null ? text : `${verb} ${text.slice(asked.length)}`;
}

/** What was not received may be for somebody else to send. */
const NOT_DONE_YET =
  /^(?:(?:we|i|you)(?: still)? (?:haven't|have not|should have|ought to have)|(?:still )?have)(?: yet| still)? (?!(?:received?|got|had|been|heard|seen|found|noticed|known?|thought|said|told|made|taken|given|kept|left)\b)(\p{L}+) (?=(?:the|our|my|your|his|her|their|all|any|this|that|an?) \p{L})/u;

const HAVE_YOU =
  /^(?:have|has) (?:you|u|we|anybody|anyone|somebody|someone) (?:already |yet |ever )*(\p{L}+) (?=\p{L})/u;

/** What a thing has to undergo, as what to do with it: 'Inspect the fire doors'. */
function active(text: string): string {
  const [, thing = '', must = '', participle = '', rest = ''] = TO_BE_DONE.exec(fold(text)) ?? [];
  if (thing === '' || beginsWithAction(thing) || (must === 'be' && HAS_MODAL.test(thing))) return text;
  const written = text.slice(0, thing.length);
  const behind = rest === '' ? '' : text.slice(text.length - rest.length);
  if (NO_MORE_THAN_DONE.test(participle)) return `${written.replace(/^an? /i, '')}${behind}`;
  const verb = FINISHED.test(participle) ? 'Finish' : verbOfParticiple(participle);
  if (verb === null) return `${written} ${must} ${participle}${behind}`;
  return `${verb} ${written.replace(/^(?:The|All|Every|Each|Both|Any|Our|An?) /, (word) => word.toLowerCase())}${behind}`;
}

const WEAK_END =
  /[\s,(–:-]+(?:inkl|incl|nach|bei|aus|the|a|an|of|for|to|and|or|in|on|at|by|with|from|that|which|is|are|be|as|our|your|their|der|die|das|den|dem|des|und|fur|mit|von|zu|im|am|el|la|los|las|de|del|y|para|con|le|les|du|et|pour|avec|d|l|un|une|una|ein|eine|his|her|its|than|about|into|must|should|will|cannot|has|have|can|(?:zwischen |between |from )?(?:dem|den|der|the) \d{1,2}\.?)$/i;

/** What a clause, or a part of one, begins with. */
const CLAUSE =
  /^(.{18,})\s(?:while|because|when|whenever|until|before|after|if|unless|that|which|who|wahrend|weil|wenn|bevor|dass|sobald|mientras|porque|cuando|antes de que|pendant que|parce que|quand)\s/;
const PHRASE =
  /^(.{22,})\s(?:of|for|with|from|in|on|at|to|by|about|and|or|between|through|von|vom|fur|mit|aus|bei|im|am|zur?|zum|und|oder|de|del|des|du|para|con|en|por|y|o|pour|avec|dans|sur|et|ou)\s/;

/** 'According to the new rules all drivers must complete …': what is said before what has to be done. */
const OBLIGED =
  /^[^,;:]{15,}? (?:must|has to|have to|needs? to|should|shall|ought to|will have to|is to|are to) (?:now |also |all )?(?!be\b|not\b|have\b)(?=\p{L})|^[^,;:]{15,}? (?:must|should|shall) have (?=(?:completed|done|finished|sent|returned|signed|submitted|paid|read|taken|made|received|passed)\b)/u;

/** As much of what somebody has to do as a title has to say. */
const LEAST_ACTION = 12;
/** 'Der Verein braucht für die Versammlung noch eine Kasse': a phrase before the thing itself. */
const PHRASE_WITHIN =
  / (?:für|zu[rm]?|bei[m]?|i[nm]|an|am|auf|mit|for|during|para|pour|durante|pendant) (?:(?:der|die|das|den|dem|the|our|el|la|los|las|le|les|nuestr[oa]|notre) )?[\p{L}-]+ (?=(?:noch |still |auch )?(?:eine?[nm]?|an?|una?|une) )/u;

/** 'The staff at all three sites still need logins': where or of whom, between the thing and what is said of it. */
const PHRASE_BEFORE_VERB =
  /(?<=\p{L}{3,} [\p{L}-]{3,}) (?:at|in|on|from|above|below|behind|near|beside|outside|for|with|next to|im|am|in|bei|von|vor|hinter|neben|en|de|del|dans|sur|devant) (?:[\p{L}'-]+ ){1,4}(?=(?:(?:still|also|always|just|already|only|noch|immer) )?(?:is|are|was|were|has|have|need|needs|does|do|doesn't|don't|isn't|aren't|won't|can't|keeps?|must|should|ist|sind|hat|haben|muss|mussen|funktioniert|esta|estan|tiene|est|sont|ne)\b)/iu;

/** What can be left out where there is no room. */
const FILLERS =
  /(?<=\p{L}) (?:also|just|really|actually|still|already|again|currently|completely|constantly|rather|quite|very|somehow|schon wieder|schon|noch|auch|immer noch|leider|wieder|eben|halt|mal|ja|doch|todavia|aun|ya|tambien|toujours|encore|deja|aussi) (?=\p{L})/giu;

/** 'Der Aufzug bleibt zwischen dem 2. und 3. Stock stehen' has room without its article. */
const ARTICLE_FIRST = /^(?:the|our|an?|der|die|das|unsere?|el|la|los|las|nuestr[oa]s?|le|les|notre|nos) (?=\p{L})/iu;

/** Cut where a phrase ends: one that does not fit is left out whole. */
function fitted(title: string): string {
  if (title.length <= LIMITS.titleLength) return title;
  const brief = title.replace(FILLERS, ' ').replace(/ {2,}/g, ' ');
  if (brief.length <= LIMITS.titleLength) return brief.trim();
  const terse = brief.replace(/(?<=\p{L}) (?:the|an?) (?=[\p{L}\d])/giu, ' ');
  if (terse.length <= LIMITS.titleLength) return terse.trim();
  const bare = brief.replace(ARTICLE_FIRST, '');
  if (bare.length <= LIMITS.titleLength) return capitalised(bare.trim());
  const [, verb = '', thing = ''] = POLITE.exec(brief) ?? [];
  if (verb !== '') {
    const cut = upToPhrase(cutAtWord(thing, LIMITS.titleLength - verb.length - 1));
    if (substanceOf(cut).length >= 2) return `${capitalised(cut)} ${verb.toLowerCase()}`;
  }
  const direct = brief.replace(PHRASE_BEFORE_VERB, ' ').replace(PHRASE_WITHIN, ' ');
  if (direct.length < brief.length && substanceOf(direct).length >= 2) return fitted(direct);
  // 'About the fire lane: the office wants a photo of …'
  const topic = /^[^:.!?;]{2,45}:\s+(?=\S.{25,})/.exec(brief)?.[0];
  if (topic !== undefined) {
    const rest = brief.slice(topic.length);
    // 'Onboarding Greta: laptop, badge, payroll form'
    const isList = /^[^.;:]+, [^.;:]+$/.test(rest) && !ACTION_VERBS.has(fold(rest.split(/\W/)[0] ?? ''));
    return isList ? upToPhrase(brief) : fitted(capitalised(rest));
  }
  // 'Review manuscript 0417 ("Crack growth in recycled mortar")'
  const beside = BRACKETED_LAST.exec(brief)?.index ?? LIMITS.titleLength + 1;
  if (beside <= LIMITS.titleLength && substanceOf(brief.slice(0, beside)).length > 0) return brief.slice(0, beside);
  const short = mostTold([upToPhrase(brief), upToPhrase(terse)]);
  const isAction = /^(?:have|get|let)\b/i.test(brief) || ACTION_VERBS.has(fold(brief.split(' ')[0] ?? ''));
  const obliged = isAction ? 0 : (OBLIGED.exec(fold(brief))?.[0].length ?? 0);
  if (obliged > 0 && short.length < obliged + LEAST_ACTION && substanceOf(brief.slice(obliged)).length > 0)
    return fitted(capitalised(imperative(brief.slice(obliged))));
  return lastBoundary(brief) ?? short;
}

/** 'Senden Sie mir die Abrechnung' */
const POLITE = /^(\p{Lu}\p{Ll}+en) Sie (?:(?:mir|uns|ihm|ihr|ihnen) )?(?=(?:die|das|den|eine?n?|alle) )(.+)$/u;

const BRACKETED_LAST = /\s\([^()]*\)[.!?\s]*$/;

/** The one that says most of what it is about. */
function mostTold(titles: readonly string[]): string {
  return highest(titles, (title) => substanceOf(title).length) ?? '';
}

/** As much of it as fits, up to where a clause or a phrase ends. */
function upToPhrase(title: string): string {
  const words = cutAtWord(title, LIMITS.titleLength);
  const [next = ''] = title.slice(words.length).trimStart().split(' ', 1);
  // What follows is apart as it is: 'the town hall (12 June)'.
  if (/^[(,;–-]/.test(next)) return words.trimEnd();
  const folded = `${fold(`${words} ${next}`)} `;
  const whole = CLAUSE.exec(folded)?.[1] ?? PHRASE.exec(folded)?.[1];
  let cut = words.slice(0, whole?.length ?? words.length);
  while (WEAK_END.test(cut)) cut = cut.replace(WEAK_END, '');
  return cut.trimEnd();
}

/** As much of it as fits, where that ends with a clause. */
function lastBoundary(title: string): string | null {
  const ends = [...title.slice(0, LIMITS.titleLength + 1).matchAll(/,(?!\d)|[;(]|\s[-–—]\s/g)].map(
    ({ index }) => index,
  );
  const end = ends.findLast((each) => each >= 20 && substanceOf(title.slice(0, each)).length >= 2) ?? null;
  return end === null ? null : title.slice(0, end).trimEnd();
}

/** A text of any kind as a title, where nothing in it asks for anything. */
export function plainTitle(text: string): string {
  return (
    capitalised(fitted(tidied(text).replace(/[\s.,;:!]+$/, ''))) ||
    cutAtWord(text.replace(/\s+/g, ' ').trim(), LIMITS.titleLength)
  );
}
