import type { Candidate } from '../extract/candidate.ts';
import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { strengthOf } from './requests.ts';
import type { Sentence } from './sentences.ts';
import { IS_SO } from './telling.ts';

/** The heading of minutes, 'Protokoll Jour fixe, KW 48', below which stand reports as well as tasks. */
export function isMinutes(text: string): boolean {
  const folded = fold(text);
  return text.length <= 90 && MINUTES.test(folded) && !IS_SO.test(folded) && strengthOf(text, false) < 2;
}

const MINUTES =
  /^daily,|\b(?:minutes|protocol|protokoll|compte[- ]rendu|acta|notes? (?:from|of|on)|notizen|(?:meeting|call|site|sprint|team|review) notes|retro(?:spective)?|stand-?up|jour fixe|(?:weekly|monthly|daily|team|project|ops|board|staff)(?: \p{L}+)? (?:sync|call|meeting|mtg)|call summary|(?:meeting|mtg|sync|huddle)(?: (?:notes|minutes)|,? (?:\d[\d./-]*|mon|tue|wed|thu|fri|sat|sun|on\b)\p{L}*| (?:#|no\.? ?|nr\.? ?)\d+)|notes,? \(?(?:\d[\d./-]*|\p{L}+\))|\p{L}+runde|besprechung|sitzung|baubesprechung|debrief)\b/u;

const ACTIONS_HEADING =
  /^(?:action(?: item| point)?s?|actions?|next steps|to-?dos?|tasks|aufgaben|massnahmen|acciones|tareas|proximos pasos|actions a mener|taches)\s?:?$/;

/** What stands below 'Action items', where there is such a heading. */
export function underActions<P extends Person>(
  candidates: readonly Candidate<P>[],
  all: readonly Sentence[],
): Candidate<P>[] | null {
  const at = all.findIndex(({ text }) => ACTIONS_HEADING.test(fold(text.trim())));
  if (at === -1) return null;
  const below = new Set(all.slice(at + 1).map(({ text }) => text));
  const found = candidates.filter(({ text }) => below.has(text));
  return found.length > 0 ? found : null;
}
