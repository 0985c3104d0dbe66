import type { FieldBinding } from '../../lib/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';

/** Opens the legal pages in a new tab: what was typed into the form stays. */
export function TermsField(field: FieldBinding<boolean>) {
  return (
    <CheckField
      {...field}
      label={
        <>
          I accept the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            terms and conditions
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noreferrer">
            privacy notice
          </a>
        </>
      }
    />
  );
}
