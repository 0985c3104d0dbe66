import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { endOfDay, type Reading } from '../dates/calendar.ts';
import { COUNT, countOf, UNIT, unitOf } from '../dates/canonical-dates/vocabulary.ts';
import { type FoundDue, findDues, surest } from '../dates/find-due.ts';
import { type Move, withDaysOfMonth, withoutFrom } from '../dates/read-postponed.ts';
import { priorityIn } from '../extract/priority.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold, wordsIn } from '../words/words.ts';
import { mistypesNegation } from './mistyped-negation.ts';
import { tellsDone } from './tells-done.ts';

const SUBTASK =
  /\b(?:(?:put|list|add|note|have|keep) (?:that|this|it|them)(?: in| down)? (?:under (?:it|that|this)|as (?:its|an?|their) (?:own |separate |extra )?(?:item|point|step|sub-?task|to-?do))|separate (?:to-?do|item|task|point)|(?:for|on|with|in) (?:the|that|this) [^,.]{2,40}? we(?:'ll)? also need|we (?:also|still) need (?:to|an?|somebody|someone|one)|(?:don't|do not) forget to (?:also )?(?:add|include|order|check)|must also|have to also|also have to|add to (?:the |our )?[^:.!?]{2,40}: |add (?:that|this|as) (?:a |an |the )?(?:\p{L}+ )?(?:step|item|point)|add [^.!?]{2,60} (?:as (?:a|an|the) (?:\p{L}+ )?(?:step|item|point|to-?do)|to (?:the|its|this|that|our) (?:check)?list)|sub-?tasks?|add (?:a |an |another |one more )?(?:new )?(?:step|item|point|to-?do|check|entry)|as (?:a )?part of|also (?:buy|order|read|include|add|check|prepare|bring|invite|test|mention|clean|create|call|get|write|ask)|unteraufgabe|teilaufgabe|subtarea|sous-tache)\b/u;
const PRIORITY_CHANGE =
  /\b(?:urgent|dringend|urgente|urgentisim[oa]|prio(?:rity|ritat)?|prioridad|priorite|important|no (?:longer )?(?:rush|hurry)|asap|critical)\b/u;
const MOVED =
  /\b(?:postpon\w+|mov(?:e|ed|ing)|reschedul\w+|delay\w*|push(?:ed)?(?: back| out)?|extend\w*|new (?:date|deadline)|deadline|due|shift(?:ed)?|later|earlier|bring forward|brought forward|can only (?:come|be)|(?<!\b(?:he|she|they|i|we|you) )comes? on|will be on|confirmed for|takes place|verschoben|verschieb\w*|vertagt|verlegt|frist|aplaz\w+|pospon\w+|retras\w+|(?:reporte|repousse|decale)(?:r|e?s?))\b/;
const MOVED_SURELY =
  /\b(?:postpon\w+|reschedul\w+|verschoben|verschieb\w*|vertagt|aplaz\w+|pospon\w+|(?:reporte|repousse|decale)(?:r|e?s?)|new (?:date|deadline)|deadline (?:is|for|has)|(?:mov(?:e|ed|es|ing)|push(?:ed|es)?) (?:it |this |the )?.{0,40}\bto\b(?! the (?:top|bottom|front)))/;
