import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import type { ReadAmendments } from './amendment.ts';
import { fieldsIn } from './fields-alone.ts';
import { type Pointer, pointersIn } from './shown-tasks.ts';

/** What a line says of tasks by their place or of 'it', and nothing else: 'the first one urgent', 'both on Wednesday', 'for Nora'. */
export function fieldsOfShown<P extends Person>(
  line: string,
  { tasks, list }: { tasks: number; list: number },
  people: readonly P[],
  reading: Reading,
): ReadAmendments<P> | null {
  const said = line.trim().replace(/[\s.!?]+$/, '');
  if (ASKS.test(fold(said))) return null;
  const all = ALL.exec(said);
  const pointers: Pointer[] = [
    ...(all === null ? [] : [{ shown: { kind: 'each' } as const, start: all.index, end: all.index + all[0].length }]),
    ...pointersIn(said, tasks, list).filter(({ shown }) => shown.kind !== 'it'),
    { shown: { kind: 'it' }, start: 0, end: 0 },
  ];
  for (const { shown, start, end } of pointers) {
    const rest = `${said.slice(0, start)} ${said.slice(end)}`.replace(/\s+/g, ' ').trim();
    if (DROPS.test(fold(rest))) return { amendments: [{ kind: 'drop' }], shown };
    // 'No Monday' denies no Monday.
    const bare = rest.replace(/^(?:no|nope|nein|non)[\s,]+(?=\S)/i, '');
    const amendments = fieldsIn(rest, people, reading) ?? (bare === rest ? null : fieldsIn(bare, people, reading));
    if (amendments !== null) return { amendments, shown };
  }
  return null;
}

const ALL = /\b(?:all(?: of (?:them|these))?(?: three| four| five)?|alle|tod[oa]s|toutes|tous)\b/i;
/** 'Drop it', 'skip the second', 'das erste weg': of what nobody has created yet. */
const DROPS =
  /^(?:(?:please|and|ok|no|oh|well|und|y|et) )*(?:(?:drop|skip|forget|cancel|remove|delete|discard|scrap|leave out|not|without|streich|vergiss|losch|ohne|quita|olvida|borra|descarta|sin|oublie|supprime|enleve|sans)(?:e|s|a|lo|la)?(?: (?:it|that|this|about it|again|please|one|task|es|sie|das|die|la|le|lo))?|weg(?: damit)?|raus|fuera|(?:drop|skip|forget|leave) (?:out )?(?:it|that)? out)$/;

/** 'Is it urgent?', but 'what about Monday?' */
const ASKS = /^(?:is|are|was|who|whose|when|why|where|does|do|did|(?:how|what)(?! about\b))\b/;
