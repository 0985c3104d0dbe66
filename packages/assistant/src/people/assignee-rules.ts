import { ACTION_VERBS } from '../words/verbs.ts';
import {
  ASKS_BEFORE,
  ASSIGNED_BEFORE,
  ASSIGNS_BEFORE,
  BEGINS_ASKING_AFTER,
  CALLED_AFTER,
  CALLS_BEFORE,
  COMMANDED_AFTER,
  DOES_AFTER,
  DONE_TO_BEFORE,
  END_AFTER,
  GIVES_BEFORE,
  HOLDS_BEFORE,
  IS_ASKING_BEFORE,
  IS_TOLD_AFTER,
  IS_TOLD_THAT_AFTER,
  LETS_BEFORE,
  PLEASE_AFTER,
  PROMISES_AFTER,
  REPORTS_AFTER,
  REPORTS_BEFORE,
  SPOKEN_TO_AFTER,
  SPOKEN_TO_BEFORE,
  STANDS_BY_AFTER,
  THING_AFTER,
  TOPIC_BEFORE,
  WISHED_BEFORE,
} from './assignee-words.ts';

/** A name in its sentence, folded. */
export interface NameInPlace {
  /** The 50 characters before it, without a form of address. */
  before: string;
  /** The 40 characters after it. */
  after: string;
  /** As `after`, and twice as far. */
  farAfter: string;
  /** Whether nothing of the sentence stands before it, or only a greeting or a word like 'please' or 'decision'. */
  isFirst: boolean;
  /** 'Nora's' */
  isOwner: boolean;
  /** '@Nora' */
  isMention: boolean;
}

/** All that is given has to be met. */
interface AskingRule {
  score: number;
  before?: RegExp;
  notBefore?: RegExp;
  after?: RegExp;
  isFirst?: true;
  isOwner?: boolean;
  isMention?: true;
  /** What patterns alone cannot say. */
  fits?: (name: NameInPlace) => boolean;
}

/** How surely the sentence asks whoever is named there; by the first rule that is met. */
export function scoreOf(name: NameInPlace): number {
  return RULES.find((rule) => isMet(rule, name))?.score ?? 0;
}

function isMet(
  { before, notBefore, after, isFirst, isOwner, isMention, fits }: AskingRule,
  name: NameInPlace,
): boolean {
  return (
    (isFirst === undefined || name.isFirst) &&
    (isOwner === undefined || name.isOwner === isOwner) &&
    (isMention === undefined || name.isMention) &&
    (before === undefined || before.test(name.before)) &&
    (notBefore === undefined || !notBefore.test(name.before)) &&
    (after === undefined || after.test(name.after)) &&
    (fits === undefined || fits(name))
  );
}

/** 'Book it', 'tell everyone', 'check the door' */
const ORDERED_AFTER =
  /^ ([\p{L}]+) (?:it|them|this|that|those|the|an?|your|our|my|his|her|their|us|me|him|everyone|everybody|all|some|another|one)\b/u;

