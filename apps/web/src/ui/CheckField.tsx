import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface CheckFieldProps {
  label: ReactNode;
  name: string;
  value: boolean;
  onValue: (value: boolean) => void;
  error?: string | undefined;
  /** The id of what says elsewhere why it is not right as it is. */
  errorId?: string | undefined;
}

export function CheckField({ label, name, value, onValue, error, errorId }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value}
          aria-invalid={error || errorId ? true : undefined}
          aria-describedby={error ? `${id}-message` : errorId}
          onChange={(event) => onValue(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <div id={`${id}-message`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
