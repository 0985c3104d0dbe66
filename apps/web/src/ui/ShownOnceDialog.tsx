import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { Button } from './Button.tsx';
import { Dialog, type Loss } from './Dialog.tsx';
import styles from './ShownOnceDialog.module.css';
import { TextField } from './TextField.tsx';

interface ShownOnceDialogProps {
  title: string;
  name: string;
  label: string;
  hint: string;
  /** The secret, which nobody gets again. */
  value: string;
  /** What is said once it has been copied. */
  copied: string;
  /** Asked before it goes without having been copied. */
  loss: Pick<Loss, 'question' | 'cancel'>;
  onClose: () => void;
  /** Above it: what changes it. */
  children?: ReactNode;
}

/** A secret that has just been made, to be copied now. */
export function ShownOnceDialog({
  title,
  name,
  label,
  hint,
  value,
  copied,
  loss,
  onClose,
  children,
}: ShownOnceDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    const hasCopied = await copyText(value, copied, () => place.current?.querySelector('input')?.select());
    if (hasCopied) setCopied(true);
  }

  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      loss={isCopied ? undefined : { title: 'Close without copying?', action: 'Close', ...loss }}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button look="primary" onClick={copy} data-autofocus>
            Copy
          </Button>
        </>
      }
    >
      <div ref={place} className={styles.fields}>
        {children}
        <TextField
          name={name}
          label={label}
          hint={hint}
          value={value}
          onValue={() => undefined}
          readOnly
          dir="ltr"
          spellCheck={false}
        />
      </div>
    </Dialog>
  );
}
