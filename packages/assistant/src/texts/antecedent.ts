import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** 'the', 'our', 'der', 'une': what a thing is named with. */
const DETERMINER =
  "(?:the|our|my|your|his|her|their|this|an?|der|die|das|den|unsere?[nm]?|meine?[nm]?|eine?[nm]?|el|la|los|las|una?|nuestr[oa]s?|le|les|une|notre|votre|su|sus|l'(?=\\p{L})|\\d{1,3}(?= \\p{L}{3,})|(?:room|flat|apartment|unit|order|machine|desk|printer|lane|bay|bed|locker|zimmer|raum|wohnung|sala|chambre|salle)(?= \\d))";
/** What a thing does that is not right. */
const MISBEHAVES =
  '(?:leak|drip|jam|squeak|flicker|rattle|creak|wobble|crash|freeze|hang|beep|whistle|hum|stink|overheat|trip|peel|crumble|sag|skid|blink|buzz|stutter|lag|vibrate|smoke|spark|stick|block|scrape|slip)(?:e?s)?';
/** Words that end the name of a thing: a verb, or what goes on about it. */
const ENDS_NAME = `called|rang|phoned|confirmed|confirms|wrote|asked|emailed|said|told|is|are|was|were|has|have|had|hasn't|haven't|wasn't|weren't|does|do|did|doesn't|don't|didn't|isn't|aren't|can't|cannot|can|could|won't|will|would|needs?|keeps?|still|no longer|yet|again|already|came|expires?|ends?|starts?|begins?|shows?|comes?|coming|arrived?|arrives|went|goes|got|gets|broke|stopped|fell|failed|looks?|smells?|makes?|${MISBEHAVES}|that|which|who|whom|we|they|you|i|he|she|it|because|since|so|and|but|before|after|until|by|today|tomorrow|yesterday|ist|sind|war|hat|kommt|kam|geht|lauft|liegt|funktioniert|schliesst|fehlt|wackelt|tropft|klemmt|steht|noch|schon|wieder|und|aber|esta|estan|es|no|ha|tiene|se|que|caduca|vence|debe|tiene que|reste|runs|ran|runs out|falla|va|hay|y|me|nos|te|est|sont|expire|arrive|fonctionne|ne|n'\\p{L}+|fuit|qui|et`;
/** With what stands between it and the name: 'a ', but not the 'a' of 'at'. */
const LED = `${DETERMINER}(?:(?<=')| )`;
const NAME = `(${LED}(?:(?!(?:${ENDS_NAME})\\b)(?:(?:mrs?|ms|dr|st)\\.|[^\\s,.;:!?()]+)(?: |$|(?=[,.;:!?()]))){1,8})`;

