import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { isInstruction } from './instructions.ts';

/** What somebody said in a conversation. */
export interface Spoken {
  speaker: string;
  text: string;
}

const CLOCK = '(?:\\d[\\d./-]{5,10},? )?\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?: ?[aApP]\\.?[mM]\\.?)?';
const NAME = "\\p{L}[\\p{L}\\p{M}.'’-]*(?: \\p{Lu}[\\p{L}\\p{M}.'’-]*){0,2}";
/** '10:42 Björn: ', '[25/11/26, 10:42] Björn: ', '25.11.26, 08:02 - Björn: ', 'LARS: ' */
const SAID = new RegExp(
  `^(?<time>\\[(?=[^\\]]*\\d)[^\\]]{1,30}\\][\\s–-]*|\\(?${CLOCK}\\)?[\\s|–-]*)?(?<speaker>${NAME})(?: ?\\p{Extended_Pictographic}\\u{fe0f}?)?\\s?:\\s+(?<text>\\S.*)$`,
  'u',
);
/** 'Okafor, Chidi', as directories write names */
const LAST_FIRST = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’.-]+)$/u;
/** 'Rafael Costa  8:02 AM' and '[8:02 AM] Rafael Costa' above what is said, as chats are copied. */
const SPEAKER_LINE = new RegExp(
  `^(?:\\[?(?<before>${CLOCK})\\]?\\s+(?<second>${NAME}(?:, \\p{Lu}[\\p{L}'’.-]+)?)|(?<first>${NAME})(?:,|\\s[-–·|])?\\s+\\[?(?<after>${CLOCK})\\]?)$`,
  'u',
);

/** 'anika 10:14  Safari users get a blank page', as some chats are copied: at least two of them. */
const SAID_AT = new RegExp(
  `^(?<speaker>${NAME})\\s+\\[?(?<time>${CLOCK})\\]?\\s+(?<text>(?![aApP]\\.?[mM]\\b)\\S.*)$`,
  'u',
);

/** '#ops 14:41 felix> …' and '[14:41] <felix> …', as chats of programmers are logged. */
const LOGGED = new RegExp(
  `^\\s*(?:#[\\w-]+\\s+)?\\[?(?<time>${CLOCK})\\]?\\s+<?(?<speaker>${NAME})>\\s+(?<text>\\S.*)$`,
  'u',
);

/** 'Moira Banks, 8:51: …' */
const NAMED_AT = new RegExp(
  `^\\s*(?<speaker>\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+)?), \\[?(?<time>${CLOCK})\\]?: (?=\\S)`,
  'u',
);

const IS_DAY = new RegExp(`^(?:${WEEKDAY}|today|tomorrow|heute|morgen|hoy|manana|demain)$`);

/** Whether a line begins something said at a time that stands before it. */
export function beginsSpeech(line: string): boolean {
  return SAID.exec(line.trim())?.groups?.time !== undefined;
}

