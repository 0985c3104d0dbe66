import { anyOfWords, WEEKDAYS } from './date-words.ts';
import type { Mention, NameFinder, Person } from './people.ts';
import { ACTION_VERBS } from './verbs.ts';
import { fold } from './words.ts';

/** How surely the sentence asks somebody to do it; 0 only names them. */
export interface Asked<P extends Person> extends Mention<P> {
  score: number;
}

const DOES =
  "needs? to|has to|have to|must|should|will|shall|to|is going to|is to|can|could|would|ought to|'ll|(?:lo |la |los |las |se )?\\p{L}{3,}ara|(?:has |have |had )?(?:agreed|offered|promised|volunteered|undertaken) to|is responsible|is in charge|takes? (?:care|over|this|it|that|charge)|handles?|owns?|looks? after|does|volunteer\\w*|please|pls|plz|kindly|soll(?:te|en)?|muss|kann|konnte|wird|kummert sich|ubernimmt|macht|erledigt|bitte|ist zustandig|tiene que|debe(?:ria)?|puede|podria|va a|se encarga|se ocupa|por favor|doit|devra|devrait|peut|pourrait|va|s'occupe|se charge|prend en charge|\\p{L}{3,}(?:ara|era|ira)";
const DOES_AFTER = new RegExp(
  `^\\s?(?:,\\s?)?(?:(?:also|then|und|and|y|et|auch|still|now|just|really|noch|aun|todavia|encore) )?(?:${DOES})\\b(?! (?:(?:prefer|like|love|rather|appreciate)\\b|be (?:there|away|back|happy|glad|informed|told|asked|out|absent)|have left|(?:\\p{L}+ )?(?:nicht|not|no longer)\\b))`,
  'u',
);
/** 'can Nora', 'ask Nora to', 'assigned to Nora'. */
const ASKS_BEFORE =
  /(?:(?<!\b(?:neither|nor|so) )\b(?:can|could|would|will|should|may|if|whether|ob|kann|konnte|puede|podria|soll(?:te)?)|\b(?:ask|tell|get|have|remind|let|request|instructs?|commissions?|charges?|mandate|beauftragt|encarga a|charge(?: m(?:me|r)?\.?)?|want|would like|need|bitte|bitten sie|pide a|dile a|demande[rz]? a|dis a|sag))\s(?:mr\.? |ms\.? |mrs\.? |herr |frau |m\. |mme )?$/;
const HOLDS_BEFORE =
  /\b(?:assign(?:ed|ee|ing)?(?: (?:this|it|that|task))?(?: to)?|owner|responsible(?: person)?|resp|please handle(?= ?:)|in charge|lead|who|on-call|(?:developer|engineer|technician|tech|mechanic|installer|designer|editor|tester|driver|handler|clerk|agent|case ?worker|caretaker|organi[sz]er|lead|sachbearbeiter(?:in)?)(?=\s?:)|(?:engineer|technician|doctor|nurse|person)? ?on (?:duty|call)|handled by|handler|action(?: item)?(?: for)?|(?:remaining|rest|others?)(?: \w+)?(?=\s?:)|task for|todo for|for the attention of|attn|fao|verantwortlich|zustandig|zugewiesen an|zustandige person|bearbeiter(?:in)?|asignad[oa] a|asignar a|responsable|encargad[oa]|assigne a|attribue a|a la charge de|pour action|suivi|follow-?up|estimating|(?:action|done) by)\s?[:=–-]\s?@?$|\b(?:responsible|owner|assignee)\s?: [^,;:]{2,30} \/ $|\bass?igned\s?: ?$|\bse encargan?(?: de (?:ello|eso))? $|\b(?:assign(?:ed|ing)?(?: (?:this|it|that|this one|that one|the task|task))? to|in charge (?:is|will be)|responsible (?:is|will be)|up to|over to|goes to|job for|task for|one for|zugewiesen an|verantwortlich ist|zustandig ist|asignad[oa] a|assignee? a)\s@?$/;
