import { fold } from '../words/words.ts';
import { type NameInPlace, scoreOf } from './assignee-rules.ts';
import { INSTEAD_OF } from './assignee-words.ts';
import type { Mention, NameFinder, Person } from './people.ts';

/** How surely the sentence asks somebody to do it; 0 only names them. */
export interface Asked<P extends Person> extends Mention<P> {
  score: number;
}

/** Everybody whom the sentence names, with how surely it asks them. */
export function askedIn<P extends Person>(sentence: string, names: NameFinder<P>): Asked<P>[] {
  const mentions = names.find(sentence);
  if (mentions.length === 0) return mistypedAddress(sentence, names);
  const folded = fold(sentence);
  const asked: Asked<P>[] = [];
  const isNews = ({ start, end }: Mention<P>) =>
    (TELLS_THAT.test(folded.slice(0, start)) && IS_NEWS.test(folded.slice(end))) ||
    ASKS_WHETHER.test(folded.slice(0, start));
  for (const [at, mention] of mentions.entries()) {
    const isAway = IS_AWAY.test(folded.slice(mention.end));
    if (isNews(mention) || isAway || IS_REPLACED.test(folded.slice(0, mention.start))) continue;
    const last = asked.at(-1);
    const title = HONORIFIC.exec(folded.slice(0, mention.start))?.[0].length ?? 0;
    const scored = { ...mention, start: mention.start - title, score: scoreOf(inPlace(mention, folded)) };
    // 'Pide cita con tiempo, Rubén, que luego no hay'
    const isCalled =
      mentions.length === 1 &&
      scored.score < 5 &&
      /\p{L},\s$/u.test(folded.slice(0, scored.start)) &&
      /^\s?,\s(?!and\b|or\b|und\b|oder\b|y\b|o\b|et\b|ou\b)/.test(folded.slice(scored.end));
    if (isCalled) scored.score = 5;
    // 'Gerold here, please tell the gardener'
    if (scored.start <= 4 && /^ here\b[,.!:]/.test(folded.slice(scored.end))) scored.score = 0;
    // 'This is Walter. I would like …', '… while I am away, thx, Rafe'
    if (
      NAMES_WRITER.test(folded.slice(0, scored.start)) &&
      /^\s?(?:[.,!]|$|(?:here|from)\b)/.test(folded.slice(scored.end))
    )
      scored.score = 0;
    // 'Dr. Hill: Kim, check the drip'
    const next = mentions[at + 1];
    const speaks = next !== undefined && /^\s?: $/.test(sentence.slice(mention.end, next.start));
    if (speaks && (next.isMention || /^[,:]|^ (?:please|pls|can|could)\b/.test(folded.slice(next.end))))
      scored.score = 0;
    const isBeside = last && BESIDE.test(folded.slice(last.end, mention.start));
    // 'Mei and Ben should clean', 'Yuki + Tom: inventory': both are asked.
    if (isBeside && last.score >= 4) scored.score = Math.max(scored.score, 4);
    else if (isBeside && scored.score >= 4 && /^\W*$/.test(folded.slice(0, last.start))) last.score = scored.score;
    asked.push(scored);
  }
  return asked;
}

/** 'Tell Amara that Tomasz is ill' */
const TELLS_THAT = /\b(?:tell|inform|let|remind|warn)\b[^.!?]{1,60}\bthat $/;
const IS_NEWS = /^ (?:is|was|has|isn't|can't|cannot|won't|will be|left|called in)\b/;
/** 'Ask Amara whether Rafael ordered flour' */
const ASKS_WHETHER = /\b(?:ask|find out|check|see|know)\b[^.!?]{1,60}\b(?:whether|if|ob) $/;
/** 'Amara on the oven instead of Jonas' */
const IS_REPLACED = new RegExp(`\\b${INSTEAD_OF} $`);
/** 'Amara on holiday: find cover' */
const IS_AWAY =
  /^ (?:(?:is|ist|est|esta) )?(?:on (?:holidays?|vacation|leave|sick leave)|off sick|im urlaub|krank|de vacaciones|enferm[oa]|en (?:vacances|conge)|malade)\b/;
/** Between two names that belong together. */
const BESIDE = /^\s?(?:[+&/,]|and|und|y|et)\s?$/;

/** Before the name of whoever writes or speaks. */
const NAMES_WRITER =
  /(?:^|[,.!?] )(?:(?:\p{L}+ )?(?:(?:this|it|here) is|it'?s)|ich bin|hier ist|soy|c'est|ici) $|[,.!?] (?:thx|thanks|thank you|tks|ta|cheers|danke|merci|gracias|love|xx?),? (?:from )?$/u;

const HONORIFIC =
  /(?<!\d )\b(?:don|dona|mr|mrs|ms|miss|dr|sr|sra|mister|sister|nurse|brother|father|pater|reverend|rev|pastor|professor|prof|captain|herr|frau|hr|fr|senor|senora|monsieur|madame|mme|m)\b\.?\s$|(?<!\d )\b\p{L}\.\s$/u;

function inPlace({ start, end, isMention }: Mention<Person>, folded: string): NameInPlace {
  const whole = folded.slice(Math.max(0, start - 50), start);
  // 'Mr. Pacheco (no. 5) will buy …'
  const behind = folded.slice(end, end + 110).replace(/^ \([^()]{1,25}\)(?= \p{L})/u, '');
  const before = whole.slice(0, whole.length - (HONORIFIC.exec(whole)?.[0].length ?? 0));
  return {
    before,
    after: behind.slice(0, 40),
    farAfter: behind.slice(0, 80),
    isFirst: ITEM_BEFORE.test(before) || OPENING_BEFORE.test(before),
    isOwner: /\p{L}'s$/u.test(folded.slice(start, end)),
    isMention,
  };
}

/** 'Agreed: Nora …' */
const ITEM_BEFORE = /\b(?:call|meeting|agreed|discussed|decided|following|steps?|items?)\s?[:;]\s$/;
/** 'Hi Nora', 'Also, please Nora' */
const OPENING_BEFORE =
  /^[^\p{L}]*(?:(?:hi|hey|hello|hallo|hola|dear|ciao|oye|fyi|anyway|anyhow|btw|so|oh|actually|ps|nb|reminder|kurze erinnerung|erinnerung|ubrigens|por cierto|sinon|bon|au fait|yo|oi|hiya|ey|moin|morning|please|pls|plz|bitte|porfa|por favor|stp|svp|ok(?:ay)?|and|also|then|so|ai|action|todo|to-do|und|y|et|but|well|first|next|mr|ms|mrs|herr|frau|dr|decision|agreed|resolved|decided|beschluss|aufgabe|accion|acuerdo|action (?:item|point)|it was agreed that|we agreed that|agreed that)\b[\s:,.]*)*$/u;

/** 'Dnaa pls reset': a name at the beginning that is one mistake away. */
function mistypedAddress<P extends Person>(sentence: string, names: NameFinder<P>): Asked<P>[] {
  const word = /^@?([\p{L}]{4,})(?=[,:]|\s(?:pls|plz|please|can|could|will)\b)/u.exec(sentence);
  const person = word?.[1] ? names.mistyped(word[1]) : null;
  return person && word ? [{ person, start: 0, end: word[0].length, isMention: false, score: 5 }] : [];
}