/** A chat whose speakers stand in lines of their own, with each of them before what they say; other texts as they are. */
export function withSpeakersBefore(written: readonly string[]): readonly string[] {
  const lines = written.map((line) => {
    const speaker = NAMED_AT.exec(line)?.groups?.speaker;
    const isNamed = speaker !== undefined && !beginsWithAction(fold(speaker));
    return isNamed
      ? line.replace(NAMED_AT, '$<time> $<speaker>: ')
      : line.replace(LOGGED, '$<time> $<speaker>: $<text>');
  });
  const timed = lines.map((line) => {
    const groups = SAID_AT.exec(line.trim())?.groups;
    // 'Monday 9:00 bank' is a plan.
    return IS_DAY.test(fold(groups?.speaker ?? '')) ? undefined : groups;
  });
  if (timed.filter((each) => each !== undefined).length >= 2)
    return lines.flatMap((line, at) => {
      const groups = timed[at];
      return groups === undefined ? [line] : [`${groups.time} ${groups.speaker}: ${groups.text}`];
    });
  const inOne = lines.flatMap((line, at) => {
    const next = lines[at + 1]?.trim() ?? '';
    if (ONLY_TIME.test(next) && ONLY_NAME.test(line.trim())) return [`${line.trim()} ${next}`];
    return ONLY_TIME.test(line.trim()) && ONLY_NAME.test(lines[at - 1]?.trim() ?? '') ? [] : [line];
  });
  const speakers = inOne.map((line) => SPEAKER_LINE.exec(line.trim())?.groups);
  const count = speakers.filter((each) => each !== undefined).length;
  const isPlan = count === speakers.length || speakers.some((each) => IS_DAY.test(fold(each?.first ?? '')));
  if (count < 2 || isPlan || speakers[0] === undefined) return lines;
  const spoken: string[] = [];
  for (const [at, groups] of speakers.entries()) {
    const said = inOne[at]?.trim() ?? '';
    const speaker = (groups?.second ?? groups?.first ?? '').replace(LAST_FIRST, '$2 $1');
    if (groups) spoken.push(`${groups.before ?? groups.after} ${speaker}:`);
    else if (said !== '') spoken[spoken.length - 1] = asNextSentence(spoken.at(-1) ?? '', said);
  }
  return spoken.filter((line) => !line.endsWith(':'));
}

const ONLY_TIME = new RegExp(`^\\[?${CLOCK}\\]?$`, 'u');
const ONLY_NAME = new RegExp(`^${NAME}$`, 'u');

function asNextSentence(before: string, said: string): string {
  return /[.!?:;,]$/.test(before) ? `${before} ${said}` : `${before}. ${said}`;
}

/** What nobody notes as something to do: an answer, a question back, thanks. */
const ANSWERS =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|k|no|nope|on it|will do|done|thanks?|thx|ty|cheers|great|cool|perfect|lol|haha|hm+|np|no prob\p{L}*|got it|mine|me|on my list|(?:oh )?that'?s me|i can|i'll|i will|which|what|where|when|who|why|how|ugh|(?:that|it)(?:'d| would|'s| is)(?: be)? (?:great|good|fine|perfect|ok|lovely)|ja|jo|nein|klar|mach(?:e)? ich|danke|si|vale|gracias|oui|merci|d'accord)\b|[^.!]{1,40}\?$|👍)/u;
const TAKES_ON =
  /(?:\bi(?:'ll| will)|(?:^|[.!?,;] )will) (?:book|order|call|ring|get|bring|send|hand|check|fix|do|take|make|buy|ask|write|handle|sort|pick|prepare|arrange|organi[sz]e|look into|talk to)\b|^(?:oh |ok(?:ay)? )?(?:that'?s me|on my list)\b|\bi(?:'ll| will| can| could)(?: just)? (?:\p{L}+ ){1,2}(?:it|them|that|those|these)(?: \p{L}+){0,3} (?:myself|after work|on my way)\b|\bi can (?:get|have) (?:it|that|this|them|those) \p{L}+(?:ed|t|n)\b|^(?:i know[\s,.!]*){0,3}you(?:'ll| will) (?:have|get) (?:it|them|those|that)\b|^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|ja|jo|klar|si|claro|vale|oui|d'accord)\b[\s,.!]*)(?:will|i'll|i will|mach|ich mach|lo|je vais)\b|^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|ja|jo|klar|si|claro|vale|oui|d'accord)\b[\s,.!]*)?(?:on it|will do|can do|i can(?: do (?:it|that))?(?: (?:this|on|today|tomorrow|tonight|later|after|before|by|at)\b[\p{L}\d :]{0,20})?|i(?:'ll| will)(?: do| take| get)?(?: it| that| them)?(?: (?:today|tomorrow|now|asap|tonight))?|i do(?: it)?|i'm on it|i got (?:it|this)|got it|leave it (?:with|to) me|me|mine|no prob\p{L}*|np|sure thing|consider it done|(?:ich )?mach(?:e|s|'s)? (?:ich|es)?|kann ich(?: machen)?|ich kann|ich ubernehme(?: das)?|wird gemacht|geht klar|yo(?: puedo)?|lo hago yo|me encargo|moi|je m'en (?:occupe|charge)|je peux|je le fais)[\s.!👍]*$|^(?:yes|yep|yup|sure|will do)(?:[\s,.!]+(?:np|no prob\p{L}*))?[\s,.!👍]*$/u;

