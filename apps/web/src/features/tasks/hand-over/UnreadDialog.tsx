import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { HAND_OVER_LABELS, type HandOver, handOverOf } from '@taskwell/contract/hand-over';
import { useEffect, useState } from 'react';
import { replaceInInbox } from '../../../lib/hand-over-inbox.ts';
import { readHandedText } from '../../../lib/hand-over-reading.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './HandedText.module.css';
import { HANDED_SELECTOR, HandedText } from './HandedText.tsx';
import type { HandOverDialogProps } from './hand-over-props.ts';

/** A text that was handed over alone: a link asks the assistant for nothing, the person who sees the text does. */
export function UnreadDialog(props: HandOverDialogProps) {
  const { waiting, onClose } = props;
  const { id } = useCurrentUser();
  const { key, handOver } = waiting;
  if (handOver.unread?.isAskedFor) return <ReadingDialog {...props} />;
  const unread = handOver.unread && { ...handOver.unread, isAskedFor: true };
  return (
    <Dialog
      title={HAND_OVER_LABELS[handOver.type]}
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      focusOn={HANDED_SELECTOR}
      footer={
        <>
          <CancelButton />
          <Button onClick={() => replaceInInbox(id, key, withoutReading(handOver))}>Use as it is</Button>
          <Button look="primary" onClick={() => replaceInInbox(id, key, { ...handOver, unread })}>
            Read the text
          </Button>
        </>
      }
    >
      <HandedText of={handOver} note={ASSISTANT_MESSAGES.textWaits} isUnread />
    </Dialog>
  );
}

/** Which part of its text it is, and what follows. */
function placeIn({ leftOut, number, furtherTexts = [] }: HandOver, read: HandOver): Partial<HandOver> {
  const all = [...(read.furtherTexts ?? []), ...furtherTexts];
  return { leftOut, ...(number !== undefined && { number }), ...(all.length > 0 && { furtherTexts: all }) };
}

function withoutReading(handOver: HandOver): HandOver {
  return { ...handOver, unread: null };
}

/**
 * While the assistant reads it; the form or question comes in its place. Without a connection, or where a reload ends it, the
 * text still waits to be read.
 */
function ReadingDialog({ waiting, onClose }: HandOverDialogProps) {
  const { id } = useCurrentUser();
  const { key, handOver } = waiting;
  const { type, originalText } = handOver;
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let isHere = true;
    setFailure(null);
    readHandedText(type, originalText).then((reading) => {
      if (!isHere) return;
      setFailure(reading.failure);
      if (reading.byHand !== null) notify({ tone: 'warning', text: reading.byHand });
      if (reading.read === null) return;
      const { isByHand = false, ...read } = reading.read;
      const taken = handOverOf(type, { ...read, originalText });
      take(taken && { ...taken, isByHand });
    });
    return () => {
      isHere = false;
    };
  }, [attempt]);

  function take(read: HandOver | null): void {
    replaceInInbox(id, key, read ? { ...read, ...placeIn(handOver, read) } : withoutReading(handOver));
  }

  return (
    <Dialog
      title={HAND_OVER_LABELS[type]}
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      focusOn={HANDED_SELECTOR}
      footer={
        <>
          <CancelButton />
          <Button onClick={() => take(null)}>Use as it is</Button>
        </>
      }
    >
      <div className={styles.handed} tabIndex={-1} role="status" data-handed>
        {failure === null ? (
          <>
            {ASSISTANT_MESSAGES.reading}
            <Skeleton height="2.5rem" />
          </>
        ) : (
          <Alert tone="danger">
            {failure}{' '}
            <Button look="link" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
