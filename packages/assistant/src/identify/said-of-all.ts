import { fold } from '../words/words.ts';

/** What denies, supposes, asks or excepts something does so of all that its sentence names. */
const OF_ALL =
  /\?\s*$|\b(?:neither|nor|unless|if|whether|doubt|wrong that|not true|isn't true|would not|wouldn't|don't|do not|never|except|apart from|(?<=^[^,;]*)not yet|undo|but (?:leave|not|keep)|instead|rather than|weder|wenn|falls|ob|ausser|bezweif\p{L}*|nicht wahr|ni|si|salvo|excepto|dudo|ni l[ea]s?|sauf|doute)\b/u;

/** Whether no part of a sentence may be read without the rest: 'I doubt that the rota is done and the silo is cleaned'. */
export function isSaidOfAll(sentence: string): boolean {
  return OF_ALL.test(fold(sentence));
}
