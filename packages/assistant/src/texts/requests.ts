import { anyOfWords } from '../dates/date-words.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** Whether the sentence asks for something: 0 tells, 1 might, 2 says that it is to be done, 3 asks somebody. */
export type RequestStrength = 0 | 1 | 2 | 3;

const ASKS =
  /\b(?:please|pls|plz|plese|pleas|plase|kindly|bitte|por favor|porfa|s'il (?:te|vous) plait|svp|stp|merci de|veuillez|priere de)\b|\b(?:could|can|would|will|c(?:ou)?ld) (?:you|u|ya|someone|somebody|sb|anyone|anybody|one of you)\b|\b(?:kannst|konntest|konnten|konnt|konnen|wurdest|wurden) (?:du|sie|ihr|jemand)\b|\b(?:kann (?:jemand|mir|wer)|wer (?:kann|macht|holt|bringt|nimmt|kauft))\b|^(?:could|can|shall|may) we\b(?! (?:talk|meet|speak|discuss)\b)|^who (?:can|could|will|does|takes|brings|gets|buys|books)\b|^(?:quien (?:puede|hace|trae|compra)|qui (?:peut|fait|apporte|achete))\b|\bquelqu'un (?:peut|pourrait)\b|\balguien (?:puede|podria)\b|\b(?:puedes|podrias|puede|podria|pueden|podeis)\b|\b(?:peux|pourrais|pouvez|pourriez)[- ](?:tu|vous)\b|\b(?:i|we) (?:would|'d|want|need|wanted) (?:like |love )?(?:to )?(?:ask )?you\b|\bi was wondering\b|\b(?:would|is) it (?:be )?possible\b|\bappreciate(?: it)? if\b|\bit would be (?:great|nice|good|helpful) if\b|\b(?:is there )?any chance\b|\bwie ware es,? wenn\b|\bwas ware(?: denn)?,? wenn\b|\bwas halt(?:st|et) (?:du|ihr) davon\b|\b(?:waren|warst) (?:sie|du|ihr) so (?:lieb|nett|gut|freundlich)\b|\b(?:tu peux|tu pourrais|vous pouvez|vous pourriez)\b|\bwould you mind\b|\b(?:(?:do|would|will) (?:you|u)(?: happen to)? have|have (?:you|u) got) (?:the |any |some |a bit of |enough )?(?:time|capacity) to\b|\b(?:could|can|may) i (?:please )?(?:have|get|borrow)\b|\b(?:would|will|does) (?:it|that) work for you to\b|\b(?:remind me|don'?t forget|do not forget|dont forget|remember to|remeber to|make sure|be sure to|nicht vergessen|vergiss nicht|no olvides|recuerda|n'oublie[sz]?|pense[sz]? a)\b|\b(?:someone|somebody|sb|anyone|whoever)\b.{0,25}\b(?:please|should|needs? to|has to|must|call|check|fix|take|bring|order|has time|can)\b|\bneed (?:you|someone|somebody|sb) to\b/;
const IS_TO_BE_DONE =
  /\b(?:needs? to|has to|have to|must|should|shall|ought to|need|needs|needed|required|to-?do|action required|is to be|are to be|responsible for|will (?:present|write|send|prepare|take(?! place)|do|handle|call|check|update|create|organi[sz]e|make|contact|review|set|get)|muss|mussen|mochte|soll|sollte|sollen|sollten|brauchen?|benotigen|hay que|tenemos que|tiene que|tengo que|tienen que|debe|deben|debemos|hace falta|necesitamos|necesito|il faut|doit|doivent|devons|faudrait|besoin d|a regler|zahlbar|payable|kummert sich|ubernimmt|let'?s|would be (?:good|great|nice|helpful|ideal) (?:to|if)|due (?:by|on|date)|deadline)\b/;
const TELLS =
  /^(?:[\p{L}]+ (?:told|said|says|asked|mentioned|wrote|reported)\b|i (?:hope|talked|asked|have(?! to\b)|had|am|was|think|thought|just)|hope (?:you|all|this)|we (?:have(?! to\b)|had|received|visited|talked|met|are|were)|as (?:you know|discussed|agreed|mentioned)|thank(?:s| you)|fyi|just (?:fyi|so you know)|since|yesterday|ich (?:hoffe|habe|war)|wir haben|wie besprochen|anbei|gracias por|espero|merci pour|j'espere|comme convenu|following up on|checking in|touching base|no problem|(?:so )?sorry (?:to|for|about|that)\b(?! (?:the|our|my|your) )(?!.*\bbut\b)|sure|ok\b|great|sounds good|not yet|yes|no\b|there (?:are|were|was|is)|if you have (?:any )?(?:further )?questions|let me know if|see you|looking forward|have a (?:nice|great|good)|bei fragen|si tienes preguntas|n'hesite)/u;
/** German and Romance infinitives that end, or begin, what is to be done: 'Keller aufräumen', 'Commander des chaises'. */
const INFINITIVE_LAST = /\b[\p{L}]{3,}(?:en|ern|eln)$/u;
const INFINITIVE_FIRST = /^[\p{L}]{2,}(?:er|ir|re|ar)\b(?! (?:is|are|was|has)\b)/u;
const IMPERATIVES_ABROAD =
  /^(?:ruf|rufe|schick\w*|sende|mach\w*|pruf\w*|bestell\w*|kauf\w*|bring\w*|schreib\w*|besorg\w*|frag\w*|klar\w*|erstell\w*|sag|gib|hol|leg|stell\w*|(?:prepara|envia|compra|llama|revisa|haz|manda|escribe|busca|pide|reserva|actualiza|firma|confirma|paga|limpia|arregla|renueva)(?:(?:me|nos|se|le|les)?(?:l[oa]s?)?)|llevar?|envoie|envoyez|appelle|appelez|prepare[zr]?|achete[zr]?|verifie[zr]?|commande[zr]?|reserve[zr]?|mets|fais|faites)\b/;

/** 'Water stays inside', 'phone, 9:10': a noun that is a verb as well. */
const IS_THING =
  /^(?!(?:make|ensure|check|see|confirm|verify|find|ask|tell|let|say|think|hope|show|know|remember|note|mind|look|have|get|keep|please)\b)\p{L}+(?: (?!(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|who|what|which|when|where|why|how|if|whether|all|any|every\p{L}*|some\p{L}*|no|it|them|us|me|him|you|i|we|they|he|she|to|and|or|for|by|at|on|in|of|with|before|after|until|as|up|out|off|back|down)\b)[\p{L}\d'-]+){1,3} (?:is|are|was|were|has|have|had|says?|shows?|isn't|aren't|wasn't|hasn't|doesn't|didn't|won't|keeps?|looks?|seems?|needs?)\b|^\p{L}+ (?:request|reminder)\s?:|^\p{L}+ \p{L}+ (?:starts|begins|ends|expires|closes|opens|takes place|is (?:on|at|planned|scheduled|open|closed|down|broken|late|missing))\b|^\p{L}+(?: (?:no\.? ?)?#?\d[\d./-]*)? (?:arrived|came|broke)\b|^\p{L}+(?:\s?[,;–]| (?:is|are|was|were|has|have|had|does|did|doesn't|isn't|hasn't|haven't|wasn't|weren't|didn't|aren't|won't|can't|will|would|can|could|should|keeps?|stays?|shows?|says?|needs?|seems?|looks?|makes?|goes|comes|gets|runs|leaks|stopped|failed|broke|expires?|ends|starts|closes|opens|stands|works|sits|lies|hangs|drips|arrives|leaves|costs|wants|depends?|closes|begins|means|includes|goes)\b| \d[\d.,]*\s?(?:€|eur|usd)?\s*[.!]?$)/u;

/** Wishes and requests by what they are built of, whatever words of judgement they use. */
export const ASKING_FRAMES: readonly RegExp[] = [
  // 'Your turn to water the plants'
  /^(?:it'?s |it is )?(?:your|ur) (?:turn|go) to\s+/,
  // 'What I need from your side is …'
  /^(?:(?:all|what|the only thing) (?:that )?(?:i|we)(?:'d| would)?(?: (?:still|only|really|also|now))? (?:need|want|am missing|are missing|require)(?: (?:from|of) (?:you|u|your (?:side|end|team)))?(?: now| still)? (?:is|are)|was (?:ich|wir) (?:noch )?(?:brauche|brauchen|benotige|benotigen),? (?:ist|sind))\s+/,
  // 'They'd like us to …', 'the bank wants you to …'
  /^[^,.;:!?]{0,40}?\b(?:wants?|wanted|would like|'d like|would love|'d love|asks?|asked|expects?|tells?|told|needs?|reminds?|begs?|requires?) (?:us|me|you|u|somebody|someone|everyone|everybody|(?:all|one|some) of (?:us|you))(?: all| both)? (?:please )?to\s+/,
  // 'Parents are kindly asked to …', 'Die Eltern werden gebeten, …', 'se ruega a los padres que …'
  /^[^,.;:!?]{2,60}? (?:is|are) (?:kindly |hereby |politely |also )*(?:asked|requested|invited|reminded|urged) to\s+/,
  /^(?:[^,.;:!?]{2,60}? (?:wird|werden|sind|ist) |es wird )(?:hiermit |hoflich |herzlich |dringend |darum )*gebeten,?\s+/,
  /^se (?:les |os )?(?:ruega|solicita|pide|recuerda|recomienda)(?: a [^,.;:]{2,40}?)?(?: (?:que|de))?\s+/,
  /^(?:[^,.;:!?]{2,50}? (?:est|sont) (?:prie|invite|demande)e?s? d(?:e |')|merci (?:a|aux) [^,.;:]{2,40}? d(?:e |'))\s?/,
  // 'Lo que queda pendiente es …', 'queda por …', 'ce qui reste à faire, c'est …', 'reste à …'
  /^lo que (?:(?:nos|me) )?(?:queda|falta)(?: (?:aun|todavia))?(?: (?:pendiente|por hacer))? es\s+(?=\p{L}+[aei]r\b)/u,
  /^(?:(?:aun|todavia) )?quedan? (?:pendiente |por )(?=\p{L}+[aei]r\b)/u,
  /^ce qu(?:i|'il) (?:(?:nous|me) )?(?:reste|manque)(?: encore)?(?: a faire)?,? c'est (?:de |d')?\s*(?=\p{L}+(?:er|ir|re)\b)/u,
  /^(?:il (?:nous |me )?)?reste (?:encore )?a\s+(?=\p{L}+(?:er|ir|re)\b)/u,
  // 'Se acuerda que …', 'il est décidé que …', 'rogamos a … que …'
  /^(?:se (?:acuerda|decide|acordo|decidio|ha (?:acordado|decidido))|(?:queda )?acordado|acordamos) que\s+/,
  /^(?:il (?:est|a ete) |c'est )?(?:decide|convenu) que\s+/,
  /^(?:les? )?(?:rogamos|pedimos|solicitamos) (?:a (?!que\b)[^,;:]{2,40}?,? )?que\s+/,
  // 'It's high time we got rid of …'
  /^it(?:'s| is) (?:(?:high|about|really|long past) )?time (?:that )?(?:we|you|someone|somebody|they) (?:all |both )?/,
  // 'It would be lovely if we had …', 'I would be thankful when you can …'
  /^(?:(?:it|that|this|i|we)(?:'d| would| will| might) |(?:would|'d|might) )(?:also |really |already )?be (?:(?!done\b|to\b)[\p{L}-]+ ){1,3}(?:if|when|that|to)\s+(?:(?:you|u|we|i|someone|somebody|they)\b(?: guys| all)?\s*)?(?:(?:could|can|would|might|will) )?(?:(?:let|give|get|have|had) (?:us|me) (?:have )?|(?:had|have) (?=an?\b|new\b|some\b|the\b))?/u,
  /^(?:is there |would there be )?any chance (?:that |of (?=\p{L}+ing))?(?:(?:you|u|we|someone|somebody) (?:could |can )?)?/u,
  /^(?:wie ware es|was ware(?: denn)?|was haltst du davon|was haltet ihr davon),? wenn (?:wir|du|ihr|man|jemand|sie)?\s*/,
  /^(?:waren|warst) (?:sie|du|ihr) so (?:lieb|nett|gut|freundlich),?(?: und| zu)?(?: (?:wurden|wurdest|konnten|konntest))?(?: (?:sie|du|ihr))?\s*/,
  /^(?:es ware|ware es|seria|estaria|ce serait|il serait)(?: \p{L}+){1,3},? (?:wenn|ob|si|de|que|daß|dass)\s*(?:du|sie|ihr|wir|jemand|vous|tu|on)?\s*/u,
  // 'We kindly ask you to …', 'Wir bitten Sie, …', 'Rogamos …', 'Nous vous prions de …'
  /^(?:we|i)(?: would|'d)?(?: like to)?(?: kindly| politely| hereby)* (?:ask|request|invite|urge|beg)(?: \p{L}+){0,2}?(?: you)?(?: kindly)? (?:to|that|for)\s+/u,
  /^(?:(?:wir|ich)(?: (?:mochten?|darf|durfen))?(?: (?:sie|dich|euch))?(?: (?:daher|deshalb|hoflich|freundlich|herzlich))* bitten?|bitten wir)(?: (?:sie|dich|euch|um|daher|deshalb|darum|hoflich|freundlich))*,?\s+/,
  /^(?:(?:les? |os |te )?(?:rogamos|ruego|pedimos|pido|agradeceriamos|agradeceria)(?: (?:que|nos|me))*|nous (?:vous )?(?:prions|demandons|invitons|remercions)(?: vous)?(?: de bien vouloir)?(?: de| a)?|je (?:vous |te )?(?:prie|demande)(?: de)?)\s+/,
];

/** 'When you have time,', which says nothing of what is to be done. */
export const AT_LEISURE =
  /^(?:(?:when(?:ever)?|if|once) (?:you|u|someone|somebody|anybody)(?:'ve)? (?:get|got|have|find|has|gets)(?: got)?(?: (?:some|a|any|the|spare|free|little|few|couple of|\d|two|five))* (?:time|mins?|minutes?|moments?|secs?|seconds?|chance|opportunity)\b(?: (?:free|spare|left|over|to spare|today|this week))?|(?:when(?:ever)?|if) (?:you|u) can\b(?! (?:not|see|hear|find|get|do|make)\b)|wenn (?:du|ihr|sie)(?: (?:mal|kurz|etwas|ein bisschen|gerade))* (?:zeit|einen moment|eine minute|luft) (?:hast|habt|haben|findest|findet|finden)|quand (?:tu|vous) (?:(?:as|auras|avez|aurez|trouves|trouverez)(?: (?:le|un peu de|un|une|cinq))? (?:temps|moments?|minutes?)|(?:peux|pourras|pouvez|pourrez)\b)|cuando (?:tengas|tenga|tengais|puedas|pueda|podais)(?: (?:un|algo de|unos))?(?: (?:tiempo|momento|rato|minutos?))?)[\s,:–-]+/;

/** 'If you wish to extend it, ' before what is to be done then. */
export const CONDITION = new RegExp(
  `^(?:if|in case|as soon as|once|falls|wenn|sobald) (?!you (?:have|need) (?:any|more|further)\\b|you (?:have )?received?\\b)[^,.]{4,70}, (?:then |please )?(?=(?:${anyOfWords(ACTION_VERBS)})\\b(?! (?:is|are|was|will|has)\\b))`,
);

/** 'Parking: ', before what is said of it. */
const TOPIC = /^[^:.!?]{2,40}:\s+/;
/** What an item of minutes tells where nothing is to be done: 'no change', 'stay as they are', 'approved'. */
const LEAVES_AS_IT_IS =
  /^(?:(?:no|keine?|sin|sans|aucune?) (?:(?:further|new|open|major|more|other|neuen|offenen) )?(?:changes?|news|points?|comments?|decisions?|objections?|questions?|updates?|issues?|actions?|remarks?|anderung(?:en)?|punkte|fragen|neuigkeiten|cambios?|novedad(?:es)?|changements?|remarques?)\b|none\b|n\/a\b|nothing(?: new| else| to (?:report|add|do|decide))?$|unchanged\b|(?:(?:it|they|this|these|all|everything) )?(?:stays?|remains?|continues?) (?:as|the same|unchanged|open|closed|like|in place|on\b|where|with)|as (?:is|before|usual|planned|it is|they are)\b|(?:(?:was|were|is|are|has been|have been|already|unanimously) )*(?:approved|accepted|adopted|rejected|declined|done|closed|finished|completed|cancelled|resolved|noted)\b(?:(?! (?:to|by|until|please|but|if)\b) [^ ]+){0,4}$|(?:we|they) (?:will not|won't|do not|don't|shall not|decided (?:not|against))\b|bleib(?:t|en)\b|unverandert|(?:lauft|spater|in arbeit|(?:still )?on track(?: for [^ ]+)?|ongoing|later|fine|all (?:good|done|fine)|tbd|tbc|complete[,.]? no action|no action)$|[\p{L}]+ (?:informed|notified|told)$|wie (?:bisher|gehabt|immer)|(?:[^ ]+, )?(?:ist |sind |wurde |bereits )?(?:bestatigt|erledigt|genehmigt|angenommen|abgelehnt|beschlossen)$|nichts(?: neues)?$|entfallt|siguen? |se (?:queda|mantiene)n?|(?:sin|ya) [a-z]+ad[oa]s?$|aprobad[oa]s?$|rechazad[oa]s?$|ninguno$|ninguna$|nada(?: nuevo)?$|rien(?: a signaler)?$|inchangee?s?|restent? |approuvee?s?$|adoptee?s?$|neant$)/u;

/** 'Two panes scratched -> complain to the glazier': behind the arrow stands what is to be done. */
export const ARROW = /^(?:[^→]{8,120}?\s?)?(?:→|[-=]>)\s?(?!\d)(?=\S+\s+\S)/;

/** Whether an item of a list, or what is said of a topic, only tells how things are. */
export function leavesAsItIs(sentence: string, isItem: boolean): boolean {
  const folded = fold(sentence)
    .trim()
    .replace(/[\s.!]+$/, '');
  const topic = (ARROW.exec(folded) ?? TOPIC.exec(folded))?.[0] ?? '';
  return (isItem || topic !== '') && LEAVES_AS_IT_IS.test(folded.slice(topic.length));
}

/** Whether it says that something is to be done, rather than only might mean it. */
export function obliges(sentence: string): boolean {
  const folded = fold(sentence);
  return ASKS.test(folded) || IS_TO_BE_DONE.test(folded);
}

/** 'Black trousers please' */
const IS_MERE_THING = /^(?:\p{L}+ ){1,3}(?:please|pls|bitte|por favor|svp)[.!]*$/u;
const AT_SOME_POINT =
  /^(?:but |and )?(?:at some (?:stage|point)|some ?time|some ?day|one day|soon|later on|eventually|irgendwann|algun dia|un jour),? /;
/** 'Remember the fair is on Friday', 'Please quote the invoice number': nothing to do by itself. */
const ONLY_REMINDS =
  /^(?:if you have|falls sie|si ya ha|si vous avez)\b[^,.!?]{2,60}, (?:please |kindly |bitte |por favor )?(?:disregard|ignore|betrachten|haga caso omiso|ne pas tenir compte)\b|^(?:please |pls )?(?:disregard|ignore|forget(?: about)?) (?:my|our|the|that|this|what) [^.!?]{0,30}?\b(?:note|mail|e-?mail|message|letter|reminder|notice|one|request|ticket|said|wrote|sent)\b|^(?:i am|i'm|we are|we're) not (?:asking|saying|expecting)\b|^(?:please |also )?(?:remember|bear in mind|keep in mind|note)(?: that)? (?!to\b)[^.!?;]{3,60}? (?:is|are|starts?|begins?|will be|takes place|falls)\b|^(?:please |kindly |bitte )?(?:always )?(?:quote|state|reference|use|mention|include|give|angeben) (?:the|your|our|this|bei) [^.!?]{0,30}\b(?:number|reference|no|nr|nummer|zahlung)\b/;

/** 'But do ask the pastor' */
export const EMPHATIC = new RegExp(`^(?:but |and |so |please |also )?do (?=(?:${anyOfWords(ACTION_VERBS)}) )`);

/** 'Then ring Tim' */
const NEXT =
  /^(?:(?:and )?then|first(?! (?:of|aid|class|thing)\b)|firstly|after that|afterwards|next(?=,)|finally|lastly|(?:und )?dann|danach|anschliessend|luego|despues|ensuite|puis),? (?=\p{L}+ )/u;

/** 'Entschuldigen Sie bitte', which asks for nothing to be done */
const BEGS_PARDON =
  /\b(?:entschuldige?n? (?:sie|bitte|die|das|mich|uns)|(?:ich )?bitte um (?:entschuldigung|verstandnis|verzeihung)|please (?:excuse|forgive|accept (?:our|my) apolog)|disculpe[ns]?|perdone[ns]?|veuillez (?:nous |m')?excuser|excusez|pardonnez)\b(?![^.!?]*[,;] (?:und|and|y|et|but|aber|pero|mais|konnten|kannst|could|can|puede|pouvez)\b)/;

/** 'Étienne, don't forget', before a colon */
const SAYS_NOT_WHAT = /\b(?:don'?t|do not) forget\s?:?$/;

/** @param sentence without the name of whom it asks, where it begins with one */
export function strengthOf(sentence: string, isItem: boolean): RequestStrength {
  const folded = fold(sentence)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(NEXT, '')
    .replace(EMPHATIC, '')
    .replace(AT_LEISURE, '')
    .replace(AT_SOME_POINT, '');
  if (leavesAsItIs(sentence, isItem)) return 0;
  if (
    /^(?:please|kindly) (?:be (?:informed|advised|aware)|note\b|find (?:[^.!?;,]{0,40} )?(?:attached|enclosed|below)\b|do not (?:reply|hesitate)|don't hesitate|see (?:below|attached))\b/.test(
      folded,
    )
  )
    return 0;
  if (
    /^(?:attached|enclosed) (?:please |kindly |you(?:'ll| will) )?(?:find|is|are)\b|\bplease do not reply\b/.test(
      folded,
    )
  )
    return 0;
  if (/\b(?:let me know if|feel free to|do not hesitate|don't hesitate|call me any ?time)\b/.test(folded)) return 0;
  if (ONLY_REMINDS.test(folded) || BEGS_PARDON.test(folded) || SAYS_NOT_WHAT.test(folded)) return 0;
  if (ASKS.test(folded)) return IS_MERE_THING.test(folded) && !isItem ? 2 : 3;
  if (ASKING_FRAMES.some((frame) => frame.test(folded)))
    return /\b(?:you|u|sie|ihr|du|vous|tu|usted|ustedes|les|le)\b/.test(folded) ? 3 : 2;
  if (CONDITION.test(folded)) return 2;
  const words = folded.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
  if (
    ACTION_VERBS.has(words[0] ?? '') &&
    !IS_THING.test(folded) &&
    !/^(?:thank|(?!dispose)[\p{L}]+ of\b|(?:order|contact|report|test|release|purchase|transfer) (?:confirmation|number|no|nr|id|date|reference|details)\b|offer is|purchase order\b|order form\b|work order\b|notes? (?:of|from|to)\b|look(?:s|ing)|(?!order \d{1,4} ?(?:more|each|new|of the|kg|kilos?|g|t|l|ml|lit(?:er|re)s?|m|met(?:er|re)s?|lbs?|oz|x|\p{L}{3,}s)\b(?! (?:is|are|was|were|has|have)\b))(?:report|file|order|plan|copy|draft|test|release|build|record|note|list|map|design|photo|file)s? (?:rev|version|draft|page|p|no|v?\d[\d.]*)\b|design (?:team|meeting|review)\b|(?:draft|copy|proof)s? (?:by|until|before|due)\b|back (?:in|from)|test (?:mail|message)|show (?:is|was)|report (?:is|was))/u.test(
      folded,
    )
  )
    return 3;
  if (IMPERATIVES_ABROAD.test(folded)) return 3;
  if (TELLS.test(folded)) return 0;
  if (IS_TO_BE_DONE.test(folded)) return 2;
  if (isItem || ARROW.test(folded)) return 2;
  const bare = folded.replace(/[.!?\s]+$/, '');
  if (
    INFINITIVE_FIRST.test(bare) &&
    !/^(?:our|your|their|her|for|after|under|over|never|other|there|here|where|were|are|however|further|server|computer|printer|letter|paper|order|user|customer|number|december|november|october|september|dear|near|year|car|bar|before|more|software|hier|der|wer|wir|ihr|mir|fur|nur|aber|oder|unser|ver)\b/.test(
      bare,
    )
  )
    return 2;
  if (
    INFINITIVE_LAST.test(bare) &&
    words.length <= 9 &&
    !/\b(?:the|is|are|been|when|then|open|seen|haben|wurden|sind|waren|happen|often|even|even)\b/.test(bare)
  )
    return 2;
  return 1;
}
