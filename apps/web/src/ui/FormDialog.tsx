import { type ReactNode, useId, useState } from 'react';
import type { Form } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogSize } from './Dialog.tsx';
import { FormFrame } from './FormFrame.tsx';

interface FormDialogProps<V extends object> {
  title: string;
  size?: DialogSize;
  form: Form<V>;
  /** What the form does, and what it says while it does so. */
  action: string;
  busyAction: string;
  look?: 'primary' | 'danger';
  isDisabled?: boolean;
  notice?: ReactNode;
  /** One step back, by Esc, the cross and 'Cancel' alike. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. A stray click beside it must not close it, nor anything while it sends: it would send all the same.
 * What was typed is kept where the form has a draft; where it has none, such as one of passwords, closing asks first.
 */
export function FormDialog<V extends object>({
  title,
  size = 'medium',
  form,
  action,
  busyAction,
  look = 'primary',
  isDisabled = false,
  notice,
  onClose,
  children,
}: FormDialogProps<V>) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);

  function leave(): void {
    if (form.isDirty && !form.keepsDraft) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      title={title}
      size={size}
      onClose={leave}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={leave} isUnavailable={form.isBusy}>
            Cancel
          </Button>
          <Button look={look} type="submit" form={id} disabled={isDisabled} busyLabel={form.isBusy && busyAction}>
            {action}
          </Button>
        </>
      }
    >
      <FormFrame id={id} form={form} notice={notice} isDisabled={isDisabled}>
        {children}
      </FormFrame>
      {isAsking && (
        <ConfirmDialog
          title="Discard what you typed?"
          question="It has not been saved, and it is not kept."
          action="Discard"
          cancel="Keep editing"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
