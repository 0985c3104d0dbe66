import { fold } from '../words/words.ts';

/**
 * What somebody is wished to do, as it is noted: 'necesito que me envíes el informe' as 'enviar el informe', 'il faut que vous
 * réserviez une table' as 'réserver une table', 'ich möchte, dass du die Fenster putzt' as 'die Fenster putzen'.
 *
 * @returns the text as it is where it wishes nothing so
 */
export function withWishedInfinitive(text: string): string {
  const folded = fold(text);
  const [wished = '', thing = '', verb = ''] = WISHED_IN_GERMAN.exec(folded) ?? [];
  const german = verb === '' ? null : germanInfinitive(verb);
  if (german !== null) {
    const start = wished.length - verb.length - thing.length;
    return `${text.slice(start, start + thing.length)}${german}`;
  }
  for (const { pattern, infinitives } of [SPANISH, FRENCH]) {
    const { led = '', pronouns = '', form = '' } = pattern.exec(folded)?.groups ?? {};
    const infinitive = infinitives.get(form);
    if (infinitive === undefined) continue;
    const rest = text.slice(led.length + pronouns.length + form.length);
    // 'Envíe el informe' tells somebody to, and is noted well enough; 'prepares the list' is English.
    if (led === '' && pronouns === '' && !(form.endsWith('s') && BEGINS_ABROAD.test(fold(rest)))) continue;
    const [pronoun = ''] = /\bl[oa]s?(?= )/.exec(pronouns) ?? [];
    return `${infinitive}${infinitives === SPANISH.infinitives ? pronoun : ''}${rest}`;
  }
  return text;
}

/** Before an 'e' the same sound is spelt so. */
const SPELT: Readonly<Record<string, string>> = { c: 'qu', g: 'gu', z: 'c' };

