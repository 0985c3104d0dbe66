import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import type { Move } from '../dates/read-postponed.ts';
import type { Person } from '../people/people.ts';
import type { Command } from './read-command.ts';

/** From an instant, and before one; null where it has no such end. */
export interface DueSpan {
  from: Date | null;
  to: Date | null;
}

/** Which tasks are asked for; what is left out does not narrow them down. */
export interface AskedFor<P extends Person> {
  due: 'overdue' | 'due-today' | 'due-this-week' | 'due-this-month' | 'no-due-date' | DueSpan | null;
  /** Empty for all. */
  statuses: TaskStatus[];
  priority: TaskPriority | null;
  assignee: P | 'me' | null;
  /** Only those that whoever asks has created. */
  isCreatedByMe: boolean;
  search: string | null;
  isArchived: boolean;
}

/** A task that somebody asks the chat to create. */
export interface Created<P extends Person> {
  /** What is to be done, without the words that say for whom. */
  text: string;
  /** Who is to do it; null where nobody is named so. */
  assignee: P | null;
  /** Who was named as well: a task has one lead. */
  leftOut: P[];
  /** It was said to be for everybody. */
  isForAll?: true;
}

/** What somebody wants to know or to have done; `about` are the words that name a task. */
export type Question<P extends Person> =
  | { kind: 'tasks'; isCount: boolean; askedFor: AskedFor<P> }
  | Command
  | { kind: 'changes'; about: string }
  | ({ kind: 'create' } & Created<P>)
  /** A task for each text. */
  | { kind: 'createSeveral'; tasks: Created<P>[] }
  | { kind: 'postpone'; about: string; move: Move | null }
  /**
   * `alike` are those of whom one may be meant, where they have the name in common; `replaced` is whoever is said to have it
   * until now.
   */
  | { kind: 'assign'; about: string; assignee: P | 'me' | null; replaced: P | null; leftOut: P[]; alike: P[] }
  /** It is to have no due date any more. */
  | { kind: 'undate'; about: string }
  /** Somebody is to help with it, beside its lead. */
  | { kind: 'coAssign'; about: string; person: P }
  /**
   * May speak of one task, asking about it or saying something of it, as a text would; `otherwise` where it names none.
   * `named` are the words that no list is asked for with.
   */
  | {
      kind: 'about';
      text: string;
      named: string;
      isAsked: boolean;
      move: Move | null;
      otherwise: Question<P>;
      /** Tells that something is not as it should be, which a new task may come of. */
      mayBeNew: boolean;
    }
  /** Somebody is to help with a new task that was proposed, which has its lead alone. */
  | { kind: 'helperOfNew'; person: P }
  /** A task for each of several people, of whom nobody was named. */
  | { kind: 'forWhom' }
  /** Of a new task that was proposed, what only a task that there is can have, such as to be done. */
  | { kind: 'notCreated' }
  /** Something to be done with a task that the chat cannot do, such as to share it. */
  | { kind: 'elsewhere'; about: string }
  /** A part of a message that is no change, beside others that are. */
  | { kind: 'notUnderstood'; text: string }
  /** Parts of a message that had no room beside others. */
  | { kind: 'leftOut'; count: number }
  /** A greeting or thanks, which want an answer in kind. */
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  /** Something to be done, without what it is to be done with. */
  | { kind: 'incomplete'; what: Doing }
  /** What the chat does not do: to delete, or to change several tasks at once. */
  | { kind: 'delete' }
  | { kind: 'several' }
  /** 'Don't close the oven' */
  | { kind: 'leave' }
  /** What can be done, and 'yes' to what has a button. */
  | { kind: 'help' }
  | { kind: 'press' }
  /**
   * What the lists do not tell: when something was completed, what changed on a day, what somebody does not have, when
   * something was created and by whom, who has the most, who is nobody; a change once something else is so; the order of
   * lists, who is away, and settings.
   */
  | {
      kind: 'cannot';
      what:
        | 'whenCompleted'
        | 'whatChanged'
        | 'notOf'
        | 'createdBy'
        | 'whenCreated'
        | 'compare'
        | 'nobody'
        | 'onCondition'
        | 'sort'
        | 'absence'
        | 'settings';
    }
  /** Somebody of a name that several have. */
  | { kind: 'alike'; people: P[] }
  | { kind: 'unknown' };

/** What the chat proposes or tells of one task. */
export type Doing = 'create' | 'complete' | 'postpone' | 'assign' | 'status' | 'comment' | 'summary' | 'changes';