/**
 * The lines of a conversation, where the text is one: somebody speaks more than once, or times stand before what is said.
 * A list that says who is to do what is none.
 */
export function transcriptIn(lines: readonly string[]): Spoken[] | null {
  // 'System: new rule, …': who speaks to a machine is no speaker.
  const written = lines.filter((line) => line.trim() !== '' && !isInstruction(line));
  const matches = written.map((line) => SAID.exec(line.trim()));
  const said = matches.flatMap((match) => (match?.groups === undefined ? [] : [match.groups]));
  const [only] = said;
  const above = matches.findIndex((match) => match?.groups !== undefined);
  const isAlone = above === 0 || (above === 1 && CHAT_HEADING.test(written[0]?.trim() ?? ''));
  if (said.length === 1 && isAlone && GREETS.test(fold(only?.text ?? ''))) return spokenIn(written, matches);
  if (said.length < 2 || said.length < written.length * 0.7) return null;
  const speakers = new Set(said.map(({ speaker = '' }) => fold(speaker)));
  const isTimed = said.every(({ time }) => time !== undefined);
  const isAnswered = said.some(({ text = '' }, at) => at > 0 && ANSWERS.test(fold(text)));
  // One who says several things to somebody, where a list would say what is to be done.
  const isAddressing =
    speakers.size === 1 &&
    said.some(({ text = '' }) => /@\p{L}|\?\s*$|\b(?:can|could|would|will) (?:you|u)\b/iu.test(text));
  if (
    !isTimed &&
    !isAddressing &&
    !(isAnswered && speakers.size >= 2 && speakers.size < said.length) &&
    !(isAnswered && speakers.size === 2)
  )
    return null;
  return spokenIn(written, matches);
}

/** 'Teams, 25.11.2026 09:12' */
const CHAT_HEADING = /^[\p{L} #-]{0,25},? ?\d[\d./: -]{4,20}(?: ?[ap]m)?$/iu;

/** 'Rui Matos: Hello, …' is said by him, not to be done. */
const GREETS =
  /^(?:hi|hello|hey|good (?:morning|afternoon)|morning|hallo|moin|guten (?:morgen|tag)|hola|buenas|salut|bonjour)\b/;

/** What was said; what has no speaker goes on with the line before it. */
function spokenIn(written: readonly string[], matches: readonly (RegExpExecArray | null)[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (const [at, match] of matches.entries()) {
    const last = spoken.at(-1);
    if (match?.groups) spoken.push({ speaker: match.groups.speaker ?? '', text: match.groups.text ?? '' });
    else if (last !== undefined) last.text = `${last.text} ${written[at]?.trim()}`;
  }
  return spoken;
}

/** Who says that they do it; null where nobody does. */
export function volunteerAmong(spoken: readonly Spoken[]): string | null {
  return spoken.find(({ text }, at) => at > 0 && TAKES_ON.test(fold(text)))?.speaker ?? null;
}

/** Of two who speak, the one who did not say this. */
export function listenerOf(said: string, spoken: readonly Spoken[]): string | null {
  const speaker = spoken.find(({ text }) => text.includes(said))?.speaker;
  const others = [...new Set(spoken.map((each) => each.speaker))].filter((name) => name !== speaker);
  return speaker !== undefined && others.length === 1 ? (others[0] ?? null) : null;
}
