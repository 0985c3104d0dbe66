import styles from './CompactSelect.module.css';
import type { Option } from './SelectField.tsx';

interface CompactSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly Option<T>[];
  /** A value other than the usual one is drawn stronger. */
  isSet: boolean;
  onValue: (value: T) => void;
}

/** A filter: its options say what it is about, its label is for screen readers. */
export function CompactSelect<T extends string>({ label, value, options, isSet, onValue }: CompactSelectProps<T>) {
  return (
    <select
      className={`${styles.select} ${isSet ? styles.set : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onValue(event.target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
