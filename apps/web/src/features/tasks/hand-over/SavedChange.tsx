import { IconCheck } from '@tabler/icons-react';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import styles from './HandedText.module.css';

/** In the place of a box to tick: this change was made before another one failed, and is not made again. */
export function SavedChange({ words }: { words: string }) {
  return (
    <p className={styles.saved} dir="auto">
      <IconCheck size="1rem" aria-hidden />
      <span>{ASSISTANT_MESSAGES.changeSaved(words)}</span>
    </p>
  );
}
