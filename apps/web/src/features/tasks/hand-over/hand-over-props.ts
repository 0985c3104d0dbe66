import type { HandOver } from '@taskwell/contract/hand-over';
import type { Task } from '@taskwell/contract/schemas';
import type { Waiting } from '../../../lib/hand-over-inbox.ts';
import type { HandOverView } from './hand-over-step.ts';

/** Of each form and question that comes of a hand-over. */
export interface HandOverDialogProps {
  waiting: Waiting;
  /** It has been dealt with; what it leads to comes next. */
  onDone: (next?: HandOver | null) => void;
  /** The same, with the task in its place, and what it leads to behind that. */
  onOpenTask: (id: number, next?: HandOver | null) => void;
  /** Null where it is shown as it came. */
  view: HandOverView | null;
  onShow: (view: HandOverView, isInstead?: boolean) => void;
  /** To what was shown of it before. */
  onBack: () => void;
  onClose: () => void;
  /** Why this task, or none, in words; left out where a person has chosen. */
  reason?: string;
}

/** Of those on one task. */
export interface OnTaskDialogProps extends HandOverDialogProps {
  task: Task;
  /** It was deleted, or is no longer for this person, since the form was opened. */
  isGone: boolean;
}

/** Under which name what is typed into its forms is kept; a date stays from one of them to the next. */
export function draftOf(key: string): string {
  return `handed-${key}`;
}
