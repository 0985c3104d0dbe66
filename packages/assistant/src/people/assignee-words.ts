import { anyOfWords, WEEKDAYS } from '../dates/date-words.ts';
import { ACTION_VERBS } from '../words/verbs.ts';

// What stands around the name of somebody who is asked, or is not; assignee-rules.ts says what follows from it.

const DOES =
  "needs? to|has to|have to|must|should|will|shall|to(?! (?:the|an?|my|our|your|his|her|their)\\b)|is going to|is to|can|could|would|ought to|'ll|(?:lo |la |los |las |se )?\\p{L}{3,}ara|(?:has |have |had )?(?:agreed|offered|promised|volunteered|undertaken) to|is responsible|is in charge|takes? (?:care|over|this|it|that|charge)|handles?|owns?|looks? after|does|volunteer\\w*|please|pls|plz|kindly|soll(?:te|en)?|muss|kann|konnte|wird|kummert sich|ubernimmt|macht|erledigt|bitte|ist zustandig|tiene que|debe(?:ria)?|puede|podria|va a|se encarga|se ocupa|por favor|doit|devra|devrait|peut|pourrait|va|s'occupe|s'en (?:occupe|charge)|se charge|prend en charge|\\p{L}{3,}(?:ara|era|ira)";
/** 'Nora needs to', 'Nora, please' */
export const DOES_AFTER = new RegExp(
  `^\\s?(?:,\\s?)?(?:(?:also|then|und|and|y|et|auch|still|now|just|really|noch|aun|todavia|encore) )?(?:${DOES})\\b(?! (?:(?:prefer|like|love|rather|appreciate)\\b|be (?:there|away|back|happy|glad|informed|told|asked|out|absent)|have left|(?:\\p{L}+ )?(?:nicht|not|no longer)\\b))`,
  'u',
);

/** 'Carla is on call, needs to' */
export const STANDS_BY_AFTER = new RegExp(`^ (?:is|ist|est|esta)\\b[^.;!?,]{2,30}, (?:so )?(?:${DOES})\\b`);