const REPORTS_AFTER =
  /^\s(?:said|says|asked|told|tells|reckons|mentions|wrote|mentioned|reported|thinks|already|sent|has (?:already|sent|asked|told|said|found|the)|knows|presented|wants?|wanted|would like|needs? (?!to)|is (?:ill|sick|away|out|on|off)|can't|cannot|hat (?:gesagt|gefragt|schon)|sagt|meint|dice|dijo|a dit|dit|signed|called|confirmed|agreed|forgot|lost|left|broke|was|had|got|came|went|found|saw|noticed|complained|keeps?|lives?|works|fragt(?! bei\b)|bittet|schreibt(?! (?:bis|an|das|die|den|der|dem|ein|eine)\b)|pregunta|demande|veut|souhaite)\b/;
const PROMISES_AFTER =
  /^ (?:said|says|promised|offered|agreed|meinte|sagte|dijo|a dit)(?: that)? (?:he|she|they)(?:'?d|'?ll| would| will| can| could) (?:do|take|handle|sort|fix|look|get|send|make|call|check|write|bring|finish|see|have)\b/;
const REPORTS_BEFORE =
  /\b(?:asked|told|call(?:ed)?|with|from|by|reported by|requested by|reporter|von|de|inform|cc|see|visit|meet|email|thanks?|thank you|cheers|hi|regards|for|about|to|behalf of|birthday of|and)\s?:?\s$/;

const IS_TOLD =
  /^ (?:(?:and \p{L}+ )?(?:also )?(?:know|posted|informed|updated|up to date|in the loop)|bescheid|wissen|au courant|al (?:tanto|corriente))\b/u;

/** But 'that she should' asks her. */
const IS_TOLD_THAT =
  /^ (?:that|about|of)\b(?!.{0,90}\b(?:he|she|they) (?:should|must|has to|have to|needs? to|ought)\b)/;

const STANDS_BY = new RegExp(`^ (?:is|ist|est|esta)\\b[^.;!?,]{2,30}, (?:so )?(?:${DOES})\\b`);

/** Everybody whom the sentence names, with how surely it asks them. */
export function askedIn<P extends Person>(sentence: string, names: NameFinder<P>): Asked<P>[] {
  const mentions = names.find(sentence);
  if (mentions.length === 0) return mistypedAddress(sentence, names);
  const folded = fold(sentence);
  const asked: Asked<P>[] = [];
  for (const [at, mention] of mentions.entries()) {
    const last = asked.at(-1);
    const title = HONORIFIC.exec(folded.slice(0, mention.start))?.[0].length ?? 0;
    const scored = { ...mention, start: mention.start - title, score: scoreOf(mention, folded) };
    // 'Yuki + Tom: inventory' asks both.
    // 'Pide cita con tiempo, Rubén, que luego no hay'
    const isCalled =
      mentions.length === 1 &&
      scored.score < 5 &&
      /\p{L},\s$/u.test(folded.slice(0, scored.start)) &&
      /^\s?,\s(?!and\b|or\b|und\b|oder\b|y\b|o\b|et\b|ou\b)/.test(folded.slice(scored.end));
    if (isCalled) scored.score = 5;
    // 'Dr. Hill: Kim, check the drip'
    const next = mentions[at + 1];
    const speaks = next !== undefined && /^\s?: $/.test(sentence.slice(mention.end, next.start));
    if (speaks && /^[,:]|^ (?:please|pls|can|could)\b/.test(folded.slice(next.end))) scored.score = 0;
    const isBeside =
      last && last.score >= 4 && /^\s?(?:[+&/,]|and|und|y|et)\s?$/.test(folded.slice(last.end, mention.start));
    asked.push(isBeside ? { ...scored, score: Math.max(scored.score, 4) } : scored);
  }
  return asked;
}

const HONORIFIC =
  /(?<!\d )\b(?:don|dona|mr|mrs|ms|miss|dr|sr|sra|mister|sister|nurse|brother|herr|frau|hr|fr|senor|senora|monsieur|madame|mme|m)\b\.?\s$|(?<!\d )\b\p{L}\.\s$/u;

/** 'Roof: Carlos gets two quotes' */
const AFTER_TOPIC = /(?:^|[.!?]\s)[^\p{L}]*\p{L}(?:[^:.!?]|\d:\d){1,70}:\s$/u;

/** 'Priya the label printer …', 'Jule denk dran …': what follows the name of somebody who is spoken to. */
const SPOKEN_TO_AFTER =
  /^ (?:the|this|that|those|these|your|any chance|don'?t|do not|ur?|you(?:'re|r)?|if|when|hey|hi|don?e|denk|vergiss|machst|kannst|schaust|rufst|holst|bringst|tu|te|vous|hay|no te|podrias|puedes|peux|need|il (?:faut|faudrait|nous|me)|on (?:doit|devrait|peut)|ich brauche|wir brauchen|du|we need|we have|i need|just|quick|reminder|also)\b(?! (?:and|or)\b)/;
