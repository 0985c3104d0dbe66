import { STOP_WORDS } from '../words/common-words.ts';
import { verbOf, verbOfGerund, verbOfParticiple } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** Pronouns, verbs that any thing can have, and words of judgement: none says what it is about. */
const SAYS_NOTHING = new Set(
  (
    'sich payable deal deals dealt ahead whenever through hope hopes hoping count counting rely relying depend depends guess suppose wait waiting come comes soon ignore disregard priority everything else rest highest lowest plate morning afternoon evening sorry apologies charger occuper t en ones online stuff if not rain copies needful attended yours mine ours theirs tiempo temps zeit replacement appointment cita termin neither nor so channel hello hi parvenir votre notre eur usd per favour favor favours help hand feel responsible charge must it this that those these them him her one ones same thing things something anything issue problem matter here there over back into too soon please another other different care get do does did done doing look own have has had make made making own take took taken taking go went gone goes come came coming be been being let lets know want wants wanted need needs needed like would could should might great good nice lovely helpful thankful grateful glad happy appreciated possible important urgent best better fine okay sure live keep keeps still only even maybe perhaps once twice somebody someone anybody anyone nobody everybody everyone whoever time moment minute minutes way lot bit more less few some correct right wrong myself yourself themselves each every decision side reply answer us me you who what why how whats where nuts crazy mad its im ive dont doesnt isnt cant wont tell told telling ask asks asked write writes wrote hear heard ' +
    'da an ab auf mit du dich drum dran rein raus hin her rum los euch uns er ihn ihm kummer es hier vom beim bis am eingegangen das die sie ihn ihm ihr ihnen dies diese diesen dieser dieses dazu davon daran darum darauf dafur mal noch heute bitte gern gerne wieder nochmal machen tun haben sein werden kann konnen konnte muss mussen soll sollte wer was warum euch uns dir mir man jemand gut schon einfach schnell ' +
    'lo la los las le les eso esto esta este ello otra otro vez hacer poder favor me te nos quien algo nada bien mejor ya tambien ' +
    'ca cela ce ceci y en faire refaire fois autre pouvoir falloir moi toi lui leur quelqu quelque chose bien deja encore toujours'
  ).split(' '),
);
/** Verbs of other languages as they begin or end what is to be done. */
const INFINITIVE = /(?:[^aeiou]en|ern|eln)$/;
const VERB_ABROAD = /(?:[^aeiou]en|ern|eln|ar|er|ir|re|ez|(?:[aei]r|[aeo])(?:se|me|te|nos)?l[aeo]s?)$/;

/** English nouns that end as German verbs do. */
const NOUN_IN_EN =
  /\b(?:(?:the|an?|my|our|your|his|her|their|this|that|new|old|spare|all) \p{L}+|ovens?|kitchen|garden|children|kitten|chicken|token|women|linen|lantern|pattern|fern|citizen|specimen|dozen)$/u;

/** Words of a title that say what it is about: neither its verb nor what any title could have. */
export function substanceOf(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,:/-]*[\p{L}\p{N}])?/gu) ?? [];
  // 'Keller aufräumen', but not 'clean the oven'
  const last = words.at(-1) ?? '';
  const endsInInfinitive = /^\p{Ll}/u.test(last) && INFINITIVE.test(fold(last)) && !NOUN_IN_EN.test(fold(title));
  const isVerbLast = endsInInfinitive && words.length === 2 && verbOf(fold(words[0] ?? '')) === null;
  return words.filter((word, index) => {
    const folded = fold(word);
    if (SAYS_NOTHING.has(folded.replaceAll("'", '')) || STOP_WORDS.has(folded) || folded.length < 2) return false;
    if (/^\d{1,2}$|\d[.,:/-]\d/.test(folded)) return false;
    // 'Ofen putzen' has its verb at the end.
    if (index === 0) return (!isVerb(folded) || isVerbLast) && !ASKS_BACK.test(fold(title));
    const isInfinitive = index === words.length - 1 && endsInInfinitive;
    return !isInfinitive && verbOfParticiple(folded) === null;
  });
}

/** What any office, form or bill could have: a title with nothing else says little of which one is meant. */
const GENERIC = new Set(
  (
    'casa zuhause office form forms version changes copy request details list portal account site city phone call mail email reply desk fee payment guys registration chance date appt amount balance deadline link file attachment document documents fitting slot time quote option order team customer client somebody number address pack some way thing ' +
    'formular betrag zahlung uberweisung liste datei adresse nummer auftrag kunde ' +
    'formulario pago cita importe direccion numero pedido cliente lista ' +
    'formulaire reglement virement montant adresse numero commande rendez-vous'
  ).split(' '),
);

/** Words of a title that are about one thing and no other: neither verbs, nor what is generic. */
export function specificsOf(title: string): string[] {
  return substanceOf(title).filter((word) => {
    const folded = fold(word);
    return (
      !GENERIC.has(folded) &&
      !GENERIC.has(folded.replace(/s$/, '')) &&
      (verbOf(folded) === null || /^\p{Lu}/u.test(word))
    );
  });
}

/** 'Rufst du da an' begins with its verb. */
const ASKS_BACK = /^\p{L}+ (?:du|ihr|sie|wir|tu|vous|je|on)\b/u;

function isVerb(word: string): boolean {
  return verbOf(word) !== null || verbOfGerund(word) !== null || VERB_ABROAD.test(word);
}
