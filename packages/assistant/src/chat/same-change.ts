import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import type { Question } from './question.ts';
import { type Ask, isChangeOf, orMove } from './read-line.ts';

/** 'The photos' of 'and the photos', 'and the photos too', 'so are the photos' and 'same for the photos'; null for any other line. */
export function alsoNamed(line: string): string | null {
  const said = line
    .trim()
    .replace(/[\s.!?]+$/, '')
    .replace(/^(?:(?:and|und|y|et)\s+)+/i, '');
  const named =
    ALSO.map((pattern) => pattern.exec(said)?.[1]).find((words) => words !== undefined) ??
    namedAlone(line.trim().replace(/[\s.!?]+$/, ''));
  return named === undefined || named.split(/\s+/).length > MOST_OF_A_NAME || NAMES_NOTHING.test(named) ? null : named;
}

const MOST_OF_A_NAME = 6;
const ALSO = [
  // 'Same for the strawberries', 'the same goes for the strawberries', 'dasselbe für die Fotos'
  /^(?:(?:the )?same (?:goes )?(?:for|with)|(?:likewise|ditto)(?: for)?|(?:das ?selbe|das gleiche|gilt auch) (?:für|fuer|mit)|(?:lo mismo|igual) (?:para|con)|(?:pareil|la même chose|de même) pour) (\S.*)$/i,
  // 'So are the photos'
  /^so (?:is|are|was|were|does|do|has|have) (\S.*)$/i,
  // 'The photos too', 'die Fotos auch'
  /^(\S.*?),? (?:too|as well|likewise|auch|ebenfalls|también|tambien|aussi|également|egalement)$/i,
  // 'Also the photos', 'auch die Fotos'
  /^(?:also|auch|también|tambien|aussi) ((?:the|our|my|die|der|das|den|el|la|los|las|le|les) \S.*)$/i,
];
/** The silo of 'and the silo', but of 'and the silo: call the fitter' and 'and the silo on Monday', which say more, nothing. */
function namedAlone(line: string): string | undefined {
  const [, named, words = ''] = AND_THE.exec(line) ?? [];
  const all = words.split(' ');
  return all.length <= 4 && all.every((word) => IS_WORD.test(word) && !SAYS_MORE.test(fold(word))) ? named : undefined;
}

const AND_THE = /^(?:and|und|y|et) ((?:the|our|my|die|der|das|den|el|la|los|las|le|les) (\S.*))$/i;
const IS_WORD = /^[\p{L}\p{N}'’-]+$/u;
const SAYS_MORE =
  /^(?:on|to|at|by|for|from|of|with|due|low|high|urgent|medium|done|first|second|third|last|others?|ones?|rest|auf|am|bis|zum|para|al|pour|au|erste[nr]?|zweite[nr]?|letzte[nr]?|primer[oa]|segund[oa]|ultim[oa]|premiere?|deuxieme|derniere?)$/;

const NAMES_NOTHING =
  /,|^(?:it|this|that|these|those|them|him|her|me|you|us|all|both|everything|i|we|es|das|ihn|sie|mich|mir|lo|la|moi)$|\b(?:is|are|was|were|ist|sind|esta|están|est|sont)\b/i;

/** The same change of another task; null where the words name none, or where nothing was to be changed. */
export function sameChange<P extends Person>(
  line: string,
  asked: Question<P> | undefined,
  ask: Ask<P>,
): Question<P> | null {
  const about = alsoNamed(line);
  const change = asked && orMove(asked);
  if (about === null || change === undefined || !isChangeOf(change)) return null;
  const named = ask(about);
  return named.kind === 'about' && !named.isAsked && named.move === null ? { ...change, about } : null;
}
