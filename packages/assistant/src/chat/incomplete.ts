import type { Person } from '../people/people.ts';
import type { Doing, Question } from './question.ts';

const ASKS_HOW =
  /^(?:(?:please )?(?:tell|show|explain)(?: to)?(?: me)? how (?:to|i|we|do|can)|how (?:do|can|to|does|should|would|could)|wie (?:kann|mache|erstelle|geht|funktioniert)|como (?:puedo|se|hago)|comment (?:puis|faire|est|peut|je))\b/;

const DOINGS: readonly (readonly [Doing, RegExp])[] = [
  ['comment', /\bcomment|\bkommentier|\bcoment[ao]/],
  [
    'postpone',
    /\b(?:postpone|reschedule|delay|move|(?:change|set) .*(?:due|date|deadline)|verschieb\w*|aplaz\w*|reporte[rz]?)\b/,
  ],
  ['assign', /\b(?:(?:re)?assign|delegate|give|hand over|zuweise\w*|asign\w*|attribue[rz]?)\b/],
  ['status', /\b(?:cancel|call off|pause|hold|reopen|start|status|abbrech\w*|cancel\w*|annule[rz]?)\b/],
  ['complete', /\b(?:complete|finish|close|tick|mark|abschliess\w*|erledig\w*|complet\w*|termin\w*)\b/],
  ['summary', /\bsummar|\bsum up\b|\bzusammenfass/],
  ['changes', /\bwhat (?:has )?changed\b|\bhistory\b/],
  ['create', /\b(?:create|add|make|new|erstell\w*|crear?|creer?)\b/],
];
const OF_CHAT = /\b(?:tasks?|to-?dos?|aufgaben?|tareas?|taches?|chat|assistant|undo)\b/;
const DELETE = /\b(?:delete|remove|erase|losch\w*|elimin\w*|borr\w*|supprim\w*)\b/;

/** 'How do I postpone a task?', 'tell me how to cancel'; null for what asks nothing of the kind. @param folded */
export function readHowTo<P extends Person>(folded: string): Question<P> | null {
  const how = ASKS_HOW.exec(folded);
  if (how === null) return null;
  const asked = folded.slice(how[0].length);
  if (DELETE.test(asked)) return { kind: 'delete' };
  const doing = DOINGS.find(([, pattern]) => pattern.test(asked));
  if (doing !== undefined) return { kind: 'incomplete', what: doing[0] };
  return OF_CHAT.test(asked) ? { kind: 'help' } : { kind: 'unknown' };
}

/** What stands where a task should be named, and names none. */
const NO_TASK = /^(?:(?:the|a|an|my|this|that|it|one|some|new)\s?)*(?:tasks?|to-?dos?|ticket|comment)?[\s?!.:]*$/;
const BARE: readonly (readonly [Doing, RegExp])[] = [
  [
    'create',
    /^(?:(?:create|add|make|new)(?: me)?(?: a| an| the)?(?: new)? ?(?:task|to-?do|ticket|reminder)s?|remind me(?: to)?|create)/,
  ],
  ['complete', /^(?:complete|finish|close|tick off|check off)/],
  ['postpone', /^(?:postpone|reschedule|delay|defer|move)/],
  ['assign', /^(?:re)?(?:assign|delegate)/],
  ['status', /^(?:cancel|call off|pause|re-?open)/],
  ['comment', /^(?:add (?:a )?comment|comment)(?: (?:on|to))?/],
  ['summary', /^(?:summari[sz]e|summary(?: of)?|sum up)/],
  ['changes', /^what(?:'s| has| is)? changed(?: (?:on|in|with))?/],
];

/** 'Create task', 'Complete it': what is to be done, with nothing that names what with. */
export function incompleteIn(folded: string): Doing | null {
  const found = BARE.find(([, pattern]) => {
    const match = pattern.exec(folded);
    return match !== null && NO_TASK.test(folded.slice(match[0].length).replace(/^\b|^\s+/, ''));
  });
  return found?.[0] ?? null;
}
