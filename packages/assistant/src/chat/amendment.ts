import type { TaskPriority } from '@taskwell/contract/labels';
import type { Move } from '../dates/read-postponed.ts';
import type { Person } from '../people/people.ts';
import type { Shown } from './shown-tasks.ts';

/** What is to be different about a task that was proposed and that nobody has created yet. */
export type Amendment<P extends Person> =
  | { kind: 'move'; move: Move }
  | { kind: 'undated' }
  | { kind: 'priority'; priority: TaskPriority }
  /** `leftOut` were named as well. */
  | { kind: 'assign'; assignee: P | 'me'; leftOut?: P[] }
  | { kind: 'title'; title: string }
  /** Not to be proposed any more. */
  | { kind: 'drop' }
  /** Something to know, for its description. */
  | { kind: 'note'; note: string };

/** What is to be different about which of the tasks that were proposed. */
export interface ReadAmendments<P extends Person> {
  amendments: Amendment<P>[];
  shown: Shown;
}
