import type { TaskPriority } from '@taskwell/contract/labels';
import { fold } from '../words/words.ts';

/**
 * How pressing the words say that it is; MEDIUM where they say nothing. What is negated ('not urgent', 'no rush') counts
 * for low, not for urgent.
 */
export function priorityIn(text: string): TaskPriority {
  const own = text.replace(QUOTED, ' ').replace(ADDRESS, ' ');
  const folded = fold(own);
  const stated = STATED.exec(folded);
  if (stated) return statedPriority(stated[1] ?? stated[2] ?? '');
  const added = AS_ADDED.exec(folded);
  if (added) return statedPriority(added[1] ?? added[2] ?? '');
  const between = BETWEEN_MARKS.exec(own)?.[1];
  if (between !== undefined) return statedPriority(fold(between));
  const bracketed = BRACKETED.exec(folded)?.[1];
  if (bracketed !== undefined) return statedPriority(bracketed);
  if (SAYS_NO_HURRY.test(folded)) return 'LOW';
  const positive = folded.replace(LOW, ' ');
  const isLow = positive !== folded;
  const calm = positive.replace(NOT_MEANT, ' ');
  if (URGENT.test(calm)) return 'URGENT';
  if (HIGH.test(calm) || AT_STAKE.test(calm) || isShouted(own) || NOW_OR_SO.test(calm)) return 'HIGH';
  return isLow ? 'LOW' : 'MEDIUM';
}

