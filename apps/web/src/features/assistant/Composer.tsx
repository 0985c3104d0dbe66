import { IconSend2 } from '@tabler/icons-react';
import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { unreadText } from '@taskwell/contract/hand-over';
import { characterCount, cutCharacters } from '@taskwell/contract/text';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { putIntoInbox } from '../../lib/hand-over-inbox.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import styles from './Composer.module.css';
import { chatTyping, useChatStep } from './chat-step.public.ts';
import { ask, type } from './conversation.ts';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  isBusy: boolean;
}

/** Where a question is written: Enter sends it, Shift and Enter begin a line. */
export function Composer({ ref, text, isBusy }: ComposerProps) {
  const isEmpty = text.trim() === '';
  const [pasted, setPasted] = useState<string | null>(null);
  const leftOut = pasted === null || isEmpty ? 0 : characterCount(pasted) - characterCount(text);
  const createFrom = useCreateFrom();
  function onKeyDown(event: KeyboardEvent): void {
    // An input method ends its word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }
  function take(next: string): void {
    const kept = cutCharacters(next, ASSISTANT_LIMITS.messageLength);
    type(kept);
    setPasted(kept === next ? null : next);
  }
  function takeTyped(): void {
    const typed = chatTyping.take();
    if (typed.text !== '') take(text + typed.text);
    if (typed.isEntered) ask();
  }
  return (
    <div className={styles.row}>
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className={styles.field}>
          <FieldFrame
            label="Message"
            error={leftOut > 0 ? ASSISTANT_MESSAGES.chatLeftOut(leftOut) : undefined}
            counter={{ used: characterCount(text), limit: ASSISTANT_LIMITS.messageLength }}
          >
            {(control) => (
              <textarea
                {...control}
                ref={ref}
                dir="auto"
                rows={2}
                placeholder="Ask me anything..."
                value={text}
                data-autofocus
                onFocus={takeTyped}
                onChange={(event) => take(event.target.value)}
                onKeyDown={onKeyDown}
              />
            )}
          </FieldFrame>
          {pasted !== null && leftOut > 0 && (
            <Button size="small" onClick={() => createFrom(pasted)}>
              Create from text
            </Button>
          )}
        </div>
        <Button look="primary" type="submit" disabled={isEmpty} busyLabel={isBusy && 'Asking…'}>
          <IconSend2 size="1.1rem" aria-hidden />
          <span className={styles.word}>Send</span>
        </Button>
      </form>
    </div>
  );
}

/** The whole of what was pasted, read on the screen that takes what is handed over. */
function useCreateFrom() {
  const { id } = useCurrentUser();
  const { openHandOver } = useChatStep();
  return (text: string): void => {
    const handOver = unreadText(text);
    if (handOver === null) return;
    if (!putIntoInbox(id, handOver)) {
      notify({ tone: 'warning', text: ASSISTANT_MESSAGES.tooManyWaiting });
      return;
    }
    type('');
    openHandOver();
  };
}
