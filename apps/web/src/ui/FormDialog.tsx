import { type ReactNode, useId } from 'react';
import type { Form } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogSize } from './DialogFrame.tsx';
import { FormFrame } from './FormFrame.tsx';
import { usePressRest } from './press-rest.ts';

/** Unless a field says so of itself. */
const FIRST_FIELD =
  'form:not(:has([data-autofocus])) :is(input, select, textarea):not(:disabled, [readonly], [type="radio"], [type="checkbox"])';

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
  /** Why its button does nothing as the form is, said beside it. */
  problem?: ReactNode;
  /** Selects what has the focus at first, other than what says so of itself by `data-autofocus`. */
  focusOn?: string;
  /** One step back, by Esc, the cross and 'Cancel' alike. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. A stray click beside it must not close it, nor anything while it sends: it would send all the same. */
export function FormDialog<V extends object>({
  title,
  size = 'medium',
  form,
  action,
  busyAction,
  look = 'primary',
  isDisabled = false,
  notice,
  problem,
  focusOn,
  onClose,
  children,
}: FormDialogProps<V>) {
  const id = useId();
  const isResting = usePressRest();
  const isOff = isDisabled || isResting;
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      closesOnClickOutside={false}
      focusOn={focusOn ?? FIRST_FIELD}
      footer={
        <>
          {problem}
          <CancelButton isUnavailable={form.isBusy} />
          <Button look={look} type="submit" form={id} disabled={isOff} busyLabel={form.isBusy && busyAction}>
            {action}
          </Button>
        </>
      }
    >
      <FormFrame id={id} form={form} notice={notice} isDisabled={isOff}>
        {children}
      </FormFrame>
    </Dialog>
  );
}
