import { GREETED } from '../people/greeted.ts';
import { fold } from '../words/words.ts';
import { isInstruction } from './instructions.ts';
import { isItem, joined } from './lines.ts';
import { plainText } from './plain-text.ts';
import { strengthOf } from './requests.ts';
import { withSpeakersBefore } from './transcript.ts';

/**
 * What somebody wrote, without what surrounds it: headers, quoted answers, greetings, signatures, disclaimers, page
 * numbers. Mails, chats, minutes and pages of documents are all read so.
 */
export interface Written {
  /** Of the mail, without 'Re:' and the like; null where there is none. */
  subject: string | null;
  /** Names in the 'To:' of the header. */
  recipients: string;
  /** Whom the greeting names, such as 'Nora'. */
  greeted: string;
  /** Whether another message is passed on, whose lines follow its own. */
  hasPassedOn: boolean;
  /** The date in its header, as it is written there; null where there is none. */
  sent: string | null;
  /** The same, where it is the header of a mail in which somebody writes themselves; null of what is passed on. */
  mailed: string | null;
  /** Lines of the message itself; an empty one ends a paragraph. */
  lines: string[];
  /** What its writer says above a message that is passed on, by itself; null where none is. */
  above: Pick<Written, 'subject' | 'lines'> | null;
}

