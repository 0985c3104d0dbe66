import { IconPlayerStop } from '@tabler/icons-react';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { Button } from '../../ui/Button.tsx';
import styles from './ChatDialog.module.css';

/**
 * What is said while it comes. It stands apart from the conversation, which is a live region: whoever listens hears the answer
 * once it is complete, not each word.
 */
export function Saying({ said, waiting, onStop }: { said: string; waiting: readonly string[]; onStop: () => void }) {
  const words = said.trimStart();
  return (
    <div className={styles.answer}>
      {words !== '' && (
        <p className={styles.said} data-role="assistant" dir="auto">
          <span className="visually-hidden">Assistant, not complete yet: </span>
          {words}
        </p>
      )}
      <div className={styles.saying}>
        <span role="status" className={styles.thinking}>
          {words === '' ? 'Thinking…' : 'Answering…'}
        </span>
        <Button size="small" onClick={onStop}>
          <IconPlayerStop size="1rem" aria-hidden />
          Stop
        </Button>
      </div>
      {waiting.length > 0 && (
        <ul className={styles.waiting} aria-label={ASSISTANT_MESSAGES.askedNext}>
          {waiting.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they leave in their order
            <li key={at} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
