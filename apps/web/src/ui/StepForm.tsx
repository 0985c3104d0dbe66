import type { ReactNode } from 'react';
import type { Form } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { FormFrame } from './FormFrame.tsx';

interface StepFormProps<V extends object> {
  form: Form<V>;
  action: string;
  busyAction: string;
  /** To the step before; the first has 'Cancel' in its place. */
  onBack?: () => void;
  children: ReactNode;
}

/** One step of several within a dialog, each with a form of its own. */
export function StepForm<V extends object>({ form, action, busyAction, onBack, children }: StepFormProps<V>) {
  return (
    <FormFrame form={form}>
      {children}
      <Button look="primary" type="submit" full busyLabel={form.isBusy && busyAction}>
        {action}
      </Button>
      {onBack ? (
        <Button look="quiet" full onClick={onBack} isUnavailable={form.isBusy}>
          Back
        </Button>
      ) : (
        <CancelButton look="quiet" full isUnavailable={form.isBusy} />
      )}
    </FormFrame>
  );
}