/** 'can Nora', 'ask Nora to' */
export const ASKS_BEFORE =
  /(?:(?<!\b(?:neither|nor|so) )\b(?:can|could|would|will|should|may|if|whether|ob|kann|konnte|puede|podria|soll(?:te)?)|\b(?:ask|tell|get|have|remind|let|request|instructs?|commissions?|charges?|mandate|beauftragt|encarga a|charge(?: m(?:me|r)?\.?)?|want|would like|[’']d like|need|bitte|bitten sie|pide a|dile a|demande[rz]? a|dis a|sag))\s(?:mr\.? |ms\.? |mrs\.? |herr |frau |m\. |mme )?$/;

/** 'It would be lovely if', 'ich wäre froh, wenn' */
export const WISHED_BEFORE =
  /\b(?:great|lovely|good|nice|helpful|perfect|brilliant|wonderful|fantastic|awesome|appreciated?|appreciate it|grateful|thankful|glad|happy|useful|kind|schon|gut|toll|super|froh|dankbar|nett|genial|estupendo|bien|bueno|reconnaissante?|gentil),? (?:if|wenn|si) (?:mr\.? |ms\.? |mrs\.? |herr |frau )?$/;

/** 'owner: Nora', 'assigned to Nora' */
export const HOLDS_BEFORE =
  /\b(?:assign(?:ed|ee|ing)?(?: (?:this|it|that|task))?(?: to)?|owner|reviewer|responsible(?: person)?|resp\.?|bearb\.?|please handle(?= ?:)|in charge|lead|who|on-call|(?:implementer|executor|executed by|set up by|implemented by|carried out by|developer|engineer|technician|tech|mechanic|installer|designer|editor|tester|(?<!^\W*)driver|handler|clerk|agent|case ?worker|caretaker|workshop|approver|lead|sachbearbeiter(?:in)?)(?=\s?:)|(?:engineer|technician|doctor|nurse|person)? ?on (?:duty|call)|handled by|handler|action(?: item)?(?: for)?|(?:remaining|rest|others?)(?: \w+)?(?=\s?:)|task for|todo for|(?:requested|needed|wanted|expected) from|for the attention of|attn|fao|verantwortlich|zustandig|zugewiesen an|zustandige person|bearbeiter(?:in)?|asignad[oa] a|asignar a|responsable|encargad[oa]|assigne a|attribue a|a la charge de|pour action|suivi|follow-?up|estimating|(?:action|done) by)\s?[:=–-]\s?@?$|\b(?:responsible|owner|assignee)\s?: [^,;:]{2,30} \/ $|\bass?igned\s?: ?$|\bse encargan?(?: de (?:ello|eso))? $|\b(?:assign(?:ed|ing)?(?: (?:this|it|that|this one|that one|the task|task))? to|(?<=, )assignee|in charge (?:is|will be)|responsible (?:is|will be)|up to|over to|goes to|job for|task for|one for|zugewiesen an|verantwortlich ist|zustandig ist|asignad[oa] a|assignee? a)\s@?$/;

/** 'asked by Nora', 'thanks, Nora' */
export const REPORTS_BEFORE =
  /\b(?:asked|told|call(?:ed)?|with|from|by|(?:reported|requested|approved|seen|checked|signed|noted|submitted) by|reporter|von|de|inform|cc|sig(?:ned|nature)?\.?|see|visit|meet|email|thanks?|thank you|cheers|hi|regards|for|about|to|behalf of|birthday of|and)\s?:?\s$/;

/** 'Nora said', 'Nora is ill' */
export const REPORTS_AFTER =
  /^\s(?:said|says|asked|told|tells|reckons|mentions|wrote|mentioned|reported|thinks|already|sent|(?:cant|couldnt|wont|doesnt|didnt|isnt|hasnt)|has (?:already|sent|asked|told|said|found|the)|knows|presented|wants?|wanted|would like|needs? (?!to)|is (?:ill|sick|away|out|on|off)|can't|cannot|hat (?:gesagt|gefragt|schon)|sagt|meint|dice|dijo|a dit|dit|signed|called|confirmed|agreed|forgot|lost|left|broke|was|had|got|came|went|found|saw|noticed|complained|keeps?|lives?|works|fragt(?! bei\b)|bittet|schreibt(?! (?:bis|an|das|die|den|der|dem|ein|eine)\b)|pregunta|demande|veut|souhaite)\b/;

/** 'Nora said she'd do it' */
export const PROMISES_AFTER =
  /^ (?:said|says|promised|offered|agreed|meinte|sagte|dijo|a dit)(?: that)? (?:he|she|they)(?:'?d|'?ll| would| will| can| could) (?!be\b|like\b|love\b|prefer\b|rather\b|need\b|not\b|never\b|stay\b)\p{L}{2,}\b/u;

/** 'let Nora know', 'keep Nora informed' */
export const IS_TOLD_AFTER =
  /^ (?:(?:and \p{L}+ )?(?:also )?(?:know|posted|informed|updated|up to date|in the loop)|bescheid|wissen|au courant|al (?:tanto|corriente))\b/u;

/** 'Tell Nora that her badge is ready', 'tell Nora the oven is late', but 'that she should' asks her. */
export const IS_TOLD_THAT_AFTER =
  /^ (?:that|about|of|(?:the|our|my|his|her|their)(?: [\p{L}'-]{1,30}){1,4} (?:is|are|was|were|has|have))\b(?!.{0,90}\b(?:he|she|they) (?:should|must|has to|have to|needs? to|ought)\b)/u;

/** 'Priya the label printer …', 'Jule denk dran …': what follows the name of somebody who is spoken to. */
export const SPOKEN_TO_AFTER =
  /^ (?:the|this|that|those|these|your|any chance|(?:do|are|did|have|would|were) (?:you|u|ye)\b|(?:cn|cd|cud|cld|kan|wd|wud) (?:you|u|ye)\b|(?:manana|hoy|morgen|heute|demain|aujourd'hui|today|tomorrow|tonight) (?:hay que|tenemos que|tienes que|hay|mussen wir|musst du|il faut|we need|we have)\b|don'?t|do not|ur?|you(?:'re|r)?|if|when|hey|hi|don?e|denk|vergiss|machst|kannst|schaust|rufst|holst|bringst|tu|te|vous|hay|no te|podrias|puedes|peux|need|il (?:faut|faudrait|nous|me)|on (?:doit|devrait|peut)|ich brauche|wir brauchen|du|we need|we have|i need|just|quick|reminder|also)\b(?! (?:and|or)\b)/;

/** 'tonight Liam?', 'please Liam' at the end speaks to somebody, 'call Liam' does not. */
export const SPOKEN_TO_BEFORE = new RegExp(
  `\\b(?:please|pls|plz|thanks|thx|today|tonight|tomorrow|tmrw|asap|now|later|then|soon|too|again|instead|yours|on you|over to you|up to you|(?:this|next) \\p{L}+|week|month|morning|afternoon|evening|noon|lunch|\\d{1,2}(?:th|st|nd|rd)?|\\d{1,2} ?[ap]m|bitte|heute|morgen|hoy|manana|demain|stp|svp|porfa|por favor|${anyOfWords(Object.keys(WEEKDAYS))})\\s$`,
  'u',
);

/** Behind the name of somebody who is spoken to: what is asked. */
export const CALLED_AFTER = new RegExp(
  `^\\s?[,:!–-]\\s?(?:(?:please|pls|plz|can|could|would|will|c(?:ou)?ld|do|don't|dont|any chance|you|u|your|bitte|kannst|konntest|konnen|wurdest|denk|denkst|magst|schau|bestell|schick|ruf|por favor|puedes|podrias|pide|haz|pense[sz]?|peux|pourrais|pouvez|n'oublie|merci de|si tu|the|die|der|das|el|la|los|le|les)\\b|(?:${anyOfWords(ACTION_VERBS)})\\b(?! (?:is|are|was|were|has|have|and|or)\\b))`,
);

/** 'Marek cut the grass' may tell what he did. */
const PAST_TOO = new Set('cut put set let read hit shut split cast fit rid beat run'.split(' '));
/** 'Marek go up', as nobody tells of him */
export const COMMANDED_AFTER = new RegExp(
  `^ (?:(?:just|also|please|pls) )?(?:${anyOfWords([...ACTION_VERBS].filter((verb) => !/(?:ed|s)$/.test(verb) && !PAST_TOO.has(verb)))}) (?:the|a|an|up|to|over|out|off|down|it|them|this|that|these|those|my|our|your|his|her|their|some|all|two|three)\\b`,
);

/** 'Sticky note: Yvonne pls accept it' */
export const PLEASE_AFTER = /^ (?:pls|plz|please|bitte|stp|svp)\b/;

/** 'Sven have a look' */
export const BEGINS_ASKING_AFTER =
  /^ (?:(?:have|take) a look|sort|check|fix|grab|get|call|ring|bring|handle|do you|will you|encargate|kannst|machst|schau|tu peux|puedes)\b/;

/** 'Tu peux t'en charger Amel ?' */
export const IS_ASKING_BEFORE =
  /\b(?:(?:can|could|would|will) (?:you|u)|kannst du|konntest du|tu (?:peux|pourrais)|(?:peux|pourrais)-tu|puedes|podrias)\b[^.!?]* (?:it|that|this|them|up|out|in|off|on|back|over|away|down|done|charger|occuper|faire|regarder|aider|hacerlo|machen|ubernehmen|erledigen|kummern)\s$/;

/** 'By Friday: send Nora the figures': who is given a thing */
export const GIVES_BEFORE =
  /(?:^|[:,.!?] |\b(?:please|pls|to|you) )(?:send|give|bring|show|hand|pay|mail|email|forward|offer|lend|text) $/;
export const THING_AFTER = /^ (?:the|an?|my|our|your|his|her|their|all|some|two|\d+) \p{L}/u;

/** 'Explain to Amara how the till works': to whom something is told */
export const EXPLAINS_BEFORE =
  /\b(?:explain|show|describe|demonstrate|introduce|present|apologi[sz]e|report|erklar(?:e|en)?|zeig(?:e|en)?|explicar?(?:le)?|explique[rz]?)(?: (?:it|this|that|es|das|lo))? (?:to |a )?$/;

/** 'I'd check with Mei': with whom something is talked over */
export const TALKS_WITH_BEFORE =
  /\b(?:check|clear|discuss|talk|speak|align|coordinate|agree|sprechen?|klaren|abstimmen|hablar|consultar|parler|voir)(?: (?:it|this|that|things|das|es))? (?:with|to|mit|con|avec) $/;
/** 'Tomasz asks: who ordered the lamps?' */
export const ASKS_AFTER = /^ (?:asks?|fragt|pregunta|demande)\s?:/;

/** 'Draft the ad, let Priya review it': who else is to see what the reader does */
export const LETS_BEFORE = new RegExp(
  `^(?:please |pls )?(?:${anyOfWords(ACTION_VERBS)}) [^.!?]{3,80}(?:[,;]| and| then) (?:then )?(?:let|have) $`,
);

/** Before somebody to whom, or with whom, something is done. */
export const DONE_TO_BEFORE =
  /\b(?:call|ring|phone|ask|tell|remind|help|meet|invite|thank|pay|see|visit|text|email|mail|to|for|with|from|of|by|and)\s$/;

/** 'Can you call Liam?' asks somebody else. */
export const CALLS_BEFORE = /\b(?:call|ring|phone|ask|tell|remind|help|meet|invite|thank|pay)(?: \p{L}+)?\s$/u;

/** 'Roof: Carlos gets two quotes' */
export const TOPIC_BEFORE = /(?:^|[.!?]\s)[^\p{L}]*\p{L}(?:[^:.!?]|\d:\d){1,70}:\s$/u;

/** Nothing more is said of somebody. */
export const END_AFTER = /^\s?(?:[.,;:!?)]|$)/;

/** '…, and assign it to Nora' */
export const ASSIGNED_BEFORE =
  /(?<=\S)[\s,;.]+(?:(?:and|then|und|y|et) )*(?:please |bitte )?(?:(?:re)?assign|delegate|allocate|asigna|assigne|attribue|confie[rz]?)(?:l[oa]|[- ]l[ae])?(?: (?:it|this|that|the task|la tarea|la tache|esto|ceci|cela|ca))? (?:to|al?) $/;
/** '…, weise es Nora zu' */
export const ASSIGNS_BEFORE =
  /(?<=\S)[\s,;.]+(?:(?:and|und) )?(?:bitte )?weise? (?:es|sie|ihn|das|dies|die aufgabe) (?:an )?$/;

/** Before the name of whoever is replaced; of the folded text. */
export const INSTEAD_OF = '(?:instead of|in place of|(?:an)?statt|en vez de|en lugar de|a la place de|au lieu de)';
