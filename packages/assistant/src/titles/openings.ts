import { anyOfWords } from '../dates/date-words.ts';
import { ARROW, ASKING_FRAMES, AT_LEISURE, CONDITION, EMPHATIC } from '../texts/requests.ts';
import { ACTION_VERBS } from '../words/verbs.ts';

/** How pressing it is, or not at all. */
export const URGENCY =
  "(?:\\b(?:super|very|really|kinda|kind of|quite|extremely|most|sehr|muy|tres|not|no|nothing|without|isn't|is not|sin|sans|ohne|nicht|keine?|kein|no es|pas|rien d'|hat keine) ?){0,3}(?:urgent(?:ly|e)?|urgnet|asap|important(?:e)?|critical|rush|hurry|high prio(?:rity)?|low prio(?:rity)?|top prio(?:rity)?|priority|prio|emergency|dringend|eilig|eilt|eile|wichtig|urgencia|prisa|urgence|presse|so schnell wie moglich|as soon as possible)(?: at all)?";

/** What people say, write, think and find out: what follows 'that' is what they said. */
const TELLS =
  'quedamos|quedado|acordamos|acordado|vereinbart|beschlossen|convenu|promise|promised|promises|agreed|tell|tells|told|telling|say|says|said|saying|report|reports|reported|complain|complains|complained|mention|mentions|mentioned|notice|noticed|notices|find|found|hear|heard|see|saw|seen|write|writes|wrote|written|inform|informs|informed|informing|remind|reminds|reminded|discovered|realised|realized|know|knows|think|thinks|believe|believes|guess|feel|confirm|confirms|confirmed|explained|noted|note|announce|announces|announced|state|states|stated|means|aware|afraid|seems|appears|pointed|points|turns out|turned out|festgestellt|mitgeteilt|gesagt|gemeldet|gemerkt|bemerkt|gesehen|gehort|sagt|sagte|meldet|meint|schreibt|schrieb|teilen|weisen|hin|informieren|erinnern|daran|darauf|darauf hin|scheint|plaint|plaignent|queja|quejan|dice|dicen|dijo|informamos|comunicamos|recordamos|recuerda|avisa|avisan|parece|visto|notado|creo|dit|disent|signale|signalent|informe|informons|rappelons|rappelle|indique|constate|remarque|parait|vu';
