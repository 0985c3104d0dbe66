import { fold } from '../words/words.ts';
import { isItem, joined } from './lines.ts';
import { QUOTE_BEGINS, withoutQuotes, withoutSignature } from './mail-ending.ts';
import { GREETING, withoutGreeting, withoutLaterGreeting } from './mail-greeting.ts';
import { FORWARDED, letterDate, mailedOn, sentOn, subjectOf, withoutHeaders } from './mail-header.ts';
import { plainText } from './plain-text.ts';
import { strengthOf } from './requests.ts';
import { sentencesOf } from './sentences.ts';
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
  /** Whoever sent it, as its header names them; null where it does not. */
  sender: string | null;
  /** The date in its header, as it is written there; null where there is none. */
  sent: string | null;
  /** The same, where it is the header of a mail in which somebody writes themselves; null of what is passed on. */
  mailed: string | null;
  /** Lines of the message itself; an empty one ends a paragraph. */
  lines: string[];
  /** What its writer says themselves, where it quotes something. */
  own: string[];
  /** What it quotes, without its marks. */
  quoted: string[];
  /** What its writer says above a message that is passed on, by itself; null where none is. */
  above: Pick<Written, 'subject' | 'lines'> | null;
}

/** Of these, what is passed on, not what is answered. */
const PASSED_ON = /\b(?:forwarded|weitergeleitete[nr]?|reenviado|transfere)\b/;
/** 'Fwd: Invoice 12' where no header holds it. */
const PASSED_ON_SUBJECT = /^(?:fwd?|wg|tr|rv)\s?:\s*(?=\S)/i;
/** 'Re: Invoice 12' likewise. */
const LOOSE_SUBJECT = /^(?:re|aw|sv|fwd?|wg|tr|rv)\s?:\s*(?=\S)/i;

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
  const quotation = quotationIn(lines);
  if (forwarded === null)
    return {
      subject,
      recipients,
      greeted,
      hasPassedOn: false,
      sender: headers.get('from') ?? null,
      sent: sentOn(headers),
      mailed: plain.split('\n').some(isPassingOn) ? null : (mailedOn(headers) ?? letterDate(lines)),
      lines: joined(rest),
      ...quotation,
      above: null,
    };
  const passedOn = withoutHeaders(forwarded);
  const below = withoutGreeting(withoutSignature(withoutQuotes(passedOn.lines))).rest;
  return {
    subject: subject ?? subjectOf(passedOn.headers.get('subject') ?? ''),
    recipients,
    greeted,
    hasPassedOn: true,
    sender: headers.get('from') ?? null,
    sent: sentOn(passedOn.headers) ?? sentOn(headers),
    mailed: mailedOn(headers),
    lines: [...joined(rest), '', ...joined(below)],
    ...quotation,
    above: { subject, lines: joined(rest) },
  };
}

function quotationIn(lines: string[]): Pick<Written, 'own' | 'quoted'> {
  const quoted = lines.filter((line) => QUOTED.test(line)).map((line) => line.replace(QUOTED, ''));
  if (quoted.length === 0) return { own: [], quoted };
  const unmarked = lines.filter((line) => !QUOTED.test(line) && !QUOTE_BEGINS.test(fold(line.trim())));
  const own = withoutGreeting(withoutSignature(unmarked)).rest;
  return { own: joined(own), quoted: joined(withoutGreeting(withoutSignature(quoted)).rest) };
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
  if (quoted.length === 0) return { own: lines, forwarded: null };
  const below = quoted.map((line) => line.replace(QUOTED, ''));
  // What is nothing but a quotation was highlighted for what it says; so it is below orders to machines.
  if (sentencesOf(own).length === 0) return { own: below, forwarded: null };
  const isAboutQuoted = isPassedOn || pointsBelow(own) || onlyAgrees(own);
  return isAboutQuoted ? { own, forwarded: below } : { own: lines, forwarded: null };
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
  /\b(?:see (?:below|the mail below)|(?:do|handle|take|sort|manage) (?:that|this|it)(?: one)?(?: please)?(?=\s*[?.!,]|$)|take care of (?:that|this|it)|look (?:into|after) (?:that|this|it)|(?:kannst|konntest) du (?:das|dich darum)|puedes (?:hacerlo|encargarte)|peux-tu (?:t'en|le))\b/;

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
