import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './Field.tsx';

interface Shared {
  label: ReactNode;
  name: string;
  value: string;
  onValue: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
}

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'name' | 'className' | 'id'>;

interface TextFieldProps extends Shared, Native {
  /** Shows a counter; longer input is cut here (SPEC §5 'truncated at'). */
  limit?: number;
  /** What typing may leave in the field, such as digits only. */
  filter?: (text: string) => string;
}

export function TextField({
  label,
  hint,
  error,
  isRequired,
  limit,
  filter,
  value,
  onValue,
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      {...(limit !== undefined && { counter: { used: value.length, limit } })}
    >
      {(control) => (
        <input
          dir="auto"
          {...native}
          {...control}
          value={value}
          onChange={(event) => onValue(cut(filter ? filter(event.target.value) : event.target.value, limit))}
        />
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends Shared {
  limit: number;
  /** How much of it the text takes; left out where that is its length. */
  used?: number;
  /** False where the counter only advises (SPEC §5 'no enforced cut'). */
  cutsAtLimit?: boolean;
  rows?: number;
  placeholder?: string;
}

export function TextArea({
  label,
  hint,
  error,
  isRequired,
  limit,
  cutsAtLimit = true,
  value,
  used = value.length,
  onValue,
  ...native
}: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired} counter={{ used, limit }}>
      {(control) => (
        <textarea
          dir="auto"
          {...native}
          {...control}
          value={value}
          onChange={(event) => onValue(cut(event.target.value, cutsAtLimit ? limit : undefined))}
        />
      )}
    </FieldFrame>
  );
}

export function PasswordField({ label, hint, error, isRequired, value, onValue, ...native }: Shared & Native) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label="Show characters"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff size="1.1rem" aria-hidden /> : <IconEye size="1.1rem" aria-hidden />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** Never cuts an emoji or other pair in half: the server refuses lone surrogates. */
function cut(text: string, limit: number | undefined): string {
  if (limit === undefined || text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
}
