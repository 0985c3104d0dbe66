import { fold } from '../words/words.ts';
import { isItem } from './lines.ts';

const DONE =
  /^(?:already |bereits |schon |ya |deja )?(?:done|completed|finished|erledigt|fertig|hechos?|listos?|terminad[oa]s?|faits?|finis?)(?: (?:so far|today|already|bisher|heute|hoy|aujourd'hui))?\s?:\s*/;
const OPEN =
  /^(?:still |noch |reste |queda )?(?:open|to-?\s?dos?|outstanding|pending|remaining|left|next(?: steps?)?|not done|offen|zu tun|ausstehend|pendientes?|por hacer|falta|a faire|en attente|reste)(?: (?:to do|today|now))?\s?:\s*/;
/** 'Erledigt: Mehl / Offen: Ofen' in one line. */
const BETWEEN = /\s+[/|;]\s+(?=\p{L}[^:/|;]{2,20}:)/u;

/**
 * The lines of a text that says apart what is done and what is open, with what is done as ticked items: 'Done:' above a list, or
 * before a thing, and 'Open:' further on. Of any other text they stay as they are.
 */
export function withDoneTicked(written: readonly string[]): readonly string[] {
  const lines = written.flatMap((line) => line.split(BETWEEN));
  const heads = lines.map((line) => headOf(line));
  if (!heads.some((head) => head?.isDone) || !heads.some((head) => head?.isDone === false)) return written;
  let isDone = false;
  return lines.flatMap((line, at) => {
    const head = heads[at];
    if (head) {
      ({ isDone } = head);
      const rest = line.trim().slice(head.length);
      return rest === '' ? [] : [isDone ? `- [x] ${rest}` : rest];
    }
    if (line.trim() === '') {
      isDone = false;
      return [line];
    }
    return [isDone && isItem(line) ? line.replace(ITEM_MARK, '$&[x] ') : line];
  });
}

const ITEM_MARK = /^\s*(?:[-*•+–]|\d{1,2}[.)])\s+/;

function headOf(line: string): { isDone: boolean; length: number } | null {
  const folded = fold(line.trim());
  const done = DONE.exec(folded)?.[0];
  if (done !== undefined) return { isDone: true, length: done.length };
  const open = OPEN.exec(folded)?.[0];
  return open === undefined ? null : { isDone: false, length: open.length };
}
