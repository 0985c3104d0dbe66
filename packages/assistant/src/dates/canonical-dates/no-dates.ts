import { anyOfWords, UNITS } from '../date-words.ts';
import { hidden, type Rule } from './rule.ts';
import { COUNT, MONTH, TIME, UNIT, WEEKDAY } from './vocabulary.ts';

/** 'The cleaner's off sick til Wednesday week' */
export const AWAY: Rule = hidden(
  new RegExp(
    `(?:'s| is| are) (?:off|out|away|ill|sick)(?: sick| ill| on \\p{L}+)? (?:until|till|til) (?:next )?(?:${WEEKDAY}|tomorrow)(?: week)?\\b`,
    'gu',
  ),
);

/** Nothing of these is a date, whatever it looks like. */
export const NO_DATES: Rule[] = [
  // '1/2/3'
  hidden(/(?<![\d/])\d{1,2}\/\d{1,2}\/\d(?![\d/])/g),
  // 'Mr Monday', 'Frau Freitag', and the word “Wednesday”
  hidden(/(?<=\b(?:mr|mrs|ms|miss|dr|herrn?|frau|mme|mlle|sra?|senora?)\.? )\p{L}+/gu),
  hidden(/(?<=["“„«])\p{L}+(?=["”“»])/gu),
  // 'friday.example', 'info@monday.com', but not 'on Friday.thanks'
  hidden(
    new RegExp(
      `(?<=[@/.]|\\bto |\\bat |\\bvon )(?:${WEEKDAY})(?=\\.(?:com|org|net|example|io|co|de|es|fr|eu|app|uk)\\b)|\\b(?:${WEEKDAY})\\.(?:com|org|example|io|app)\\b`,
      'g',
    ),
  ),
  // 'Ask for an extension until 30 June', 'summer hours (until 21:00)', 'it's the middle of March'
  hidden(
    /\bfor an extension (?:until|till|to) [^;!?\n()]{0,12}\d(?:[\d.,/-]*\d)?(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,10}(?: \d{4})?)?|\bhours \((?:until|till|to|from) [^()]{1,20}\)|\b(?:it's|its|it is) (?:only |already |now )?(?:the )?(?:middle|end|beginning|start) of \p{L}{3,9}\b/gu,
  ),
  // 'Injoignable le mercredi', 'nicht erreichbar am Freitag'
  hidden(
    new RegExp(
      `\\b(?:injoignable|unreachable|not reachable|nicht erreichbar|not available) (?:le |on |am )(?:${WEEKDAY})s?\\b`,
      'g',
    ),
  ),
  // 'Beginn 19:30, Ende 21:05', 'reset tried 10:55', 'voice memo 08:31', 'at a weekend', 'hat heute zugestimmt'
  hidden(
    /\b(?:beginn|anfang|start|begin|comienzo|inicio|debut)\s?:? ?(?:um |at )?\d{1,2}[:.h]\d{2}(?: ?uhr| ?h)?\s?[,;–-] ?(?:ende|schluss|end|fin)\s?:? ?(?:um |at )?\d{1,2}[:.h]\d{2}/g,
  ),
  hidden(
    /\b(?:tried|attempted|restarted|rebooted|stopped|failed|rang|reported|noticed|happened)(?: again)?(?: at)? \d{1,2}[:.]\d{2}\b/g,
  ),
  hidden(/\bvoice ?(?:memo|mail|message|note)\b[^.!?\n]{0,12}\d{1,2}[:.]\d{2}\b|\bat a week-?end\b/g),
  hidden(
    /\b(?:hat|haben|wurde[n]?|ist|sind) (?:heute|gestern) (?:[\p{L}]+ ){0,2}\p{L}*(?:ge|be|ver|zu)\p{L}+(?:t|en)\b(?=\s?[.,;)]|$)/gu,
  ),
  // '€15 a week from now on'
  hidden(new RegExp(`\\b(?:${COUNT}|an?|per|each) (?:${UNIT}) (?=from now on\\b)|\\bfrom now on\\b`, 'g')),
  // '3D printer', 'a 2D scanner'
  hidden(/(?<!\b(?:in|within) )\b[234]-?d(?=[ -](?!of\b)\p{L})/gu),
  // 'Quiz night', 'opening night'
  hidden(
    new RegExp(
      `(?<=\\b(?!(?:${WEEKDAY}|tomorrow|today|this|that|last|next|every|each|late|over|all|the|per|one|first|mid|until|before)\\b)\\p{L}{3,} )night(?= (?:on|at|for)\\b)`,
      'gu',
    ),
  ),
  // 'Next meeting: 3 November', which nothing has to be done by
  hidden(
    /(?:^|[.;:•*–-] ?)(?:our |the )?(?:next|nachste[rs]?|proxim[ao]|prochain(?:e)?) ?(?:(?:meeting|session|sitting|call|sitzung|treffen|reunion|sesion|passage|seance)\s?(?::| is| on| ist| am| sera?| le| el| -| –)*|:) ?(?=\S{0,12} ?\d|\w{3,12}day|spring|autumn)[^.;!?]{3,40}/g,
  ),
  // 'Under contract till 30 June 2028', 'the lease runs until 2030'
  hidden(
    /\b(?:under (?:contract|warranty|guarantee)|in force|(?:contract|policy|licence|license|lease|warranty|guarantee|insurance|vertrag|mietvertrag|contrato|contrat)\b[^.;!?\n]{0,25} (?:runs|holds|lasts|is valid|lauft|gilt|vale|courent?|court)) (?:still |noch |zum gluck |anyway )?(?:until|till|through|thru|to|bis(?: zum)?|hasta(?: el)?|jusqu'au) [^;!?\n()]{0,12}\d(?:[\d.,/-]*\d)?(?:st|nd|rd|th)?(?: (?:de |of )?\p{L}{3,10}(?: \d{4})?)?/gu,
  ),
  // 'Every day but Wednesday', 'it's now mid October', 'only for half an hour'
  hidden(new RegExp(`\\b(?:every|any|each) ?day (?:but|except|apart from) (?:on )?(?:${WEEKDAY})s?\\b`, 'g')),
  hidden(
    new RegExp(
      `\\b(?:it's|it is|its|we have|es ist) (?:now|already|jetzt|schon) (?:mid|early|late|mitte|ende|anfang)?[- ]?(?:${MONTH})\\b`,
      'g',
    ),
  ),
  hidden(
    /(?<!\b(?:in|within|after|under|next|dans|innerhalb|en) (?:the )?(?:next )?)(?<!\bhalf )\b(?:half an hour|an hour|one hour|a quarter of an hour)\b(?! (?:before|after|from|ahead|prior|earlier|later))/g,
  ),
  hidden(/\b(?:do|work|works|for) (?:only )?\d{1,2} ?(?:hrs?|hours)\b(?! from)/g),
  // 'Third time this week', 'renew online in 2 minutes', 'on Monday evenings'
  hidden(
    /\btimes? (?:this|in a) (?:week|month|year)\b|\bonline in (?:only |just )?(?:\d{1,2}|two|five|ten) minutes\b/g,
  ),
  hidden(new RegExp(`\\b(?:${WEEKDAY}) (?:mornings|afternoons|evenings|nights|lunchtimes)\\b`, 'g')),
  // 'The second half', '2nd floor', '3rd reminder'
  hidden(
    /\b(?:1st|2nd|3rd|\d{1,2}th) (?:half|floor|edition|draft|version|reminder|round|attempt|instal?ments?|part|grade|grader|birthday|anniversary|time|place|row|class|year|lesson|session|quarter|offer|quote|letter|call|visit|coat|batch|delivery|shift|team|prize|language|child|trip|try)\b/g,
  ),
  // 'Because they're closed on Wednesday', '(Wed closed, Sat 9-13)'
  hidden(
    new RegExp(
      `\\b(?:is|are|'s|'re|be|stays?|remains?) (?:closed|shut) (?:on )?(?:(?:${WEEKDAY})s?(?:,? and |, )?){1,3}(?!\\p{L})|(?<=^\\W*)closed,? (?:${WEEKDAY})\\b|\\b(?:${WEEKDAY})\\s?:? (?:closed|off|\\d{1,2}(?:[:.]\\d\\d)? ?[-–] ?\\d{1,2}(?:[:.]\\d\\d)?(?=\\)))(?!\\p{L})`,
      'gu',
    ),
  ),
  // 'not today', 'please don't do it this week'
  hidden(
    new RegExp(
      `(?:\\b(?:not|nicht|no|pas)|n't|\\bisnt|\\bwasnt) (?:to be |be |have to be |need to be )?(?:(?:on|by|before|until|am|vor|this|next) )?(?:today|tonight|tomorrow|this (?:week|month|afternoon|morning)|heute|diese woche|hoy|esta semana|aujourd'hui|cette semaine|(?:on )?(?:${WEEKDAY}))\\b(?! (?:but|sondern|sino|mais)\\b)|\\b(?:don't|do not|dont|no need to|needn't|not necessarily|(?:doesn't|doesnt|does not) (?:have|need) to|has no need to) (?!forget|let|miss|wait)[^.!?;,]{2,30}?(?<!\\b(?:past|until|till|beyond|than|before)) (?:today|tonight|tomorrow|this week|this month)\\b`,
      'g',
    ),
  ),
  // 'Have a nice weekend', 'you had a good weekend'
  hidden(
    /\b(?:good|nice|great|lovely|pleasant|fine|long|relaxing|schones?|buen|bon) (?:week-?end|wochenende|fin de semana|(?:rest of the )?(?:week|day|evening|monday|friday|holidays?|thanksgiving|christmas))\b/g,
  ),
  // 'Thanks for the great meeting today'
  hidden(
    /\b(?:thanks|thank you|thx) (?:again )?for (?:the|your|a) [^.!?,;]{2,40}? (?:today|tonight|this (?:morning|afternoon|week))\b/g,
  ),
  // 'The meeting is moved from 3pm to 4pm'
  hidden(
    /(?<=\b(?:moved|shifted|changed|rescheduled|postponed|pushed|brought forward|move|shift|change|reschedule|postpone|push)\b[^.!?;]{0,30} )from \d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)? (?=(?:to|until) \d)/g,
  ),
  // 'Move the meeting from Monday to Thursday 2pm'
  hidden(new RegExp(`\\bfrom (?:${WEEKDAY}) (?=to (?:next |the )?(?:${WEEKDAY}),? (?:(?:at )?\\d|instead))`, 'g')),
  // 'Happy Tuesday!'
  hidden(new RegExp(`^(?:(?:hi|hey|hello)\\b[^,.!]{0,30}[,.!] )?happy (?:${WEEKDAY})\\b(?= ?[,.!]|$)`, 'g')),
  // 'A 24h monitor', 'the 48-hour test'
  hidden(
    /\b(?:an?|the|her|his|their|our|your) \d{1,3}[ -]?(?:h|hrs?|hours?)\b(?= (?!(?:stp|svp|s'il|merci|pour|avec|aux?|chez|dans|et|pile|precises?|les?|la|il|on|nous|je|ou|du|de|en|bitte)\b)\p{L})/gu,
  ),
  // 'one box and a half', 'one day'
  hidden(
    /\b(?:and a half|half an? (?!hour\b)\p{L}+|(?:one|some|any|the other|these) days?\b(?! (?:before|after|prior|earlier|later|from|ahead)))/gu,
  ),
  // 'was due on 3 May', 'Monday: took delivery': it has been
  hidden(
    /\b(?:was|were|had been|fell|war|waren|era|etait) (?:originally |initially |ursprunglich )?(?:due|fallig|payable|vencida?|exigible)\b[^.!?;,]{0,40}/g,
  ),
  hidden(
    new RegExp(
      `^(?:on )?(?:${WEEKDAY})\\b[:,]? (?=(?:i |we |he |she |they )?(?:took|went|met|had|did|got|was|were|came|saw|spoke|talked|called|visited|received|found)\\b)`,
      'g',
    ),
  ),
  // 'From 14.12 to 16.4', 'retry 7/7'
  hidden(
    /\bfrom v?\d{1,2}\.\d{1,2} to v?\d{1,2}\.\d\b(?![.\d])|\b(?:retry|retries|attempts?|tries|step|part|page|tests?) \d{1,3}\/\d{1,3}\b/g,
  ),
  // 'At 19.30 per square metre', '4.50 each'
  hidden(
    /\b(?:at )?\d{1,5}[.,]\d{2} (?:per|each|apiece|a piece|pro|je|por|par)\b(?: \p{L}+ instead of \d{1,5}[.,]\d{2})?/gu,
  ),
  // 'Shelf 18.03'
  hidden(
    /\b(?:shelf|shelves|drawer|folder|locker|rack|bin|aisle|point|item|clause|paragraph|regal|ordner|punkt) \d{1,2}\.\d{1,2}\b/g,
  ),
  // 'Half an hour earlier on 1 December'
  hidden(/\b(?:half an hour|an hour|a quarter of an hour|\d{1,2} (?:minutes|hours)) (?:earlier|later)(?= on\b)/g),
  // 'On Wednesday instead of Tuesday, 4pm'
  hidden(new RegExp(` (?:instead of|rather than|statt|anstatt)(?: on)?(?: next)? (?:${WEEKDAY})\\b,?`, 'g')),
  // 'Windows 11/12', 'box 09/12', which are numbered
  hidden(
    /\b(?:windows|box(?:es)?|rooms?|flats?|apt|apartments?|units?|versions?|files?|folders?|cases?|lots?|chapters?|sections?|lanes?|gates?|bays?|rows?|lockers?|conveyors?|forms?|machines?|lines?|pumps?|ovens?|tanks?|valves?|aisles?|shelf|docks?|doors?|tracks?|platforms?|plots?|blocks?|models?|types?|sizes?|kiste|karton|zimmer|raum|ordner|akte|caja|sala|carpeta|boite|salle|dossier|drawers?|schublade) \d{1,2}\/\d{1,2}\b(?!\/)(?:,? (?:and|or|&|und|y|et) \d{1,2}\/\d{1,2}\b(?!\/))*/g,
  ),
  // 'I'm out till Monday'
  hidden(
    new RegExp(
      `\\b(?:i'm|i am|im|he's|she's|they're|(?:he|she) is|they are|we are|we're|ich bin|estoy|esta|je suis|(?:il|elle) est) (?:[\\p{L}-]+ ){0,3}(?:out|off|away|gone|back|ill|sick|busy|stuck(?: (?:in|at) [\\p{L}-]+)?|stranded|tied up|travell?ing|(?:on|at|in) (?:[\\p{L}-]+ )?(?:holiday|vacation|leave|trip|training)|out of (?:the )?office|krank|weg|verreist|im urlaub|fuera|de viaje|de vacaciones|absente?|en (?:voyage|vacances|deplacement)) (?:until|till|til|to|through|bis|hasta|jusqu'au?) (?:the |el |zum )?(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th|\\.)?(?: (?:${MONTH})\\b)?|(?:${MONTH}) \\d{1,2}|tomorrow|next \\p{L}+|morgen|manana|demain)\\b`,
      'gu',
    ),
  ),
  // The people of HR, and '1.012', which is measured
  hidden(/\b(?:the|our|with|from|to|ask|tell|contact|via|by) hr\b|(?<![\d.])\b(?:at )?\d+\.\d{3,}\b(?!\.\d)/g),
  // '18.6 m², should be 16.8'
  hidden(/\bshould (?:be|read|say|have been) \d{1,3}[.,]\d{1,2}\b(?!\.\d| ?(?:uhr|h\b|[ap]\.?m))/g),
  // 'Change the hours on the website'
  hidden(
    /(?<!\b(?:in|within|next|after|for|of) )\b(?:the|our|my|your|his|her|their|new|opening|office|business|working|shop|holiday|store) hours\b(?! (?:before|after|from|ahead|prior)\b)/g,
  ),
  // 'when you have a minute'
  hidden(
    /(?:\b(?:have|has|get|got|find|take|takes|need|needs|for|only|another)|'ve) (?:(?:about|at least|around|roughly|some|just|almost|more than|up to) )?(?:a |an |any |some |two |three |four |five |six |seven |eight |nine |ten |\d{1,3} )(?:spare |free |more |quick )?(?:mins?|minutes?|moments?|secs?|seconds?|hours?|days?|weeks?|months?)\b(?! (?:from|before|prior|after|ahead) )/g,
  ),
  // 'wants 20 minutes with the breaker off', '2 hours piano practice': how long
  hidden(
    /(?<!\b(?:in|within|next|after|half|under|innerhalb|dans|en|sous|dentro de|about|another|an?|the) |[\d.:-])\b\d{1,3} (?:mins?|minutes?|hours?|hrs?|minuten|stunden|horas?|minutos?|heures?)\b(?! (?:from|before|prior|after|ahead|later|spater|max|or|and|to)\b)(?=,? \p{L})/gu,
  ),
  // 'Complete the module (about 45 minutes)'
  hidden(
    /\((?:(?:takes|lasts|ca\.?|approx\.?|about|around|roughly|dauert|etwa|rund|unos|environ) )*\d{1,3} (?:mins?|minutes?|hours?|hrs?|minuten|stunden|minutos|horas|heures?)(?: (?:long|in total|max))?\.?\)/g,
  ),
  // 'The week begins with Sunday'
  hidden(new RegExp(`\\bweek (?:begins|starts|ends) (?:with|on) (?:a )?(?:${WEEKDAY})\\b`, 'g')),
  // 'On Thursdays from 19:30 to 21:00', which happens again and again
  hidden(
    new RegExp(
      `\\b(?:${WEEKDAY})s,? (?:at|from|between) \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?(?: ?(?:to|-|–|till|until|and) ?\\d{1,2}(?:[:.]\\d{2})?)?`,
      'g',
    ),
  ),
  // 'Choose one of the two days'
  hidden(
    /\b(?:one|either|any|both|each) of (?:the|these|those) (?:two|three|four|five|\d) (?:days|dates|weeks|evenings)\b/g,
  ),
  // 'Better to call me after 2 o'clock': when somebody can be reached
  hidden(
    /\b(?:reach|call|ring|phone) me (?:only |best |any time )?(?:after|before|from|between) \d{1,2}(?:[:.]\d{2})?(?: ?(?:o'clock|[ap]\.?m\.?|h\b|uhr))?(?: in the (?:morning|afternoon|evening))?(?! (?:on|today|tomorrow)\b)/g,
  ),
  // 'Wir sind ab 16 Uhr zu Hause'
  hidden(
    /\b(?:sind|bin|ist) (?:erst )?(?:ab|nach|bis) \d{1,2}(?:[:.]\d\d)? uhr (?:wieder )?(?:zu ?hause|daheim|da|erreichbar)\b/g,
  ),
  // 'Estoy de viaje hasta el día 27'
  hidden(
    /\b(?:estoy|estare|estara|esta|estamos) (?:de viaje|fuera|de vacaciones|ausente) hasta (?:el )?(?:dia )?\d{1,2}\b(?: de \p{L}+)?/gu,
  ),
  // 'Reset by the night porter at 03:30', 'restarted by Sam at 9:15', but not 'to be sent by Friday at 9:15'
  hidden(
    new RegExp(
      `(?<!\\b(?:be|get|have it) )\\b(?!(?:needed|required|wanted|expected)\\b)\\p{L}+(?:ed|set|put|cut|shut) by (?:the |our )?(?!(?:${WEEKDAY}|today|tomorrow|tonight|next|this|end|close)\\b)\\p{L}+(?: \\p{L}+)? at \\d{1,2}[:.]\\d{2}\\b`,
      'gu',
    ),
  ),
  hidden(
    /\b(?:tripped|broke|went off|went out|woke|crashed|leaked|alarmed) (?:\p{L}+ )?(?:at|around) \d{1,2}[:.]\d{2}\b/gu,
  ),
  // 'When you have a spare half hour'
  hidden(/\bspare (?:(?:half|quarter of) an? )?(?:half )?(?:hour|minute|moment)\b/g),
  // 'Mo-Do bis 20 Uhr', 'Mon-Thu until 8 pm', 'when you have a minute'
  hidden(
    new RegExp(
      `\\b(?:${WEEKDAY}|mo|di|mi|do|fr|sa|so)\\.? ?[-–] ?(?:${WEEKDAY}|mo|di|mi|do|fr|sa|so)\\.?,? (?:from |von |until |till |bis )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[-–] ?\\d{1,2}(?:[:.]\\d\\d)?)?(?: ?(?:uhr|h|[ap]m)\\b)?`,
      'g',
    ),
  ),
  hidden(
    /(?<!\b(?:in|within|for|about|after) )\ba (?:minute|moment|second|sec)\b(?! (?:before|after|from|later|to)\b)/g,
  ),
  // 'Last done 9,900 h'
  hidden(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d.,])(?: ?(?:h|hrs?|hours?)\b)?/g),
  hidden(/(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+/g),
  hidden(
    /[$€£¥]\s?\d[\d.,' ]*|\b\d[\d.,']*\s?(?:[€£%]|eur\b|euros?\b|usd\b|chf\b|gbp\b|dollars?\b|percent\b|prozent\b)/g,
  ),
  hidden(/\b(?:eur|usd|chf|gbp)\s?\d[\d.,']*/g),
  // 'invoice no. 12-01-2026', 'version 2.10', 'room 11/26', '§ 7': what is counted or numbered.
  hidden(
    /(?<!\bdate of (?:the )?)\b(?:invoice|inv|bill|receipt|rechnung|rechnungsnr|aktenzeichen|az|facture|factura|recibo|order|bestellung|pedido|commande|ticket|claim|case|ref|reference|referenz|no|nr|num|number|numero|nummer|customer|contract|vertrag|po|version|ver|release|build|v|node|rack|room|raum|zimmer|sala|salle|chapter|kapitel|section|abschnitt|page|seite|flat|unit|floor|class|klasse|discount of|rate of|ratio of|score of)(?:\s(?:no|nr|number|num))?(?:\.|°|º)?\s?:?\s?(?:is |ist )?#?(?=\S{0,20}\d)[a-z]{0,6}-?\d[\d./_-]*/g,
  ),
  hidden(/#\s?\d[\w-]*|§+\s?\d+|\bn[°º]\s?\d[\d./-]*/g),
  hidden(/\b[a-z]+-\d[\d-]*/g),
  // '31.12.99999' is no day.
  hidden(/\b\d{1,2}([./])\d{1,2}\1\d{5,}\b|\b(?:\d{1,2}-){2}\d{3}\b|\b\d{5,}\b/g),
  hidden(/\+\d[\d ()/-]{6,20}\d|\(?\b0\d{2,5}\)?[ /-]\d[\d ]{4,12}|\b\d{3}-\d{4}\b/g),
  // Of a meeting.
  hidden(/\b(?:the|these|those|our|meeting|draft|signed) minutes\b(?! (?:after|before|later|ago|until|till)\b)/g),
  // 'Arrived 13:40 instead of 9:00', 'full within the hour'
  hidden(
    /(?<!\b(?:be|to|have|has) )\b(?:arrived|came|left|rang)(?: (?:only|just|again))?(?: at)? \d{1,2}[:.]\d{2}(?: ?[ap]m)?(?: instead of (?:at )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?)?/g,
  ),
  hidden(/\b(?:full|gone|sold out|booked) within (?:the|an|one|half an) hour\b/g),
  // 'after ten minutes', '10 minutes early': how long, not when.
  hidden(
    new RegExp(
      `\\bafter (?:~ ?|about |some |approx(?:imately|\\.)? |around |roughly |ca\\.? )?(?:${COUNT}) (?:seconds?|minutes?|mins?|hours?)\\b`,
      'g',
    ),
  ),
  hidden(
    new RegExp(
      `\\b(?:${COUNT}) (?:${UNIT}) (?:early|earlier|late|behind|slow|fast|long|max(?:imum)?|beforehand|in advance|ahead|each|a (?:day|week|month)|per)\\b`,
      'g',
    ),
  ),
  // 'within 14 days of acceptance', which nobody knows here
  hidden(
    new RegExp(
      `\\b(?:within|innerhalb von) (?:${COUNT}) (?:${UNIT}) (?:of|after|following|from|nach) (?!this\\b|today|now\\b|receipt|receiving|the (?:date|receipt)|dieses|erhalt)\\p{L}+`,
      'gu',
    ),
  ),
  hidden(new RegExp(`\\(\\d{1,3}\\)(?= (?:${UNIT})\\b)`, 'g')),
  // 'Boxes 1 to 7', 'pages 3-5'
  hidden(
    /\b(?:box(?:es)?|pages?|chapters?|rooms?|items?|rows?|tables?|steps?|questions?|levels?|units?|lots?|aisles?|shelves|lines?|seiten?|kapitel|zimmer|cajas?|paginas?|salas?|pieces?|lignes?) \d{1,3} ?(?:to|-|–|through|thru|bis|a|al) ?\d{1,3}\b/g,
  ),
  // 'Hives 3 to 9', but not 'hours 9 to 5'
  hidden(
    new RegExp(
      `\\b(?!(?:${WEEKDAY})s\\b|(?:hours|opens|starts|begins|runs|works|closes|lasts|takes|times|plays|meets|is|was|shifts|visits|days|months)\\b)\\p{L}{3,}s \\d{1,3} ?(?:to|-|–|through|thru|bis) ?\\d{1,3}\\b(?![:.]\\d| ?(?:[ap]\\.?m\\b|uhr|h\\b|o'clock|${MONTH}))`,
      'gu',
    ),
  ),
  // '1225 Monday Lane', '(was Dec 3)'
  hidden(new RegExp(`\\b(?:${WEEKDAY}) (?:lane|street|road|avenue|drive|court)\\b`, 'g')),
  hidden(/\((?:was|instead of|statt|formerly|originally|previously|au lieu du?|en lugar del?) [^()]{2,30}\)/g),
  // '100 a day', '20 hours per week'
  hidden(/\b\d[\d.,]{0,8}(?:x| [a-z]{2,12})? (?:a|per) (?:hour|day|week|month|year)\b/g),
  // 'like 20 sec', '~1h', 'delayed by about four weeks': how long
  hidden(
    /(?<!\bin )\b\d{1,4} ?(?:s|secs?|seconds?|sekunden|segundos|secondes)\b|[~≈] ?\d+(?:[.,]\d+)? ?(?:h|hrs?|hours?|min\p{L}*|days?|weeks?)\b/gu,
  ),
  hidden(
    new RegExp(
      `(?<=\\b(?:delay|extend|short|reduc|increas|lengthen|slow|push|postpon|miss|overrun|exceed)[^.!?;]{0,40} )by (?:about |around |roughly |at least |up to |approximately |~ ?)?(?:${COUNT}) (?:${UNIT})\\b(?! (?:from|before|after)\\b)`,
      'g',
    ),
  ),
  hidden(/\bhope (?:you had |your |the |you all had )?(?:an? )?(?:\p{L}+ )?(?:week-?end|week|evening|day)\b/gu),
  // 'over 2 m': no minutes
  // 'A 2.5 A fuse', 'scale 1:50'
  hidden(/\b(?:at |a )?\d+[.,]\d+ ?a\b(?! ?\.?m\b)|\b(?:scale|massstab|escala|echelle) (?:of )?\d{1,3}:\d{1,4}\b/g),
  hidden(/\b\d+(?:[.,]\d+)? ?(?:m|mm|cm|km|kg|g|mg|l|ml|w|kw|v|kb|mb|gb|tb|px|m2|m²)\b/g),
  hidden(
    new RegExp(
      `\\b(?:for|since|seit|durante|pendant|depuis) (?:about |over |almost |more than )?(?:${COUNT}) (?:${UNIT})\\b(?! (?:from|ab|desde|a partir))`,
      'g',
    ),
  ),
  // 'once a minute', '30 days' notice', 'an hour out'
  hidden(
    new RegExp(
      `\\b(?:once|twice|times|x|every|per) (?:an?|per|every|few|couple of|other|\\d{1,3})? ?(?:${UNIT})\\b|\\b(?:${COUNT}) (?:${UNIT})'?s? (?:notice|warning|out|off|old|on end|in a row|running|straight)\\b`,
      'g',
    ),
  ),
  hidden(/\b(?:black friday|cyber monday|any (?:week)?day)\b|\b\d{2}-\d{2}-\d{2}\/\d+/g),
  // Hours of opening, and 'a Monday', which is any
  hidden(
    /\b(?:opening (?:hours|times)|office hours|business hours|opened|offnungszeiten|sprechzeiten|burozeiten|horario|horaires)\b(?=[:,]? ?(?:(?:are|is|from|daily|mo|tu|we|th|fr|sa|su|di|mi|do|lu|ma|ju|vi)\b|(?:mon|tue|wed|thu|fri|sat|sun|montag|lunes|lundi)|\d)).*$/g,
  ),
  hidden(
    new RegExp(
      `\\b(?:${WEEKDAY})\\.?\\s?(?:-|–|to|through|bis|a)\\s?(?:${WEEKDAY})\\b\\.?(?:,? (?:from |von |de )?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| h| uhr)?\\s?(?:-|–|to|bis|a)\\s?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| h| uhr)?)?`,
      'g',
    ),
  ),
  hidden(
    new RegExp(
      `\\b(?:an?|einen?|einem|any|some) (?:(?!(?:by|on|until|till|before|for|this|next|bis|am)\\b)[a-z-]+ )?(?:${WEEKDAY})\\b(?! (?:\\d|in|next|the))`,
      'g',
    ),
  ),
  // '10 min: call the bank' says how long it takes.
  hidden(/^\d{1,3} ?min(?:s|utes?|uten|utos)?(?=:\s)/g),
  // '06 12 34 56 78'
  hidden(/\b0\d(?:[ .-]\d{2}){3,4}\b/g),
  // 'for 4/5 of the guests'
  hidden(/\b\d{1,2}\/\d{1,2}(?= (?:of (?:the|our|all|them|those)|cups?|full|empty|der|des|de las?|de los)\b)/g),
  hidden(/\bv?\d+\.\d+\.\d+(?:\.\d+)*\b(?<!\b\d{1,2}\.\d{1,2}\.(?:20|19)?\d\d)/g),
  hidden(/\b24\/7\b|\b\d+\s?x\s?\d+|\b\d+\/\d+\s?(?:inch|zoll)/g),
  // 'every Monday' is no date, and 'last Friday' has passed.
  hidden(
    new RegExp(
      `\\b(?:every|each|jeden?|cada|chaque|tous les|todos los|last|past|previous|letzten?[rs]?|vergangenen?[rs]?|vorigen?[rs]?)\\s(?:(?:other|${COUNT})\\s)?(?:${WEEKDAY}|days?|weeks?|months?|years?|nights?|${anyOfWords(UNITS.keys())})s?\\b(?:\\s(?:(?:at|um)\\s)?(?:${TIME}|\\d{1,2}:\\d{2}\\b))?`,
      'g',
    ),
  ),
  hidden(new RegExp(`\\b(?:${WEEKDAY})\\s(?:pasado|dernier|passe)e?\\b`, 'g')),
  hidden(new RegExp(`\\b(?:${COUNT})\\s(?:${UNIT})\\s(?:ago|old)\\b|\\bvor\\s(?:${COUNT})\\s(?:${UNIT})\\b`, 'g')),
  hidden(/\b(?:yesterday|gestern|vorgestern|ayer|hier soir)\b/g),
  hidden(
    /\b(?:guten morgen|(?<!manana |\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) )por la manana|(?<!manana )de la manana(?! a las)|esta manana)\b/g,
  ),
  // 'Catering for 12', 'a table for 6', but not 'the room for 20 October'
  hidden(
    new RegExp(
      `(?<=\\b(?:table|catering|dinner|lunch|breakfast|supper|room|places?|seats?|cake|tickets?|food|drinks|buffet|tisch|mesa) )for \\d{1,2}\\b(?![:.]\\d|[./-]\\d| ?(?:[ap]\\.?m|o'?clock|h\\b|uhr)| (?:of )?(?:${MONTH})\\b)`,
      'g',
    ),
  ),
  // 'Prices from 3 suppliers'
  hidden(
    new RegExp(
      `\\bfrom \\d{1,2}(?= (?:(?!${MONTH})\\p{L}+ )?(?!hours\\b|days\\b|weeks\\b|minutes\\b|${MONTH})\\p{L}{4,}(?:s|people)\\b)`,
      'gu',
    ),
  ),
  // 'at 3 suppliers', 'at 12 people': no hour.
  hidden(
    /\bat \d{1,2}(?= (?!am\b|pm\b|a\.m|p\.m|o'?clock|h\b|sharp|on\b|for\b|urgent|asap|high\b|low\b|important|in the|tomorrow|today|tonight|next|this|and\b|or\b|est\b|please|pls|november|december|january)[a-z]{3})/g,
  ),
  // 'À M. Dupont' is no month.
  hidden(/(?<!\d )\ba m\.(?= \p{L}{2})/gu),
  // '3 to 4 people'
  hidden(
    new RegExp(
      `\\b\\d{1,2} (?:to|or|bis|oder|a|o|ou) \\d{1,2}(?= (?!uhr|[ap]m\\b|o'clock|on\\b|tomorrow|today|horas|heures|${MONTH})[a-z]{3})`,
      'g',
    ),
  ),
  // '2-3 weeks', but not 'kitchen 2 - 15 Dec'
  hidden(
    new RegExp(
      `\\b\\d{1,2}(?:[-–]| [-–] (?!\\d{1,2} (?:${MONTH})\\b)|\\s?[-–](?=\\d)|[-–]\\s)\\d{1,2}(?= (?![ap]\\.?m\\b|uhr\\b|h\\b)[a-z])`,
      'g',
    ),
  ),
];
