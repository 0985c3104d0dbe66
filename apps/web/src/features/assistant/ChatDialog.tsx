import { IconClipboardText, IconEraser } from '@tabler/icons-react';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import { useEffect, useRef } from 'react';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './ChatDialog.module.css';
import { ChatLine } from './ChatLine.tsx';
import { Composer } from './Composer.tsx';
import { clearConversation, stopAsking, useConversation } from './conversation.ts';
import { Greeting } from './Greeting.tsx';
import { openPopup } from './popup-window.public.ts';
import { Saying } from './Saying.tsx';

/** SPEC §2 'AI Assistant chat modal'. */
export function ChatDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const { messages, text, asking, waiting, said, failure } = useConversation(user.id);
  const end = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const isEmpty = messages.length === 0 && asking === null;

  // The newest is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of these
  useEffect(() => {
    showEnd(end.current);
  }, [messages.length, asking, waiting.length, failure]);

  // Of words that come, as long as nobody reads further up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of these
  useEffect(() => {
    if (end.current && isNearEnd(end.current)) showEnd(end.current);
  }, [said]);

  // Where a phone is turned or its keyboard comes, the newest stays in sight of whoever saw it.
  useEffect(() => {
    const scrolled = end.current?.closest('dialog');
    if (!scrolled) return;
    let wasNearEnd = true;
    let width = scrolled.clientWidth;
    let height = scrolled.clientHeight;
    const note = () => {
      // While it takes another size, nobody has scrolled.
      if (scrolled.clientWidth !== width || scrolled.clientHeight !== height) return;
      if (end.current) wasNearEnd = isNearEnd(end.current);
    };
    const observer = new ResizeObserver(() => {
      width = scrolled.clientWidth;
      height = scrolled.clientHeight;
      if (wasNearEnd) showEnd(end.current);
    });
    scrolled.addEventListener('scroll', note, { passive: true });
    observer.observe(scrolled);
    return () => {
      scrolled.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, []);

  // An answer that nobody waits for is not worked on.
  useEffect(() => stopAsking, []);

  function stop(): void {
    stopAsking();
    composer.current?.focus();
  }

  function clear(): void {
    const bringBack = clearConversation();
    composer.current?.focus();
    const action = { label: 'Undo', run: bringBack };
    notify({ tone: 'success', text: ASSISTANT_MESSAGES.conversationCleared, action });
  }

  return (
    <Dialog
      title="AI Assistant"
      subtitle={[user.name, ...(user.isPersonal ? [] : [ROLE_LABELS[user.role]])].join(' · ')}
      size="large"
      onClose={onClose}
      actions={
        <>
          <IconButton label="Turn a text into tasks, in a small window" onClick={openPopup}>
            <IconClipboardText size="1.15rem" aria-hidden />
          </IconButton>
          <Button look="quiet" size="small" onClick={clear} isUnavailable={isEmpty}>
            <IconEraser size="1.05rem" aria-hidden />
            <span className={styles.clear}>Clear</span>
          </Button>
        </>
      }
      footer={<Composer ref={composer} text={text} isBusy={asking !== null} />}
    >
      <div className={styles.conversation}>
        {isEmpty && <Greeting name={user.name} onChosen={() => composer.current?.focus()} />}
        <div role="log" aria-label="Conversation" aria-busy={asking !== null} className={styles.messages}>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, and the oldest leave all at once
            <ChatLine key={index} message={message} />
          ))}
          {asking !== null && <ChatLine message={{ role: 'user', content: asking }} />}
        </div>
        {asking !== null && <Saying said={said} waiting={waiting} onStop={stop} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
        <div ref={end} />
      </div>
    </Dialog>
  );
}

/** With the field below it, which a low screen does not keep in sight by itself. */
function showEnd(element: HTMLElement | null): void {
  const scrolled = element?.closest('dialog');
  if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
}

/** Some lines. */
const NEARLY_PIXELS = 160;

/** Whether the end of what scrolls is seen, or almost. */
function isNearEnd(element: HTMLElement): boolean {
  const scrolled = element.closest('dialog');
  if (scrolled === null) return false;
  return scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < NEARLY_PIXELS;
}
