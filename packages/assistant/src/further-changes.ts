import type { TaskPriority } from '@taskwell/contract/labels';
import type { Reading } from './calendar.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';
import type { Move } from './read-postponed.ts';
import { fold } from './words.ts';

/** A line of one change, and what it says of the same task behind it. */
export interface WithFurther {
  line: string;
  /** At least one of them is said. */
  move: Move | null;
  priority: TaskPriority | null;
}

/** 'Urgent', 'and make it low priority' at the end of a line */
const PRESSING =
  /(?:^|[\s,;])(?:and )?(?:(?:it is|it's|make it|as|with) )?(?:(urgent|asap)(?: priority)?|(high|medium|normal|low)(?: prio(?:rity)?)?|dringend|urgente?)$/;
/** What leads from a change to a date behind it. */
const LEADS_TO_DATE = /[\s,;]+(?:and )?(?:(?:it is|it's|is|make it|set it|to be|must be|have it) )?(?:due )?$/i;
const END = /[\s.!,;]+$/;

/**
 * 'Give the rota to Nora by Friday, urgent' is 'give the rota to Nora', with a date and a priority.
 *
 * @returns null where nothing of the kind stands at the end of the line
 */
export function withFurther(written: string, reading: Reading): WithFurther | null {
  let line = written.replace(END, '');
  let move: Move | null = null;
  let priority: TaskPriority | null = null;
  for (let part = 0; part < 2; part += 1) {
    const pressing = priority === null ? PRESSING.exec(fold(line)) : null;
    if (pressing) {
      priority = levelOf(pressing);
      line = line.slice(0, pressing.index).replace(END, '');
      continue;
    }
    const due: FoundDue | null = move === null ? surest(findDues(line, reading)) : null;
    if (due?.hasDay && due.end >= line.length) {
      move = { kind: 'to', moment: due.value, hasTime: due.hasTime };
      line = line.slice(0, due.start).trimEnd().concat(' ').replace(LEADS_TO_DATE, '');
    }
  }
  return move === null && priority === null ? null : { line, move, priority };
}

function levelOf([, , level]: RegExpExecArray): TaskPriority {
  if (level === undefined) return 'URGENT';
  return level === 'normal' ? 'MEDIUM' : (level.toUpperCase() as TaskPriority);
}
