import type { ReactNode } from 'react';
import { FieldFrame } from './Field.tsx';

export interface Option<T extends string> {
  value: T;
  label: string;
}

interface SelectFieldProps<T extends string> {
  label: ReactNode;
  name: string;
  value: T;
  options: readonly Option<T>[];
  onValue: (value: T) => void;
  error?: string | undefined;
}

/** The platform's own select: at home on phones, with the keyboard and for screen readers. */
export function SelectField<T extends string>({ label, name, value, options, onValue, error }: SelectFieldProps<T>) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={(event) => onValue(event.target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Options in the order of a label table of the contract. */
export function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): Option<T>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