/** 'Whenever you have a moment, …', 'Note on it: “…' */
const PAUSE_BEFORE = /(?:^|[,:.!?–-])\s*["“„'(]?$/;
const ARROW_BEFORE = /(?:→|[-=]>)\s$/;

const RULES: readonly AskingRule[] = [
  // 'Can you bake the bread and tell Nora to deliver it?'
  {
    score: 0,
    before:
      /(?:\b(?:can|could|would|will) (?:you|u)\b|^(?:please |pls )?(?!(?:ask|tell|remind|get|have|let)\b)\p{L}+ )[^.!?]{3,}\b(?:and|then) (?:please )?(?:tell|ask|remind) $/u,
    after: /^ to \p{L}/u,
  },
  // 'By Friday: send Nora the figures'
  { score: 0, before: GIVES_BEFORE, after: THING_AFTER },
  { score: 0, before: LETS_BEFORE },
  // 'Owner: Nora', 'assigned to Nora'
  { score: 6, before: HOLDS_BEFORE, isOwner: false },
  // 'Danny's job this time', 'you decide, it's Lena's turn'
  {
    score: 5,
    isOwner: true,
    after:
      /^ (?:job|turn|task|go|duty|responsibility)(?= (?:this|today|now|next|too|again|please|tomorrow)\b|\s*[,.;!?)]|\s*$)/,
  },
  // 'Nora's doing it on Monday', 'Nora is dealing with it'
  {
    score: 5,
    after:
      /^(?:'s| is)? (?:(?:now|already|currently) )?(?:doing|handling|sorting|fixing|organi[sz]ing|dealing with|taking care of|looking (?:after|into)|seeing to|working on) (?:it|this|that|them|those)\b/,
  },
  // 'Nora will be in the office on Tuesday'
  {
    score: 0,
    after:
      /^(?: will|'ll| is going to) be (?:in|at|on|away|back|out|here|there|off|late|absent|available|unavailable|reachable|with)\b/,
  },
  // 'Tomasz, yours is in', 'Internal note (Luis): …'
  {
    score: 0,
    after: /^,? (?:yours|your [\p{L}]+) (?:is|are|was|has|came|arrived) (?:in|here|done|fine|ok|through|good)\b/u,
  },
  { score: 0, before: /\b(?:note|comment|update|added|reply|message)s? \($/, after: /^\)/ },
  // 'repeat potassium at two, nurse Ifeoma'
  {
    score: 5,
    before: /,\s(?:nurse|sister|dr\.?|technician|driver|operator|engineer|foreman|carer|porter) $/,
    after: /^\s*(?:[.;!]|$)/,
  },
  // 'Greg, nothing for you right now'
  {
    score: 0,
    after:
      /^\s?[,:–-] (?:nothing (?:for you|more|else|to do|needed|(?:on|at|from) your (?:side|end|plate))|no action)\b/,
  },
  // 'Nora's desk', whether the 's was taken for a part of the name or not
  { score: 0, after: /^\s?'s\b/ },
  { score: 0, isOwner: true },
  // '@Nora'
  { score: 5, isMention: true },
  // 'Reminder for Oskar: …'
  {
    score: 5,
    before:
      /\b(?:note|message|memo|reminder|request|favou?r|job|one|things|tasks?|to-?dos|jobs|follow-?up|action|(?:check|punch|snag|snagging)? ?list|hand-?over|chores|errands|instructions) for\s$/,
    after: /^\s?(?:[,.:–-]|$|\(|while\b)/,
  },
  // 'Message for Imogen from Helen'
  { score: 5, before: /^\W*(?:message|memo|note) for $/, after: /^ from \p{L}+/u },
  // 'Sorry to bother you again, Nora'
  { score: 5, before: /\b(?:asking|ask|bother|disturb|trouble|remind|tell) you(?: again)?,? $/ },
  // 'PS Nora, …'
  { score: 5, before: /^[^\p{L}]*ps:? $/u, after: /^\s?,/ },
  // 'Nora dear'
  {
    score: 5,
    isFirst: true,
    after:
      /^ (?:dear|mate|love|darling|hun|pal|buddy|bro|carino|cielo|amor|guapa|guapo|tesoro|schatz|cherie?|mon chou)\b/,
  },
  // 'Nora, this one's yours', 'Nora, see below, yours please', 'Marcos, ¿te encargas tú?'
  {
    score: 6,
    before: PAUSE_BEFORE,
    after:
      /^\s?,\s(?:see (?:below|above),? )?(?:(?:that|this|it)(?: one)?(?:'s| is) (?:yours|your|for you|on you)\b|yours(?= please\b| pls\b|\s*[.!,]|\s*$))/,
  },
  {
    score: 6,
    isFirst: true,
    after:
      /^\s?,\s¿?(?:te encargas|puedes encargarte|lo llevas tu|can you (?:take|handle) (?:this|it|care of (?:this|it))|could you (?:take|handle) (?:this|it)|(?:kannst|konntest) du (?:das |dich )?(?:bitte )?(?:ubernehmen|drum kummern|darum kummern)|tu t'en (?:charges|occupes)|tu peux t'en (?:charger|occuper))\b/,
  },
  // 'Could you both, Amir and Janet, go over …'
  { score: 5, before: /\b(?:you (?:both|two)|both of you),? $/, after: /^\s?(?:and|&|,)\s/ },
  // 'Sorry to leave it to you Mags', 'on your day off Lydia.'
  {
    score: 5,
    before: /\b(?:to|bother|for|on) you,? $|\byour (?:day off|holiday|holidays|break|lunch|evening|weekend),? $/,
    after: /^\s?(?:[.,!?]|x+\b|$)/,
  },
  // 'If Jonas covers the till'
  {
    score: 0,
    before: /\b(?:if|unless|while|falls|wenn|si) $/,
    after: /^ (?!can\b|could\b|would\b|kann\b|konnte\b|puede\b|peut\b|pourrait\b)\p{L}+(?:s|t|e|a)\b/u,
  },
  // 'Dwight I know you hate it, but …'
  { score: 5, isFirst: true, after: /^ i (?:know|hate to|need|think|was|have)\b/ },
  // 'Se acuerda que Nuria pida tres presupuestos'
  {
    score: 5,
    before: /\b(?:acuerda|acordo|decide|decidio|pide|pidio|propone|solicita) que $/,
    after: /^ (?:se )?\p{L}+(?:a|e)\b/u,
  },
  // 'Fiona just called in sick'
  { score: 0, after: /^ (?:has |have )?(?:just |already )?(?:called|phoned|calls) in (?:sick|ill)\b/ },
  // 'For Abdul: …'
  {
    score: 6,
    before:
      /^[^\p{L}]*(?:(?:urgente?|important|dringend|wichtig|importante|asap)[,:!]? )?(?:for|fao|attn|fur|an|para|pour|@)\s$/u,
    after: /^\s?[:–-]/,
  },
  // 'Load test — Wen, Tue 15 Feb'
  { score: 5, before: / — $/, after: /^\s?,/ },
  // '… → Wen to mail them'
  { score: 6, before: ARROW_BEFORE, after: DOES_AFTER },
  // 'À traiter par Yasmine', 'to be checked by Ben'
  {
    score: 5,
    before:
      /\b(?:a (?:traiter|faire|realiser|valider|verifier) par|(?:to|must|should|shall) be \p{L}+(?:ed|en|ne|t|d) by) $/u,
  },
  // '@Billing Cora, refund one of them'
  { score: 5, before: /^[^\p{L}]*@\p{L}+ $/u, after: /^, (?!who\b|which\b)/ },
  // 'Whenever you have a moment, Thandi, could you …', 'Kurze Erinnerung, Vroni: …', 'Note on it: “Gil – send notice”'
  { score: 5, before: PAUSE_BEFORE, after: CALLED_AFTER },
  // 'Sticky note: Yvonne pls accept it'
  { score: 5, before: PAUSE_BEFORE, after: PLEASE_AFTER },
  // '… Thursday evening Pedro you look'
  {
    score: 5,
    notBefore: /\b(?:tell|ask|with|for|and|to)\s$/,
    after: /^ (?:you|u) (?:look|do|go|take|check|handle|bring|get|call|see)\b/,
  },
  // 'Ring around for prices, would you Ed?'
  { score: 5, before: /\b(?:would|will|could|can) you,? $/, after: /^\s?[.!?]/ },
  // 'Decision: Hendrik has the labels reprinted'
  {
    score: 5,
    isFirst: true,
    before: /\b(?:decision|agreed|decided|beschluss|action)\s?:\s$/,
    fits: ({ farAfter }) =>
      /^ (?:has|gets|lasst) (?:the|our|a|an|all|his|her|die|den|das) [^.,;]{2,40}(?:ed|en|ne|t|d)\b/.test(farAfter),
  },
  // 'It would be great if Nora could check it'
  {
    score: 5,
    before: WISHED_BEFORE,
    after: /^ (?:can|could|would|kann|konnte|wurde|puede|pudiera|peut|pouvait)\b/,
  },
  // 'So that Nora can check it'
  {
    score: 0,
    before: /\b(?:so that|so|damit|sodass|para que|pour que|afin que|until|before|because|when|if|once|after)\s$/,
    after: /^ (?:can|could|kann|puede|puisse|pueda|is|has)\b/,
  },
  // 'Remind Craig about the detectors'
  { score: 5, before: /\bremind\s$/, after: /^ (?:about|of)\b/ },
  // '→ Aylin updates it'
  { score: 5, before: ARROW_BEFORE, after: /^ \p{L}+(?:s|t|e|a)\b/u },
  // 'Mr Abbott would lend us his', an offer
  { score: 0, after: /^ (?:would|could) (?:lend|offer|give) (?:us|me)\b/ },
  // 'Let Nora know', 'keep Nora informed': she is told.
  { score: 0, after: IS_TOLD_AFTER },
  // 'Remind Nora that', 'tell Nora that her badge is ready', 'tell Nora about it': she is asked for nothing.
  { score: 0, before: /\b(?:remind|tell|inform) $/, after: IS_TOLD_THAT_AFTER },
  // 'Can Nora check it?'
  {
    score: 5,
    fits: ({ before }) =>
      /^(?:can|could|would|will|should|may|have|let|if|whether|ob|k|p|s)/.test(ASKS_BEFORE.exec(before)?.[0] ?? ''),
  },
  // 'Ask Nora to check it'
  { score: 5, before: ASKS_BEFORE, after: /^ (?:to|that|please|den?)\b/ },
  // 'Carla is on call, needs to …'
  { score: 5, isFirst: true, after: STANDS_BY_AFTER },
  // 'Mats has their number, he can call'
  {
    score: 4,
    isFirst: true,
    fits: ({ farAfter }) =>
      /^ (?:has|knows|is|was|already)\b[^.!?,;]{2,40}[,;] (?:so )?(?:he|she|they) (?:can|could|should|will|must)\b/.test(
        farAfter,
      ),
  },
  // 'Hattie has the catalogue and will place the order'
  {
    score: 4,
    isFirst: true,
    fits: ({ farAfter }) =>
      /^ (?:has|knows|is)\b[^.!?,;]{2,40} and (?:will|can|could|should|must) (?!be\b)/.test(farAfter),
  },
  // 'Kofi is on it', 'Ingeborg still owes us the report'
  { score: 5, after: /^(?: is|'s) on (?:it|this|that)\b|^ (?:still )?owes (?:us|me|them)\b/ },
  // 'À l'attention de M. Delacroix'
  { score: 6, before: /\b(?:a l'attention de|zu handen(?: von)?|z\.? ?hd\.?|a la atencion de) $/ },
  // 'Still Tomasz.'
  { score: 6, before: /(?:^|[.!?] )still $/, after: END_AFTER },
  // 'Fix the gate. Assign Tomasz.', 'bitte Tomasz zuweisen', 'put Tomasz on it', 'put it on Tomasz's list'
  { score: 6, before: /\b(?:re)?assign $/, after: END_AFTER },
  { score: 6, after: /^ (?:zuweisen|zuordnen|zuteilen)\b/ },
  { score: 6, before: /\b(?:zuweisen|zuordnen) an $/ },
  { score: 6, before: /\bput $/, after: /^ on (?:it|this|that)\b/ },
  { score: 6, isOwner: true, before: /\bput (?:it|this|that) on $/, after: /^ (?:list|plate|desk)\b/ },
  // 'Asígnaselo a Mei', 'à attribuer à Mei', 'das ist für Mei', 'an Mei geben', 'es para Mei'
  { score: 6, before: /\b(?:asign(?:a(?:se)?l[oa]|ar(?:se)?l[oa]) a|(?:a )?(?:attribuer|assigner|confier) a) $/ },
  { score: 6, before: /(?:^|[.!?,] )(?:das|dies|es) (?:ist|geht|soll) (?:fur|an) $/, after: END_AFTER },
  { score: 6, before: /(?:^|[.!?,] )(?:an|bitte an) $/, after: /^ (?:geben|weitergeben|ubergeben)\b/ },
  { score: 6, before: /(?:^|[.!?,] )(?:es para|c'est pour) $/, after: END_AFTER },
  // 'By tomorrow 4pm, Gwen - it is important'
  { score: 5, before: /[\p{L}\d],\s$/u, after: /^\s[-–—]\s/ },
  // 'Geertje usually does that'
  {
    score: 5,
    after: /^ (?:usually|always|normally|typically) (?:does|handles|takes care of) (?:that|this|it|those|these)\b/,
  },
  { score: 6, before: ASSIGNED_BEFORE },
  { score: 6, before: ASSIGNS_BEFORE, after: /^ zu\b/ },
  // 'A guest is locked in, Marek go up with the tools'
  { score: 5, before: /\p{L}[,;–-] $/u, after: COMMANDED_AFTER },
  // 'Bibs washed by Saturday pls Cathal, they stink'
  { score: 5, before: /\p{L} (?:pls|plz|please) $/u, after: /^, (?!and\b|or\b)/ },
  // 'Pass it to Nora'
  {
    score: 5,
    before: /\b(?:give|hand|pass|leave|assign) (?:it|this|that|them)(?: over)? (?:to|with) $/,
    after: /^\s?[.!,;]?(?:\s|$)/,
  },
  // 'Macht das die Marlene?'
  { score: 5, before: /\b(?:macht|ubernimmt|erledigt) (?:das|es|dies) (?:die |der )?$/ },
  // 'Moira is away, so Fergus please'
  { score: 6, before: /\bso $/, after: /^,? (?:please|pls|plz|bitte)\b/ },
  // 'Not you Pete, this one's for Nora'
  { score: 6, before: /\b(?:this|that|it)(?: one)?(?:'s| is) for $/, after: END_AFTER },
  // 'Someone tell housekeeping (that's you Marisol)'
  { score: 6, before: /\bthat'?s you,? $/, after: END_AFTER },
  // 'Is for Bogdan to prepare'
  { score: 6, before: /(?:^|\b(?:it|this|that)(?:'s)? |\b(?:is|ist) )(?:is )?for $/, after: /^ to \p{L}/u },
  // 'Quick question for Jas: did the proofs come back?'
  {
    score: 5,
    before: /^[^\p{L}]*(?:quick |small )?(?:q|question|msg|ping) for $/u,
    after: /^\s?[,:–-]/,
  },
  // 'We need a banner. Kit?'
  { score: 5, before: /(?:^|[.!?] )[^\p{L}]*$/u, after: /^\s?\?/ },
  // 'Maybe Nora?'
  { score: 4, before: /\bmaybe $/, after: /^\s?\?/ },
  // 'Nora has offered'
  { score: 4, after: /^ has (?:kindly |already )?(?:offered|volunteered|agreed)\b/ },
  // 'Owner Trevor.'
  { score: 6, before: /\b(?:owner|responsible|in charge) $/, after: /^\s?[.;,]?\s*$/ },
  // 'Agenda / tasks for Nora', above them
  {
    score: 6,
    before:
      /^(?:[\p{L} ]{2,20}[/:–-] ?)?(?:(?:the|my|open|next) )?(?:tasks?|to-?dos?|jobs|chores|aufgaben|tareas|taches) (?:for|of|fur|von|para|de|pour) $/u,
    after: /^\s?:?\s*$/,
  },
  // 'Write the report, owner Trevor, due Monday'
  { score: 6, before: /[,;(–-] ?(?:owner|responsible) $/, after: /^[.;,)]/ },
  // 'Call Ben, please' asks somebody else to
  { score: 0, before: DONE_TO_BEFORE, after: /^, (?:please|pls|plz|bitte|asap)[\s.!]*$/ },
  // 'Update its maps Raj, whenever'
  {
    score: 4,
    before: /\p{L} $/u,
    notBefore: DONE_TO_BEFORE,
    after: /^, (?:whenever|when(?:ever)? you (?:can|get|have)|no rush|asap|please|pls)\b/,
  },
  // 'Nora promised to'
  { score: 5, after: /^ (?:has |have |had )?(?:agreed|offered|promised|volunteered) to\b/ },
  // 'Denise is the reviewer for this chapter'
  {
    score: 4,
    after:
      /^ (?:is|ist|est|es) (?:(?:the )?(?:reviewer|owner)(?= (?:of|for) (?:this|it|that)\b|\s*[.,;!?]|\s*$)|(?:der |die |la |le )?(?:verantwortlich|zustandig|responsable|dran)\b)/,
  },
  // 'Pete said he'd do that'
  { score: 4, after: PROMISES_AFTER },
  // 'Pete said'
  { score: 0, after: REPORTS_AFTER },
  // 'Hi Nora, new labels came', 'Nora & Tom: …'
  { score: 5, isFirst: true, after: /^\s?(?:[,:–-]|\+|&|\/)/ },
  // 'The alarm keeps going off, Sven have a look'
  { score: 5, before: /[,;]\s$/, after: BEGINS_ASKING_AFTER },
  // 'MOT due 24 March, Ruth book it', 'the meeting is at 8, Nora tell everyone'
  {
    score: 5,
    before: /(?:[,;–—]|\s-)\s$/,
    fits: ({ after }) => {
      const [, verb = ''] = ORDERED_AFTER.exec(after) ?? [];
      return ACTION_VERBS.has(verb);
    },
  },
  // 'Priya the label printer …'
  { score: 5, isFirst: true, after: SPOKEN_TO_AFTER },
  // 'Priya check the label printer'
  { score: 5, isFirst: true, fits: ({ after }) => ACTION_VERBS.has(/^ ([\p{L}]+)\b/u.exec(after)?.[1] ?? '') },
  // 'Tu peux t'en charger Amel ?'
  { score: 5, before: IS_ASKING_BEFORE, notBefore: CALLS_BEFORE, after: /^\s?\?+\s*$/ },
  // 'The label printer - Amel?'
  { score: 5, before: /[\p{L}\d)] [-–—] $/u, after: /^\s?\?+\s*$/ },
  // 'The label printer, tonight Liam?'
  { score: 5, before: SPOKEN_TO_BEFORE, after: /^\s?[.!?]*\s*$/ },
  // 'Karim Haddad (agent) will place the order'
  { score: 5, after: /^ \([^()]{2,20}\) (?:will|to|should|must) (?!be\b)/ },
  // 'Can you open the shop Jonas?'
  {
    score: 5,
    before:
      /\b(?:can|could|would|will) you (?:please )?\p{L}+ (?:the|a|my|our|your|that|this|these|those) (?:\p{L}+ ){1,4}$/u,
    notBefore: /\b(?:to|for|with|from|of|about|and|or|than|by|at|on|in) (?:\p{L}+ )?$/u,
    after: /^\s?\?/,
  },
  // 'Nora will check it'
  { score: 5, notBefore: /\b(?:with|from|to|for|of|by)\s$/, after: DOES_AFTER },
  // 'Check it (Nora)'
  {
    score: 5,
    after: /^\s?[,)\]:]/,
    fits: ({ before, after }) => /[([]$/.test(before.trimEnd()) && !REPORTS_AFTER.test(after.slice(1)),
  },
  // 'Check it (today, Nora)'
  { score: 4, before: /[([][^)\]]{1,25},\s?$/, after: /^\s?[,)\]]/ },
  // 'Check it – Nora'
  { score: 5, before: /(?:\s[–-]|[|→>])\s$/, after: /^\s?(?:[–|,;.-]|$)/ },
  // 'Nora → labels'
  { score: 4, after: /^\s?[→>]/ },
  // 'Labels, Nora by Friday'
  {
    score: 4,
    before: /[,;]\s$/,
    after: /^\s?(?:[.!?]*\s*$|,?\s(?:bis|by|until|before|due|hasta|avant)\b)/,
  },
  // 'Roof: Carlos gets two quotes'
  {
    score: 4,
    after:
      /^ (?!(?:starts|begins|joins|arrives|leaves|returns|comes) (?:with|in|on|at|us|our|next|back|from|tomorrow|today|working|work)\b|(?:thanks|welcomes|says|thinks|feels|hopes|likes|loves|dankt|begrusst|agradece|saluda|remercie|accueille)\b|lent\b|spent\b|thought\b|caught\b|taught\b|bent\b|broke\b|spoke\b|woke\b|drove\b|chose\b|wrote\b|came\b|became\b|gave\b|made\b|took\b|lost\b|left\b|sent\b|went\b|built\b|kept\b|met\b|felt\b|bought\b|brought\b|forgot\b|got\b|hurt\b|quit\b|just\b|almost\b|and\b|or\b|has\b|was\b|had\b|is\b|ist\b|hat\b|war\b|est\b|es\b)[\p{L}]+(?:s|t|e|a)\b/u,
    fits: ({ isFirst, before }) =>
      isFirst || TOPIC_BEFORE.test(before) || SPOKEN_TO_BEFORE.test(before) || /[([]$|[,;]\s$/.test(before),
  },
  // 'We need the labels from Nora'
  { score: 4, before: /\bneed\b.*\bfrom $/ },
  // 'A letter from Nora'
  { score: 0, before: REPORTS_BEFORE },
  // 'Nora and the labels'
  { score: 2, isFirst: true },
];
