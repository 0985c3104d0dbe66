import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import type { KeyboardEvent } from 'react';
import { digits } from '../lib/validation.ts';
import { TextField } from './TextField.tsx';

interface CodeFieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  sentTo: string;
  isRequired?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The digits that came by email; phones offer them by themselves. */
export function CodeField({ sentTo, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      label="Verification code"
      hint={`Enter the 6-digit code sent to ${sentTo}`}
      placeholder="000000"
      inputMode="numeric"
      autoComplete="one-time-code"
      filter={digits(LIMITS.codeLength)}
      autoFocus
    />
  );
}

export function codeProblem(code: string): string | null {
  if (code === '') return VALIDATION.codeMissing;
  return code.length === LIMITS.codeLength ? null : VALIDATION.codeSixDigits;
}