/** 'The oven door on the left does not close' */
const SUBJECT = new RegExp(
  `(?:^|^(?:and|also|so|only|just|hi|hey|und|auch|y|et)\\b,? |^(?:on|in|at|by|since|after|as|for) [^,]{2,25}, |\\b(?:but|because|if|that|dass|aber|weil|pero|mais) )${NAME}(?=(?:(?:still|already|just|also) )?(${ENDS_NAME})\\b)`,
  'u',
);
/** 'Fence by the lower paddock is down': without 'the', at least two words. */
const BARE_SUBJECT = new RegExp(
  `^((?!(?:${DETERMINER}|attached|enclosed|anbei|adjunto|ci-joint|there|here|what|who|where|when|why|how|which|if|as|only|just|but|at|on|in|for|from|with|please|thanks|hi|hello|not|no|every|all|one|nobody|everyone|whoever|lads|guys|folks|team|all|girls|boys)\\b)(?:(?!(?:${ENDS_NAME})\\b)[^\\s,.;:!?()]+ ){2,8})(?=(?:(?:still|already|just|also) )?(is|are|was|were|has|have|had|hasn't|haven't|doesn't|don't|isn't|aren't|can't|cannot|won't|needs?|keeps?|stopped|broke|came|arrived|ist|sind|hat|est|sont|esta|estan)\\b)`,
  'u',
);
/** 'The only thing left is the crane certificate', 'They asked for a written proposal', 'We're out of paper' */
const LACKING = new RegExp(
  `\\b(?:(?:thing|document|piece|part|item|point|one)s? (?:that(?:'s| is) )?(?:still )?(?:left|missing|outstanding|open|we need)\\b[^,.;]{0,25}? (?:is|are)|(?:missing|outstanding|left) (?:is|are)|ask(?:ed|s|ing)? (?:(?:us|me|you|them) )?for|wants?|wanted|would like|missing(?! (?:from|in|on|at|since)\\b)|lacks?|out of|short of|run(?:ning)? low on|waiting (?:for|on)|(?:nos|me|uns|mir|nous)? ?(?:faltan?|fehl(?:t|en)|manque(?:nt)?)(?: noch| encore)?|was (?:noch )?fehlt,? (?:ist|sind)) (?=(\\S))(${NAME.slice(1, -1).replace(LED, `(?:${LED})?`)})`,
  'u',
);
/** 'The staff still need logins', which is what 'create those' means. */
const NEEDED =
  /\b(?:needs?|still need) (?=(\S))((?!to\b)(?:(?:the|our|new|more|their|your) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+s)(?=$|[,.;:!?]| (?:for|by|before|until|at|in|on)\b)/u;
/** 'We have not received the signed agreement yet', 'Anbei der Mietvertrag' */
const OBJECT = new RegExp(
  `\\b(?:received?|got|gets?|needs?|miss(?:es|ing)?|found|find|lost|broke|damaged|dropped|bought|ordered|llamad[oa]? por|llamar por|llamo por|pregunta(?:do)? por|attached(?: is| are| you(?:'ll| will) find| please find)?|enclosed(?: is)?|here(?:'s| is| are)|there(?:'s| is| are)|sent(?: you| us| me)?|forgot|(?:called|asked|asks|inquired|wrote|phoned|emailed)(?: (?:again|me|us))? about|complaints? about|problems? with|issues? with|trouble with|deliver|delivery of|delivered|whoever (?:had|has|took|borrowed|used)|viene[n]?|llegan?|vencen?|caducan?|kommt|kommen|vient|viennent|arrive|anbei(?: finden sie| ist| sende ich (?:dir|ihnen))?|hier (?:ist|sind)|im anhang(?: finden sie| ist)?|adjunto|aqui (?:esta|tienes)|(?:te|os|le|les) (?:paso|envio|mando|dejo|remito)|ci-joint|voici|je (?:t'|vous |te )(?:envoie|transmets|joins|laisse)|(?:schicke|sende) (?:dir|ihnen|euch)) ${NAME}`,
  'u',
);

/** 'About the cake for the party: ', before what is asked. */
const ABOUT = new RegExp(
  `^(?:about|regarding|re|concerning|as for|as to|on|quick (?:one|question) (?:on|about)|wegen|bezuglich|sobre|respecto a|en cuanto a|concernant|pour|au sujet de) ${NAME}(?= ?(?:[:,–-]|on\\b|at\\b|$))`,
  'u',
);

/** 'Tents need drying': of 'them' alone, one word is enough. */
const BARE_PLURAL =
  /^((?!(?:this|is|was|as|yes|thanks)\b)\p{L}{2,}s )(?=(?:still |all |really )?(need|are|were|have|haven't|don't|aren't|keep|look)\b)/u;

const OF_ONE = /^(?:is|was|wasn't|has|hasn't|does|doesn't|isn't|needs|keeps|ist|hat|esta|es|est|ne|n')$/;
const OF_SEVERAL = /^(?:are|were|weren't|have|haven't|do|don't|aren't|need|keep|sind|estan|sont)$/;

/**
 * The thing that a sentence is about: 'the oven door on the left'; null where none is named so.
 *
 * @param isOne whether what points to it says 'it' rather than 'them'; null where that is not known
 */
export function thingIn(written: string, isOne: boolean | null): string | null {
  const sentence = fromFirstWord(written.replace(/\s*\([^()]*\)/g, '')).replace(SADLY, '');
  const told = TOLD.exec(fold(sentence))?.[0].length ?? 0;
  if (told > 0) return thingIn(sentence.slice(told), isOne);
  const folded = fold(sentence);
  const subject = SUBJECT.exec(folded);
  if (subject !== null && isOne !== null && IS_PERSON.test(subject[1] ?? ''))
    return thingBeside(subject, sentence, isOne);
  const isOther =
    subject !== null &&
    isOne !== null &&
    !/ (?:of|von|de) /.test(subject[1] ?? '') &&
    (isOne ? OF_SEVERAL : OF_ONE).test(subject[2] ?? '');
  const lacking = (isOne === false ? NEEDED.exec(folded) : null) ?? LACKING.exec(folded);
  const found =
    lacking ??
    (isOther ? null : subject) ??
    OBJECT.exec(folded) ??
    ABOUT.exec(folded) ??
    BARE_SUBJECT.exec(folded) ??
    (isOne === false ? BARE_PLURAL.exec(folded) : null);
  const name = found === lacking ? lacking?.[2] : found?.[1];
  if (found === null || name === undefined || name.trim() === '' || NO_THING.test(name)) return null;
  const thing = asNamed(name, found, sentence);
  // 'Faltan tornillos y clavos'
  const behind = sentence.slice(found.index + found[0].lastIndexOf(name) + name.trimEnd().length);
  const another = found === lacking ? ANOTHER_THING.exec(behind)?.[0].replace(/[\s.!]+$/, '') : undefined;
  return `${thing}${another ?? ''}`;
}

/** 'Just a thought for when things are quieter' */
const NO_THING =
  /^(?:el|le|the|den) \d|^(?:an? |the |one )?(?:quick |small |little |work |side |final |last )?(?:thought|note|reminder|heads-?up|favou?r|question|word)\b/;
const ANOTHER_THING = /^(?:, (?!and|y|e|et|und)\p{L}[\p{L} -]{1,24})*,? (?:y|e|et|und|and) \p{L}[\p{L} -]{1,24}[.!]?$/u;
const SADLY = /^(?:unfortunately|sadly|sorry|however|luckily|fortunately|leider|lamentablemente|malheureusement),? /i;

/** 'Bed 14 needs a pressure mattress', of which who orders it orders the mattress. */
const IS_NEEDED = new RegExp(`\\bneeds? ${NAME}`, 'u');
const ACQUIRES = /^(?:order|buy|get|book|bring|find|hire|rent) (?:it|one|them|this|that)\b/;

function neededIn(sentence: string): string | null {
  const found = IS_NEEDED.exec(fold(sentence));
  return found?.[1] === undefined ? null : asNamed(found[1], found, sentence);
}

/** 'Her daughter has rung', 'the governors meet' */
export const IS_PERSON =
  /^(?:(?:the|our|my|your|his|her|their|an?) )?(?:[\p{L}-]+ )?(?:daughter|son|mother|father|mum|mom|dad|grandma|grandpa|wife|husband|brother|sister|parents?|couple|clients?|customers?|clientes?|clienta|kund(?:e|in|en)|guests?|tenants?|neighbou?rs?|landlord|landlady|doctor|dentist|nurse|teachers?|boss|chef|manager|director|drivers?|plumber|electrician|architect|governors?|committee|board|council|team|staff|kids?|children|mayor|councillor|inspectors?|auditors?|surveyor|caterer|florist|lawyer|accountant|colleagues?|members?|residents?|patients?|students?|pupils?|players?|coach(?:es)?)\b/u;

/** What else a sentence names whose subject is somebody: 'the governors meet on the 30th and the report has to be in their pack'. */
function thingBeside(person: RegExpExecArray, sentence: string, isOne: boolean): string | null {
  const behind = sentence.slice(person.index + (person[1]?.length ?? 0));
  const next = /\b(?:and|but|because|so) (?=\p{L}+ \p{L})/u.exec(sentence);
  const object = OBJECT.exec(fold(behind));
  if (object?.[1] !== undefined) return asNamed(object[1], object, behind);
  return next === null ? null : thingIn(sentence.slice(next.index + next[0].length), isOne);
}

/** Without what is no word at its beginning, such as a dash or a face. */
function fromFirstWord(text: string): string {
  return text.replace(/^[^\p{L}\d]+/u, '');
}

/** A thing as it stands within a title. @param name of it in what was found, which is folded */
function asNamed(name: string, found: RegExpExecArray, sentence: string): string {
  const start = found.index + found[0].lastIndexOf(name);
  // German nominatives are what somebody does something with; 'a leak' is the one that was named.
  return sentence
    .slice(start, start + name.length)
    .trim()
    .replace(/^der (?=\p{Lu})/iu, 'den ')
    .replace(/^an? /i, 'the ')
    .replace(
      /^(?:the|our|my|your|his|her|their|this|one|two|three|four|some|die|das|den|unsere?[nm]?|el|la|los|las|le|les)\b/i,
      (word) => word.toLowerCase(),
    );
}

/** 'The jerseys' of 'The jerseys need new numbers'. */
function subjectIn(written: string): string | null {
  const sentence = fromFirstWord(written);
  const subject = SUBJECT.exec(fold(sentence));
  if (subject === null || !/^needs?$/.test(subject[2] ?? '')) return null;
  return asNamed(subject[1] ?? '', subject, sentence);
}

/** 'Two families (Delgado and Brandt)': the thing with what stands in brackets behind it. */
function withBracket(thing: string, sentence: string): string {
  const at = sentence.toLowerCase().indexOf(thing.toLowerCase());
  return thing + (at === -1 ? '' : (/^ \([^()]{2,30}\)/.exec(sentence.slice(at + thing.length))?.[0] ?? ''));
}

const THIS =
  '(?:it|them|(?:this|that|these|those)(?=$| (?:to|at|on|in|up|off|out|back|together|over|for|with|by|from|again|away|down|and|as|into)\\b))(?! \\p{L}+ing\\b)';
/** 'Return it to us', 'pick them up', 'look into it' */
const POINTS = new RegExp(
  `^(\\p{L}+)((?: (?:at|into|after|for|to|with|about|care of|on|up|out|off))?) ${THIS}(?: (back (?:on|in|up)|up|off|out|back|down|away|together|(?:in|on|over)(?=$| (?:by|before|until|at|for|to|with)\\b))\\b)?`,
  'u',
);
const LOOKS =
  /^(?:have|take|get) an? (?:quick |short |closer |good |proper )?look(?: (?:at|into) (?:it|this|that|them))?$/;
/** 'Have it taken down', 'get them signed' */
const HAS_DONE = /^(have|get) (?:it|them|this|that|these|those) (?=\p{L}+(?:ed|en|wn|ng|nt|ut|lt|pt|id|ld)\b)/u;
/** 'Fix before the launch', 'add to his file' */
export const LACKS_THING =
  /^(add|fix|repair|replace|correct|update|send|forward|order|book|cancel|sign|confirm|remove|include|clean|print|share|upload)(?:(?=,)| (?=(?:to|before|by|until|asap|today|tomorrow)\b))/;
/** What somebody does with a thing that is there, rather than with what it lacks: 'drop them at the shop'. */
const HANDLES =
  /^(?:drop|bring|take|return|collect|wash|clean|deliver|carry|hang|store|move|pick|feed|water|repair|fix)\b/;
/** 'Order a new one', 'put a spare one aside for him' */
const ANOTHER = /^(\p{L}+) (?:a|another) (?:(new|spare|second|fresh|replacement) )?one(?= |$)/u;
/** 'Das bestätigen', 'Den unterschrieben zurückschicken': no noun stands behind it. */
const POINTS_GERMAN =
  /^(?:Das|Den|Die|Dies|Diese[nrs]?|Sie|Ihn|Es) (?:(?:musst|müssten|müssen|soll(?:te)?s?t?|kannst|könntest)(?: (?:du|ihr|wir|bitte|noch))* )?(?=\p{Ll}[^,;:]*(?:en|ern|eln)(?: \([^()]*\))?$)/u;
/** 'Nous l'envoyer', 'mandarlos', 'revísalo' */
const POINTS_ROMANCE =
  /^(?:(?:nous |me |lui |leur |vous )?(?:l'|les? |la )(?<french>\p{L}+(?:er|ir|re))|(?<spanish>\p{L}+[aei]r)(?:nos|me|se|te)?l[oa]s?|(?<told>prepara|envia|compra|revisa|manda|busca|reserva|actualiza|firma|confirma|paga|limpia|arregla|renueva)(?:nos|me|se)?l[oa]s?)\b/u;
/** 'Order some', 'get more of them' */
const SOME = /^(\p{L}+) (?:some|more|some more|a few|a few more|new ones|any)(?: of (?:it|them|these|those))?$/u;
/** 'Reorder 200 of them with the print shop' */
const SO_MANY = /^(\p{L}+ (?:another |about )?\d{1,5}(?: more)?) of (?:them|these|those)\b/u;
/** 'Liam said the mower is broken': what he said is what counts. */
const TOLD =
  /^(?:this is )?(?:just )?(?:an? )?(?:quick |little |small |friendly |gentle |kind )?(?:heads[- ]up|reminder|fyi|note|important|urgent|wichtig|achtung|hinweis|dringend|importante?|urgente)(?: that|:) (?=\p{L}+ )|^.{2,40}?\b(?:said|says|saying|complain(?:s|ed|ing)?|reported|reports|noticed|mentioned|confirmed|confirms|(?:told|tells) (?:me|us)|beschwert|sagte?|meinte?|meldet|dice|dit|(?:records?|files?|system|books?|unterlagen|registros) (?:shows?|indicates?|suggests?|says?|zeigen|muestran)),? (?:that |dass |que )?(?=\p{L}+ )/u;
/** What is wrong says more than 'repair the door'. */
const MENDS = /^(?:got|did|had|was|were|fix|repair|solve|resolve|sort|handle|do|get|be|have|make|let|see|own|try)$/;

const DETERMINED = /^(?:the|our|my|your|this|these|those) /;

/** How many sentences back it may stand. */
const MOST_BETWEEN = 2;

/**
 * A title that points to what was named before, with its name: 'Return the signed agreement to us'.
 *
 * @param before the sentences before it, in their order
 * @returns null where it does not, or where the sentence before says it better
 */
export function withThing(title: string, before: readonly string[], longest: number): string | null {
  const caller = CALLS_BACK.test(fold(title)) ? callerIn(before) : null;
  if (caller !== null) return /^z/i.test(title) ? `${caller} zurückrufen` : `Call ${caller} back`;
  const written = writtenWith(title);
  if (written === null) return null;
  const folded = fold(title);
  for (const sentence of before.slice(-MOST_BETWEEN).reverse()) {
    const thing =
      (ACQUIRES.test(folded) ? neededIn(sentence) : null) ??
      (HANDLES.test(folded) ? subjectIn(sentence) : null) ??
      thingIn(sentence, written.isOne);
    if (thing === null) continue;
    // Where there is no room, without what tells more of the thing, or what goes on about it.
    const names = [
      withBracket(thing, sentence),
      thing,
      thing.replace(/(?<=\p{L} .*) (?:for|from|with|of|about|fur|für|von|mit|de|pour|para) .*$/iu, ''),
    ];
    const [bracketed = '', plain = '', brief = ''] = names.map((name) => written.title(name));
    const cut = written.isVerbLast ? [] : [plain.slice(0, plain.indexOf(thing) + thing.length)];
    return [bracketed, ...cut, plain, brief].find((each) => each.length <= longest) ?? null;
  }
  return null;
}

const CALLS_BACK = /^(?:zuruckrufen|(?:call|ring|phone)(?: (?:her|him|them))? back)$/;

/** Whoever called, of the sentences before: 'Mrs Novak called about her invoice'. */
function callerIn(before: readonly string[]): string | null {
  return before.flatMap((sentence) => CALLED.exec(sentence.trim())?.groups?.who ?? []).at(-1) ?? null;
}

const CALLED =
  /^(?<who>(?:(?:Herr|Frau|Kunde|Kundin|Familie|Firma|Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:hat (?:\p{Ll}+ ){0,3}angerufen|(?:has |just )?(?:called|rang|phoned))\b/u;

/** 'Verlängern', 'unterschrieben zurückschicken' */
const VERB_ALONE_GERMAN =
  /^(?:(?:unterschrieben|ausgefullt|umgehend|gleich|schnell) )?(?:verlangern|bestellen|nachbestellen|prufen|uberprufen|reparieren|erneuern|austauschen|ersetzen|bezahlen|uberweisen|unterschreiben|zuruckschicken|zuruckgeben|weiterleiten|bestatigen|reinigen|putzen|abholen|buchen|stornieren|kundigen|aktualisieren|korrigieren|erganzen|ausfullen|kontrollieren|entsorgen|anpassen|klaren|mitbringen|loschen|beantworten)$/;

/** 'Sign and return it' */
const POINTS_OF_TWO = /^(\p{L}+) and (\p{L}+) (?:it|them|this|these|those)(?=\s|$)/u;

/** How to write the title with the name of the thing; null for one that points to none. */
interface Pointing {
  /** 'It' rather than 'them'; null for what may be both. */
  isOne: boolean | null;
  isVerbLast: boolean;
  title: (thing: string) => string;
}

function writtenWith(title: string): Pointing | null {
  // 'Chase IT' is asked of those who mind the computers.
  if (/\bIT\b/.test(title) && /\p{Ll}/u.test(title)) return null;
  const folded = fold(title);
  if (LOOKS.test(folded))
    return { isOne: !/them$/.test(folded), isVerbLast: false, title: (thing) => `Look at ${thing}` };
  const done = HAS_DONE.exec(folded);
  if (done)
    return {
      isOne: !/ (?:them|these|those) $/.test(done[0]),
      isVerbLast: false,
      title: (thing) => `${done[1]} ${thing} ${title.slice(done[0].length)}`,
    };
  const german = POINTS_GERMAN.exec(title);
  if (german) {
    const rest = title.slice(german[0].length);
    const isOne = /^(?:die|sie)\b/i.test(title) ? null : true;
    return { isOne, isVerbLast: true, title: (thing) => `${thing} ${rest}` };
  }
  if (VERB_ALONE_GERMAN.test(folded))
    return { isOne: null, isVerbLast: true, title: (thing) => `${thing} ${title.toLowerCase()}` };
  const romance = POINTS_ROMANCE.exec(folded);
  const { french, spanish, told } = romance?.groups ?? {};
  const verbAbroad = french ?? spanish ?? (told === undefined ? undefined : `${told.replace('renueva', 'renova')}r`);
  if (romance !== null && verbAbroad !== undefined) {
    const rest = title.slice(romance[0].length);
    return { isOne: !/s$/.test(romance[0]), isVerbLast: false, title: (thing) => `${verbAbroad} ${thing}${rest}` };
  }
  const another = ANOTHER.exec(folded);
  if (another !== null) {
    const [one, verb = '', kind = 'new'] = another;
    const title = (thing: string) => `${verb} a ${kind} ${thing.replace(/^\S+ /, '')}${folded.slice(one.length)}`;
    return { isOne: true, isVerbLast: false, title };
  }
  const some = SOME.exec(folded)?.[1];
  if (some !== undefined)
    return {
      isOne: null,
      isVerbLast: false,
      title: (thing) => `${some} ${thing.replace(/^(?:the|our|my|your|this) /, '')}`,
    };
  const many = SO_MANY.exec(title);
  if (many !== null)
    return {
      isOne: false,
      isVerbLast: false,
      title: (thing) => `${many[1]} ${thing.replace(DETERMINED, '')}${title.slice(many[0].length)}`,
    };
  // 'Kindly submit before then'
  if (!folded.includes(' ') && ACTION_VERBS.has(folded) && !MENDS.test(folded))
    return { isOne: null, isVerbLast: false, title: (thing) => `${folded} ${thing}` };
  const lacking = LACKS_THING.exec(folded)?.[1];
  if (lacking !== undefined)
    return { isOne: null, isVerbLast: false, title: (thing) => `${lacking} ${thing}${title.slice(lacking.length)}` };
  const both = POINTS_OF_TWO.exec(folded);
  if (both?.slice(1).every((verb) => ACTION_VERBS.has(verb)))
    return {
      isOne: !/ (?:them|these|those)$/.test(both[0]),
      isVerbLast: false,
      title: (thing) => `${both[1]} and ${both[2]} ${thing}${title.slice(both[0].length)}`,
    };
  const found = POINTS.exec(folded);
  if (found === null || (MENDS.test(found[1] ?? '') && !/^get \S+ (?:to|from|off|out|over|into|back)\b/.test(folded)))
    return null;
  const [pointing, verb = '', preposition = '', particle] = found;
  const rest = title.slice(pointing.length);
  // 'Get it over to me'
  if (particle === 'over' && rest.startsWith(' to'))
    return { isOne: true, isVerbLast: false, title: (thing) => `${verb} ${thing} over${rest}` };
  return {
    isOne: !/ (?:them|these|those)\b/.test(pointing),
    isVerbLast: false,
    title: (thing) => `${verb}${particle === undefined ? '' : ` ${particle}`}${preposition} ${thing}${rest}`,
  };
}