/** 'tonight Liam?', 'please Liam' at the end speaks to somebody, 'call Liam' does not. */
const SPOKEN_TO_BEFORE = new RegExp(
  `\\b(?:please|pls|plz|thanks|thx|today|tonight|tomorrow|tmrw|asap|now|later|then|soon|too|again|instead|yours|on you|over to you|up to you|(?:this|next) \\p{L}+|week|month|morning|afternoon|evening|noon|lunch|\\d{1,2}(?:th|st|nd|rd)?|\\d{1,2} ?[ap]m|bitte|heute|morgen|hoy|manana|demain|stp|svp|porfa|por favor|${anyOfWords(Object.keys(WEEKDAYS))})\\s$`,
  'u',
);

/** Behind the name of somebody who is spoken to: what is asked. */
const CALLED_AFTER = new RegExp(
  `^\\s?[,:!–-]\\s?(?:(?:please|pls|plz|can|could|would|will|c(?:ou)?ld|do|don't|dont|any chance|you|u|your|bitte|kannst|konntest|konnen|wurdest|denk|denkst|magst|schau|bestell|schick|ruf|por favor|puedes|podrias|pide|haz|pense[sz]?|peux|pourrais|pouvez|n'oublie|merci de|si tu|the|die|der|das|el|la|los|le|les)\\b|(?:${anyOfWords(ACTION_VERBS)})\\b(?! (?:is|are|was|were|has|have|and|or)\\b))`,
);

/** 'Sticky note: Yvonne pls accept it' */
const PLEASE_AFTER = /^ (?:pls|plz|please|bitte|stp|svp)\b/;

const BEGINS_ASKING =
  /^ (?:(?:have|take) a look|sort|check|fix|grab|get|call|ring|bring|handle|do you|will you|encargate|kannst|machst|schau|tu peux|puedes)\b/;

/** 'Tu peux t'en charger Amel ?' */
const IS_ASKING =
  /\b(?:(?:can|could|would|will) (?:you|u)|kannst du|konntest du|tu (?:peux|pourrais)|(?:peux|pourrais)-tu|puedes|podrias)\b[^.!?]* (?:it|that|this|them|up|out|in|off|on|back|over|away|down|done|charger|occuper|faire|regarder|aider|hacerlo|machen|ubernehmen|erledigen|kummern)\s$/;
const CALLS = /\b(?:call|ring|phone|ask|tell|remind|help|meet|invite|thank|pay)(?: \p{L}+)?\s$/u;

function isSpokenTo(before: string, after: string, isFirst: boolean): boolean {
  if (isFirst && (SPOKEN_TO_AFTER.test(after) || ACTION_VERBS.has(/^ ([\p{L}]+)\b/u.exec(after)?.[1] ?? '')))
    return true;
  if (
    /^\s?\?+\s*$/.test(after) &&
    (IS_ASKING.test(before) || /[\p{L}\d)] [-–—] $/u.test(before)) &&
    !CALLS.test(before)
  )
    return true;
  return /^\s?[.!?]*\s*$/.test(after) && SPOKEN_TO_BEFORE.test(before);
}

/** 'It would be lovely if', 'ich wäre froh, wenn' */
export const WISHED_BEFORE =
  /\b(?:great|lovely|good|nice|helpful|perfect|brilliant|wonderful|fantastic|awesome|appreciated?|appreciate it|grateful|thankful|glad|happy|useful|kind|schon|gut|toll|super|froh|dankbar|nett|genial|estupendo|bien|bueno|reconnaissante?|gentil),? (?:if|wenn|si) (?:mr\.? |ms\.? |mrs\.? |herr |frau )?$/;

