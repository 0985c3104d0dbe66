import { LIMITS } from '@taskwell/contract/limits';
import { ARROW, AT_LEISURE, CONDITION } from './requests.ts';
import { spelled } from './spelling.ts';
import { ACTION_VERBS, verbOf, verbOfGerund, verbOfParticiple } from './verbs.ts';
import { cutAtWord, fold } from './words.ts';

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
  const left = tidied(spelled(without(sentence, spans)));
  const { rest, purpose } = fronted(left);
  const asked = opened(rest).replace(POLITE_WITHIN, '');
  const bare = shortened(ended(asked, wordsBehind(sentence, spans)));
  const title = imperative(active(bare));
  if (!/[\p{L}\p{N}]/u.test(title)) return '';
  const whole = `${title} ${purpose}`.trim();
  return fitted(capitalised(whole.length <= LIMITS.titleLength ? whole : title));
}

/** 'Das bitte bestätigen' */
const POLITE_WITHIN = /(?<=\p{L} )(?:bitte|jemand(?= \p{Ll}+en$)|please|pls|plz|por favor|svp) (?=\p{Ll})/gu;

export function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

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

/** What the parts that were taken out leave behind. */
function tidied(text: string): string {
  return text
    .replace(/\[\d{1,2}:\d{2}\]|\(\s*[,;/]*\s*\)|\[\s*\]/g, ' ')
    .replace(/\p{Extended_Pictographic}\u{fe0f}?/gu, ' ')
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/(?:\s[-–—|]){2,}/g, ' -')
    .replace(/\s+/g, ' ')
    .trim();
}

const URGENCY =
  "(?:\\b(?:super|very|really|kinda|kind of|quite|extremely|most|sehr|muy|tres|not|no|nothing|without|isn't|is not|sin|sans|ohne|nicht|keine?|kein|no es|pas|rien d'|hat keine) ?){0,3}(?:urgent(?:ly|e)?|urgnet|asap|important(?:e)?|critical|rush|hurry|high prio(?:rity)?|low prio(?:rity)?|top prio(?:rity)?|priority|prio|emergency|dringend|eilig|eilt|eile|wichtig|urgencia|prisa|urgence|presse|so schnell wie moglich|as soon as possible)(?: at all)?";