/** 'The certificates are not renewed yet, push to Monday': whatever is told, that is to be done. */
const ORDERS_MOVE =
  /\b(?:the |our |so )?new (?:deadline|due date|date) (?:is|ist)\b|\bdeadline is now\b|\b(?:instead of|rather than|statt|anstatt|en lugar de|en vez de|au lieu d[eu]l?)(?: (?:on|the|am|dem|den|el|le))* (?:\d{1,2}(?:st|nd|rd|th|\.)?(?=\s*(?:[.,;!)]|$))|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\bnot (?:this|next) (?:week|month|year) after all\b|(?:^|[,;.!–-] )(?:(?:so|please|pls|plz|let's|just) ){0,2}(?:push|move|postpone|reschedule|shift) (?:(?:it|this|that|them) )?(?:(?:back|out|on) )?(?:to|until|till|by) |(?:^|[,;.!–-] )(?:por favor,? |bitte |stp |svp )?(?:(?:pas[ae]|mueve|mueva|aplaza|aplace|cambia)(?:mos|d)?(?:lo|la)? (?:al? |para )|(?:verschieb|verleg)(?:e|t|en wir)? (?:es|das|ihn|sie|den termin) (?:bitte )?auf |(?:decale|reporte|repousse|passe)[rz]?[- ](?:le|la) (?:au|a|pour) )/;
/** 'by Dec 5 instead of Dec 20', 'now due Friday', 'has until the 4th' */
const INSTEAD =
  /\b(?:instead of|rather than|not (?:on|by) .{2,20} but|statt|en lugar de|en vez de|au lieu d[eu']|not before|instead[.!]*$|erst (?:am|bis|zum|ab|mitte|ende|anfang)|neuer termin|new (?:appointment|slot|time)|peut attendre jusqu|(?:can|could|may) wait (?:until|till)|kann (?:noch )?(?:bis [^.]{2,25} )?warten|puede esperar hasta|(?:tiene|tienen) que \p{L}+ [^.]{0,40}para|(?:is |are )?now (?:due|planned|scheduled|on|by)|brought forward|pulled forward|slipped|slips|put back|pushed (?:back|out)|gave us (?:until|till)|have (?:until|till)|has (?:until|till)|(?:another|extra) (?:week|month|day)|vorgezogen|by [^,.;]{3,15} (?:now|already)|wants? (?:it|them|this|that|our \p{L}+) (?:by|on|before))\b/u;
const CANCELLED =
  /\b(?:(?<!\b(?:power|water|heat(?:ing)?|light|lights|he|she|i|we|they|switch(?:ed)?) )(?<![-–:] \p{L}{2,20} )(?:is|are) off(?=\s*(?:[.,!:(]|$))|g[ai]ve up on|is dead|killed|fallt aus|findet nicht statt|cancell?ed|cancel (?:it|this|the)|called off|not needed any ?more|no longer (?:needed|necessary|required)|obsolete|drop(?:ped)? (?:it|this)(?! (?:to|down|off)\b)|scrap(?:ped)?|scrap (?:it|this)|(?:won't|will not) be (?:doing|needed|happening)|(?:not|isn't) (?:going ahead|happening)|fell through|pulled out|don't need (?:it|this|that|them) any ?more|forget (?:about )?(?:it|this|the)|(?:we|i) (?:no longer|don't|do not) need|storniert|abgesagt|hinfallig|cancelad[oa]|annule[er]?)\b/u;
const ON_HOLD =
  /\b(?:on (?:hold|ice)|parked|held up|delayed by|can't (?:start|continue|go on|proceed)|cannot (?:start|continue|proceed)|until further notice|awaiting|no reply yet|haven't heard|shortage|backordered|on back ?order|blocked|paused?|has to wait|have to wait|must wait|waiting for|wait for|stuck|suspended|out of stock|sold out|stopped|is ill|pausiert|wartet|blockiert|en pausa|bloquead[oa]|en attente|bloque)\b/;
const STARTED =
  /\b(?:got going|kicked off|have begun|made a start|first (?:half|draft|coat|batch|round|part)|so far|\d{1,2} ?%|\d+ (?:of|out of) (?:the |our )?\d+|under construction|dabei|bin dran|start(?:s|ed|ing)?|began|begun|begin(?:s|ning)?|working on|in progress|(?:^|\b(?:i'm|im|am|is|are|we're|he's|she's|they're|already|still|getting) )on it|can start|underway|under way|continuing|half of|halfway|angefangen|begonnen|in arbeit|arbeite an|empezad[oa]|empece|en curso|trabajando|commence|en cours)\b/;
const COMPLETED =
  /\b(?:(?:is|are|fine|ok|okay|good|warm|dry|clean|open|light|power|water|heat\p{L}*|it) (?:all )?(?:fine |ok |okay |good |warm |dry |clean |open |on |up )?again(?! and again)(?=\s*(?:[.,!)👍✅]|$|thanks|since|now))|has (?:\p{L}+ ){1,2}again|(?:no|not any) more (?:leaks?|drips?|noise|errors?|problems?|complaints?|issues?|stripes|\p{L}+s)|is here|(?:is|are|and) set up|got (?:a |the )?new|all (?:dry|good|sorted|set|clear|fine|working|in|green|gone|quiet)|sorted(?: out)?|(?:is|are|was|were|been) (?:hung|fitted|filed|laid|approved|picked up|collected|mounted|hired|trained|cut|swapped|up and running|back up|in place|in use|on the wall|out the door|gone|passed|framed|tested|poured|plastered|sent off|dropped off)|(?:back|up) (?:and running|in service|in order|to normal)|went (?:out|live|off|through|well)|gone out|filed|signed off|got (?:it|them) (?:done|fixed|working|sorted)|passed (?:the|its|inspection)|picked (?:them|it) up|in the post|handed in|wrapped up|ticked off|beeps again|honks again|lauft wieder|geht wieder|funktioniert wieder|marche de nouveau|fonctionne de nouveau|funciona de nuevo|done|finished|complet(?:ed|e)|fixed|resolved|solved|closed|(?<!\b(?:the|of|for) )works(?: again| now| fine)?|work (?:again|now|fine)|settled|shut down|working again|ready|repaired|painted|paid|delivered|deployed|live|online|shipped|sent|received|signed|submitted|published|booked|ordered|arrived|corrected|merged|installed|cleaned|replaced|updated|renewed|uploaded|printed|handed over|cancel(?:l?ed) and confirmed|terminated|confirmed in writing|went through|erledigt|fertig|abgeschlossen|repariert|behoben|bezahlt|unterschrieben|geliefert|verschickt|terminad[oa]|hech[oa]|list[oa]|acabad[oa]|reparad[oa]|pagad[oa]|enviad[oa]|termine[er]?|fini[er]?|(?<!\b(?:le|la|les|l') ?)fait[er]?|repare[er]?|paye[er]?|envoye[er]?|is (?:warm|there|back)|(?:came|arrived|turned up) (?:today|this morning|yesterday|in|at last|just now)|thrown away|packed up|got (?:their|his|her|its) (?!own)|arrive again|is let|is up|off my list)\b/u;
/** What is so once it is done: 'no more dripping', 'the machine spins again', 'sind bestellt'. */
const IS_SO_NOW =
  /\bis (?!not\b)\p{L}+ing again(?=\s*(?:[.,!)]|$))|\bcan be \p{L}+ed(?: \p{L}+)? again\b|'s gone\b|\bevery(?:body|one) has (?:had|got|done|paid|signed|answered)\b|\bwent in (?:this|today|yesterday|on time)|\bno more \p{L}+ing\b|\b(?:(?:works|runs|lifts|prints|heats|cools|spins|opens|closes|loads|fits|drains|flushes|charges|starts|locks|lights|turns|rings)(?: \p{L}+)?|can \p{L}+(?: \p{L}+)?) again\b(?=\s*(?:[.,!)]|$|with|without|since|now|after))|\b(?:finally|at last) (?:empty|gone|quiet|dry|warm|in|over|out|tight|cool)\b|\bnothing (?:more|else|left) to do\b|\bthat's (?:everyone|everybody|all of them|that|the lot)\b|\boff the table\b|\b(?:said|says) yes\b|\b(?:have|has|got) (?:an answer|their shots?|its money|the tickets?)\b|\bclosing (?:this|it|from my side)\b|\b(?:ist|sind|wurden?|hat|haben|habe) (?:[^.!?,]{0,40} )?(?:bestellt|abgeschickt|verschickt|eingebaut|montiert|gebucht|bezahlt|uberwiesen|repariert|ausgetauscht|gestrichen|unterschrieben|eingereicht|angemeldet|gekundigt)\b|\b\p{L}{3,}t (?:jetzt |nun )?wieder(?=\s*(?:[.,!)]|$))|\b(?:fest reserviert|hat zugesagt|ist (?:raus|weg|durch|gedruckt))\b|\b(?:hat|haben) (?:ihre?n?|seine?n?) [^.,]{2,30} bekommen\b|\bwithout (?:that |the |any )?(?:\p{L}+ )?(?:noise|errors?|problems?|rattling|trouble) now\b|\b(?:plays|fits|holds|works|runs) (?:beautifully|perfectly|like|again|fine|well)\b|\bno more open questions\b|\bcontrato firmado\b|\bya (?:cierra|abre|esta la)\b|\bsont propres\b|\best \p{L}{2,}ee\b|\bwieder (?:warm|dicht|ganz|heil|da|hell|trocken)\b|\bya (?:funciona|enfria|calienta|esta (?:arreglad|pagad|hech|list)\p{L}+)|\b\p{L}+[ae] (?:de nuevo|de nouveau|otra vez|a nouveau)\b/u;
const NOT_COMPLETED =
  /\b(?:not [a-z]+ yet|(?:is|are) now (?:for|with|at|on|in|from) (?:\d+|the|a|an)\b|(?:broke|broken) again|done (?:wrong|my part|for(?=\s*(?:[.!]|$)))|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|(?:morning|afternoon|evening)) works|(?:is|are|was|were|has|have|had|does|do|did|ca|wo|could|would|should)nt|thought|(?:may|might|could) be|but (?:please )?(?:keep|leave)|wrong (?:size|width|colour|color|one|part|model)|sent (?:it|them) back|needs? (?:a |another )?new|(?:keep|leave) (?:it|this|them) open|stays? open|try again|done for (?:today|now|the day)|(?:has|have|needs?|must|will|had|is going) (?:to )?(?:come|go|be|get) back|comes back (?!on\b)|until then|for the time being|bis dahin|muss (?:noch )?(?:ein)?mal kommen|tiene que volver|doit revenir|sold out|drips? again|broken? again|leaks? again|not|isn't|aren't|hasn't|haven't|wasn't|never|hardly|barely|almost|nearly|half|partly|partially|will be|to be|should be|must be|can be(?! \p{L}+ed(?: \p{L}+)? again)|when|if|once|until|before|(?<!they |we |i |you )only|ready by|don't|do not|doesn't|didn't|couldn't|could not|can't|cannot|won't|wouldn't|nobody|no one|anything but|except|yet to|pending|(?:\d+|two|three|four|five|six|seven|eight|nine) of (?:the |our )?(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:the|his|her|our|my|their)\b|first (?:\d+|two|three|four|five|half|part|batch)\b|to go(?=\s*(?:[.,!)]|$))|the rest|(?:rest|remaining|others?) (?:follow|come|on|go)|needs? (?:a )?review|for review|is (?:here|there) right now|faltan? solo|fehlen noch|jams again|ran out|for the other|but (?:two|three|one|some)|open:|come next|to decide|still need|have [^.]{2,30} ready|nicht|noch nicht|fast|casi|todavia no|pas encore|presque|still (?:waiting|open|not|missing|wrong|broken|to come|to do)|asks?|wants?|again asks|some of|ten|has answered)\b/u;
/** '80% done' */
const IN_PART = /(?<![\d.])\d{1,2} ?%/;
/** Whatever is done of it, something is not. */
const STAYS_OPEN =
  /^(?:i |we )?(?:still )?(?:need|want|wish|hope|hoping)\b|\bquestion mark\b|\ba moitie\b|\ba medias\b|\bzur halfte\b|\b(?:every(?:one|body|thing)|all) (?:but|except)\b|\b(?:is|are) (?:still )?missing\b|\bstill (?:ha(?:ve|s) to|needs?|waiting|missing|open|outstanding|to (?:come|do|go))\b|\b(?:apart|aside) from\b|\ball but (?:one|two|three|a|the)\b|\b(?:one|two|three) (?:is |are )?(?:still )?(?:to follow|missing|outstanding)\b|\bthe (?:rest|others?|second|third|fourth|last|next|remaining)(?: (?:one|ones|part|offer|half|batch))? (?:comes?|follows?|arrives?|(?:is|are) (?:coming|due|missing|still)|will|to follow)\b|\bwaiting for (?:one|two|the (?:last|other|second|third|fourth|next|rest))\b|\b(?:but|only|though|aber|nur|pero|mais) [^.,!?]{2,40} (?:is |are |ist |sind )?(?:still|noch|todavia|encore)\b|\b(?:left|right|other|second|front|back|upper|lower)(?: (?:one|half|side|part|deck|door|wheel|oven|room))? (?:still |also )?(?:needs?|isn't|is not|doesn't|remains|waits)\b/;
/** What is only wished, asked, refused or supposed: 'please don't cancel it', 'they asked whether it may move', 'almost cancelled' */
const UNREAL =
  /^(?:if|unless|wenn|falls|si|es sei denn|a menos que|a moins que)\b|\b(?:neither|weder|(?:it is|it's|is it) (?:wrong|false) that|would(?: not|n't) say|everything except|(?:check|see|find out|tell me|pruf\p{L}*) (?:if|whether|ob)|i wish|hopefully|i hope|let's hope|hoffentlich|pretend|dream(?:t|ed|s)?|as good as|not true|far from|doubt|by nobody|hope not|no need to|impossible|no (?:due date|deadline) (?:any ?more|any longer|now)|said no|no,? wait|tell me how|claims?|supposedly|angeblich|(?:asks?|asked|wonders?|wondered|don't know|not sure|unclear|fragt|fragte) (?:if|whether|ob)|(?:don't|do not|never|nobody should|no one should) (?:cancel|move|postpone|complete|close|stop|push|reschedule|mark|finish|drop)|(?:almost|nearly) (?:cancel|call|move|postpone|drop)\p{L}*)\b/u;
/** 'Is it done?', and 'oven fixed? Mr Hale was here' */
const QUESTION =
  /\?\s*(?:$|no\b)|^[^.!?]{2,40}\b(?:done|fixed|ready|finished|repaired|cleaned|sent|paid|ordered|printed|fertig|erledigt|list[oa]s?|hech[oa]s?|termine|fini)\?/;

/** 'Will have ordered it by Monday', 'every Monday: team meeting', 'gets delivered on Monday', and what was done in vain: 'repaired badly', 'cold again' */
const IS_TO_COME =
  /^every \p{L}+day\b|^(?:jeden|cada|chaque) |\bwould (?:be|have)\b|\bwill (?:have )?(?:be |been )?\p{L}+ed\b|\b(?:gets?|is being|are being|will be) \p{L}+ed (?:on|by|next|tomorrow|from)\b|\b(?:is|are) \p{L}+ed (?:on|next|this) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|\d)|\b(?:badly|in vain)\b|\b(?:cold|broken|leaking|stuck|down|dead|jammed|wet|loose|blocked) again\b/u;

/** 'The fence post is rotten' has the form of what is done. */
const WENT_WRONG =
  /\b(?:is|are|was|were|got)(?: (?:all|totally|completely|already|now|really|badly|half))? (?:rotten|torn|faded|clogged|dented|rusted|worn|bent|burst|stolen|spoil(?:ed|t)|soaked|flooded|infested|stained|scratched|shattered|smashed|warped|ruined|crushed)\b(?! (?:down|out|up|off)\b)/;

/** 'Der Ofen ist wieder kaputt', 'die Fotos sind unscharf', 'le four est encore en panne' */
const IS_FAULTY =
  /\b(?:ist|sind|war|waren|bleibt|bleiben)(?: (?:\p{L}+ ){0,2}| )(?:kaputt|defekt|undicht|ausgefallen|abgesturzt|unscharf|gebrochen|zerbrochen|abgebrochen|gerissen|verstopft|beschadigt|schmutzig|dreckig|leer|alle|verschwunden|gestohlen|verloren|falsch|locker|nass|feucht|verrostet|verschimmelt|schimmelig|krank|blockiert|uberhitzt|eiskalt|verspatet|unvollstandig|unlesbar|unleserlich)\b|\b(?:ist|sind) (?:noch|erst|fast|beinahe|nahezu|halb|teilweise|kaum|nur)\b|\b(?:esta|estan|sigue|siguen) (?:\p{L}+ )?(?:rot[oa]s?|averiad[oa]s?|estropead[oa]s?|suci[oa]s?|vaci[oa]s?|borros[oa]s?|enferm[oa]s?|casi)\b|\b(?:est|sont|reste) (?:\p{L}+ )?(?:en panne|casse[es]*|sales?|vides?|flou[es]*|malades?|presque|bouche[es]*)\b/u;

/** What is not done, or not surely, in other words: 'no está terminado', 'n'est jamais fini', 'done: false', 'then broke again' */
const IS_DENIED_DONE =
  /\b(?:which is (?:false|wrong|a lie|not so)|my (?:foot|arse)|yeah,? right|as if|in (?:my|his|her|their) (?:head|dreams?)|no (?:esta|estan|es|son|ha|han|se ha|se han)|aun no|todavia no|nunca|jamas|tampoco|jamais|n'est|n'a|n'ont|ne sont|a peine|loin d|niemals|nie|kaum|keineswegs|noch nicht|bald|beinahe|erst|nao|probably|maybe|perhaps|allegedly|presumably|reportedly|wahrscheinlich|vielleicht|angeblich|quiza|tal vez|peut-etre|should have been|being (?:done|finished|repaired|cleaned|fixed)|provided|no longer (?:done|finished|fixed|ready)|nicht mehr (?:fertig|erledigt)|re-?opened|then (?:it )?(?:got|went|broke|came|fell|stopped|failed)|(?:preparations?|planning|first (?:step|part|half|coat))(?: [^.,;]{0,30})?(?: (?:is|are))? done|all (?:done|finished|ready|set),? (?:but|except)|(?:was|were|am|is|are) unable to|make sure|i (?:hope|guess)|pretend(?:ed|s|ing)?|(?:i |we )?should have \p{L}+ed|musste[nt]? [^.,;]{0,40}(?:sein|werden)|durfte[nt]? [^.,;]{0,40}(?:sein|werden)|so gut wie|deberia(?:n|mos)? haber|supuestamente|serai(?:t|ent)|aurai(?:t|ent) ete|devrai(?:t|ent)|(?:est|sont) cense\p{L}*|(?:a|ont) failli|(?:done|finished|repaired|cleaned|serviced|fixed|paid|painted|checked|replaced|renewed|erledigt|gemacht|gereinigt|repariert) (?:only )?(?:last (?:year|spring|summer|autumn|winter|season|time)|years ago|(?:two|three|four|five|\d) years ago)|(?:letztes|voriges) jahr (?:\p{L}+ )?(?:erledigt|gemacht|gereinigt|repariert)|(?:done|finished|cleaned|serviced|repaired) (?:in|for) (?:19|20)\d\d)\b|\bdone\s?(?:[:=]\s?|\s)(?:false|no|0|nein|non)\b|!done\b|\b(?:\p{L}{2,}ed|done|fixed|built|sent|paid) ?[:=–-] ?(?:no|false|0|nein)\b|(?:ed|done|sent|paid)\s?[❌✗✘]|\? (?:no|non|nein)[.!]*$|👎|🔲|\bdone\W{1,5}not\b|(?<![\d/.-])[1-9]\/[2-9] (?:done|finished|complete)|^(?:is|are|was|were|has|have|did) (?:the|our|my|this|that) [^.,;:!]{2,60} (?:done|finished|ready|repaired|cleaned|fixed)\s*$/u;

function isDeniedDone(folded: string): boolean {
  return IS_DENIED_DONE.test(folded) || mistypesNegation(folded);
}

/** Whether what it says of being done is taken back: 'not yet', 'almost', 'half of it'. @param folded */
export function isTakenBack(folded: string): boolean {
  return isDeniedDone(folded) || [NOT_COMPLETED, IN_PART, QUESTION].some((sign) => sign.test(folded));
}

const LEVELS: readonly (readonly [RegExp, TaskPriority])[] = [
  [
    /\b(?:to|as|is|be) (?:an? )?(?:top priority|urgent|blocker|critical|number one|most urgent)\b|\bnumber one now\b|\bcorre (?:much\w+ )?prisa\b|\bsuper urgente?\b/,
    'URGENT',
  ],
  [
    /\b(?:set|raise|bump|lift|move|make|put|push|change|take|up)\b.{0,40} to (?:high|the top)\b|\b(?:top of (?:the|our|my) (?:list|pile|queue)|(?:goes|up|straight) to the top|bump (?:it|this|that) up|(?:can't|cannot) wait (?:any longer|much longer|any more)|more (?:urgent|important|pressing)|before anything else|lo primero|before everything else|(?:comes|come|goes|go) first(?! thing)|(?:get|do) (?:this|that|it)(?: one)?(?: done)? first\b|drop the rest\b|most important(?: now| of all)|am wichtigsten|das wichtigste|lo mas importante|le plus important)\b/,
    'HIGH',
  ],
  [/\b(?:set|drop|lower|move|make|put|change|take)\b.{0,40} to (?:medium|normal)\b/, 'MEDIUM'],
  [
    /\b(?:set|drop|lower|move|make|put|push|change|take|go|goes)\b.{0,40} to (?:low|the (?:very )?bottom)\b(?! of the (?:stairs|hill|tank|page|garden|box)\b)|\b(?:bottom of (?:the|our|my) (?:list|pile|queue)|less (?:urgent|important|pressing)|(?<!not )can wait|back ?burner|(?:not|isn't) (?:that|so|very|all that) important|least important|do (?:it|this|that) last|comes last|last on (?:the|our|my) list|(?:isn't|not|no longer) (?:a priority|(?:so |that |very )?(?:pressing|urgent)(?: any ?more| now)?))\b/,
    'LOW',
  ],
];

/** What the text sets the priority to; null where it does not say so. */
function levelIn(folded: string): TaskPriority | null {
  return LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** 'Due on Monday', 'ready by Saturday', but not 'can wait until January' */
const DUE_BY = /\b(?:due|by|before|fallig|bis|antes del?|para el|avant)\b|(?<!\bwait )\b(?:until|till)\b/;

/** 'Is not on hold', 'was never cancelled' */
const IS_DENIED =
  /\b(?:not|no longer|never|isn't|isnt|aren't|arent|wasn't|nicht(?: mehr)?|ya no|ne|n'|\p{L}+n't|cannot|can not|cant|wont|didnt|hasnt|havent)\s(?:\p{L}+ ){0,2}?(?:cancell?ed|cancel|call off|called off|on hold|on ice|paused|blocked|pausiert|abgesagt|cancelad[oa]|en pausa|annulee?)\b/u;

/** What the text sets the status to, besides something else that it says; null where it does not say so. */
function statusSet(folded: string): TaskStatus | null {
  if (IS_DENIED.test(folded)) return null;
  if (/\b(?:on hold|on ice|pausiert|en pausa|en attente)\b/.test(folded)) return 'ON_HOLD';
  return /\b(?:to|is|as|now|already) (?:now |already )?in progress\b|\bin arbeit\b|\ben curso\b|\ben cours\b/.test(
    folded,
  )
    ? 'IN_PROGRESS'
    : null;
}

/** 'Has to be live by Thursday' */
const MUST_BE =
  /\b(?:get|have|wants?|needs?) (?:the |our |a )?[^.!?]{2,40} (?:done|ready|finished) by\b|\b(?:have|get) (?:it|them|this|that|everything) (?:\p{L}+ )?by\b|\b(?:needs?|has|have|must|should|ought|got)(?: to)? (?:be|go|get)\b|\bmuss\b|\btiene que\b|\bdoit etre\b/u;

/** 'Could not finish it', 'is not clean yet', 'nobody came' */
const IS_NOT_DONE =
  /\b(?:(?:could|did|can|was|is|are|were|has|have|do|does)(?:n't| not)|cannot|not yet|nobody|no one|never|unable to|nicht|noch nicht|niemand|todavia no|nadie|pas encore|personne)\b/;

const MOST_OF_A_BRIEF = 10;

function isBriefly(folded: string): boolean {
  return folded.trim().split(/\s+/).length <= MOST_OF_A_BRIEF;
}

/** 'Postponed by a week', 'pushed back two days' */
const MOVED_BY = new RegExp(
  `\\b(?:postpon|delay|push|mov|shift|extend|verschob|verschieb|aplaz|retras|report|repouss|decal)\\p{L}*(?: (?:it|this|that|them))?(?: (?:back|out|again))? (?:by|um|de|back) (${COUNT})(?: more)? (${UNIT})\\b`,
  'u',
);

/** 'Se retrasa una semana', 'est reporté d'une semaine' */
const MOVED_BY_ABROAD = new RegExp(
  `\\b(?:se (?:retrasa|aplaza|pospone)n?|(?:est|sont) (?:reporte|repousse|decale)e?s?) (?:en |de |d')?(${COUNT}) (${UNIT})\\b`,
);

/** 'A week later', 'to the week after': than it was to be, not than today */
const MOVED_LATER = new RegExp(`\\b(${COUNT}|to the) (${UNIT}) (?:later|after)(?=\\s*(?:[.,;!?]|$))`, 'u');

/** 'Needs two more days', 'asked for another week' */
const NEEDS_LONGER = new RegExp(
  `\\b(?:needs?|wants?|asks? for|asked for|requests?|requested|gets?|gave (?:me|us|him|her|them)|brauch(?:e|t|en)|necesit[ao]n?|pide[n]?|a besoin de|demande) (?:noch |otr[oa]s? )?(?:another (?<another>${UNIT})|(?:another )?(?<count>${COUNT}) (?:more )?(?<unit>${UNIT}) ?(?:more|longer|mehr|langer|mas|de plus|extra)?)\\b`,
  'u',
);
const LONGER = /\b(?:more|another|longer|extra|noch|mehr|langer|otr[oa]s?|mas|de plus)\b/;

function neededLonger(folded: string): Move | null {
  const longer = NEEDS_LONGER.exec(folded);
  if (longer === null || !LONGER.test(longer[0])) return null;
  const { another, count, unit } = longer.groups ?? {};
  return { kind: 'by', count: another === undefined ? countOf(count ?? '') : 1, unit: unitOf(another ?? unit ?? '') };
}

function movedBy(folded: string): Move | null {
  const [, count, unit] = MOVED_BY.exec(folded) ?? MOVED_BY_ABROAD.exec(folded) ?? MOVED_LATER.exec(folded) ?? [];
  if (count === undefined || unit === undefined) return null;
  return { kind: 'by', count: count === 'to the' ? 1 : countOf(count), unit: unitOf(unit) };
}

/** Verbs whose past is the same, and those that say that the task itself is over. */
const MAY_BE_PAST = new Set(
  'cut put set read shut let reset quit close complete finish mark tick end archive'.split(' '),
);
const DETERMINER = /^(?:the|an?|our|my|your|his|her|their|this|these|those|all|0)$/;

/** 'To do: clean the silo', but not 'todo listo' */
const STILL_TO_DO =
  /^(?:still )?(?:to[ -]?do|open|pending|outstanding|noch offen|offen|noch zu tun|pendientes?|por hacer|a faire)(?: [a-z ]{2,20})?\s?[:–-]\s/;

/** 'Renew the library books' asks for it, and does not tell that it is done. */
function isOrder(folded: string): boolean {
  if (STILL_TO_DO.test(folded)) return true;
  const [verb = '', next = ''] = wordsIn(folded).filter((word) => word !== 'please');
  return ACTION_VERBS.has(verb) && !MAY_BE_PAST.has(verb) && DETERMINER.test(next);
}

const PATTERNS = {
  addsPart: SUBTASK,
  movesSurely: MOVED_SURELY,
  ordersMove: ORDERS_MOVE,
  moves: MOVED,
  namesAnotherDate: INSTEAD,
  isDueBy: DUE_BY,
  mustBe: MUST_BE,
  isCompleted: COMPLETED,
  isSoNow: IS_SO_NOW,
  isNotCompleted: NOT_COMPLETED,
  isNotDone: IS_NOT_DONE,
  isInPart: IN_PART,
  isUnreal: UNREAL,
  asks: QUESTION,
  isCancelled: CANCELLED,
  waits: ON_HOLD,
  isStarted: STARTED,
} as const;

type Pattern = keyof typeof PATTERNS;

/** What shows by itself of what a text says of a task; what it is worth is learned (`update-weights.ts`). */
export type UpdateSignal =
  | Pattern
  | 'tellsDone'
  | 'isOver'
  | 'isTakenBack'
  | 'setsLevel'
  | 'statesPriority'
  | 'movesBy'
  | 'namesDay'
  | 'namesMoment'
  | 'isBrief'
  | 'isOrder';

export interface UpdateSignals {
  folded: string;
  signals: ReadonlySet<UpdateSignal>;
  /** The surest moment that it names. */
  due: FoundDue | null;
  /** By how much it moves, where it says so. */
  by: Move | null;
  /** What it sets the priority to, or says of it. */
  priority: TaskPriority | null;
  /** What it says the status is: for a text that is about that. */
  status: TaskStatus | null;
  /** The status that it sets besides something else. */
  statusSet: TaskStatus | null;
}

/** 'Not Thursday but Friday', 'was due Dec 10, now Dec 14', 'Friday, not Thursday': which day is wrong, and which is right. */
const CORRECTIONS: readonly RegExp[] = [
  /\b(?:not|nicht|no|pas) (?<wrong>[\p{L}\d][\p{L}\d./ ]{2,24}?),? (?:but|sondern|sino|mais) (?<right>[\p{L}\d][\p{L}\d./ ]{2,24})/iu,
  /\b(?:was|were|war|era|etait|était)(?: due| fällig| planned| scheduled)?(?: on| for| by| am)? (?<wrong>[\p{L}\d][\p{L}\d./ ]{2,24}?),? (?:and |but |aber |pero |mais )?(?:it )?(?:is |it's |ist )?(?:now|jetzt|nun|ahora|maintenant)(?: is| due| on| for| am)? (?<right>[\p{L}\d][\p{L}\d./ ]{2,24})/iu,
  /(?<=^|[.!?;,] |\b(?:on|am|el|le) )(?<wrong>\p{L}{3,12}(?: \d{1,2})?) (?:does not|doesn['’]?t|won['’]?t|will not|(?:geht|passt|klappt)(?: mir| uns| leider){0,2} nicht|no (?:me |nos )?(?:va bien|viene bien|puede ser)|ne (?:me |nous )?(?:va|convient) pas)\b[^.!?;,]{0,40}[.!?;,]+ [\p{L}'’ ]{0,30}?(?:on|better|rather|am|besser|lieber|el|mejor|plutôt|le) (?<right>[\p{L}\d][\p{L}\d./ ]{2,24})/iu,
  /(?<=^|[:,.!] ?|\b(?:on|by|is|am|el|le) |['’]s )(?<right>[\p{L}\d][\p{L}\d./ ]{2,24}?),? (?:and |und |y |et )?(?:not|nicht|no|pas) (?<wrong>[\p{L}\d][\p{L}\d./ ]{2,24})/iu,
];

/** The day that is right where the text says which one is wrong; null where it does not. */
function correctedDay(text: string, reading: Reading): FoundDue | null {
  const dayOf = (said = '') =>
    [said, `on ${said}`].flatMap((each) => findDues(each, reading)).find(({ hasDay }) => hasDay) ?? null;
  for (const pattern of CORRECTIONS) {
    const groups = pattern.exec(text)?.groups;
    const right = dayOf(groups?.right);
    if (right !== null && dayOf(groups?.wrong) !== null) return withTime(right, findDues(text, reading), reading);
  }
  return null;
}

/** 'Thursday at six, not Wednesday': the hour of that day, where the text says it. */
function withTime(day: FoundDue, dues: readonly FoundDue[], { timeZone }: Reading): FoundDue {
  const end = endOfDay(day.value, timeZone).getTime();
  const isThen = ({ value, hasTime }: FoundDue) => hasTime && endOfDay(value, timeZone).getTime() === end;
  return day.hasTime ? day : (dues.find(isThen) ?? day);
}

export function signalsOf(text: string, reading: Reading): UpdateSignals {
  const folded = fold(text);
  const corrected = correctedDay(text, reading);
  // What is not to be before a day is to be on it.
  const days = text.replace(/\bnot before\b/i, 'on');
  const moved = MOVED.test(folded) ? withDaysOfMonth(withoutFrom(days, reading)) : days;
  const due = corrected ?? surest(findDues(moved, reading));
  const longer = neededLonger(folded);
  const by = longer ?? movedBy(folded);
  const level = levelIn(folded);
  const stated = PRIORITY_CHANGE.test(folded) ? priorityIn(text) : 'MEDIUM';
  const signals = new Set<UpdateSignal>();
  const note = (signal: UpdateSignal, isSo: boolean) => {
    if (isSo) signals.add(signal);
  };
  for (const [name, pattern] of Object.entries(PATTERNS)) note(name as Pattern, pattern.test(folded));
  note(
    'ordersMove',
    corrected !== null || longer !== null || MOVED_BY_ABROAD.test(folded) || signals.has('ordersMove'),
  );
  const isDenied = IS_DENIED.test(folded);
  if (isDenied) {
    signals.delete('isCancelled');
    signals.delete('waits');
  }
  note('tellsDone', tellsDone(folded));
  const tellsOfEnd = signals.has('isCompleted') || signals.has('isSoNow') || signals.has('tellsDone');
  const isBack = signals.has('isNotCompleted') || signals.has('isInPart') || signals.has('asks');
  note('isOver', tellsOfEnd && !isBack);
  note(
    'isTakenBack',
    isDenied ||
      (tellsOfEnd && isBack) ||
      isDeniedDone(folded) ||
      STAYS_OPEN.test(folded) ||
      IS_TO_COME.test(folded) ||
      WENT_WRONG.test(folded) ||
      IS_FAULTY.test(folded),
  );
  note('setsLevel', level !== null);
  note('statesPriority', stated !== 'MEDIUM');
  note('movesBy', by !== null);
  note('namesDay', due?.hasDay ?? false);
  note('namesMoment', due !== null);
  note('isBrief', isBriefly(folded));
  note('isOrder', isOrder(folded));
  return {
    folded,
    signals,
    due,
    by,
    priority: level ?? (stated === 'MEDIUM' ? null : stated),
    status: statusIn(signals),
    statusSet: statusSet(folded),
  };
}

function statusIn(signals: ReadonlySet<UpdateSignal>): TaskStatus | null {
  if (signals.has('isCancelled')) return 'CANCELLED';
  if (signals.has('waits')) return 'ON_HOLD';
  return signals.has('isStarted') ? 'IN_PROGRESS' : null;
}
