import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogFrame } from './DialogFrame.tsx';

interface ConfirmDialogProps {
  title: string;
  question: ReactNode;
  /** What else goes with it, or stays. */
  consequences?: ReactNode;
  action: string;
  cancel?: string;
  look?: ButtonLook;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something is gone; Enter cancels. */
export function ConfirmDialog({
  title,
  question,
  consequences,
  action,
  cancel = 'Cancel',
  look = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      title={title}
      size="small"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancel}
          </Button>
          <Button look={look} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      {consequences && <p className={styles.consequences}>{consequences}</p>}
    </DialogFrame>
  );
}
