import { IconSparkles } from '@tabler/icons-react';
import { canInCompany } from '@taskwell/policy/policy';
import { useEffect } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import styles from './AssistantButton.module.css';
import { chatTyping, useChatStep, useIsChatOpen } from './chat-step.public.ts';

const ChatDialog = lazyPart(() => import('./ChatDialog.tsx'), 'ChatDialog');

/** On every screen (SPEC §2 'Header and navigation'), for those who may ask. */
export function AssistantButton() {
  const mayAsk = canInCompany(actorOf(useCurrentUser()), 'askAssistant');
  const isOpen = useIsChatOpen();
  const { open, close } = useChatStep();
  useShortcuts({ a: () => mayAsk && open() });
  // Where the chat has not come, the page hears its keys again.
  useEffect(() => (isOpen ? () => void chatTyping.take() : undefined), [isOpen]);
  if (!mayAsk) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="AI assistant"
        title="AI assistant"
        aria-haspopup="dialog"
        aria-keyshortcuts="a"
        onClick={open}
        onPointerEnter={ChatDialog.prepare}
        onFocus={ChatDialog.prepare}
      >
        <IconSparkles size="1.35rem" aria-hidden />
      </button>
      <LazyPart onFailure={close}>{isOpen && <ChatDialog onClose={close} />}</LazyPart>
    </>
  );
}
