import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import type { HandOver } from '@taskwell/contract/hand-over';
import type { ReactNode } from 'react';
import { useMoreWaiting } from '../../../lib/hand-over-inbox.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './HandedText.module.css';

interface HandedTextProps {
  of: Pick<HandOver, 'originalText' | 'leftOut' | 'tasksLeftOut'>;
  /** Which of the tasks of one text it is; left out where there is one. */
  part?: { number: number; total: number } | null;
  /** What could not be found. */
  note?: string | undefined;
  /** Why this task was chosen, or none. */
  reason?: string | undefined;
  /** Leads to a choice of tasks, where none was found. */
  onChoose?: (() => void) | undefined;
  /** Nobody has read the text yet: it is in sight. */
  isUnread?: boolean;
  /** Leaves this one out and goes on with the next. */
  onSkip?: (() => void) | undefined;
  /** What can be chosen instead of the form. */
  children?: ReactNode;
}

/**
 * Says that a form was filled in from elsewhere, with the text. It has the focus at first, and not a field or a button: a
 * page that opens this window must not have somebody's next key write something.
 */
export function HandedText({
  of: { originalText: text, leftOut, tasksLeftOut = 0 },
  part = null,
  note,
  reason = '',
  isUnread = false,
  onSkip,
  onChoose,
  children,
}: HandedTextProps) {
  const more = useMoreWaiting(useCurrentUser().id);
  return (
    <div className={styles.handed} tabIndex={-1} data-handed>
      <Alert tone={note === undefined || isUnread ? 'info' : 'warning'}>
        {note ?? ASSISTANT_MESSAGES.handedOver}
        {part && ` ${ASSISTANT_MESSAGES.oneOfSeveral(part.number, part.total)}`}
        {onSkip && <NoteAction label="Skip this one" onClick={onSkip} />}
        {onChoose && <NoteAction label={ASSISTANT_MESSAGES.chooseTask} onClick={onChoose} />}
      </Alert>
      {leftOut > 0 && <Alert tone="warning">{ASSISTANT_MESSAGES.textCut(leftOut)}</Alert>}
      {tasksLeftOut > 0 && <Alert tone="warning">{ASSISTANT_MESSAGES.tasksCut(tasksLeftOut)}</Alert>}
      {reason !== '' && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {children}
      <div className={styles.below}>
        {text !== '' && (
          <details className={styles.details} open={isUnread}>
            <summary>The text</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
            <p className={styles.text} dir="auto" tabIndex={0}>
              {text}
            </p>
          </details>
        )}
        {more > 0 && <p className={styles.more}>{ASSISTANT_MESSAGES.moreWaiting(more)}</p>}
      </div>
    </div>
  );
}

/** What can be done about it, behind the words of an alert. */
export function NoteAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <>
      {' '}
      <Button look="link" onClick={onClick}>
        {label}
      </Button>
    </>
  );
}

/** Selects it, as what has the focus at first. */
export const HANDED_SELECTOR = '[data-handed]';
