import type { ReactNode } from 'react';
import type { Form } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { FormFrame } from './FormFrame.tsx';

interface StepFormProps<V extends object> {
  form: Form<V>;
  action: string;
  busyAction: string;
  onBack?: () => void;
  children: ReactNode;
}

/** One step of several, each with a form of its own. */
export function StepForm<V extends object>({ form, action, busyAction, onBack, children }: StepFormProps<V>) {
  return (
    <FormFrame form={form}>
      {children}
      <Button look="primary" type="submit" full busyLabel={form.isBusy && busyAction}>
        {action}
      </Button>
      {onBack && (
        <Button look="quiet" full onClick={onBack} isUnavailable={form.isBusy}>
          Back
        </Button>
      )}
    </FormFrame>
  );
}
