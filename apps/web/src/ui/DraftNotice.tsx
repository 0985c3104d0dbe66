import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './DraftNotice.module.css';

/** Says that the form holds what was typed earlier, and offers a fresh start. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert tone="info">
      <span className={styles.draft}>
        What you typed earlier is still here.
        <Button
          look="link"
          size="small"
          onClick={({ currentTarget: { form } }) => {
            onDiscard();
            // This goes with what it offers.
            form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
          }}
        >
          Discard draft
        </Button>
      </span>
    </Alert>
  );
}