const HEADER =
  /^(from|to|cc|bcc|sent|date|subject|sub|re(?=\s?:)|reply-to|attachments?|importance|von|an|gesendet|datum|betreff|de|a|para|enviado(?: el)?|fecha|asunto|envoye|objet|date d'envoi|x-[a-z-]{2,30})\s?:(.*)$/;
const HEADER_START = /^(?:from|to|date|fecha|datum|von|an|de|a|para|subject|betreff|asunto|objet|sent|gesendet)\s?:/;
const FORWARDED =
  /^(?:begin forwarded message|-+\s?(?:forwarded|original|weitergeleitete|ursprungliche|mensaje|message).*|anfang der weitergeleiteten.*)/;
/** Of these, what is passed on, not what is answered. */
const PASSED_ON = /\b(?:forwarded|weitergeleitete[nr]?|reenviado|transfere)\b/;
/** 'Fwd: Invoice 12' where no header holds it. */
const PASSED_ON_SUBJECT = /^(?:fwd?|wg|tr|rv)\s?:\s*(?=\S)/i;
/** 'Re: Invoice 12' likewise. */
const LOOSE_SUBJECT = /^(?:re|aw|sv|fwd?|wg|tr|rv)\s?:\s*(?=\S)/i;
const QUOTE_BEGINS =
  /^(?:on .{6,80}wrote\s?:|am .{6,80}schrieb.{0,60}:|le .{6,80}a ecrit\s?:|el .{6,80}escribio\s?:|-+\s?(?:original message|ursprungliche nachricht|forwarded message|message d'origine|mensaje original)\s?-*|_{5,})\s*$/;
const SIGNATURE =
  /^(?:--(?!-)|—|(?:(?:best|kind|warm|kindest|many|with)\s?)?(?:(?:best|kind|warm)\s)?(?:regards|wishes|greetings)|best|bests|cheers|thanks?(?: a lot| so much| in advance| again| and regards)?|thank you(?: very much| so much| in advance)?|many thanks(?: in advance)?|thx|ty|tia|sincerely(?: yours)?|yours(?: sincerely| faithfully| truly)?|br|kr|rgds|best regard|(?:lots of )?love|hugs|warmly|fondly|cordially|respectfully|gratefully|kuss|bussi|besos|abrazos?|un abrazo|bises|bisous|xx+|mfg|vg|lg|bg|x|xo|(?:mit )?(?:freundlichen|besten|vielen|lieben|herzlichen|viele|liebe|beste|schone|herzliche|freundliche) gru(?:ss|ß)(?:en|e)?|gru(?:ss|ß)e?|vielen dank|danke(?: dir| ihnen| schon)?|besten dank|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|gracias(?: de antemano)?|muchas gracias|cordialement|bien (?:a (?:vous|toi)|cordialement)|merci(?: d'avance| beaucoup)?|salutations|bonne journee|a bientot)(?:\b|(?<=ß)(?!\p{L}))(?: to all| im voraus| team)?[\s,.!–-]*(?<name>(?:\/?\p{L}[\p{L}.']*(?:-[\p{L}.']+)*(?: \/?[\p{L}.'-]+){0,3})?) ?$/u;
const DISCLAIMER =
  /(?:confidential|intended (?:only|solely)|if you (?:have )?receive(?:d)? this|in error|vertraulich|disclaimer|not monitored|do not reply to this|unsubscribe|please consider the environment|scanned for viruses|sent from (?:my|outlook)|get outlook|gesendet von mein|von meinem (?:iphone|handy)|enviado desde|envoye de(?:puis)? mon|esta? (?:mensaje|correo).{0,40}confiden|ce (?:message|courriel).{0,40}confiden)/;
const PAGE = /^(?:(?:page|seite|pagina) ?\d+(?: ?(?:of|von|de|sur|\/) ?\d+)?|[-–—] ?\d{1,4} ?[-–—]|\d+ ?\/ ?\d+)$/;
const CONTACT =
  /(?:\b(?:tel|phone|mobile|fax|fon|mob)\b[.:]? ?[+(\d]|^\+?[\d ()/-]{7,}$|^(?:www\.|https?:\/\/)\S+$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$)/;

export function writtenIn(text: string): Written {
  const plain = plainText(text);
  const { headers, lines } = withoutHeaders([...withSpeakersBefore(plain.split('\n').map((line) => line.trimEnd()))]);
  const at = lines.findIndex((line) => line.trim() !== '');
  const loose = LOOSE_SUBJECT.test(lines[at] ?? '') || isTitleLine(lines, at) ? (lines[at] ?? '').trim() : null;
  const all = loose === null ? lines : lines.slice(at + 1);
  const { own, forwarded } = divided(all, PASSED_ON_SUBJECT.test(loose ?? headers.get('subject') ?? ''));
  const { greeted, rest } = withoutLaterGreeting(withoutGreeting(withoutSignature(withoutQuotes(own))));
  const recipients = headers.get('to') ?? '';
  const subject = subjectOf(loose ?? headers.get('subject') ?? '');
  if (forwarded === null)
    return {
      subject,
      recipients,
      greeted,
      hasPassedOn: false,
      sent: sentOn(headers),
      mailed: plain.split('\n').some(isPassingOn) ? null : mailedOn(headers),
      lines: joined(rest),
      above: null,
    };
  const passedOn = withoutHeaders(forwarded);
  const below = withoutGreeting(withoutSignature(withoutQuotes(passedOn.lines))).rest;
  return {
    subject: subject ?? subjectOf(passedOn.headers.get('subject') ?? ''),
    recipients,
    greeted,
    hasPassedOn: true,
    sent: sentOn(passedOn.headers) ?? sentOn(headers),
    mailed: mailedOn(headers),
    lines: [...joined(rest), '', ...joined(below)],
    above: { subject, lines: joined(rest) },
  };
}

function sentOn(headers: ReadonlyMap<string, string>): string | null {
  return headers.get('date') ?? null;
}

/** A bill and minutes have a date too, but nobody who sends them. */
function mailedOn(headers: ReadonlyMap<string, string>): string | null {
  return headers.has('from') || headers.has('subject') ? sentOn(headers) : null;
}

const LONGEST_TITLE_LINE = 50;
const LEAST_BELOW = 40;

/** 'Payslip query' as a line of its own, above paragraphs that say more. */
function isTitleLine(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  const isApart =
    lines[at + 1]?.trim() === '' &&
    lines
      .slice(at + 2)
      .join(' ')
      .trim().length >= LEAST_BELOW;
  return (
    isApart &&
    line.length <= LONGEST_TITLE_LINE &&
    /^\p{L}.*[\p{L}\p{N})]$/u.test(line) &&
    line.includes(' ') &&
    !isItem(line) &&
    !GREETING.test(fold(line)) &&
    strengthOf(line, false) < 2
  );
}

/** A message, and the one that it passes on: that is what it is about, where one that it answers is not. */
function divided(lines: string[], isPassedOn: boolean): { own: string[]; forwarded: string[] | null } {
  const at = lines.findIndex((line) => (isPassedOn ? FORWARDED.test(fold(line.trim())) : isPassingOn(line)));
  if (at >= 0) return { own: lines.slice(0, at), forwarded: lines.slice(at + 1) };
  const quoted = lines.filter((line) => QUOTED.test(line));
  const own = lines.filter((line) => !QUOTED.test(line));
  if (quoted.length === 0 || !(isPassedOn || pointsBelow(own) || onlyAgrees(own)))
    return { own: lines, forwarded: null };
  return { own, forwarded: quoted.map((line) => line.replace(QUOTED, '')) };
}

/** '---------- Forwarded message ----------' */
function isPassingOn(line: string): boolean {
  const folded = fold(line.trim());
  return FORWARDED.test(folded) && PASSED_ON.test(folded);
}

/** 'OK, Mei, will you do that?' and 'please see below and submit it', above what they speak of. */
function pointsBelow(lines: readonly string[]): boolean {
  const said = fold(lines.join(' ').trim());
  return said.length <= LONGEST_POINTING && POINTS_BELOW.test(said) && !REFUSES.test(said);
}

/** 'No, don't do that' */
const REFUSES = /\b(?:don't|do not|dont|never) (?:do|handle|take|sort|manage)\b/;

const LONGEST_POINTING = 80;
const POINTS_BELOW =
  /\b(?:see (?:below|the mail below)|(?:do|handle|take|sort|manage) (?:that|this|it)(?: please)?(?=\s*[?.!,]|$)|take care of (?:that|this|it)|look (?:into|after) (?:that|this|it)|(?:kannst|konntest) du (?:das|dich darum)|puedes (?:hacerlo|encargarte)|peux-tu (?:t'en|le))\b/;

/** 'Works for me, go ahead. Mike' and 'good idea, please!', above what they agree to. */
function onlyAgrees(lines: readonly string[]): boolean {
  const own = lines.filter((line) => !QUOTE_BEGINS.test(fold(line.trim()))).join('. ');
  const parts = own.split(/[,.;:!–]+\s*/).filter((part) => part.trim() !== '');
  const agrees = (part: string) => AGREES.test(fold(part.trim()));
  return parts.some(agrees) && parts.every((part) => agrees(part) || IS_NAME_ALONE.test(part.trim()));
}

const AGREES =
  /^(?:(?:oh |ok |and |then |so |well )?(?:yes|yep|yeah|yup|sure|ok(?:ay)?|fine|great|perfect|agreed|excellent|please|thanks|thank you|absolutely|of course|by all means|why not|good|(?:a )?(?:very )?(?:good|great|nice|lovely|excellent) idea|sounds (?:good|great|fine|perfect)|(?:works|fine|ok(?:ay)?|good|all right|alright) (?:for|with|by) (?:me|us)|go ahead|carry on|please do|(?:please )?(?:do|arrange|order|book|buy|go for) (?:it|that|them)(?: please)?|i agree|ja|gerne?|einverstanden|gute idee|passt|mach das|si|vale|de acuerdo|buena idea|adelante|oui|d'accord|bonne idee|vas-y)|(?:yes ){2,4}yes)$/;
const IS_NAME_ALONE = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*)?$/u;

const QUOTED = /^\s*(?:>\s?)+/;

/** The header of a mail at its beginning, or of one that was only passed on. */
function withoutHeaders(lines: string[]): { headers: Map<string, string>; lines: string[] } {
  const headers = new Map<string, string>();
  let at = 0;
  const skipEmpty = () => {
    while (at < lines.length && lines[at]?.trim() === '') at += 1;
  };
  skipEmpty();
  const headed = lines.findIndex((line, index) => index > at && index <= at + MOST_ABOVE && isHeader(line));
  if (headed !== -1 && isHeader(lines[headed + 1] ?? '') && !isHeader(lines[at] ?? '')) at = headed;
  if (FORWARDED.test(fold(lines[at] ?? '')) || NAMES_FORM.test(fold(lines[at] ?? ''))) at += 1;
  skipEmpty();
  if (!HEADER_START.test(fold(lines[at] ?? ''))) return { headers, lines: lines.slice(at) };
  for (; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    const header = HEADER.exec(fold(line));
    if (!header) break;
    headers.set(HEADER_NAMES[header[1] ?? ''] ?? header[1] ?? '', line.slice(line.indexOf(':') + 1).trim());
  }
  return { headers, lines: lines.slice(at) };
}

/** How many lines, such as 'Case no. 12', may stand above a header. */
const MOST_ABOVE = 2;

function isHeader(line: string): boolean {
  return HEADER.test(fold(line.trim()));
}

/** 'Memo', above its header */
const NAMES_FORM =
  /^\W*(?:(?:internal )?(?:memo(?:randum)?|note|fax|mail|e-?mail|message)|aktennotiz|notiz|nota(?: interna)?|note de service)\W*$/;

const HEADER_NAMES: Record<string, string> = {
  von: 'from',
  de: 'from',
  sub: 'subject',
  re: 'subject',
  betreff: 'subject',
  asunto: 'subject',
  objet: 'subject',
  an: 'to',
  a: 'to',
  para: 'to',
  sent: 'date',
  gesendet: 'date',
  datum: 'date',
  fecha: 'date',
  enviado: 'date',
  'enviado el': 'date',
  envoye: 'date',
  "date d'envoi": 'date',
};

/** 'INC0012114' says nothing of what it is about. */
const ONLY_NUMBER = /^(?:ref(?:erence)?\s?[.:]?\s*)?#?[\p{Lu}-]{0,6}\d[\d/-]*$/iu;

function subjectOf(written: string): string | null {
  const subject = written.replace(/^(?:\s*(?:re|aw|fwd?|wg|tr|rv|sv)\s?(?:\[\d+\])?\s?:)+/i, '').trim();
  return subject === '' || ONLY_NUMBER.test(subject) || isInstruction(subject) ? null : subject;
}

/** What was written before, by whomever: lines behind '>', and all that follows 'On … wrote:'. */
function withoutQuotes(lines: string[]): string[] {
  const own: string[] = [];
  for (const [index, line] of lines.entries()) {
    const folded = fold(line.trim());
    const hasOwn = own.some((each) => each.trim() !== '');
    const isHeader =
      /^(?:from|von|de) ?: ?.*[@<]/.test(folded) ||
      (HEADER_START.test(folded) && HEADER.test(fold(lines[index + 1]?.trim() ?? '')));
    const endsMessage =
      QUOTE_BEGINS.test(folded) || FORWARDED.test(folded) || (isHeader && /^(?:from|von|de) ?:/.test(folded));
    if (endsMessage && hasOwn) break;
    if (!folded.startsWith('>') && !QUOTE_BEGINS.test(folded)) own.push(line);
  }
  return own;
}

/** Longer lines are paragraphs. */
const LONGEST_CONTACT = 60;

function withoutSignature(lines: string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const folded = fold(line.trim());
    const hasContent = kept.some((each) => each.trim() !== '');
    const closing = SIGNATURE.exec(folded);
    if (hasContent && closing && folded.length <= 60) break;
    if (PAGE.test(folded)) continue;
    const isOver = (text: string) => DISCLAIMER.test(text) || (hasContent && CONTACT.test(text));
    if (!isOver(folded)) kept.push(line);
    else if (folded.length > LONGEST_CONTACT) {
      // Of a paragraph only its own sentence.
      const own = line.split(/(?<=[.!?])\s+/).filter((sentence) => !isOver(fold(sentence)));
      if (own.length > 0) kept.push(own.join(' '));
    }
  }
  return withoutName(withoutClosing(kept));
}

/** 'Take the ladder. Cheers, Sophie', where nothing but that closes it. */
function withoutClosing(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (SIGNED_WITHIN.test(lines[end] ?? ''))
    return [...lines.slice(0, end), (lines[end] ?? '').replace(SIGNED_WITHIN, '')];
  const [, said, closing = ''] = /^(.*[.!?…])\s+([^.!?]{2,40}[.!]?)$/.exec(lines[end]?.trim() ?? '') ?? [];
  if (said === undefined || !SIGNATURE.test(fold(closing))) return lines;
  return [...lines.slice(0, end), said];
}

/** 'I am away by then. -Chloe' */
const SIGNED_WITHIN = /(?<=[.!?)(])\s+[-–—~]\s?(?:\p{Lu}\p{Ll}+|\p{Lu}{1,2})\.?\s*$/u;

/** A last line that is nothing but a name, or initials, signs. */
function withoutName(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[end]?.trim() ?? '';
  const isName =
    /^[-–~/]?\s?(?:x\s)?\p{Lu}[\p{L}'’-]*\.?(?:\s\p{Lu}(?:[\p{L}'’-]*\.?))?\s?$/u.test(last) &&
    !/^(?:TODO|URGENT|ASAP)$/i.test(last);
  const isApart = lines[end - 1]?.trim() === '' || /[.!?]$/.test(lines[end - 1]?.trim() ?? '');
  return end > 0 && isName && isApart ? withoutName(lines.slice(0, end)) : lines.slice(0, end + 1);
}

const GREETING =
  /^(?:hi+|hello|hey+|hiya|(?:my )?dear|good (?:morning|afternoon|evening|day)|greetings|morning|hallo|hi zusammen|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|gruezi|hoi|hej|beste|ciao|oye|gents|ladies|yo|oi|sehr geehrte[rsn]?|hola|buen[oa]s (?:dias|tardes|noches)|buenas|estimad[oa]s?|querid[oa]s?|bonjour|bonsoir|salut|cher|chere|chers|cheres|coucou)\b/;

/** 'Nora,' or 'Nora and Ben,' as a line of its own. */
const NAMES_ALONE = /^@?\p{Lu}[\p{L}'’.-]*(?:(?:\s|,\s|\s(?:and|und|y|et|&)\s)@?\p{Lu}[\p{L}'’.-]*){0,3}\s?[,!]$/u;

/** Stays, so that what follows is known to be an order to a machine. */
const GREETS_MACHINE = /^\p{L}+ (?:\p{L}+ ){0,3}(?:ai|bot|chatbot|assistant|tool|model|gpt|ki|llm|system)\b[,:! ]/u;

/** 'Thanks Birgit, that works.': whom it thanks is who reads it. */
const THANKED =
  /^(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Dd]anke|[Vv]ielen Dank|[Gg]racias|[Mm]erci)(?: (?:a lot|so much|again|dir|beaucoup))?,? (\p{Lu}[\p{L}'’-]*)[,.!–]\s+/u;

/** 'Hi Nora,' at the beginning, with whatever ends it. */
function withoutGreeting(lines: string[]): { greeted: string; rest: string[] } {
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = lines[at]?.trim() ?? '';
  const folded = fold(line);
  const thanked = THANKED.exec(line);
  if (thanked) return { greeted: thanked[1] ?? '', rest: [line.slice(thanked[0].length), ...lines.slice(at + 1)] };
  const hello = GREETS_MACHINE.test(folded) ? null : GREETING.exec(folded);
  if (!hello && NAMES_ALONE.test(line)) return { greeted: line.replace(/[,!:]+$/, ''), rest: lines.slice(at + 1) };
  if (!hello) return { greeted: '', rest: lines };
  const end = endOfGreeting(line, hello[0].length);
  if (end === null) return { greeted: '', rest: lines };
  // 'hi yusuf can you …': no sign and no capital tells the name apart.
  const next = end <= hello[0].length + 1 ? (/^\s*(\p{Ll}{3,})\s/u.exec(line.slice(hello[0].length))?.[1] ?? '') : '';
  if (next !== '') return { greeted: next, rest: [line.slice(end).trim(), ...lines.slice(at + 1)] };
  const greeted = line
    .slice(hello[0].length, end)
    .replace(/[,!:.–-]+\s*$/, '')
    .trim();
  return { greeted, rest: [line.slice(end).trim(), ...lines.slice(at + 1)] };
}

/** 'Hi Ruben, …' below a paragraph that is not of the message, such as orders to machines. */
function withoutLaterGreeting(read: { greeted: string; rest: string[] }): { greeted: string; rest: string[] } {
  if (read.greeted !== '') return read;
  const at = read.rest.findIndex((line, index) => index > 0 && HELLO.test(line.trim()));
  if (at === -1) return read;
  const later = withoutGreeting(read.rest.slice(at));
  return { greeted: later.greeted, rest: [...read.rest.slice(0, at), ...later.rest] };
}

const HELLO =
  /^(?:PS:? )?(?:Hi|Hey|Hello|Dear|Hoi|Beste|Hallo|Liebe[rs]?|Hola|Bonjour|Salut|Querid[oa]|Ciao) \p{Lu}[\p{L}'’-]+[,!:]/u;

function endOfGreeting(line: string, from: number): number | null {
  const rest = line.slice(from);
  const marked =
    /^[^,!:.\n–]{0,40}?(?:(?<=\b(?:mr|mrs|ms|dr|prof|hr|fr|sr|sra|srta))\.[^,!:.\n–]{0,40}?)?(?:[,!:–]|\.(?=\s|$)|\s-\s|$)+\s*/i.exec(
      rest,
    );
  if (marked && isGreeting(marked[0])) return from + marked[0].length;
  // No sign ends it: names and 'all' do.
  const words = new RegExp(`^(?:\\s+(?:(?:${GREETED})\\b\\.?|@?\\p{Lu}[\\p{L}'’-]*))*\\s*`, 'u').exec(rest);
  return from + (words?.[0].length ?? 0);
}

const GREETS_ALL = new RegExp(`^(?:${GREETED})$`);

/** 'Mr. and Mrs. Vogt,' or 'yusuf,', but not 'Dee the ladder is still at Frank's,'. */
function isGreeting(marked: string): boolean {
  const words = marked.trim().split(/\s+/);
  const others = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !GREETS_ALL.test(fold(word).replace(/[,!:.–-]+$/, '')),
  );
  return words.length <= 6 && (others.length <= 1 || words.length <= 3);
}
