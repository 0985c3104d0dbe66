import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What every field shares: the label above, one message below, and their connection for screen readers. */
interface FrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  counter?: { used: number; limit: number };
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export function FieldFrame({ label, hint, error, isRequired, counter, children }: FrameProps) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <span>
          <label htmlFor={id}>{label}</label>
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
        {counter && <Counter {...counter} />}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? `${id}-message` : undefined,
        'aria-required': isRequired || undefined,
      })}
      {message && (
        <div id={`${id}-message`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {message}
        </div>
      )}
    </div>
  );
}

function Counter({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={`${styles.counter} ${used >= limit ? styles.counterFull : ''}`}>
      <span aria-hidden="true">
        {used}/{limit}
      </span>
      <span className="visually-hidden">
        {used} of {limit} characters
      </span>
    </span>
  );
}
