import { verbOfParticiple } from '../words/verbs.ts';

// Whether words say that something has been done, whatever it is.

const DONE_TO =
  /\b(?:is|are|been|all|got) (?:all |both |now |finally |just |already |been |fully |\d+ |\p{L}+ly )*(\p{L}{3,}(?:ed|en|t|n|d))\b/gu;

/** Words that say who does something, or that it is yet to be done. */
const NO_THING =
  'is|are|am|was|were|be|been|has|have|had|will|would|can|could|should|must|may|might|to|not|no|if|when|until|unless|before|because|who|which|that|they|we|i|you|u|he|she|it|please|pls|nobody|everybody|everyone|somebody|someone|never|get|gets|got|and|or|but';
const THING = `(?:(?!(?:${NO_THING})\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'&/-]* ){1,6}`;
/** 'New lamp fitted', 'boat moved', 'sample dropped at the lab': a thing, and what was done to it */
const BARE = new RegExp(
  `(?:^|[.!,;:] |\\band |\\bthe )${THING}(\\p{L}{3,}(?:ed|nt|wn|pt|it|ut|ng)|made|paid|laid|built|bought|brought|sold)(?= ?(?:[.,;!)👍🎉✅]|$)| (?:and|at|in|on|by|into|off|up|back|out|over|down|with|for|today|yesterday|now|again|this (?:morning|afternoon|evening)|last (?:night|week)|\\d)\\b)`,
  'gu',
);
/** Whoever 'called' did so, and nothing was done to them. */
const DOES =
  /^(?:called|phoned|rang|asked|replied|answered|visited|stopped|started|reported|worked|waited|walked|looked|agreed|applied|suggested|noted|went|meant|sent|cut|put|set|shut|let|dropped|handed|offered|planned|scheduled|requested|connected|included|attached|needed|enclosed|expected|opened|closed|changed|listed|tried|turned|passed|covered|booked)$/;
/** 'I did the gate and the flour' */
const DID_IT =
  /(?:^|[.!,;:] |\b(?:and|yes|so|ok) )(?:i|we|he|she|they|\p{L}+)(?:'ve| have| has)? (?:already |just |finally )?(?:did|done|finished|completed) (?:the|all|both|my|our) (?!part\b|first\b|half\b|most\b|same\b|rest\b|best\b)\p{L}/u;
const DONE_ABROAD = [
  // 'Ya está firmado y enviado', 'queda aprobada'
  /\b(?:ya )?(?:esta|estan|queda|quedan|han? sido|fue|fueron) (?:ya |todo |toda |todos |bien )?(?!(?:cerrad|cancelad|averiad|estropead|atascad|parad|bloquead|agotad|perdid|prevista?|retrasad|aplazad|previst|dispuest)\w*)\p{L}{2,}(?:ad|id)[oa]s?\b/u,
  // 'Mortalités déclarées ce matin', 'les lettres sont postées'
  /\b\p{L}{3,}(?:ee|ees|es|e) (?:ce matin|hier|aujourd'hui|hier soir)\b/u,
  /\b(?:sont|a ete|ont ete) (?:deja |bien |enfin |tous |toutes )?(?!(?:annul|report|retard|bloqu|cass|perdu|ferm|pre?vu|absent|fatigu|occup)\p{L}*)\p{L}{3,}(?:e|ee|es|ees|is|ises|us|ues)\b/u,
];

/** Of folded words. */
export function tellsDone(folded: string): boolean {
  const isDoneTo = [...folded.matchAll(DONE_TO)].some(([, word = '']) => verbOfParticiple(word) !== null);
  if (isDoneTo || DID_IT.test(folded) || DONE_ABROAD.some((pattern) => pattern.test(folded))) return true;
  return [...folded.matchAll(BARE)].some(([, word = '']) => !DOES.test(word) && verbOfParticiple(word) !== null);
}
