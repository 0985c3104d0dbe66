import { IconCircleCheck } from '@tabler/icons-react';
import styles from './Security.module.css';

interface FoundNoticeProps {
  /** Below it, such as that only a part is listed. */
  hint?: string | undefined;
  children: string;
}

/**
 * The success notice of SPEC §8 within the dialog that it speaks of: it changes with what is listed there, and covers
 * nothing of it.
 */
export function FoundNotice({ hint, children }: FoundNoticeProps) {
  return (
    <div className={styles.found}>
      <IconCircleCheck size="1.1rem" aria-hidden className={styles.foundIcon} />
      <div>
        <p role="status">{children}</p>
        {hint && <p className={styles.when}>{hint}</p>}
      </div>
    </div>
  );
}

/** What is said where a list has not all there is. */
export function partWords(shown: number, total: number): string | undefined {
  return shown < total ? `The latest ${shown} are listed.` : undefined;
}