/** Frames around what is said, asked or wished; whatever they are about, they say nothing of it. */
const FRAMES: RegExp[] = [
  // 'Customers keep telling us that …', 'Les informamos de que …', '…haben wir festgestellt, dass …'
  new RegExp(
    `^(?!(?:(?:please|pls|then|also|can you|could you) ){0,4}(?:(?:find|see|write|report|announce) (?!that\\b|out that\\b)|(?:tell|inform) (?!(?:me|us|you|u)\\b))|(?:(?:please|pls|(?:can|could) (?:you|somebody|someone|anybody|anyone)) ){0,2}confirm (?:with|to)\\b)[^.:;!?]{0,80}?\\b(?:${TELLS})(?: (?!not\\b|it\\b)\\p{L}+){0,3},? (?:that|dass|(?:de )?que|qu'(?=\\p{L}))\\s?`,
    'u',
  ),
  // 'The customer in 4B (Mrs. Costa) says the light flickers'
  /^(?:[^,.:;!?]|(?<=\b(?:mr|mrs|ms|dr|st|hr|fr))\.){2,60}? (?:says|said|reports|reported|tells (?:me|us)|told (?:me|us)|complains|mentioned|noticed|meint|sagt|meldet) (?=(?:the|our|their|his|her|my|there|an?|it's|it|der|die|das|ihr|sein|unser)\p{L}* )/u,
  // 'Hi this is Gordon from the allotments, just to say …'
  /^["“”']?(?:(?:hi|hello|hey),? )?(?:this|it)(?:'?s| is) \p{L}+(?: \p{L}+)? (?:from|of|at) (?:the |our )?[^,.]{2,40}?(?:,| just to say| calling| here)(?: just)?(?: to say| to ask| because| about)?(?: that)?\s+/u,
  // 'I am writing to you because …', 'this is to inform you about …', 'le escribo porque …'
  /^(?:i am|i'm|we are|we're|this is|just)?\s?(?:writing|contacting|emailing|mailing|texting|calling|getting in touch|to (?:let you know|inform you|remind you|tell you))(?: (?:to )?(?:you|u))?(?: today| again| this)?(?: (?:because|that|about|as|since|regarding|concerning|to (?:ask (?:you )?(?:if|whether|to|for)|say that|let you know(?: that)?|inform you(?: that)?|tell you(?: that)?|remind you(?: that| of| to)?)?))\b:?\s*/,
  /^(?:ich (?:schreibe|melde mich)(?: ihnen| dir| euch)?,? (?:weil|wegen|da)|(?:le |te |os |les )?escribo (?:porque|para|por)|je (?:vous |t')?ecris (?:car|pour|parce que))\s+/,
  ...ASKING_FRAMES,
  // 'The inspector was here, he wants …'
  /^[^,.;:!?]{3,50}? (?:was here|were here|came (?:by|in|over|round)|stopped by|called|rang|phoned|e?mailed|wrote|texted|came back)(?: [^,.;:!?]{1,25})?(?:,| and)(?: and)? (?:(?:he|she|they) )?(?:wants?|wanted|needs?|asks? for|asked for|would like)\s+(?!to\b|us\b|you\b|me\b)/,
  // 'Who does …?', 'anyone know why …': the question, not who answers it
  /^(?:(?:does |do )?(?:anyone|anybody|someone|somebody|any of you|one of you) (?:knows?|else (?:see|seeing|noticed?)|(?:know|got an? idea) (?:why|how|what|whether|if)|have|got)|weiss (?:jemand|wer)|sabe alguien|alguien sabe|quelqu'un sait)(?: (?:why|how|what|whether|if|that|warum|ob|por que|si|pourquoi))?,?\s+/,
  /^(?:who(?:'s| is| does| did| takes| brings| gets| has|'ll| will)(?: (?:doing|taking|getting|bringing|going to))?|wer (?:macht|holt|bringt|nimmt|kann|kummert sich um)|quien (?:hace|trae|puede)|qui (?:fait|apporte|peut))\s+/,
  // 'Le conseil charge Mme Fontaine de …'
  /^[^.:;!?]{0,50}?\b(?:charges?|mandate|beauftragt|instructs?|commissions?|encarga a)\s+(?:\p{L}+\.? ){0,2}?(?:de|d'|mit|to|with)\s*/u,
  // 'Phone, 9:10 – ', 'Telephone note: ', 'Reminder from the vet: ', 'Appointment confirmation: '
  /^(?:(?:tele)?phone(?: call| note| message)?|tel|call(?: note)?|voicemail|answering machine|memo|note|message|notice|announcement|info|telefon(?:notiz|at)?|anruf|notiz|nachricht|hinweis|aushang|mitteilung|llamada|nota|aviso|mensaje|recado|recordatorio|appel|message|avis|rappel|reminder|erinnerung)(?: (?:from|of|by|for|to|von|vom|fur|an|de|del|du|para) [^:;–]{2,40})?\s*(?:\d[\d.:/ h]{0,20})?[,.;:–-][\s\d,.;:–-]{0,30}(?=\p{L})/u,
  // 'Zur weiteren Bearbeitung benötigen wir …', 'to finish we still need …'
  /^(?:for|to|in order to|zur?|zum|fur|para|pour|afin de|um) [^,.;:]{3,60}?,? (?:(?:we|i)(?: still| also| only)* (?:need|require|miss|lack|want)|(?:benotigen|brauchen|fehlt|fehlen|benotige|brauche) (?:wir|ich|uns|mir)(?: noch| auch| nur)*|necesitamos|necesito|nos falta|il (?:nous |me )?(?:faut|manque)|nous avons besoin d[e'])\s*/,
  /^(?:according to|per|laut|gemass|segun|selon|d'apres) [^,]{3,60},\s+/,
  /^(?:one|any|either|both) of (?:you|us)(?: two| guys)?(?: please| pls)?(?: (?:should|could|can|must|has to|needs to))?\s+/,
  /^(?:chic[oa]s|gente|equipo|amig[oa]s|ti[oa]|leute|jungs|madels|kolleg\p{L}+(?: und kolleg\p{L}+)?|ihr lieben|zusammen|les (?:gars|filles|amis)|people|peeps|mates?|dude|bro|ladies|team|crew|both|all|everyone|everybody|dear \p{L}+)\b[\s,:!–-]*(?=\p{L})(?!(?:of|is|are|the|meeting|event|call|lunch|dinner|day|outing|photos?|training|briefing|huddle)\b)/u,
];

/** Beginnings that say nothing of what is to be done. */
export const OPENINGS: RegExp[] = [
  /^(?:(?:do|would|will) (?:you|u)(?: happen to)? have|have (?:you|u) got) (?:the |any |some |a bit of |enough )?(?:time|capacity) to /,
  ...FRAMES,
  EMPHATIC,
  // 'Message for Imogen from Helen I'm going to miss …'
  /^(?:message|memo|note) for (?:\p{L}+ )?from \p{L}+[\s,:.–-]+(?=\p{L})/u,
  // 'Reminder set for in three days at seven: call the Ortegas'
  /^reminder set(?: for)?[\s:,–-]+(?=\p{L})/u,
  // 'Could you and Tomasz decide on …'
  new RegExp(
    `^(?:(?:can|could|would|will) )?(?:you|u) (?:and|&) (?:\\p{L}+ ){1,2}(?=(?:please )?(?:${anyOfWords(ACTION_VERBS)})\\b)`,
    'u',
  ),
  // 'Ignore the previous mail: …', 'what about ordering …'
  /^(?:please |pls )?(?:ignore|disregard|forget) (?:the|my|our|that|this) (?:previous |last |earlier |first |other )?(?:e?-?mail|message|note|one)\s?[:,;.–-]+\s*(?=\p{L})/u,
  /^(?:what|how) about (?=\p{L}+ing\b)/u,
  // 'Für Samstag brauchen wir noch 3 Helfer', of which the day was taken away
  /^(?:fur|for|para|pour) (?:brauchen|benotigen|suchen) wir (?:(?:noch|auch) )*(?=[\p{L}\d])/u,
  // 'As a trainer I would like to duplicate a course', as wishes of users are written
  /^(?:as an? |als |en tant que |como )[^.;:!?]{2,40}?,? (?:(?:i|we) (?:would like|'d like|want|need|wish)(?: to (?:be able to )?)?|mochte ich|quiero|je (?:veux|voudrais|souhaite)) ?(?=\p{L})/u,
  // 'Can whoever is in first take in the delivery'
  new RegExp(
    `^(?:(?:can|could|would|will) )?(?:whoever|whichever of you) (?:is|has|comes|goes|gets|opens|closes|works|passes)\\b[^,.;:]{0,40}?,? (?=(?:please |pls )?(?:${anyOfWords(ACTION_VERBS)}) )`,
  ),
  // 'Measure: holder to repair the shed door'
  /^(?:measures?|massnahmen?|medidas?|mesures?)\s?:\s+(?=\p{L})/u,
  new RegExp(
    `^(?:the )?(?:holder|tenant|owner|landlord|contractor|supplier|hirer|caretaker) to (?=(?:${anyOfWords(ACTION_VERBS)}) )`,
  ),
  // 'The Court directed that the replies be delivered'
  /^(?:the |our )?(?:court|judge|tribunal|registrar|board|council|committee|authority|landlord|insurer|bank)(?: has| have)? (?:directed|directs|ordered|orders|ruled|requires|required|requests|requested|decided|asks|asked) that (?=\p{L})/u,
  // '¿Me podríais decir …', '¿Podría usted tramitar …'
  /^(?:(?:me|nos|le|les|te) )?(?:podrias?|podriais|podrian|puedes?|podeis|pueden)(?: usted(?:es)?| vosotr[oa]s)? (?=\p{L}+[aei]r(?:\p{L}{2,3})?\b)/u,
  // 'Can maintenance have a look at the tap?'
  /^(?:can|could|would) (?:the )?(?:maintenance|housekeeping|it|facilities|reception|accounting|accounts|hr|finance|marketing|support|security|purchasing|legal)(?: team| department)? (?:please |pls )?(?=(?:have|take|send|check|look|fix|come|bring|order|get|call|make|do|see|sort)\b)/,
  // 'Remind about the timesheets', of whom the name is taken away
  /^remind (?:about|of) (?:the |our )?(?=\p{L}{3})/u,
  // 'Pourriez-vous nous envoyer', 'I am needing the report'
  /^(?:nous|me|lui|leur) (?=\p{L}+(?:er|ir|re) )|^m'(?=\p{L}+(?:er|ir|re) )/u,
  /^i am need(?:ing)? (?=\p{L})/u,
  // 'I wanted to follow up on my email from last week regarding the price list'
  /^(?:(?:i|we)(?:'d)? )?(?:just )?(?:(?:wanted|want|would like|like|am writing|writing) )?(?:to )?follow up (?:on|with) (?:my|our) (?:last |previous |earlier )?(?:e-?mail|message|call|letter|conversation|request|chat)\b[^.,;:]{0,40}? (?:regarding|about|concerning) /,
  // 'The deadline for the application has been extended'
  /^(?:the )?(?:deadline|due date|closing date|final date) (?:for|of) (?:the |our )?(?=\p{L})/u,
  // 'Bis spätestens 30.9. müssen alle Stunden eingetragen sein', of which the day is taken away
  /^(?:mussen|muss|sollen|sollten|soll|sollte) (?=(?:alle|die|der|das|unsere?|noch) )/,
  // 'Sometime we should repaint the shop', of which the month is taken away
  /^(?:sometime|some time),? (?=(?:we|i|you|please|can|could)\b)/,
  // 'Sticky note: send it in'
  /^(?:sticky note|post-?it|handwritten(?: note)?|scribbled|margin note|note in pencil)\s?[:–-]\s+(?=\p{L})/u,
  // 'El Sr. Marín se encarga de llamar', of whom the name is taken away
  /^(?:el|la|le|der|die|herr|frau|mr|mrs|ms) (?=(?:se (?:encarga|ocupa|charge)|s'occupe|kummert sich|ubernimmt|takes over)\b)/u,
  // 'ACTION 2  Update the drawing'
  /^(?:action|task|item|aktion|aufgabe|accion|tarea)(?: point| item)? (?:no\.? ?|#)?\d{1,2}[\s.:)–-]+(?=\p{L}{2})/u,
  // 'Mum says: …', '@lottie pls …', 'Nina T. please …', 'chris, the drain …'
  /^(?:[\p{L}'-]+ ){1,3}says?:\s+/u,
  /^@[\p{L}\d_.-]+[\s,:]+(?=\p{L})/u,
  /^\p{L}{2,} \p{L}\.\s(?=(?:please|pls|plz|can|could)\b)/u,
  /^(?!(?:yes|no|ok|well|so|today|tomorrow|tonight|here|there|also|please|thanks)\b)\p{L}{3,}, (?=(?:the|our|my|please|pls|plz|can you|could you) )/u,
  // 'First order the flour'
  /^first(?:ly)? (?=(?:please |pls )?\p{L}+ (?:the|an?|our|my|your|his|her|their|all|some|for|with|up|\d)\b)/u,
  // 'Étienne, love, don't forget: …', 'if yes get slug pellets'
  /^(?:\p{L}[\p{L}'-]*,? ){0,4}(?:don'?t|do not) forget\s?[:,–-]\s+(?=\p{L})/u,
  /^(?:if (?:yes|so)|wenn ja|si (?:oui|es asi)),? (?=\p{L})/u,
  // 'Oye, acuérdate de …', 'porfa …', 'mateo cariño, …', 'T'oublies pas de …'
  /^(?:oye|porfa(?:vor)?|anda|venga|porfi)\b[\s,:!]+(?=\p{L})/u,
  /^(?:\p{L}+ )?(?:carino|cielo|tesoro|schatz|cherie?|darling|honey)\b[\s,:!]+(?=\p{L})/u,
  /^(?:acuerdate de|no (?:te )?olvides(?: de)?|recuerda(?: que)?\b|(?:n')?oublies? pas (?:de |d')|t'oublies pas (?:de |d')|pense a|denk(?:e)? (?:bitte )?(?:dran|daran),?)\s*(?=\p{L})/u,
  /^(?:(?:afin|pour|um) [^,.;:]{3,60}, )?(?:nous vous prions|je vous prie|on vous prie|nous te prions) (?:de (?:bien vouloir )?|d')(?:nous |me |lui |leur )?(?=\p{L})/u,
  // 'No corre prisa, pero …', 'Pas d'urgence, Solène : …'
  /^(?:no rush|no hurry|not urgent|no corre prisa|sin prisas?|no hay prisa|pas d'urgence|rien ne presse|keine eile|nicht eilig|eilt nicht)(?:[ ,]+\p{L}+)?\s?[,:;–-]\s*(?:(?:but|pero|mais|aber) )?(?=\p{L})/u,
  // 'WO#11302026 / Bldg C / …', 'Compte rendu de la réunion du 23/11/2026 : …'
  /^(?:wo|work order|inc|req|case|job)\s?#?\d[\w-]*\s*[/:|–-]\s*(?:(?:bldg|building|block|floor|unit)\.? \w{1,4}\s*[/:|–-]\s*)?/,
  /^(?:compte[- ]rendu|protokoll|acta|minutes|notes)\b[^:.!?]{0,50}\s?:\s+(?=\p{L})/u,
  /^(?:note|memo) to (?:self|myself)\b\s?[:,–-]?\s+/,
  /^(?:omg|ugh|argh|oof|yikes|wow|whoa|sigh|(?:ok |right |so )?here's the thing|ok so|right so)\b[\s,!:.]+(?=\p{L})/u,
  /^(?:some ?time|no stress|no rush|no hurry|no pressure|not urgent)\s?[,:;–-]\s*(?=\p{L})/u,
  /^(?:because of|due to|owing to|wegen|debido a|en raison d[eu']|a cause d[eu']) [^,.;:]{3,40},\s+(?=\p{L})/u,
  /^c(?:na|uold|oud|uld|ould|an) (?:you|yuo|yu|u|ya) (?:please |pls |plz )?(?=\p{L})/u,
  /^(?:(?:team|all|everyone|everybody|both|leute|equipo|equipe),|(?:folks|guys|lads|bro|dude|mate)(?:,| (?=(?:the|our|my|can|could|please|pls|who|we)\b)))\s*(?=\p{L})/u,
  /^(?:would|will|does|could) (?:it|that) (?:work|be ok(?:ay)?|be possible|suit you) (?:for you )?(?:to|if you(?: could)?)\s+/,
  /^(?:please |pls )?drop (?:what(?:ever)? you(?:'re| are) doing|everything)(?:,| and| to)*\s+(?=\p{L})/u,
  /^(?:honey|hun|babe|dear|darling|sweetie|love|dad(?:dy)?|mum(?:my)?|mom(?:my)?|mama|papa|bro|sis|boss|schatz|carino|cheri)\b[,!]?\s+(?=(?:can|could|would|will|please|pls|do|did|don't|kannst|bitte|puedes|tu peux|peux)\b)/,
  /^following up on [^:]{3,50}:\s*/,
  /^(?:but |and )?(?:at some (?:stage|point)|some ?time|some ?day|later on|eventually|irgendwann|algun dia|un jour),? (?=(?:can|could|would|will|please|kannst|konntest|puedes|peux)\b)/,
  /^(?:just )?(?:a )?(?:quick |little |small )?heads[- ]up(?: that|:|,)?\s+/,
  /^(?:as|wie|como|comme) (?:discussed|agreed|promised|mentioned|said|besprochen|vereinbart|abgesprochen|acordado|convenu|discute)(?: (?:yesterday|today|earlier|before|last \p{L}+|on the phone|gestern|heute|telefonisch|ayer|hier))*,?\s+/u,
  /^(?:did|have) (?:you|we|u) (?:already |yet |ever )*(?=\p{L}+ )/u,
  /^(?:just )?(?:a )?(?:quick |little |small |friendly |gentle |kind |short )?reminder (?:to (?:all|everyone|everybody) )?that\s+/,
  /^(?:mate|dude|bro|buddy|love|darling|hun|pal|honey|sweetheart)\s?[,!]\s*/,
  /^(?:pourriez|pouvez|peux|pourrais|voulez)-(?:vous|tu) (?:s'il (?:vous|te) plait )?/,
  /^(?:i|we)(?:'ve| have)? promised (?:to )?(?=\p{L}+ )/u,
  /^be able to\s+/,
  /^\([a-z]{2,10}-\d+\)\s*/,
  /^est-ce que (?:tu|vous|quelqu'un|on) (?:peux|peut|pouvez|pourrais|pourrait|pourriez)\s+/,
  /^(?:please |pls |kindly )note (?:that )?(?=\p{L}+ )/u,
  /^(?:(?:please )?(?:kindly )?find (?:attached|enclosed|below)|(?:attached|enclosed) (?:please |kindly |you(?:'ll| will) )?(?:find|is|are))\s+/,
  // 'Anbei erhalten Sie unsere Rechnung', 'Veuillez trouver ci-joint le devis', 'Adjunto le remito la factura'
  /^(?:anbei|in der anlage|im anhang|beiliegend) (?:erhalten|finden|senden|schicken|ubersenden|sende|schicke) (?:sie|wir ihnen|ich ihnen|ich dir|du)\s+|^(?:veuillez trouver|vous trouverez) ci-joint[es]*,?\s+|^adjunto (?:le|les|te|os) (?:remito|envio|mando|hago llegar)\s+/,
  /^hiermit (?:erinnern|informieren|bitten) wir (?:sie|ihnen)(?: (?:hoflich|daran|daruber|darum))?(?: (?:an|uber|um))?,?(?: dass)?\s+/,
  /^(?:further to|with (?:regard|reference) to|in reference to) [^,]{3,80}?,? (?=(?:we|i|please|kindly|could|can|would)\b)/,
  /^(?:i |we )?(?:just )?wanted to (?:flag|say|mention|let you know|tell you)(?: that)?\s+/,
  /^as (?:every|each) (?:year|month|week|time|quarter|\p{L}+day),? (?=(?:we|i|please|you)\b)/u,
  /^that (?=(?:an?|the|somebody|someone|one) \p{L}+ )/u,
  /^(?:could|can|may) i (?:please )?(?:have|get|borrow)\s+/,
  /^(?:to )?remind you(?: that| to| about| of)?[\s,:]+/,
  AT_LEISURE,
  CONDITION,
  ARROW,
  /^§+ ?[\d.]+[a-z]?\s+/,
  /^(?:yours|(?:this is |that's |that is |is )?(?:one )?for you|over to you)(?: please| pls)?\s?[:,–-]\s*/,
  // 'Aufgabe aus dem Jour fixe: '
  /^(?:aufgabe|massnahme|action|task|to-?do|tarea|tache)s? (?:aus|from|of|vom|von|for|de|du) [^:]{2,30}:\s/,
  // 'Carla is on call, needs to roll back'
  /^(?:is|ist|est|esta) [^,.;]{2,30}, (?:so )?(?=(?:needs?|has|must|please|should|muss|soll|doit|debe)\b)/,
  /^(?:(?:we|they) (?:have |all )?(?:agreed|decided)|it was (?:agreed|decided))(?: that| to)\s+/,
  /^who (?:can|could|will|would|has time to|wants to|is able to)\s+/,
  // 'Merci de bien vouloir me renvoyer …', 'könntest du dich bitte um … kümmern'
  /^bien vouloir (?:(?:me|nous|lui|leur) |m')?/,
  /^(?:dich|euch|sich|mich|uns) (?:bitte )?(?=um .* kummern\b)/,
  // 'Nos falta la firma', 'Uns fehlt noch die Unterschrift'
  /^(?:aun |todavia )?(?:(?:nos|me|le|les) faltan?\s+|faltan? (?=(?:por )?\p{L}+[aei]r\b))(?:por )?|^(?:uns |mir |es |hier )?fehl(?:t|en)\s+(?:uns |mir )?(?:immer )?(?:noch )?|^il (?:nous |me |vous )?manque\s+(?:encore |toujours )?/u,
  /^(?:(?:we|i)(?:'re|'m| are| am) )?still (?:missing|lacking|waiting for|waiting on)\s+/,
  /^(?:se charge(?:ra)? d(?:e |')(?:faire )?|s'occupe(?:ra)? d(?:e |es |u |')|se (?:encarga|ocupa)(?:ra)? de|kummert sich um|takes over|ubernimmt|(?:has |have )?(?:volunteers?|volunteered|offered|agreed|promised|undertook) to)\s?/,
  /^(?:i|we)(?:'d| would)?(?: really| greatly)? (?:appreciate|be grateful|be glad|be happy|be pleased|love)(?: it)? if (?:(?:you|someone|we)(?: could| can| would)? )?/,
  new RegExp(`^(?:is needed |needed )?${URGENCY}(?: but)?[\\s!:,.–-]+(?:but )?`),
  /^(?:sev(?:erity)?|p|prio(?:rity)?)[ -]?\d\s*[:–-]\s*/,
  /^(?:[\p{L}]+ ){0,3}(?:asked|asks|(?:is|are|was|were|keeps?) asking|wants|wanted)(?: me| us)?(?: to know)? (?:if|whether|ob)(?: (?:you|we|i))?(?: (?:could|can)(?: to)?)?\s+/u,
  /^\(\d{1,2}\)\s*|^[\s,.;:!?¡¿*>→+&"'“„(–—-]+/,
  /^assign(?:ed)?(?: (?:this|it|this one|the task))? to\s*[:,–-]?\s*/,
  /^(?:from|per|according to) (?:the |our )?[^:]{3,40}:\s*/,
  /^(?:section|art(?:icle)?\.?|clause|paragraph|para\.?)\s*[\d.()]+[a-z]?\)?\s+/,
  /^(?:the |each |every |all )?[\p{L}]+(?: [\p{L}]+)? (?:shall|undertakes? to|(?:is|are) (?:required|requested|obliged|asked) to)\s+(?!be\b)/u,
  /^\[[^\]]{1,20}\]\s+/,
  /^(?:ok(?:ay)?|so|well|basically|also|and|then|but|anyway|btw|by the way|lol|haha|hm+|good (?:morning|afternoon|evening)|guten (?:morgen|tag|abend)|buen[oa]s (?:dias|tardes|noches)|bonjour|hola|hallo|moin|oh|yeah|right|just|fyi|ps|p\.s\.?|nb|heads[- ]up|guys|folks|hey|hi|hello|yo|oi|ey|hiya|sorry|additionally|furthermore|finally|lastly|therefore|maybe|perhaps|und|also|dann|ausserdem|noch|y|ademas|entonces|et|alors|ensuite|aussi)\b(?:[\s,:;!.–-]+|$)/,
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|one|two|1st|2nd)\s*[,:]\s*/,
  /^(?:quick (?:one|question|favou?r|note)|(?:just )?(?:a )?(?:quick |friendly |gentle |kind |short )?reminder(?: that)?|(?:one|two|three|four|some|a few|a couple of|\d) (?:small |other |more |further )?(?:things?|points?|remarks?|comments?|notes?|questions?|corrections?|favou?rs?|requests?)|(?:my |the )?(?:action|to-?do|task|request|feature request|change request|bug|bug report|ticket|incident|issue|problem|decision|action required|action items?|action point|ai|important|note|deadline|due|due date|summary|subject|title|payment reminder|zur erinnerung|erinnerung|aufgabe|tarea|tache|rappel|recordatorio|betreff|idea|question|follow[- ]up|priority|next step|call for action))\s*(?:#?\d[\w-]*\s*)?[:\-–]\s*/,
  /^(?:ticket|request|incident|issue|case|bug)\s+[#\w-]*\d[\w-]*\s*[:|–-]?\s*/,
  /^(?:[a-z]{2,10}-\d+|#\d+)\s*[:|–-]?\s*/,
  // '9.1 The tenant shall …'
  /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?!(?:lit(?:er|re)s?|kilos?|kg|km|tons?|tonnes|hours?|hrs?|met(?:er|re)s?|inch(?:es)?|percent|uhr|million|per|and|to|or)\b)(?=\p{L}{3})/u,
  /^(?:it|this|that)(?: is|'s|'d be| was| would be| has been)(?: very| really| quite| absolutely| extremely)?(?: critical| important| crucial| essential| urgent| necessary| vital| nice| great| good| agreed| decided| required)(?: that| if| to)?(?: (?:you|we|someone))?\s+(?=\p{L})/u,
  /^(?:when(?:ever)?|if|once) (?:you|someone|anybody|u)(?:'re)? (?:get|have|has|find|are|is)[^,:]{0,30}?(?:[,:]\s*|\s+(?=(?:could|can|would|will|please|pls|kindly)\b))/,
  // 'When you're back from lunch, ' before what is said for then
  /^(?:when(?:ever)?|once|as soon as|after|while) (?:you|u|we|i|he|she|they|it)(?:'re|'ve|'s|'m)?(?: \p{L}[\p{L}'-]*){1,7}, (?=(?:the|our|my|your|an?|we|there|please|pls|can|could|would) )/u,
  /^(?:with reference to|further to|mit bezug auf|con referencia a|en reference a) [^:]{3,80}:\s*/,
  /^(?:as (?:discussed|agreed|you know|mentioned)|(?:per|re|regarding|about|concerning|after|following) (?:our|the|your|my) (?:call|chat|talk|conversation|discussion|meeting|e?-?mail|message)|wie besprochen|comme convenu|como hablamos)[^,:]{0,25}[,:]\s*/,
  /^(?:(?:hope|i hope|thanks|thank you) [^,.!]{0,40}[,.!])\s*/,
  /^(?:could|can|would|will|cld|cn|cud|kan) (?!you mind\b|u mind\b)(?:you|u|ya|someone|somebody|sb|anyone|anybody|we|one of you)(?: ever(?= \p{L}+ )| guys| all| both| two| (?:from|of|in) (?:the )?\p{L}+)?\b\s*/u,
  /^i was (?:just )?wondering (?:if|whether) (?:you|someone|we) (?:could|can|would)\s+/,
  /^(?:(?:would|do) (?:you|u) mind(?! if\b)|do you think you (?:could|can)|are you able to|is it possible to|would it be possible to|any chance (?:you|to))\s+(?:could |can )?/,
  /^(?:please|pls|plz|plese|pleas|plase|kindly|maybe|possibly|perhaps|quickly|really|also|to)\b[\s,:]*/,
  /^(?:remind me|remember|remeber|rember|do(?:n'?t| not) forget|try)\b(?:\s*:|\s+(?:to|that|about))?\s*(?:you\s+)?/,
  // 'Make sure somebody is in' is itself what is to be done.
  /^(?:make|be) sure(?:\s*:|\s+(?:to|(?:that )?(?:you|u)(?! (?:are|have|can|get|don't|do not)\b)))\s+/,
  /^(?:we|i|you|one|they)(?:'ve|'d)?\s+(?:really |just |still |also |all |now |then |first |soon |urgently )*(?:(?:need|have|ought|want|plan|would like|'d like|got|has|needs|must)\s+to|must|should|shall|gotta|'ll|will|can|could)\s+(?:really |urgently |please |also )*/,
  /^(?:i|we|you|they)'d (?:really |also |just )?(?:like|love|prefer)(?: (?:it if|if) (?:you|we|somebody|someone) (?:could |would )?| to )\s*/,
  /^(?:i|we|you)'(?:ll|d)\s+/,
  /^(?:we|i)(?: really| still| urgently| also)? (?:need|require|want|am needing|are missing|miss)\s+(?!to\b)/,
  /^(?:need(?:s)?|looking for|want)\s+(?:someone|somebody|sb|anyone|you)\s+(?:to|who (?:can|could))\s+/,
  /^need(?:s|ed)?\s+(?=\p{L})/u,
  /^(?:(?:someone|somebody|sb|anyone|one) (?:from|of|in) (?:the )?\p{L}+|someone|somebody|sb|anyone|whoever(?: has time| can)?|everybody|everyone|all hands)\b(?:\s+(?:here|please|pls))?\s*(?:has to|needs to|should|must|please|pls|can|could|to)?\s*[:,]?\s+/u,
  /^let'?s\s+/,
  /^(?:ask|tell|remind) to\s+(?=\p{L}+)/u,
  /^(?:i|we) (?:think|believe|guess|suggest|propose)(?: that)?(?: we| you| someone)?(?: should| could| need to| must)?\s+/,
  /^(?:would|is) it be possible(?: for you)? to\s+|^(?:would|is) it possible(?: for you)? to\s+/,
  /^(?:you|u) (?:guys |both )?(?:please )?(?=\p{L}+ )/u,
  /^(?:have|let|get)\s+(?=(?:send|sign|call|check|review|update|prepare|write|fix|book|order|bring|take|make|clean|contact|confirm)\b)/,
  /^(?:is going to|are going to|is supposed to|was asked to|is responsible for|needs? to|has to|have to|had to|must(?: to)?|should|shall|will|is to|to|can|could|would)\s+(?=\p{L}+)/u,
  // German
  /^(?:mir|dir|euch|uns|mal|doch|eben|kurz|schnell|noch)\s+(?=\p{L}+ )/u,
  /^(?:bitte|kannst(?: du)?|konntest du|konnten sie|konnen sie|(?:konnen|konnten|sollen|sollten|wollen) wir(?= .*[a-z]en\b)|vergiss(?:t|en sie)? (?:bitte )?nicht|k[ao]nn(?:te)? (?:jemand|mir jemand)|wer (?:kann|konnte)|wurdest du|wurden sie|denk(?:e|t|en sie)? (?:bitte )?(?:an (?:de[nm]|die|das)(?= )|an|daran|dran)|nicht vergessen|vergiss nicht|erinnere mich(?: daran)?|es ist wichtig,? dass|zu erledigen|noch|mal|jemand (?:muss|soll(?:te)?))\b[\s:,!.]*/,
  /^(?:wir|ich|du|ihr|man)\s+(?:mussen|sollten|brauchen|muss|brauche|musst|soll|sollte|benotigen|mochte)\b\s*/,
  /^(?:musst?|soll(?:te)?|kann|wird)\s+/,
  /^(?:umgehend|sofort|unverzuglich|schnellstmoglich|baldmoglichst)\s+/,
  /^(?:mussen|brauchen|sollten|benotigen|muss|brauche) (?:wir|ich)(?: noch| auch| dringend)*\s+/,
  // Spanish
  /^(?:por favor|puedes|podrias|puede|podria|pueden|podeis|hay que|habria que|tenemos que|tengo que|tiene que|tienes que|debe|debes|necesitamos|necesito|recuerda(?:me|nos)?|recuerdame|no olvides|no te olvides de|acuerdate de|hace falta|es necesario)\b[\s,:]*(?:por favor)?\s*/,
  /^(?:necesito|necesitamos|quiero|queremos|espero) que\s+|^que\s+|^alguien\s+(?=\p{L})/u,
  /^es (?:muy )?(?:urgente|importante)(?: que)?\b[\s,:]*/,
  // French
  /^(?:merci (?:de|d')|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|peut-on|s'il (?:te|vous) plait|svp|stp|il faut(?: que)?|il faudrait|nous devons|on doit|je dois|doit|devra|veuillez|priere de|n'oublie[sz]? pas (?:de |d')?|pense[sz]? a)\s*[,:]?\s*/,
  /^(?:quelqu'un (?:peut|pourrait)|alguien (?:puede|podria)|tu peux|tu pourrais|vous pouvez|vous pourriez|on peut|peux tu)\s+/,
  /^c'est (?:tres )?(?:urgent|important)\b[\s,:!]*/,
];
