import { fold } from '../words/words.ts';

/**
 * What people write to the chat in German, Spanish and French, as the English command that the chat reads. Patterns are of
 * the folded line; `$1` is what stood there, as it was written. Where several fit, the first counts.
 */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  // German
  [
    /^(?:erstell|leg|mach|notier|fug)e? (?:mir )?(?:bitte )?(?:eine? )?(?:neue )?(?:aufgabe|erinnerung)(?: an| hinzu)?\b\s?[:,]?(?: (?:fur|um|zum|namens))?\s?(.*)$/d,
    'create task: $1',
  ],
  [/^(?:eine? )?neue aufgabe\b\s?[:,]?\s?(.*)$/d, 'create task: $1'],
  [/^(?:eine? )?(?:neue )?aufgabe (?:erstellen|anlegen|hinzufugen)\b\s?[:,]?\s?(.*)$/d, 'create task: $1'],
  // 'Erinnere mich morgen um 8 an die Post'
  [/^erinnere? (?:mich|uns)(?: bitte)? (.{3,40}?) (?:daran,? )?an (.+)$/d, 'create task: $2 $1'],
  [/^erinnere? (?:mich|uns)(?: bitte)?(?: daran)?(?: an)?,? (.+)$/d, 'create task: $1'],
  [/^(?:verschieb|verleg)e? (.+?) (?:auf|bis(?: zum)?|um|nach) (.+)$/d, 'postpone $1 to $2'],
  [/^(.+?) (?:auf|bis(?: zum)?) (.+) (?:verschieben|verlegen)$/d, 'postpone $1 to $2'],
  [/^(?:verschieb|verleg)e? (.+)$/d, 'postpone $1'],
  [/^(.+?) (?:kann|konnen|darf) (?:noch )?bis (?:zum )?(.+) warten$/d, 'postpone $1 to $2'],
  [/^(?:weis|ubertrag|gib|ubergib)e? (.+) an (.+)$/d, 'assign $1 to $2'],
  [/^weise? (.+) (\S+) zu$/d, 'assign $1 to $2'],
  [/^mache? (.+) (?:dringend|eilig)$/d, 'make $1 urgent'],
  [/^(?:schlie(?:ss|ß)e?|hake?) (.+) ab$/d, 'complete $1'],
  [/^(?:markier|setz)e? (.+) (?:als|auf) (?:erledigt|fertig|abgeschlossen|done)$/d, 'complete $1'],
  [/^(?!(?:wie viele|was|welche[rs]?|wer)\b)(.+) (?:ist|sind) (?:erledigt|fertig|abgeschlossen)$/d, 'complete $1'],
  [/^(?:setz|stell|leg)e? (.+) auf (?:eis|pause|halt|wartend|on hold)$/d, 'put $1 on hold'],
  [/^(?:setz|stell|mach)e? (.+?) auf hoch(?:e prioritat)?$/d, 'set priority of $1 to high'],
  [/^(?:setz|stell|mach)e? (.+?) auf (?:mittel|normal)(?:e prioritat)?$/d, 'set priority of $1 to medium'],
  [/^(?:setz|stell|mach)e? (.+?) auf niedrig(?:e prioritat)?$/d, 'set priority of $1 to low'],
  [/^(?:erledig|beend)e? (.+)$/d, 'complete $1'],
  [
    /^(?:kommentiere?|kommentar)(?: (?:zu[mr]?|beim?|a[nm]|auf))?(?: (?:der|dem|den|die|das))? (.+?)\s?: (.+)$/d,
    'comment on $1: $2',
  ],
  [/^(?:welche |die )?kommentare (?:zu[mr]?|beim?|a[nm])(?: (?:der|dem))? (.+)$/d, 'comments on $1'],
  [/^fass(?:e)? (.+) zusammen$/d, 'summarise $1'],
  [/^(?:zusammenfassung|uberblick) (?:von|zu|uber|der|des) (.+)$/d, 'summarise $1'],
  [/^worum geht(?: e|')s (?:bei|in) (.+)$/d, 'summarise $1'],
  [
    /^was (?:hat sich|ist neu|wurde) (?:an|bei|zu|in)?\s?(.+?)(?: (?:geandert|getan|passiert))?$/d,
    'what changed on $1',
  ],
  [
    /^(?:(?:ich )?muss (?:noch )?(?:ein(?:e|en)? )?)(.+ (?:kaufen|holen|anrufen|bestellen|bezahlen|buchen|abholen|putzen|reparieren|schreiben|schicken|machen))$/d,
    'create task: $1',
  ],
  [/^(?:such|find)e?(?: mir)?(?: nach)?(?: aufgaben (?:mit|uber|zu))? (.+)$/d, 'find $1'],
  [/^(?:sage?|bitte|erinnere?) (\S+),? (?:daran,? )?(.+ zu \S+|.+ \S*zu\S+)$/d, 'tell $1 to $2'],
  [
    /^(?:entfern|losch|streich|nimm)e? (?:bitte )?(?:das |die )?(?:falligkeits|end)?(?:datum|frist|termin) (?:von|vom|fur|bei)(?: (?:der|dem))? (.+?)(?: weg)?$/d,
    'remove the due date of $1',
  ],
  [
    /^(?:bitte )?(?:das |die )?(?:falligkeits|end)?(?:datum|frist) (?:von|vom|fur|bei)(?: (?:der|dem))? (.+) (?:entfernen|loschen|streichen)$/d,
    'remove the due date of $1',
  ],
  // 'Wer macht den Ofen?', and any verb before a thing: 'wer putzt den Ofen?'
  [
    /^wer (?!.*\b(?:aufgaben|zeit|frei|urlaub|dienst|meisten|wenigsten|heute|morgen|nichts)\b)(?:(?:macht|hat|ubernimmt|erledigt|kummert sich um|ist (?:zustandig|verantwortlich) fur) (?:d(?:en|ie|as|er) )?|\p{L}+t (?=(?:den|die|das|der|unsere?n?) ))(.+?)\??$/du,
    'tell me about $1',
  ],
  [
    /^was (?:muss|soll) (?!ich\b|man\b|noch\b)(\p{L}+)(?: (?:noch|alles))*(?: (heute|morgen|diese woche))?(?: noch)? (?:machen|tun|erledigen)\??$/du,
    'what is $1 doing $2',
  ],
  [/^was macht (\p{L}+)(?: (heute|morgen|ubermorgen|diese woche))?\??$/du, 'what is $1 doing $2'],
  // Spanish
  [
    /^(?:crea|anade|agrega|haz|anota)r?(?:me)? (?:una )?(?:nueva )?tarea\b\s?[:,]?(?: (?:para|de|llamada))?\s?(.*)$/d,
    'create task: $1',
  ],
  [/^nueva tarea\b\s?[:,]?\s?(.*)$/d, 'create task: $1'],
  [/^recuerda(?:me|nos) (.+)$/d, 'create task: $1'],
  [
    /^(?:(hoy|manana) )?(?:(?:tengo|hay) que )?((?:comprar|llamar|pagar|pedir|recoger|reservar|limpiar|arreglar|enviar|preparar) (?!.*\?).+)$/d,
    'create task: $1 $2',
  ],
  [
    /^(?:aplaza|pospon|pospone|mueve|retrasa|cambia) (.+?) (?:al?|para(?: el)?|hasta(?: el)?) (.+)$/d,
    'postpone $1 to $2',
  ],
  [/^(?:aplaza|pospon|pospone|mueve|retrasa) (.+)$/d, 'postpone $1'],
  [/^(.+?) puede(?:n)? esperar (?:al?|hasta(?: el)?) (.+)$/d, 'postpone $1 to $2'],
  [/^(?:asigna|reasigna|da|encarga)(?:le)? (.+) a (.+)$/d, 'assign $1 to $2'],
  [/^hazl[oa] urgente$/d, 'make it urgent'],
  [/^haz (.+) urgente$/d, 'make $1 urgent'],
  [/^(?:re)?asignal[oa] a (.+)$/d, 'assign it to $1'],
  [/^(?:muevel|aplazal|ponl)[oa] (?:al?|para(?: el)?) (.+)$/d, 'postpone it to $1'],
  [/^(?:completal|terminal|cierral)[oa]$/d, 'complete it'],
  [/^marca (.+) como (?:completad[oa]|terminad[oa]|hech[oa])$/d, 'complete $1'],
  [/^(?:completa|termina|finaliza|cierra) (.+)$/d, 'complete $1'],
  [/^(?:pon|deja)(?:er)? (.+) en (?:espera|pausa)$/d, 'put $1 on hold'],
  [/^(?:pon|deja)(?:er)? (.+) en (?:curso|progreso|marcha)$/d, 'put $1 in progress'],
  [/^(?:comenta|anade un comentario)(?: (?:en|al?|sobre))?(?: (?:el|la))? (.+?)\s?: (.+)$/d, 'comment on $1: $2'],
  [/^(?:los )?comentarios (?:del?|sobre|en)(?: (?:el|la))? (.+)$/d, 'comments on $1'],
  // 'Resume the stall' is English.
  [/^(?:resume (?!the |work |our |my )|resumen de |resumeme )(.+)$/d, 'summarise $1'],
  [/^¿?que (?:ha |se ha )?(?:cambio|cambiado|paso|pasado) (?:en|con|de) (.+)$/d, 'what changed on $1'],
  [/^(?:busca|encuentra)(?:me)?(?: tareas (?:con|sobre|de))? (.+)$/d, 'find $1'],
  [/^(?:y )?(?:pide(?:le)?|pedir(?:le)?|di(?:le)?|decir(?:le)?|recuerda(?:le)?) a (\S+) que (.+)$/d, 'tell $1 to $2'],
  [
    /^(?!(?:cuant[oa]s?|que|cual(?:es)?|quien(?:es)?)\b)(.+) (?:ya )?(?:esta|estan) (?:hech|list|terminad|completad|acabad)[oa]s?$/d,
    'complete $1',
  ],
  [
    /^(?:quita|elimina|borra)(?:r|le)? (?:la )?fecha(?: limite| de vencimiento)? (?:del?|a)(?: la)? (.+)$/d,
    'remove the due date of $1',
  ],
  [
    /^¿?quien (?!.*\b(?:tareas|tiempo|libre|vacaciones|mas|menos|hoy|manana|nada)\b)(?:(?:tiene|hace|lleva|se (?:encarga|ocupa) del?) (?:el |la |los |las )?|\p{L}+[aeo] (?=(?:el|la|los|las|nuestr[oa]s?) ))(.+?)\??$/du,
    'tell me about $1',
  ],
  [/^¿?que (?:hace|esta haciendo) (\p{L}+)(?: (hoy|manana|esta semana))?\??$/du, 'what is $1 doing $2'],
  // French
  [
    /^(?:cree[rz]?|ajoute[rz]?|fai[st]|note[rz]?)(?:[- ]moi)? (?:une )?(?:nouvelle )?tache\b\s?[:,]?(?: (?:pour|de|appelee))?\s?(.*)$/d,
    'create task: $1',
  ],
  [/^nouvelle tache\b\s?[:,]?\s?(.*)$/d, 'create task: $1'],
  [/^(?:demande[rz]?|dire|dis|dites|rappele[rz]?|rappelle) a (\S+) d(?:e |')(.+)$/d, 'tell $1 to $2'],
  // 'Rappelle-moi demain à 9h d'appeler le médecin'
  [/^rappelle[- ]moi (?!d(?:e |'))(.{3,40}?) d(?:e |')(?!ici\b)(.+)$/d, 'create task: $2 $1'],
  [/^rappelle[- ]moi (?:de |d')?(.+)$/d, 'create task: $1'],
  [
    /^(?:qu'est[- ]ce que j'ai|qu'ai[- ]je|j'ai quoi)(?: a faire)?(?: (?:pour|de prevu))?\b ?(.*)$/d,
    'what do i have $1',
  ],
  [
    /^(?:(?:je dois|il faut) )?((?:acheter|appeler|payer|commander|reserver|nettoyer|reparer|envoyer|preparer|chercher) (?!.*\?).+)$/d,
    'create task: $1',
  ],
  [/^(?:reporte|repousse|decale|deplace)[rz]? (.+?) (?:a|au|jusqu'au?|pour)(?: le)? (.+)$/d, 'postpone $1 to $2'],
  [/^(?:reporte|repousse|decale|deplace)[rz]? (.+)$/d, 'postpone $1'],
  [/^(.+?) (?:peut|peuvent) attendre (?:jusqu'au?|a)(?: le)? (.+)$/d, 'postpone $1 to $2'],
  [/^(?:assigne|attribue|donne|confie)[rz]? (.+) a (.+)$/d, 'assign $1 to $2'],
  [/^(?:rends|mets)[- ]l[ae] urgente?$/d, 'make it urgent'],
  [/^(?:assigne|attribue|donne|confie)[- ]l[ae] a (.+)$/d, 'assign it to $1'],
  [/^(?:reporte|repousse|decale|deplace)[- ]l[ae] (?:a|au|pour)(?: le)? (.+)$/d, 'postpone it to $1'],
  [/^(?:termine|finis|cloture)[- ]l[ae]$/d, 'complete it'],
  [
    /^(?!(?:combien|(?:les)?quel(?:le)?s?|qui|que)\b)(.+) (?:est|sont) (?:deja )?(?:faite?s?|finie?s?|terminee?s?|achevee?s?)$/d,
    'complete $1',
  ],
  [
    /^qui (?:fait|gere|a|s'occupe|se charge) (?!.*\b(?:taches|temps|libre|plus|moins|aujourd'hui|demain|rien)\b)(.+?)\s?\??$/d,
    'tell me about $1',
  ],
  [/^(?:mets|mettez|mettre|passe[rz]?) (.+) (?:en|comme|a) (?:termine|fini|fait)e?s?$/d, 'complete $1'],
  [/^marque[rz]? (.+) comme (?:terminee?s?|faite?s?|finie?s?|achevee?s?)$/d, 'complete $1'],
  [/^(?:termine|acheve|cloture|finis|ferme)[rz]? (.+)$/d, 'complete $1'],
  [
    /^(?:enleve|supprime|retire)[rz]? (?:la )?(?:date(?: d'echeance| limite)?|echeance) (?:d[eu]|des)(?: la\b)? (.+)$/d,
    'remove the due date of $1',
  ],
  [/^(?:mets|mettez|mettre) (.+) en (?:attente|pause)$/d, 'put $1 on hold'],
  [
    /^(?:commente[rz]?|ajoute[rz]? un commentaire)(?: (?:sur|aux?|a))?(?: l[ae]\b)?(?: l')? ?(.+?)\s?: (.+)$/d,
    'comment on $1: $2',
  ],
  [/^(?:les )?commentaires (?:sur|d[eu]|aux?)(?: l[ae]\b)? (.+)$/d, 'comments on $1'],
  [/^(?:resume[rz]? (?!the |work |our |my )|resume de )(.+)$/d, 'summarise $1'],
  [/^(?:qu'est[- ]ce qui a change|quoi de neuf|qu'y a-t-il de neuf) (?:sur|dans|pour|a) (.+)$/d, 'what changed on $1'],
  [/^(?:cherche|trouve)[rz]?(?:[- ]moi)?(?: (?:les |des )?taches (?:avec|sur))? (.+)$/d, 'find $1'],
];

/** Of the task in a command, without the words before its name. */
const OF_TASK = /^(?:(?:die|der|das|den|meine|la|el|mi|les?|ma|l') ?)?(?:aufgabe|tarea|tache)\s+/;

/** 'Weise ihn Mei zu', 'mach es dringend' */
const IT = /^(?:ihn|sie|es|das|dies(?:e[sn]?)?|l[oae])$/;

const CHANGES = /^(?:complete|cancel|postpone|assign|make|put|set|remove)\b/;
/** In German and Spanish by one word, in French by two. */
const IS_FORBIDDEN =
  /\b(?:nicht|niemals|auf keinen fall|keinesfalls)\b|^(?:por favor,? )?no (?:te |lo |la )?\p{L}+[ea]s?\b/u;
const IS_FORBIDDEN_BEFORE = /\bn(?:e |')\p{L}/u;
const IS_FORBIDDEN_BEHIND = /\b(?:pas|jamais|plus)\b/;

function forbids(folded: string): boolean {
  return IS_FORBIDDEN.test(folded) || (IS_FORBIDDEN_BEFORE.test(folded) && IS_FORBIDDEN_BEHIND.test(folded));
}

/** The line itself where it is no such command. */
export function inEnglish(line: string): string {
  const folded = fold(line).replace(/[\s?!.]+$/, '');
  for (const [pattern, english] of COMMANDS) {
    const match = pattern.exec(folded);
    // 'Schließe das Auto nicht ab' asks for nothing.
    if (match === null || (CHANGES.test(english) && forbids(folded))) continue;
    return english.replace(/\$(\d)/g, (_, group) => {
      const [start, end] = match.indices?.[Number(group)] ?? [0, 0];
      const written = line.slice(start, end);
      if (IT.test(fold(written))) return 'it';
      return written.slice(OF_TASK.exec(fold(written))?.[0].length ?? 0);
    });
  }
  return line;
}
