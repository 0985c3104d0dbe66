import { fold, wordsIn } from '../words/words.ts';

// What kind of thing a title asks for, and what kind of thing a text tells: who was asked for a quote names a price, who has
// an appointment a time. How much each of them says of whether the text speaks of the task is learned (task-weights.ts).

const KINDS_OF_TITLES = {
  quote:
    'quote quotes price prices pricing offer offers estimate budget cost costs compare comparison valuation valued angebot angebote kostenvoranschlag preis presupuesto precio devis prix',
  chase:
    'chase remind reminder ask request claim clarify follow negotiate complain complaint dispute query anfragen nachfragen mahnen reklamieren klaren fragen pedir preguntar reclamar demander relancer',
  pay: 'pay invoice invoices bill bills settle transfer reimburse refund deposit fee fees rent fine tax taxes premium subscription zahlen bezahlen uberweisen rechnung steuer pagar factura impuesto payer facture loyer',
  appointment:
    'appointment dentist doctor vet visit meet meeting interview interviews inspection inspector checkup mot service tour viewing schedule date surveyor photographer speaker termin arzt zahnarzt besuch cita medico visita medecin',
  book: 'book reserve hire rent arrange venue hall room hotel flight train ferry tent marquee table restaurant buchen reservieren mieten reservar alquilar reserver louer',
  buy: 'buy order restock purchase stock reorder get replacement spare delivery supply kaufen bestellen besorgen lieferung comprar encargar pedido acheter commander livraison',
  fix: 'fix repair replace install mend unblock restore leak leaking broken dripping drip stuck faulty noise slow bug crash error timeout pump boiler heating reparieren ersetzen heizung arreglar reparar reparer remplacer',
  clean:
    'clean wash paint sand sweep mow cut prune clear tidy empty defrost descale polish varnish oil grease putzen waschen streichen schneiden limpiar pintar nettoyer peindre',
  build:
    'build mount put move assemble set hang lay dig dismantle seal insulate rebuild fit bauen montieren aufbauen montar construir monter',
  write:
    'write draft prepare update make create design print report review proofread minutes newsletter article programme poster posters flyer flyers leaflet brochure speech text website page document plan rota list menu agenda presentation slides translation translate schreiben erstellen drucken bericht protokoll liste escribir redactar informe ecrire rediger rapport',
  send: 'send forward post mail email submit file hand return bring deliver upload ship share publish invite invitations letters schicken senden abgeben einladen enviar entregar envoyer remettre',
  apply:
    'apply register renew permit licence license certificate insurance passport enrol sign contract application grant visa permission approval subscribe beantragen anmelden verlangern vertrag versicherung ausweis solicitar renovar contrato demande renouveler contrat',
  people:
    'recruit train onboard find volunteer volunteers helper helpers cover substitute replacement applicants babysitter driver assistant trainer vertretung aushilfe suplente remplacant',
  sell: 'sell donate let auction advertise verkaufen spenden vender donar vendre',
  test: 'test check inspect audit verify measure calibrate drill analysis sample samples survey count inventory prufen kontrollieren messen comprobar revisar medir verifier controler',
  event:
    'party wedding birthday festival concert trip outing course fair exhibition open rehearsal feier fest ausflug fiesta boda excursion fete mariage sortie',
  end: 'cancel terminate close stop unsubscribe kundigen cancelar resilier',
  system: 'upgrade migrate deploy release backup configure integrate import export data database server api',
} as const;

const KINDS = new Map<string, string[]>();
for (const [kind, words] of Object.entries(KINDS_OF_TITLES)) {
  for (const word of words.split(' ')) KINDS.set(word, [...(KINDS.get(word) ?? []), kind]);
}

