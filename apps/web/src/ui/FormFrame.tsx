import type { ReactNode } from 'react';
import type { Form } from '../lib/form.ts';
import { useDialogHold } from './dialog-hold.ts';
import { useDialogQuestion } from './dialog-leave.ts';
import { FormFailure } from './FormFailure.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps<V extends object> {
  form: Form<V>;
  /** For a button that stands outside the form. */
  id?: string;
  /** Above all else: what there is to know before typing. */
  notice?: ReactNode;
  /** While its button is disabled, no key sends it either. */
  isDisabled?: boolean;
  /** Told of every key: time to fetch what comes after the form. */
  onInput?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The fields of a form in one column, below a failure that belongs to none of them. While it sends, a dialog around it
 * stays, and where what is typed is kept nowhere it asks before it closes.
 */
export function FormFrame<V extends object>({
  form,
  id,
  notice,
  isDisabled = false,
  onInput,
  children,
}: FormFrameProps<V>) {
  useDialogHold(form.isBusy);
  useDialogQuestion(form.isDirty && !form.keepsDraft);
  return (
    <form
      id={id}
      ref={form.formRef}
      className={styles.form}
      onInput={onInput}
      onSubmit={isDisabled ? (event) => event.preventDefault() : form.onSubmit}
      onKeyDown={isDisabled ? undefined : form.onKeyDown}
      noValidate
    >
      {notice}
      {form.failure && <FormFailure failure={form.failure} />}
      {children}
    </form>
  );
}
