import { IconSend2 } from '@tabler/icons-react';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { cutText } from '@taskwell/contract/text';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import styles from './Composer.module.css';
import { chatTyping } from './chat-step.public.ts';
import { ask, type } from './conversation.ts';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  isBusy: boolean;
}

/** Where a question is written: Enter sends it, Shift and Enter begin a line. */
export function Composer({ ref, text, isBusy }: ComposerProps) {
  const isEmpty = text.trim() === '';
  function onKeyDown(event: KeyboardEvent): void {
    // An input method ends its word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }
  function takeTyped(): void {
    const typed = chatTyping.take();
    if (typed.text !== '') type(cutText(text + typed.text, ASSISTANT_LIMITS.messageLength));
    if (typed.isEntered) ask();
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className={styles.field}>
        <FieldFrame label="Message" counter={{ used: text.length, limit: ASSISTANT_LIMITS.messageLength }}>
          {(control) => (
            <textarea
              {...control}
              ref={ref}
              dir="auto"
              rows={2}
              maxLength={ASSISTANT_LIMITS.messageLength}
              placeholder="Ask me anything..."
              value={text}
              data-autofocus
              onFocus={takeTyped}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </FieldFrame>
      </div>
      <Button look="primary" type="submit" disabled={isEmpty} busyLabel={isBusy && 'Asking…'}>
        <IconSend2 size="1.1rem" aria-hidden />
        Send
      </Button>
    </form>
  );
}