/** Of the folded text. */
const TOLD: Readonly<Record<string, RegExp>> = {
  money:
    /[€$£]|\b(?:eur|euros?|pounds?|dollars?|chf|usd|quid|per hour|a week|a trip|each|plus vat|net|netto|pro stunde)\b|\b\d+[.,]\d\d\b(?![.:])|\b\d{2,3} (?:a|per)\b/,
  count:
    /\b\d{1,4} (?!am\b|pm\b|uhr\b|h\b|eur|pounds?|o'clock|days?\b|weeks?\b|hours?\b|min)\p{L}{3,}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half of|most of|both|all of|zwei|drei|vier|beide|dos|tres|deux|trois)\b/u,
  progress:
    /\b(?:so far|half|started|page \d|\d+ of \d+|left to|to go|up to now|almost|nearly|halfway|still (?:missing|to)|bisher|angefangen|fast|fehlt noch|casi|presque)\b|%|\bonly\b.*\b(?:left|missing|to go)\b/,
  time: /\b\d{1,2}[:.h]\d\d\b|\b\d{1,2} ?(?:am|pm|uhr|h)\b|o'clock|\b(?:noon|half (?:past|\p{L}+)|quarter (?:past|to))\b/u,
  day: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|tomorrow|next (?:week|month)|\d{1,2}(?:st|nd|rd|th)|january|february|march|april|june|july|august|september|october|november|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)\b|\b\d\d?[./]\d\d?\./,
  wants:
    /\b(?:wants?|asks? for|demands?|offers?|quoted|offered|would (?:do|take|charge|lend|run)|charges?|verlangt|bietet|quiere|pide|ofrece|veut|demande|propose)\b/,
  agrees:
    /\b(?:agreed|agrees|approved|approves|accepted|confirmed|confirms|ok with|fine with|said yes|says yes|go ahead|signed|granted|einverstanden|zugesagt|genehmigt|bestatigt|unterschrieben|de acuerdo|aprobado|confirmado|firmado|d'accord|accepte|confirme|signe)\b/,
  promises: /\b(?:promised|promises|will|going to|versprochen|wird|prometio|va a|promis|va)\b|'ll\b/,
  refuses:
    /\b(?:refuses?|refused|declined|rejected|cancell?ed|turned down|said no|no longer|fell through|out of stock|sold out|abgesagt|abgelehnt|ausverkauft|rechazado|cancelado|agotado|refuse|annule)\b/,
  fails:
    /\b(?:can't|cannot|cant|won't|not able|unable|doesn't|didn't|isn't|not yet|kann nicht|noch nicht|no puede|todavia no|ne peut pas|pas encore)\b/,
  sent: /\b(?:sent|posted|submitted|mailed|emailed|handed|uploaded|filed|forwarded|went out|gone out|out now|published|online|live|geschickt|verschickt|abgegeben|eingereicht|enviad[oa]s?|entregad[oa]s?|envoyee?s?|remise?s?)\b/,
  arrived:
    /\b(?:arrived|came|come|comes|is here|are here|in stock|received|got|landed|delivered|picked up|collected|fetched|there now|angekommen|gekommen|geliefert|abgeholt|llegado|llego|recibido|recogido|arrivee?s?|recue?s?|livree?s?)\b/,
  works:
    /\b(?:works|working|running|runs|fixed|repaired|again|dry|tight|sealed|replaced|mounted|installed|quiet|lauft|geht wieder|funktioniert|repariert|dicht|funciona|arreglad[oa]|reparad[oa]|marche|fonctionne|reparee?)\b/,
  paid: /\b(?:paid|transferred|settled|refunded|bought|ordered|sold|booked|reserved|bezahlt|uberwiesen|gebucht|bestellt|gekauft|verkauft|pagad[oa]s?|comprad[oa]s?|reservad[oa]s?|vendid[oa]s?|payee?s?|achetee?s?|reservee?s?|vendue?s?)\b/,
  broken:
    /\b(?:broken|stuck|leaks?|leaking|fails|failed|wrong|missing|worse|too (?:small|big|thick|thin|short|long|late|expensive)|crack\p{L}*|scratch\p{L}*|kaputt|undicht|falsch|roto|rota|cassee?s?)\b/u,
  moved:
    /\b(?:postponed|later|delayed|moved|shifted|instead of|pushed|until|not before|wait|verschoben|spater|erst|aplazad[oa]|mas tarde|reportee?|plus tard)\b/,
  asks: /\?/,
  exclaims: /!/,
  done: /\b(?:done|finished|ready|completed?|over|finally|fertig|erledigt|endlich|hecho|terminad[oa]|list[oa]|fini[es]?|terminee?s?|faite?s?)\b/,
  person:
    /\b(?:applicants?|applied|applications?|cv|candidate|step in|stand-in|volunteered|took over|takes over|bewerb\p{L}*|ubernimmt|candidat[oe]?s?)\b/u,
  thanks:
    /\b(?:thanks?|thank you|hello|hi|congrat\p{L}*|lol|haha|great|lovely|loved|nice|sorry|funny|cute|enjoy\p{L}*|danke|super|gracias|merci|bravo)\b/u,
  urgent:
    /\b(?:urgent|asap|priority|important|first thing|top of the list|immediately|dringend|wichtig|sofort|urgente?|importante?)\b/,
  life: /\b(?:lunch|dinner|coffee|weather|rain|sunny|weekend|holiday|football|match|tv|film|sleep|slept|baby|knee|sick|ill|feeling|birthday|who|anyone|anybody|did you|do you|have you|see you|wetter|wochenende|urlaub|krank|kaffee|wer|tiempo|enfermo|quien|meteo|malade|qui)\b/,
  past: /\b(?:yesterday|last (?:week|night|year|month)|this morning|gestern|letzte woche|ayer|hier (?:soir|matin)|la semaine derniere)\b/,
};

/** What kinds of things a text tells. */
export function toldIn(text: string): string[] {
  const folded = fold(text);
  const told = Object.entries(TOLD).flatMap(([sign, pattern]) => (pattern.test(folded) ? [sign] : []));
  return told.length > 0 ? told : ['nothing'];
}

/** What kinds of things a title asks for. */
function kindsOf(title: string): string[] {
  const kinds = new Set(
    wordsIn(fold(title)).flatMap((word) => KINDS.get(word) ?? KINDS.get(word.replace(/s$/, '')) ?? []),
  );
  return kinds.size > 0 ? [...kinds] : ['other'];
}

/**
 * What the title of a task has to do with what a text tells, as names for what is learned: 'quote', 'quote money', and 'named
 * money' where the text has a word of it.
 *
 * @param told what `toldIn` says of the text
 */
export function signsOf(title: string, told: readonly string[], isNamed: boolean): string[] {
  const ofKinds = kindsOf(title).flatMap((kind) => [kind, ...told.map((sign) => `${kind} ${sign}`)]);
  return isNamed ? [...ofKinds, ...told.map((sign) => `named ${sign}`)] : ofKinds;
}