/** Whatever else is bad in the text: 'a study of the outage. No deadline, whenever there is room' */
const SAYS_NO_HURRY =
  /(?:^|[.!?] )(?:no deadline|no rush|no hurry|not urgent|keine eile|sin prisa|pas d'urgence|nothing urgent)\b[^.!?]{0,60}[.!]?$/;

/** What a label is to say, or somebody else has written: 'print “URGENT” on the boxes'. */
const QUOTED = /(?<=\s)(?:["“„«][^"“”„«»\n]{2,120}["”“»])/g;

/** Of a page, which may have any words: 'https://forms.example/?state=urgent'. */
const ADDRESS = /\bhttps?:\/\/\S+/g;

/** 'Fix the fence TONIGHT', where not all is written so. */
function isShouted(text: string): boolean {
  return /\b(?:TODAY|TONIGHT|NOW|IMMEDIATELY|HEUTE|JETZT|HOY|AHORA|MAINTENANT)\b/.test(text) && /\p{Ll}{3}/u.test(text);
}

/** Words that a field of a priority has. */
export const LEVELS =
  'p[0-5]|[0-5]|urgent|highest|high|medium|normal|lowest|low|critical|blocker|major|minor|trivial|emergency|dringend|sehr hoch|hoch|mittel|niedrig|gering|urgente|alta|media|baja|urgente?|haute|elevee|moyenne|basse|faible';
/** 'Priority: high', 'Sev 1', 'P2'. */
const STATED = new RegExp(
  `\\b(?:priority|prio|severity|sev|urgency|importance|prioritat|dringlichkeit|prioridad|urgencia|priorite|gravite)\\s?(?:level\\s?)?(?:\\([^()]{2,40}\\)\\s?)?[:=#-]?\\s?\\b(?:from (?:${LEVELS}) to )?(${LEVELS})\\b|(?:^|[\\s(\\[])(p[0-4])(?=[\\s)\\],.:]|$)`,
);

/** 'Gate repair fri !high', as the quick add has it, and 'gate repair, fri, high'; 'low, medium, high' names none. */
export const AS_ADDED =
  /(?:^|\s)!(urgent|high|medium|low)\b|(?<!\b(?:low|medium|high|normal)),\s?(urgent|high|medium|low)(?: prio(?:rity)?)?[\s.!]*(?=\n|$)/;

/** '#99123 · building services · HIGH', as the heads of tickets say it */
const BETWEEN_MARKS =
  /[·|•] ?(URGENT|HIGHEST|HIGH|MEDIUM|LOW|LOWEST|CRITICAL|DRINGEND|HOCH|MITTEL|NIEDRIG)(?=\s*(?:[·|•.]|$))/mu;

/** 'Order cups (high)' */
export const BRACKETED =
  /\((urgent|high|medium|low|dringend|hoch|mittel|niedrig|urgente|alta|media|baja|haute|moyenne|basse)(?: prio(?:rity)?)?\)/;

/** @param word one of LEVELS */
export function statedPriority(word: string): TaskPriority {
  if (/^(?:p?[01]|urgente?|highest|critical|blocker|emergency|dringend|sehr hoch)$/.test(word)) return 'URGENT';
  if (/^(?:p?2|high|major|hoch|alta|haute|elevee)$/.test(word)) return 'HIGH';
  if (/^(?:p?[45]|low|lowest|minor|trivial|niedrig|gering|baja|basse|faible)$/.test(word)) return 'LOW';
  return 'MEDIUM';
}

const NO_HURRY =
  'rush|hurry|urgen\\w*|pressing|important\\w*|critical|priority|emergency|time[- ]critical|stress|pressure|eile|eilig|dringen\\w*|wichtig\\w*|prioritat|stress|urgente?|urgence|prisa|apuro|importante|presse|pressant|prioritaire';
const LOW = new RegExp(
  [
    `\\b(?:no|zero|not|isn't|isnt|aren't|wasn't|ain't|nothing|never|without|non|kein\\w*|nicht|nichts|pas|rien|sin|nada|ninguna|neither|hardly|far from|by no means|in no way)(?:\\s(?:at all|that|really|very|so|much|too|super|particularly|terribly|especially|a|an|any|in a|in any|of|high|longer|es|ist|hat|sehr|so|besonders|mehr|es|muy|tan|de|d'|tres|si|vraiment|est|high|big|great|the)){0,3}\\s?(?:d')?(?:${NO_HURRY})\\b`,
    `\\b(?:low|lowest|lower|small|niedrige[rs]?|geringe[rs]?|baja|basse|faible)[- ](?:prio(?:rity)?\\b|prioritat\\b|prioridad\\b|priorite\\b|urgency\\b|importance(?=\\s*(?:[.,;!)]|$)))`,
    `\\b(?:prio(?:rity)?|prioritat|prioridad|priorite)(?: is| can be)? (?:low|niedrig|gering|baja|basse|faible)\\b`,
    "\\b(?:when(?:ever)?|if|once) (?:you|u|someone|somebody|anybody|there|we|ye)(?:'re| are| is|'s)? (?:have|has|get|gets|got|find|finds|is|free|bored|got|feel like)?\\s?(?:the |a |any |some |an )?(?:spare |free |bit of |few |capacity|time|chance|moment|minute|minutes|opportunity|second|room)\\b|\\bwish ?list\\b",
    "\\bany ?time (?:this|next) (?:week|month|quarter|year|spring|summer|autumn|fall|winter)(?:,? (?:is|will be|would be|'s) (?:ok|okay|fine|good|alright))?\\b|\\b(?:some ?day|sometime(?! (?:in|on|this|next|between|before|during|today|tomorrow)\\b)|at some point|(?<!\\b(?:on|in|within|for|of|takes?|than|only|another|per|every|just|after) )one day(?! (?:early|earlier|late|later|before|after|ahead|only)\\b)|one of these days|(?:not|no|isn't|isnt) (?:a )?big deal|(?:isn't|isnt|not|doesn't) block\\w*(?: anything| anyone| us)?|not asking (?:you |anyone )?to drop everything|(?:no|not|don't|do not|dont) need to (?:rush|hurry|drop everything)|eventually|nice[- ]to[- ]have|take your time|at your (?:leisure|convenience)|in your own time|(?<!not |n.t |rest |else |others? )(?:it )?can wait|back ?burner|no deadline|no time limit|whenever|if possible some time|not before|for later|nobody(?:'s| is) waiting|no ?-?one(?:'s| is) waiting|minor(?: issue)?|trivial|cosmetic|low[- ]hanging)\\b",
    '\\b(?:irgendwann|bei gelegenheit|gelegentlich|wenn (?:du|ihr|sie|mal) (?:mal |einmal )?(?:zeit|luft)|hat zeit|kann warten|(?:eilt|pressiert|drangt)(?: (?:aber|ja|mir|uns|also|jetzt|gar|uberhaupt|wirklich))* nicht|in ruhe|keine hektik)\\b',
    '\\b(?:cuando (?:puedas|tengas tiempo|pueda)|sin prisas?|no corre prisa|con calma|algun dia)\\b',
    "\\b(?:quand tu (?:peux|as le temps|auras le temps)|quand vous (?:pouvez|avez le temps)|a l'occasion|un jour|ca peut attendre|sans urgence|rien ne presse|ne presse pas|tranquillement)\\b",
  ].join('|'),
  'g',
);

/** 'emergency contacts' are in no hurry. */
const NOT_MEANT = new RegExp(
  [
    '\\b(?:for|in|with) (?:any |all )?urgent (?:matters?|cases?|enquir(?:y|ies)|queries|questions|requests?)\\b',
    '\\bin dringenden fallen\\b|\\ben caso urgente\\b|\\ben cas d.urgence\\b',
    '\\bnothing (?:[a-z]+ ){0,3}right now\\b',
    "\\b(?:do not|don't|dont|never|not)(?: want| need| have)? [^.,;!?]{2,40} (?:straight away|right away|immediately|at once)\\b",
    // Of an answer that may be wanted: 'if you cannot attend, please let us know as soon as possible'
    '\\bif [^.!?]{3,60} (?:let (?:us|me) know|tell (?:us|me)|inform (?:us|me)|call (?:us|me)|contact us)\\b[^.!?]{0,20} (?:as soon as possible|asap|immediately|at once|right away)\\b',
    "\\b(?:do not|don't|dont|never|not to) (?:mark|treat|flag|set|label) (?:it |this |that |them )?(?:as|to) (?:urgent|asap|important|high priority|critical)\\b",
    "\\b(?:(?:asap|urgent) (?:isn't|is not|isnt|not) (?:needed|necessary|required|important)|(?:no|not) asap(?: needed)?|urgent is something else)\\b",
    '\\b(?:emergency|urgent|critical)[- ](?:responders?|care|contacts?|exits?|lights?|lighting|kit|only|line|cover|department|surgery|clinic|circuit|generator|power|supply|numbers?|services?|rooms?|plans?|doors?|mass|path|reviews?|acclaim|phone|stop|drill|training)\\b',
    '\\bimportant (?:customers?|clients?|guests?|documents?|papers?|people|persons?|info(?:rmation)?|news|dates?|numbers?|files?|contacts?)\\b',
    '\\bhigh[- ](?:school|street|quality|resolution|res|chair|speed|season|voltage|pressure|end|level)\\b',
    '\\b(?:two|three|four|five|six|several|both|many|\\d{1,3}) (?:[a-z]+ ){0,2}at once\\b',
    '\\b(?:key|top) (?:rack|floor|shelf|drawer)\\b',
  ].join('|'),
  'g',
);

const URGENT =
  /\b(?:urgent(?:ly|e|es|emente|issim[oa]s?)?|urgentisim[oa]s?|asap|a\.s\.a\.p|as soon as (?:possible|humanly possible|you (?:possibly )?can)|immediate(?:ly)?|right (?:now|away)|at once|without delay|emergency|critical(?:ly)?|top[- ]prio(?:rity)?|highest prio(?:rity)?|drop (?:everything|what(?:ever)? you(?:'re| are)? do(?:ing)?)|showstopper|blocker|(?<!\b(?:pas|non|no|not|es|nicht)[ -])(?:bloquante?|bloqueante)|blocking (?:everyone|everybody|everything|all|the whole|us)|(?:is|are|went) (?:completely |still )?down\b(?! (?:to|for|on|with)\b)|production down|outage|life[- ]threatening|straight ?away|instantly|(?<!\bab )sofort(?:ige[rns]?)?|umgehend|unverzuglich|dringend(?:e[rns]?|st)?|eilt|eilig(?:st)?|hochste prioritat|notfall|schnellstmoglich|so (?:schnell|bald) wie moglich|lo antes posible|cuanto antes|inmediata(?:mente)?|de inmediato|ya mismo|emergencia|au plus vite|le plus vite possible|immediatement|d'urgence|en urgence|urgence|tout de suite|des que possible|de toute urgence)\b/;
const HIGH =
  /\b(?:heute noch (?:raus|fertig|erledigt)|needs? (?:\p{L}+ing|to be \p{L}+ed) today|(?:fix|do|sort|solve) (?:it|this|that) today|absolutely must|il faut absolument|unbedingt|sin falta|sans faute|important(?:e|es)?|(?<!\blow[- ])importance|high(?:er)?[- ]?prio(?:rity|rities)?|prio(?:rity)? (?:is |to |be |should be )?(?:high|up)|(?:raise|raised|increase|bump|prioriti[sz]e)\b.{0,20}\bpriority|prioriti[sz]e|crucial|essential|vital|pressing|time[- ](?:sensitive|critical)|in a (?:big |real )?hurry|hurry|can(?:'t|not) wait|(?:must not|mustn't|can ?not|can't) (?:slip|be late|miss)|soonest|matters a lot|big deal|escalat\w+|wichtig(?:e[rns]?)?|hohe(?:r|n)? prio(?:ritat)?|prioritar|unbedingt|zwingend|crucial|prioridad alta|alta prioridad|prioritari[oa]|imprescindible|prioritaire|priorite (?:haute|elevee)|haute priorite|essentiel(?:le)?|imperatif|imperativement|very soon|without fail|high urgency|treat (?:it |this |them )?as (?:high|a priority)|(?:with)?in the next (?:few |couple of |half |\p{L}+ |\d+ )?(?:hours?|minutes?)|within (?:an|the|one|two|three|\d+) hours?|(?:innerhalb|in) der nachsten (?:\p{L}+ |\d+ )?(?:stunden?|minuten))\b/u;

/** 'Today!!', 'by 5 pm today' */
const NOW_OR_SO =
  /\b(?:today|tonight|now)(?: if (?:at all )?possible)? ?!{2,}|\b(?:ahead of|before) (?:everything|anything) else\b|\btop of (?:your|the|our) (?:pile|list)\b|\b(?:let|leave) everything else (?:lie|wait)\b|\bby \d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.? )?(?:today|tonight)\b/;

/** Somebody may come to harm, or it costs more with every day. */
const AT_STAKE =
  /\b(?:(?<!(?:\bnot|n't|\bnever) )getting worse|exploited in the wild|cvss(?: score)?:? (?:9\.\d|10\.0|10(?![-\d]))|deadline(?: is|:)? today(?!'s)|(?:nearly|almost) (?:fell|slipped|tripped|got hurt)|(?:has|have) (?:already )?fallen|(?:gets?|got|be|been) hurt|can ?not wait|can't (?:afford|lose)|every day costs|costs us (?:money )?(?:every|each|a|\d)|or we (?:will |'ll )?lose|(?:really|very|extremely) (?:upset|angry)|(?:serious|severe|major) (?:safety |security |health )?(?:issue|problem|risk|leak|incident|complaint|fault)|c'est (?:tres |assez |vraiment )?presse|help me (?:fast|quickly)|penalt(?:y|ies)|(?:first|second|third|final|last|1st|2nd|3rd) (?:reminder|notice|warning)\b(?: letter)?|placed on stop|blocks the (?:beta|release|launch|build|team)|(?:zweite|dritte|letzte) mahnung|uberfallig|verletzt|gefahr(?:lich)?|pro tag kostet|hoy mismo|aujourd'hui meme|heute noch|peligros[oa]|dangereu(?:x|se)|before (?:somebody|someone|anybody|anyone) (?:falls|gets|trips|slips)|livid|furious)\b/u;