const BEGINS_ABROAD =
  /^ (?:el|la|los|las|una?|unos|unas|mi|su|nuestr[oa]s?|tod[oa]s?|al?|con|les?|l'|une|des|du|mon|ma|mes|notre|votre|tout\p{L}*|\d)\b/u;

const SPANISH = {
  pattern:
    /^(?<led>(?:(?:te |os |le |les |se )?(?:necesit[ao]|necesitamos|quiero|queremos|quisiera(?:mos)?|pido|pedimos|ruega|ruego|rogamos|espero|esperamos|(?:me |nos )?(?:gustaria|encantaria)|hace falta|es (?:necesario|importante)) )?que (?:(?:tu|usted(?:es)?|vosotros|alguien) )?)?(?<pronouns>(?:(?:me|nos|le|les|se|lo|la|los|las) ){0,2})(?<form>\p{L}+)(?= )/u,
  infinitives: formsOfSpanish(),
};

const FRENCH = {
  pattern:
    /^(?<led>(?:(?:il (?:faut|faudrait)|il est (?:necessaire|important)|(?:je|nous|on) (?:veux|voudrais|veut|voudrait|voulons|voudrions|souhaite\p{L}*|souhaitons|souhaiterions|aimerions|prefere\p{L}*)|j'aimerais|ce serait (?:bien|super|gentil)) )?(?:que |qu')?(?:(?:tu|vous|on|quelqu'un) )?)(?<pronouns>(?:(?:me |m'|nous |lui |leur )(?:(?:le |la |les |l'))?|(?:le |la |les |l'))?)(?<form>\p{L}+)(?= )/u,
  infinitives: formsOfFrench(),
};

/** What is written beside a verb is how its stem is in the subjunctive. */
function pairsIn(list: string): (readonly [verb: string, stem?: string])[] {
  return list
    .trim()
    .split(/\s*,\s*/)
    .map((each) => each.split(' ') as [string, string?]);
}

function formsOfSpanish(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [verb, stem] of pairsIn(`
    enviar, reservar, mandar, comprar, llamar, revisar, preparar, limpiar, confirmar, firmar, arreglar, reparar, actualizar,
    organizar, avisar, contactar, pagar, entregar, buscar, sacar, colocar, explicar, comunicar, cancelar, cambiar, anotar,
    apuntar, llevar, pasar, dejar, tomar, encargar, solicitar, completar, rellenar, adjuntar, descargar, instalar, recordar recuerd,
    comprobar comprueb, mostrar muestr, contar cuent, cerrar cierr, regar riegu, ayudar, terminar, quitar, ordenar, regresar,
    hacer hag, poner pong, traer traig, venir veng, salir salg, decir dig, recoger recoj, devolver devuelv, mover muev, pedir pid,
    conseguir consig, imprimir imprim, escribir escrib, abrir abr, subir sub, añadir anad, corregir corrij, leer le, vender vend,
    responder respond, atender atiend, resolver resuelv, dar d`)) {
    const isOfA = /ar$/.test(verb);
    const own = (stem ?? fold(verb).slice(0, -2)).replace(isOfA ? /(?:c|g|z)$/ : /$^/, (end) => SPELT[end] ?? end);
    for (const ending of isOfA ? ['e', 'es', 'en'] : ['a', 'as', 'an']) forms.set(`${own}${ending}`, verb);
  }
  return forms;
}

function formsOfFrench(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [verb, stem] of pairsIn(`
    envoyer envoi, réserver, préparer, commander, acheter achet, appeler appell, vérifier, confirmer, signer, réparer, nettoyer nettoi,
    organiser, contacter, payer pai, chercher, apporter, donner, passer, laisser, changer, annuler, compléter complet, imprimer,
    installer, rappeler rappell, terminer, ranger, corriger, demander, regarder, poser, fermer, arroser, remplacer, déposer,
    livrer, noter, ajouter, renvoyer renvoi, informer, retourner, remplir rempliss, finir finiss, faire fass, prendre prenn, venir vienn, mettre mett,
    écrire ecriv, lire lis, répondre repond, rendre rend, ouvrir ouvr, tenir tienn`)) {
    const own = stem ?? fold(verb).slice(0, -2);
    const plain = fold(verb).slice(0, -2);
    for (const form of [`${own}es`, `${own}e`, `${/er$/.test(verb) ? plain : own}iez`]) forms.set(form, verb);
  }
  forms.set('preniez', 'prendre').set('veniez', 'venir').set('teniez', 'tenir');
  return forms;
}

const WISHED_IN_GERMAN =
  /^(?:(?:(?:ich|wir) (?:mochten?|will|wollen|hatten? gerne?|wunschen?|erwarten?|brauchen?|bitten?(?: sie| dich| euch)?(?: darum)?)|es ware (?:gut|schon|super|toll|nett|prima)|bitte achte(?:n sie)? darauf),? (?:dass|wenn) |dass )(?:du|ihr|sie|man|jemand|wir)? ?(.+ )(\p{L}{3,})$/u;

/** How verbs are said of somebody, where that is not only '-st' or '-t' in place of '-en'. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'gib geben,nimm nehmen,lie lesen,trif treffen,triff treffen,sprich sprechen,lad laden,las lassen,trag tragen,sieh sehen,fahr fahren,wirf werfen,hilf helfen,wasch waschen,halt halten,iss essen,vergiss vergessen'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** 'Putzt', 'schickst', 'abholst'; what is one already stays: 'schicken'. */
function germanInfinitive(verb: string): string | null {
  if (/(?:en|ern|eln)$/.test(verb)) return verb;
  const stem = /^(.{2,}?)(?:st|t)$/.exec(verb)?.[1];
  if (stem === undefined || /^(?:is|ha|wir|kann|soll|mus|war|ware|hatte)$/.test(stem)) return null;
  const irregular = [...IRREGULAR].find(([said]) => stem.endsWith(said) && stem.length - said.length <= MOST_BEFORE);
  return irregular === undefined
    ? `${stem.replace(/e$/, '')}en`
    : `${stem.slice(0, -irregular[0].length)}${irregular[1]}`;
}

/** 'Zurückgibst' */
const MOST_BEFORE = 7;
