import { fold } from '../words/words.ts';

// What sentences tell that ask for nothing: what somebody wants, what is wrong, and mere talk.

export const WANTS =
  /\b(?:promised (?!(?:him|her|them|me|us|you)\b)|owe|wants?|wanted|wishes|needs?|asks?|asked|requests?|requested|would like|expects?|fragt|mochte|braucht|wunscht|verlangt|quiere|pide|necesita|veut|voudrait|demande|souhaite)\b/;

/** What does not do what it should. */
export const FAULT =
  /\b(?:broken?|defect\p{L}*|damaged|leak\p{L}*|missing|lost|fails?|failed|failing|stuck|jams?|jammed|wrong|empty|dead|down|expire[sd]?|runs? out|overdue|late|not|no longer|never|cannot|\p{L}+n't|kaputt|fehlt|fehlen|nicht|keine?n?|klemmt|falsch|leer|roto|rota|averiad\p{L}|falta|no hay|casse|panne|manque|vide|ne)\b/u;

/** How a thing is, which nobody is asked to do. */
export const IS_SO =
  /\b(?:is|are|was|were|has|have|had|(?:i|we|you|they|it|he|she)'(?:ve|s|re)|isn't|aren't|doesn't|don't|won't|keeps?|stopped|broke|ist|sind|war|hat|est|sont|esta|estan)\b/;

/** 'I'm off from Friday', 'hope all is well': of whoever writes. */
export function isSmallTalk(title: string): boolean {
  return /^(?:i|we|he|she|they|hope|just|got|spoke|talked|my|thanks|thank|as|ich|wir|yo|je|nous|j|espero|gracias|merci)\b/.test(
    fold(title),
  );
}
