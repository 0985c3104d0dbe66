import type { Person } from '../people/people.ts';
import type { Question } from './question.ts';
import type { Shown } from './shown-tasks.ts';

/** What was said just before: the line, how many tasks its answer named, and how many the list above it has. */
export interface SaidBefore {
  line: string;
  /** The lines before it, the latest last. */
  earlier?: readonly string[];
  tasks: number;
  /** Where it is not those. */
  list?: number;
  /** They are new ones that the answer proposed, and that nobody has created yet. */
  areNew?: true;
  /** The line takes back what that one said: 'no, the till'. */
  corrects?: true;
  /** The line is another part of the same message, and has had no answer yet. */
  isPart?: true;
}

/** All that was said before, the latest line first. */
export function linesBefore({ line, earlier = [] }: SaidBefore): string[] {
  return [line, ...earlier.toReversed()];
}

/** What a line asks for; `shown` where it points back instead of naming its task. */
export interface ReadLine<P extends Person> {
  question: Question<P>;
  shown: Shown | null;
}

/** Reads a line for itself. */
export type Ask<P extends Person> = (line: string) => Question<P>;

/** Stands in a line for what points back, where a task could be named; no task is called so. */
export const MARK = 'shownbefore';

/** Whether it asks for a change of a task that it names. */
export function isChangeOf<P extends Person>(
  question: Question<P>,
): question is Extract<Question<P>, { about: string }> {
  return (
    isChange(question) || question.kind === 'postpone' || question.kind === 'assign' || question.kind === 'comment'
  );
}

/** Whether it says all of a change. */
export function isChange(question: Question<Person>): boolean {
  if (question.kind === 'postpone') return question.move !== null;
  if (question.kind === 'assign') return question.assignee !== null;
  return question.kind === 'complete' || question.kind === 'status' || question.kind === 'priority';
}

/** 'Labels to Friday' as the change that it is; anything else as it was read. */
export function orMove<P extends Person>(question: Question<P>): Question<P> {
  if (question.kind !== 'about' || question.isAsked || question.move === null) return question;
  return { kind: 'postpone', about: question.named, move: question.move };
}
