import type { TaskPriority } from '@taskwell/contract/labels';
import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { type Move, movedTo } from '../dates/read-postponed.ts';
import { fold } from '../words/words.ts';

/** A line without what stands at its end, and what that says. */
export interface WithFurther {
  line: string;
  further: { kind: 'postpone'; move: Move } | { kind: 'priority'; priority: TaskPriority };
}

/** 'Urgent', 'and make it low priority' at the end of a line */
const PRESSING =
  /(?:^|[\s,;])(?:and )?(?:(?:it is|it's|make it|as|with) )?(?:(urgent|asap)(?: priority)?|(high|medium|normal|low)(?: prio(?:rity)?)?|dringend|urgente?)$/;
/** What leads from a change to a date behind it. */
const LEADS_TO_DATE = /[\s,;]+(?:and )?(?:(?:it is|it's|is|make it|set it|to be|must be|have it) )?(?:due )?$/i;
const END = /[\s.!,;]+$/;

/**
 * 'Give the rota to Nora by Friday' is 'give the rota to Nora', with a date; what is said of the priority is found so, too.
 *
 * @returns null where nothing of the kind stands at the end of the line
 */
export function withFurther(written: string, reading: Reading): WithFurther | null {
  const line = written.replace(END, '');
  const pressing = PRESSING.exec(fold(line));
  if (pressing)
    return {
      line: line.slice(0, pressing.index).replace(END, ''),
      further: { kind: 'priority', priority: levelOf(pressing) },
    };
  const due = surest(findDues(line, reading));
  if (due === null || due.end < line.length || !(due.hasDay || !due.hasTime)) return null;
  const before = `${line.slice(0, due.start).trimEnd()} `.replace(LEADS_TO_DATE, '');
  return { line: before, further: { kind: 'postpone', move: movedTo(due) } };
}

function levelOf([, , level]: RegExpExecArray): TaskPriority {
  if (level === undefined) return 'URGENT';
  return level === 'normal' ? 'MEDIUM' : (level.toUpperCase() as TaskPriority);
}
