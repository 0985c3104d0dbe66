import { fold } from './words.ts';

/** What somebody said in a conversation. */
export interface Spoken {
  speaker: string;
  text: string;
}

/** '10:42 Björn: ', '[25/11/26, 10:42] Björn: ', 'LARS: ' */
const SAID =
  /^(?<time>\[[^\]]{1,30}\]\s*[-–]?\s*|\(?(?:\d[\d./-]{5,10},? )?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?\)?\s*[-–|]?\s*)?(?<speaker>\p{L}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,2})\s?:\s+(?<text>\S.*)$/u;
/** What nobody notes as something to do: an answer, a question back, thanks. */
const ANSWERS =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|k|no|nope|on it|will do|done|thanks?|thx|ty|cheers|great|cool|perfect|lol|haha|hm+|np|no prob\p{L}*|got it|mine|me|i can|i'll|i will|which|what|where|when|who|why|how|ja|jo|nein|klar|mach(?:e)? ich|danke|si|vale|gracias|oui|merci|d'accord)\b|[^.!]{1,40}\?$|👍)/u;
const TAKES_ON =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|ja|jo|klar|si|claro|vale|oui|d'accord)\b[\s,.!]*)(?:will|i'll|i will|mach|ich mach|lo|je vais)\b|^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|ja|jo|klar|si|claro|vale|oui|d'accord)\b[\s,.!]*)?(?:on it|will do|can do|i can(?: do (?:it|that))?|i(?:'ll| will)(?: do| take| get)?(?: it| that| them)?(?: (?:today|tomorrow|now|asap|tonight))?|i do(?: it)?|i'm on it|i got (?:it|this)|got it|leave it (?:with|to) me|me|mine|no prob\p{L}*|np|sure thing|consider it done|(?:ich )?mach(?:e|s|'s)? (?:ich|es)?|kann ich(?: machen)?|ich kann|ich ubernehme(?: das)?|wird gemacht|geht klar|yo(?: puedo)?|lo hago yo|me encargo|moi|je m'en (?:occupe|charge)|je peux|je le fais)\s*[.!👍]*\s*$|^(?:yes|yep|yup|sure|will do)[\s,.!]*(?:np|no prob\p{L}*)?[\s.!👍]*$/u;

/**
 * The lines of a conversation, where the text is one: somebody speaks more than once, or times stand before what is said.
 * A list that says who is to do what is none.
 */
export function transcriptIn(lines: readonly string[]): Spoken[] | null {
  const written = lines.filter((line) => line.trim() !== '');
  const matches = written.map((line) => SAID.exec(line.trim()));
  const said = matches.flatMap((match) => (match?.groups === undefined ? [] : [match.groups]));
  if (said.length < 2 || said.length < written.length * 0.7) return null;
  const speakers = new Set(said.map(({ speaker = '' }) => fold(speaker)));
  const isTimed = said.every(({ time }) => time !== undefined);
  const isAnswered = said.some(({ text = '' }, at) => at > 0 && ANSWERS.test(fold(text)));
  if (
    !isTimed &&
    !(isAnswered && speakers.size >= 2 && speakers.size < said.length) &&
    !(isAnswered && speakers.size === 2)
  )
    return null;
  // What has no speaker goes on with the line before it.
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