/** Nothing more is said of somebody. */
const IS_END = /^\s?(?:[.,;:!?)]|$)/;

function scoreOf({ start, end, isMention }: Mention<Person>, folded: string): number {
  const whole = folded.slice(Math.max(0, start - 50), start);
  const before = whole.slice(0, whole.length - (HONORIFIC.exec(whole)?.[0].length ?? 0));
  const after = folded.slice(end, end + 40);
  const isOwner = /\p{L}'s$/u.test(folded.slice(start, end));
  if (HOLDS_BEFORE.test(before) && !isOwner) return 6;
  // 'Danny's job this time', 'you decide, it's Lena's turn'
  if (
    isOwner &&
    /^ (?:job|turn|task|go|duty|responsibility)(?= (?:this|today|now|next|too|again|please|tomorrow)\b|\s*[,.;!?)]|\s*$)/.test(
      after,
    )
  )
    return 5;
  if (/^\s?'s\b/.test(after) || isOwner) return 0;
  const isFirst =
    /\b(?:call|meeting|agreed|discussed|decided|following|steps?|items?)\s?[:;]\s$/.test(before) ||
    /^[^\p{L}]*(?:(?:hi|hey|hello|hallo|hola|dear|ciao|oye|fyi|anyway|anyhow|btw|so|oh|actually|ps|nb|reminder|kurze erinnerung|erinnerung|ubrigens|por cierto|sinon|bon|au fait|yo|oi|hiya|ey|moin|morning|please|pls|plz|bitte|ok(?:ay)?|and|also|then|so|ai|action|todo|to-do|und|y|et|but|well|first|next|mr|ms|mrs|herr|frau|dr|decision|agreed|beschluss|aufgabe|accion|acuerdo|action (?:item|point)|it was agreed that|we agreed that|agreed that)\b[\s:,.]*)*$/u.test(
      before,
    );
  if (isMention) return 5;
  // 'For Abdul: …', '… → Wen to mail them'
  if (
    /\b(?:note|message|reminder|job|one|things|tasks|to-?dos|jobs) for\s$/.test(before) &&
    /^\s?(?:[,:–-]|$)/.test(after)
  )
    return 5;
  if (/\b(?:asking|ask|bother|disturb|trouble|remind|tell) you(?: again)?,? $/.test(before)) return 5;
  if (/^[^\p{L}]*ps:? $/u.test(before) && /^\s?,/.test(after)) return 5;
  if (isFirst && /^ (?:dear|mate|love|darling|hun|pal|buddy|bro)\b/.test(after)) return 5;
  if (isFirst && /^\s?,\s(?:that|this|it)(?: one)?(?:'s| is) (?:yours|your|for you|on you)\b/.test(after)) return 6;
  if (/^[^\p{L}]*(?:for|fao|attn|fur|an|para|pour|@)\s$/u.test(before) && /^\s?[:–-]/.test(after)) return 6;
  if (/(?:→|[-=]>)\s$/.test(before) && DOES_AFTER.test(after)) return 6;
  // 'À traiter par Yasmine', 'durch Ben zu erledigen'
  if (/\b(?:a (?:traiter|faire|realiser|valider|verifier) par|to be \p{L}+(?:ed|en|ne|t|d) by) $/u.test(before))
    return 5;
  // '@Billing Cora, refund one of them'
  if (/^[^\p{L}]*@\p{L}+ $/u.test(before) && /^, (?!who\b|which\b)/.test(after)) return 5;
  // 'Whenever you have a moment, Thandi, could you …', 'Kurze Erinnerung, Vroni: …', 'Note on it: “Gil – send notice”'
  if (/(?:^|[,:.!?–-])\s*["“„'(]?$/.test(before) && (CALLED_AFTER.test(after) || PLEASE_AFTER.test(after))) return 5;
  // '… Thursday evening Pedro you look'
  if (
    /^ (?:you|u) (?:look|do|go|take|check|handle|bring|get|call|see)\b/.test(after) &&
    !/\b(?:tell|ask|with|for|and|to)\s$/.test(before)
  )
    return 5;
  // 'Ring around for prices, would you Ed?'
  if (/\b(?:would|will|could|can) you,? $/.test(before) && /^\s?[.!?]/.test(after)) return 5;
  // 'Decision: Hendrik has the labels reprinted'
  if (
    isFirst &&
    /^ (?:has|gets|lasst) (?:the|our|a|an|all|his|her|die|den|das) [^.,;]{2,40}(?:ed|en|ne|t|d)\b/.test(
      folded.slice(end, end + 70),
    ) &&
    /\b(?:decision|agreed|decided|beschluss|action)\s?:\s$/.test(before)
  )
    return 5;
  // 'It would be great if Nora could check it'
  if (WISHED_BEFORE.test(before) && /^ (?:can|could|would|kann|konnte|wurde|puede|pudiera|peut|pouvait)\b/.test(after))
    return 5;
  // 'So that Nora can check it'
  if (
    /\b(?:so that|so|damit|sodass|para que|pour que|afin que|until|before|because|when|if|once|after)\s$/.test(
      before,
    ) &&
    /^ (?:can|could|kann|puede|puisse|pueda|is|has)\b/.test(after)
  )
    return 0;
  // 'Remind Craig about the detectors', '→ Aylin updates it'
  if (/\bremind\s$/.test(before) && /^ (?:about|of)\b/.test(after)) return 5;
  if (/(?:→|[-=]>)\s$/.test(before) && /^ \p{L}+(?:s|t|e|a)\b/u.test(after)) return 5;
  // 'Mr Abbott would lend us his', an offer
  if (/^ (?:would|could) (?:lend|offer|give) (?:us|me)\b/.test(after)) return 0;
  const asks = ASKS_BEFORE.exec(before)?.[0];
  // 'let Nora know', 'keep Nora informed', 'remind Nora that', 'tell Nora that her badge is ready': she is told.
  if (IS_TOLD.test(after) || (/\b(?:remind|tell|inform) $/.test(before) && IS_TOLD_THAT.test(after))) return 0;
  // 'tell Nora about it' asks her for nothing.
  if (
    asks &&
    (/^(?:can|could|would|will|should|may|have|let|if|whether|ob|k|p|s)/.test(asks) ||
      /^ (?:to|that|please|den?)\b/.test(after))
  )
    return 5;
  // 'Carla is on call, needs to …'
  if (isFirst && STANDS_BY.test(after)) return 5;
  // 'Mats has their number, he can call'
  if (
    isFirst &&
    /^ (?:has|knows|is|was|already)\b[^.!?,;]{2,40}[,;] (?:so )?(?:he|she|they) (?:can|could|should|will|must)\b/.test(
      folded.slice(end, end + 80),
    )
  )
    return 4;
  // 'Geertje usually does that'
  if (
    /^ (?:usually|always|normally|typically) (?:does|handles|takes care of) (?:that|this|it|those|these)\b/.test(after)
  )
    return 5;
  if (
    /\b(?:give|hand|pass|leave|assign) (?:it|this|that|them)(?: over)? (?:to|with) $/.test(before) &&
    /^\s?[.!,;]?(?:\s|$)/.test(after)
  )
    return 5;
  if (/\b(?:macht|ubernimmt|erledigt) (?:das|es|dies) (?:die |der )?$/.test(before)) return 5;
  // 'Moira is away, so Fergus please', 'not you Pete, this one's for Nora'
  if (/\bso $/.test(before) && /^,? (?:please|pls|plz|bitte)\b/.test(after)) return 6;
  if (/\b(?:this|that|it)(?: one)?(?:'s| is) for $/.test(before) && IS_END.test(after)) return 6;
  // 'Someone tell housekeeping (that's you Marisol)'
  if (/\bthat'?s you,? $/.test(before) && IS_END.test(after)) return 6;
  // 'Is for Bogdan to prepare'
  if (/(?:^|\b(?:it|this|that)(?:'s)? |\b(?:is|ist) )(?:is )?for $/.test(before) && /^ to \p{L}/u.test(after)) return 6;
  // 'Quick question for Jas: did the proofs come back?'
  if (
    /^[^\p{L}]*(?:quick |small )?(?:q|question|one|msg|ping|task|job) for $/u.test(before) &&
    /^\s?[,:–-]/.test(after)
  )
    return 5;
  // 'We need a banner. Kit?'
  if (/(?:^|[.!?] )[^\p{L}]*$/u.test(before) && /^\s?\?/.test(after)) return 5;
  if (/\bmaybe $/.test(before) && /^\s?\?/.test(after)) return 4;
  if (/^ has (?:kindly |already )?(?:offered|volunteered|agreed)\b/.test(after)) return 4;
  if (/\b(?:owner|responsible|in charge) $/.test(before) && /^\s?[.;,]?\s*$/.test(after)) return 6;
  if (/^ (?:has |have |had )?(?:agreed|offered|promised|volunteered) to\b/.test(after)) return 5;
  // 'Denise is the reviewer for this chapter'
  if (
    /^ (?:is|ist|est|es) (?:(?:the )?(?:reviewer|owner)(?= (?:of|for) (?:this|it|that)\b|\s*[.,;!?]|\s*$)|(?:der |die |la |le )?(?:verantwortlich|zustandig|responsable|dran)\b)/.test(
      after,
    )
  )
    return 4;
  // 'Pete said he'd do that'
  if (PROMISES_AFTER.test(after)) return 4;
  if (REPORTS_AFTER.test(after)) return 0;
  if (isFirst && /^\s?(?:[,:–-]|\+|&|\/)/.test(after)) return 5;
  // 'The alarm keeps going off, Sven have a look'
  if (/[,;]\s$/.test(before) && BEGINS_ASKING.test(after)) return 5;
  if (isSpokenTo(before, after, isFirst)) return 5;
  if (DOES_AFTER.test(after) && !/\b(?:with|from|to|for|of|by)\s$/.test(before)) return 5;
  if (/[([]$/.test(before.trimEnd()) && /^\s?[,)\]:]/.test(after) && !REPORTS_AFTER.test(after.slice(1))) return 5;
  if (/[([][^)\]]{1,25},\s?$/.test(before) && /^\s?[,)\]]/.test(after)) return 4;
  if (/(?:\s[–-]|[|→>])\s$/.test(before) && /^\s?(?:[–|,;.-]|$)/.test(after)) return 5;
  if (/^\s?[→>]/.test(after)) return 4;
  if (/[,;]\s$/.test(before) && /^\s?(?:[.!?]*\s*$|,?\s(?:bis|by|until|before|due|hasta|avant)\b)/.test(after))
    return 4;
  if (
    (isFirst || AFTER_TOPIC.test(before) || /[([]$|[,;]\s$/.test(before)) &&
    /^ (?!(?:starts|begins|joins|arrives|leaves|returns|comes) (?:with|in|on|at|us|our|next|back|from|tomorrow|today|working|work)\b|(?:thanks|welcomes|says|thinks|feels|hopes|likes|loves|dankt|begrusst|agradece|saluda|remercie|accueille)\b|lent\b|spent\b|thought\b|caught\b|taught\b|bent\b|broke\b|spoke\b|woke\b|drove\b|chose\b|wrote\b|came\b|became\b|gave\b|made\b|took\b|lost\b|left\b|sent\b|went\b|built\b|kept\b|met\b|felt\b|bought\b|brought\b|forgot\b|got\b|hurt\b|quit\b|and\b|or\b|has\b|was\b|had\b|is\b|ist\b|hat\b|war\b|est\b|es\b)[\p{L}]+(?:s|t|e|a)\b/u.test(
      after,
    )
  )
    return 4;
  if (/\bneed\b.*\bfrom $/.test(before)) return 4;
  if (REPORTS_BEFORE.test(before)) return 0;
  return isFirst ? 2 : 0;
}

/** 'Dnaa pls reset': a name at the beginning that is one mistake away. */
function mistypedAddress<P extends Person>(sentence: string, names: NameFinder<P>): Asked<P>[] {
  const word = /^@?([\p{L}]{4,})(?=[,:]|\s(?:pls|plz|please|can|could|will)\b)/u.exec(sentence);
  const person = word?.[1] ? names.mistyped(word[1]) : null;
  return person && word ? [{ person, start: 0, end: word[0].length, isMention: false, score: 5 }] : [];
}
