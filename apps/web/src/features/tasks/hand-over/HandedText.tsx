import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { Alert } from '../../../ui/Alert.tsx';
import styles from './HandedText.module.css';

interface HandedTextProps {
  text: string;
  /** Other tasks of the same text, which come after this one. */
  further?: number;
  /** What could not be found. */
  note?: string;
}

/**
 * Says that a form was filled in from elsewhere, with the text. It has the focus at first, and not a field or a button: a
 * page that opens this window must not have somebody's next key write something.
 */
export function HandedText({ text, further = 0, note }: HandedTextProps) {
  return (
    <div className={styles.handed} tabIndex={-1} data-handed>
      <Alert tone={note === undefined ? 'info' : 'warning'}>
        {note ?? ASSISTANT_MESSAGES.handedOver}
        {further > 0 && ` ${ASSISTANT_MESSAGES.furtherTasks(further)}`}
      </Alert>
      {text !== '' && (
        <details className={styles.details}>
          <summary>The text</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
          <p className={styles.text} dir="auto" tabIndex={0}>
            {text}
          </p>
        </details>
      )}
    </div>
  );
}

/** Selects it, as what has the focus at first. */
export const HANDED_SELECTOR = '[data-handed]';
