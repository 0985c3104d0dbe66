import { tellsDone } from '../identify/tells-done.ts';
import { fold } from '../words/words.ts';
import { listIn } from './several-created.ts';

/** 'Done:' above what was done */
const DONE_ABOVE = /^(?:all )?(?:done|finished|completed?|erledigt|fertig|hecho|terminado|fait|termine)\s?:$/;
/** What a line says of where something stands. */
const STANDS =
  /\b(?:done|finished|completed?|not yet|on hold|cancell?ed|erledigt|fertig|noch nicht|hecho|list[oa]|todavia no|fait|termine|pas encore)[.!]*$|^(?:done|erledigt|hecho|fait)\s?:/;

/** The lines of a message that each report on something: 'oven done / silo not yet'; null for any other message. */
export function reportsIn(message: string): string[] | null {
  const { isHeaded, items } = listIn(message, (head) => DONE_ABOVE.test(head));
  const reports = (item: string) => STANDS.test(fold(item)) || tellsDone(fold(item));
  return items.length > 1 && (isHeaded || items.every(reports)) ? items : null;
}