/** Beginnings that say nothing of what is to be done. */
const OPENINGS: RegExp[] = [
  // 'The log is full, please delete the oldest entries'
  /^[^,;]{3,80}[,;] (?:so |and |therefore )?(?=(?:please|pls|kindly|(?:can|could|would) (?:you|someone|somebody|anyone)|bitte|make sure|be sure|don't forget|remember to)(?: [^ ]+){3})/,
  AT_LEISURE,
  CONDITION,
  ARROW,
  /^§+ ?[\d.]+[a-z]?\s+/,
  /^(?:yours|(?:this is |that's |that is |is )?(?:one )?for you|over to you)(?: please| pls)?\s?[:,–-]\s*/,
  // 'Carla is on call, needs to roll back'
  /^(?:is|ist|est|esta) [^,.;]{2,30}, (?:so )?(?=(?:needs?|has|must|please|should|muss|soll|doit|debe)\b)/,
  /^(?:(?:we|they) (?:have |all )?(?:agreed|decided)|it was (?:agreed|decided))(?: that| to)\s+/,
  /^who (?:can|could|will|would|has time to|wants to|is able to)\s+/,
  // 'Nos falta la firma', 'Uns fehlt noch die Unterschrift'
  /^(?:aun |todavia )?(?:(?:nos|me|le|les) faltan?\s+|faltan? (?=(?:por )?\p{L}+[aei]r\b))(?:por )?|^(?:uns |mir |es |hier )?fehl(?:t|en)\s+(?:uns |mir )?(?:immer )?(?:noch )?|^il (?:nous |me |vous )?manque\s+(?:encore |toujours )?/u,
  /^(?:(?:we|i)(?:'re|'m| are| am) )?still (?:missing|lacking|waiting for|waiting on)\s+/,
  /^(?:se charge(?:ra)? d(?:e |')(?:faire )?|s'occupe(?:ra)? d(?:e |')|se (?:encarga|ocupa)(?:ra)? de|kummert sich um|takes? over|ubernimmt|(?:volunteers?|volunteered|offered|agreed|undertook) to)\s?/,
  /^(?:i|we)(?:'d| would)?(?: really| greatly)? (?:appreciate|be grateful|be glad|be happy|be pleased|love)(?: it)? if (?:(?:you|someone|we)(?: could| can| would)? )?/,
  new RegExp(`^(?:is needed |needed )?${URGENCY}(?: but)?[\\s!:,.–-]+(?:but )?`),
  /^(?:sev(?:erity)?|p|prio(?:rity)?)[ -]?\d\s*[:–-]\s*/,
  /^(?:[\p{L}]+ ){0,3}(?:asked|asks|wants|wanted)(?: me| us)?(?: to know)? (?:if|whether|ob)(?: (?:you|we|i))?(?: (?:could|can))?\s+/u,
  /^\(\d{1,2}\)\s*|^[\s,.;:!?¡¿*>→+&"'“„(–—-]+/,
  /^assign(?:ed)?(?: (?:this|it|this one|the task))? to\s*[:,–-]?\s*/,
  /^(?:just )?(?:a )?(?:quick |friendly |gentle |kind |short )?reminder(?: that| to| about)?\s+/,
  /^following up on [^,–-]{0,50}\s?[,–-]\s*/,
  /^(?:the |our )?(?:customer|client|boss|manager|team) (?:would like|wants|needs|asked for|requests|requires)(?: to have)?\s+(?!to\b)/,
  /^(?:from|per|according to) (?:the |our )?[^:]{3,40}:\s*/,
  /^(?:section|art(?:icle)?\.?|clause|paragraph|para\.?)\s*[\d.()]+[a-z]?\)?\s+/,
  /^(?:the |each |every |all )?[\p{L}]+(?: [\p{L}]+)? (?:shall|undertakes? to|(?:is|are) (?:required|requested|obliged|asked) to)\s+(?!be\b)/u,
  /^\[(?:bug|task|feature|todo|x| |urgent|request|idea|ext|external)\]\s*/,
  /^\[[^\]]{1,20}\]\s+/,
  /^(?:ok(?:ay)?|so|well|basically|also|and|then|but|anyway|btw|by the way|lol|haha|hm+|oh|yeah|right|just|fyi|ps|p\.s\.?|nb|heads[- ]up|guys|folks|hey|hi|hello|yo|oi|ey|hiya|sorry|additionally|furthermore|finally|lastly|therefore|maybe|perhaps|und|also|dann|ausserdem|noch|y|ademas|entonces|et|alors|ensuite|aussi)\b(?:[\s,:;!.–-]+|$)/,
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|one|two|1st|2nd)\s*[,:]\s*/,
  /^(?:quick (?:one|question|favou?r|note)|(?:just )?(?:a )?(?:quick |friendly |gentle |kind |short )?reminder(?: that)?|(?:one|two|three|four|some|a few|a couple of|\d) (?:small |other |more |further )?(?:things?|points?|remarks?|comments?|notes?|questions?|corrections?|favou?rs?|requests?)|(?:my |the )?(?:action|to-?do|task|request|feature request|change request|bug|bug report|ticket|incident|issue|problem|decision|action required|action items?|action point|ai|important|note|deadline|due|due date|summary|subject|title|payment reminder|zur erinnerung|erinnerung|aufgabe|tarea|tache|rappel|recordatorio|betreff|idea|question|follow[- ]up|priority|next step|call for action))\s*(?:#?\d[\w-]*)?\s*[:\-–]\s*/,
  /^(?:ticket|request|incident|issue|case|bug)\s+[#\w-]*\d[\w-]*\s*[:|–-]?\s*/,
  /^(?:[a-z]{2,10}-\d+|#\d+)\s*[:|–-]?\s*/,
  // '9.1 The tenant shall …'
  /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?=(?:the|each|every|all|any|both|no|der|die|das|el|la|le|les)\b)/,
  /^(?:it|this|that)(?: is|'s|'d be| was| would be| has been)(?: very| really| quite| absolutely| extremely)?(?: critical| important| crucial| essential| urgent| necessary| vital| nice| great| good| agreed| decided| required)(?: that| if| to)?(?: (?:you|we|someone))?\s+(?=\p{L})/u,
  /^(?:when(?:ever)?|if|once) (?:you|someone|anybody|u)(?:'re)? (?:get|have|has|find|are|is)[^,:]{0,30}?(?:[,:]\s*|\s+(?=(?:could|can|would|will|please|pls|kindly)\b))/,
  /^(?:as (?:discussed|agreed|you know|mentioned)|(?:per|re|regarding|about|concerning|after|following) (?:our|the|your|my) (?:call|chat|talk|conversation|discussion|meeting|e?-?mail|message)|wie besprochen|comme convenu|como hablamos)[^,:]{0,25}[,:]\s*/,
  /^(?:(?:hope|i hope|thanks|thank you) [^,.!]{0,40}[,.!])\s*/,
  /^(?:could|can|would|will|cld) (?!you mind\b|u mind\b)(?:you|u|ya|someone|somebody|sb|anyone|anybody|we|one of you)(?: guys| all| both| two)?\b\s*/,
  /^(?:i|we)(?:'d| would)? (?:like|love|want|need|wanted)(?: to)?(?: ask)? you to\s+/,
  /^i was (?:just )?wondering (?:if|whether) (?:you|someone|we) (?:could|can|would)\s+/,
  /^(?:would you mind|do you think you (?:could|can)|are you able to|is it possible to|would it be possible to|any chance (?:you|to))\s+(?:could |can )?/,
  /^(?:please|pls|plz|plese|pleas|plase|kindly|maybe|possibly|perhaps|quickly|also|to)\b[\s,:]*/,
  /^(?:remind me|remember|remeber|rember|do(?:n'?t| not) forget|try)\b(?:\s*:|\s+(?:to|that|about))?\s*(?:you\s+)?/,
  // 'Make sure somebody is in' is itself what is to be done.
  /^(?:make|be) sure(?:\s*:|\s+(?:to|(?:that )?(?:you|u)(?! (?:are|have|can|get|don't|do not)\b)))\s+/,
  /^(?:we|i|you|one|they)(?:'ve)?\s+(?:really |just |still |also |all |now |then |first |soon |urgently )*(?:(?:need|have|ought|want|plan|would like|'d like|got|has|needs|must)\s+to|must|should|shall|gotta|'ll|will|can|could)\s+(?:really |urgently |please |also )*/,
  /^(?:i|we|you)'(?:ll|d)\s+/,
  /^(?:we|i)(?: really| still| urgently| also)? (?:need|require|want|am needing|are missing|miss)\s+(?!to\b)/,
  /^(?:need(?:s)?|looking for|want)\s+(?:someone|somebody|sb|anyone|you)\s+(?:to|who (?:can|could))\s+/,
  /^need(?:s|ed)?\s+(?=\p{L})/u,
  /^(?:someone|somebody|sb|anyone|whoever(?: has time| can)?|everybody|everyone|all hands)\b(?:\s+(?:here|please|pls))?\s*(?:has to|needs to|should|must|please|pls|can|could|to)?\s*[:,]?\s+/,
  /^let'?s\s+/,
  /^(?:i|we) (?:think|believe|guess|suggest|propose)(?: that)?(?: we| you| someone)?(?: should| could| need to| must)?\s+/,
  /^(?:would|is) it be possible(?: for you)? to\s+|^(?:would|is) it possible(?: for you)? to\s+/,
  /^one (?:more )?thing\s*[:,–-]\s*/,
  /^(?:you|u) (?:guys |both )?(?:please )?(?=\p{L}+ )/u,
  /^both\s+/,
  /^(?:have|let|get)\s+(?=(?:send|sign|call|check|review|update|prepare|write|fix|book|order|bring|take|make|clean|contact|confirm)\b)/,
  /^(?:ask|tell|remind) to\s+(?=\p{L}+)/u,
  /^(?:issue|problem|requested action|action needed|subject matter|request|task)\s*:\s*/,
  /^(?:is going to|are going to|is supposed to|was asked to|is responsible for|needs? to|has to|have to|had to|must(?: to)?|should|shall|will|is to|to|can|could|would)\s+(?=\p{L}+)/u,
  /^(?:our |the |a )?(?:customer|client|user)s?(?: [\p{L}]+)? (?:reported|says|said|complained|complains|told us|mentioned|noticed) that\s+/u,
  /^(?:[\p{L}]+ )?(?:said|says|told me|mentioned|thinks) (?:that )?(?=the |that )/u,
  // German
  /^(?:mir|dir|euch|uns|mal|doch|eben|kurz|schnell|noch)\s+(?=\p{L}+ )/u,
  /^(?:bitte|kannst(?: du)?|konntest du|konnten sie|konnen sie|kann (?:jemand|mir jemand)|wer kann|wurdest du|wurden sie|denk(?:e|t)? (?:bitte )?(?:an|daran|dran)|nicht vergessen|vergiss nicht|erinnere mich(?: daran)?|es ist wichtig,? dass|zu erledigen|noch|mal|jemand (?:muss|soll(?:te)?))\b[\s:,!.]*/,
  /^(?:wir|ich|du|ihr|man)\s+(?:mussen|sollten|brauchen|muss|brauche|musst|soll|sollte|benotigen|mochte)\b\s*/,
  /^(?:musst?|soll(?:te)?|kann|wird)\s+/,
  /^(?:umgehend|sofort|unverzuglich|schnellstmoglich|baldmoglichst)\s+/,
  /^(?:mussen|brauchen|sollten|benotigen|muss|brauche) (?:wir|ich)(?: noch| auch| dringend)*\s+/,
  // Spanish
  /^(?:por favor|puedes|podrias|puede|podria|pueden|podeis|hay que|tenemos que|tengo que|tiene que|tienes que|debe|debes|necesitamos|necesito|recuerda(?:me|nos)?|recuerdame|no olvides|no te olvides de|acuerdate de|hace falta|es necesario)\b[\s,:]*(?:por favor)?\s*/,
  /^(?:necesito|necesitamos|quiero|queremos|espero) que\s+|^que\s+/,
  /^es (?:muy )?(?:urgente|importante)(?: que)?\b[\s,:]*/,
  // French
  /^(?:merci (?:de|d')|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|peut-on|s'il (?:te|vous) plait|svp|stp|il faut(?: que)?|il faudrait|nous devons|on doit|je dois|doit|devra|veuillez|priere de|n'oublie[sz]? pas (?:de |d')?|pense[sz]? a)\s*[,:]?\s*/,
  /^(?:quelqu'un (?:peut|pourrait)|alguien (?:puede|podria)|tu peux|tu pourrais|vous pouvez|vous pourriez|on peut|peux tu)\s+/,
  /^c'est (?:tres )?(?:urgent|important)\b[\s,:!]*/,
];

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
  /[\s,;:.!?–—|"'”*([-]+$/,
  /[\s,(–-]+(?:please|pls|plz|thx|thanks(?: a lot| in advance| so much)?|thank you(?: so much| in advance| very much)?|many thanks[^.]{0,20}|ty|cheers|bitte|danke|gracias|merci|por favor|svp|stp|for me|if possible|when you can|when you have time|ok|right|again please|as discussed|otherwise|lg|vg|vielen dank)\)?$/,
  new RegExp(
    `[\\s,(–-]+(?:(?:and|it|this|that|its|is|with|as|treat(?:ed)? (?:it )?(?:as|with)|c'est|est|es|ist|das ist|et|y|und|because it|a|at|by)(?:'?s)? ){0,4}${URGENCY}\\)?$`,
  ),
  /[\s,(–-]+(?:sometime|some day|someday|irgendwann|algun dia|un jour|at the latest|latest|spatestens|no later than|until then|by then|the|and|or|but|und|y|et|or so|we pay)\)?$/,
  /\s(?:must|have to|has to|should|needs? to|shall|has|have) be$/,
  /[\s,(–-]+(?:eod|cob|eow|eom|right now|now|immediately|sofort|right away|first thing|today)\)?$/,
];

/** What a date leaves behind that was taken out after it; as somebody wrote it, it ends a sentence: 'turn the heating on'. */
const DANGLING =
  /[\s,(–-]+(?:by|until|till|before|on|at|due|bis(?: zum)?|antes del?|para(?: el)?|avant(?: le)?|d'ici(?: le)?|pour le|with|zum|am|um|a las?|as|in|for|to|are|is)\)?$/;

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
  /(?:,\s?(?:but|because|since|as|so|which|who|it|its|they|this|that|we|i|she|he|is|two people|otherwise|before|whenever|thanks|thx|and (?:let|tell|send me|give me|get back|then)|that's|c'est|car|il|elle|porque|ya que|es que|weil|da|es|das|ist|denn|sonst|ca|and)\b.*|\s(?:because|so that|in order to|otherwise|as soon as|whenever|when you|if you|if possible|and let (?:me|us) know|and tell me|and get back|und (?:gib|gebt|geben sie|sag|sagen sie) (?:mir|uns)|so we can|so that we|or we|before (?:it|that|we|they|the course|he|she)|while (?:you|we))\b.*|\s[-–—]\s(?:it|they|we|this|the|see|no|not|all|new)\b.*|\s(?:pls|please)\s[-–—(].*|:\s.{60,})$/;

function shortened(text: string): string {
  const aside = ASIDE.exec(fold(text));
  const head = aside && aside.index > 0 ? ended(text.slice(0, aside.index)) : text;
  return head.split(' ').length >= 2 ? head : text;
}

/** 'Updates the chart' and 'doing the backup' begin with their verb as one notes it, 'have a look at' with another. */
function imperative(text: string): string {
  const topic = /^[^:.!?]{2,40}:\s(?=\p{L}+ )/u.exec(text)?.[0];
  if (topic !== undefined) return topic + imperative(opened(text.slice(topic.length)));
  const [first = '', ...rest] = text.split(' ');
  const folded = fold(first);
  if (rest.length === 0) return text;
  const verb = ACTION_VERBS.has(folded)
    ? null
    : /^(?:the|a|an|to|our|his|her|their|up|out|all|in|with|off|it|them|this|that|these|those|my|your|us|me|new|some|care|\d+|two|three|four|five)$/.test(
          fold(rest[0] ?? ''),
        )
      ? (verbOfGerund(folded) ?? (folded.endsWith('s') ? verbOf(folded) : null))
      : null;
  const noted = verb === null ? text : [verb, ...rest].join(' ');
  return noted.replace(
    /^(?:have|take|get|having|taking) an? (?:quick |short |closer |good |proper )?look (?=at |into )/i,
    'look ',
  );
}

/** 'The handrail is loose and shall be re-anchored by the contractor' */
const TO_BE_DONE =
  /^((?!(?:it|this|that|they|these|those|he|she|we|i|you)\b)[^,;:]{3,80}?) (?:(?:is|are) [^,;:]{2,40}? and )?((?:shall|must|has to|have to|needs? to|should|could|can|will have to|(?:is|are) to) be) ([\p{L}-]+(?: out)?)(?: by (?:the|an?|our|your) [\p{L}-]+(?: [\p{L}-]+)?)?((?: (?:to|in|from|at|on|with|for|before|after|every|once|twice|again)\b.*)?)$/u;
const NO_MORE_THAN_DONE = /^(?:carried out|done|made|performed|undertaken|arranged)$/;

/** What a thing has to undergo, as what to do with it: 'Inspect the fire doors'. */
function active(text: string): string {
  const [, thing = '', must = '', participle = '', rest = ''] = TO_BE_DONE.exec(fold(text)) ?? [];
  if (thing === '') return text;
  const written = text.slice(0, thing.length);
  const behind = rest === '' ? '' : text.slice(text.length - rest.length);
  if (NO_MORE_THAN_DONE.test(participle)) return `${written.replace(/^an? /i, '')}${behind}`;
  const verb = verbOfParticiple(participle);
  if (verb === null) return `${written} ${must} ${participle}${behind}`;
  return `${verb} ${written.replace(/^(?:The|All|Every|Each|Both|Any|Our|An?) /, (word) => word.toLowerCase())}${behind}`;
}

const WEAK_END =
  /[\s,(–:-]+(?:the|a|an|of|for|to|and|or|in|on|at|by|with|from|that|which|is|are|be|as|our|your|their|der|die|das|den|dem|des|und|fur|mit|von|zu|im|am|el|la|los|las|de|del|y|para|con|le|les|du|et|pour|avec|d|l|un|une|una|ein|eine|his|her|its|than|about|into|must|should|will|cannot|has|have|can)$/i;

/** What a clause, or a part of one, begins with. */
const CLAUSE =
  /^(.{18,})\s(?:while|because|when|whenever|until|before|after|if|unless|that|which|who|wahrend|weil|wenn|bevor|dass|sobald|mientras|porque|cuando|antes de que|pendant que|parce que|quand)\s/;
const PHRASE =
  /^(.{22,})\s(?:of|for|with|from|in|on|at|to|by|about|and|or|between|through|von|vom|fur|mit|aus|bei|im|am|zur?|zum|und|oder|de|del|des|du|para|con|en|por|y|o|pour|avec|dans|sur|et|ou)\s/;

/** Cut where a phrase ends: one that does not fit is left out whole. */
function fitted(title: string): string {
  if (title.length <= LIMITS.titleLength) return title;
  const clause = /^(.{20,50}?)(?:[,;(]|\s[-–—]\s)/.exec(title)?.[1];
  if (clause !== undefined) return clause.trimEnd();
  const words = cutAtWord(title, LIMITS.titleLength);
  const folded = `${fold(words)} `;
  const whole = CLAUSE.exec(folded)?.[1] ?? PHRASE.exec(folded)?.[1];
  let cut = words.slice(0, whole?.length ?? words.length);
  while (WEAK_END.test(cut)) cut = cut.replace(WEAK_END, '');
  return cut.trimEnd();
}

/** A text of any kind as a title, where nothing in it asks for anything. */
export function plainTitle(text: string): string {
  return (
    fitted(tidied(text).replace(/[\s.,;:!]+$/, '')) || cutAtWord(text.replace(/\s+/g, ' ').trim(), LIMITS.titleLength)
  );
}
