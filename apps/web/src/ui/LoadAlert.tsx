import { loadFailureSentence } from '../lib/form.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface LoadAlertProps {
  error: unknown;
  /** The specified sentence for what could not be read. */
  fallback: string;
  onRetry: () => void;
}

/** In place of a part of a screen that could not be read; of a whole one it is LoadFailure. */
export function LoadAlert({ error, fallback, onRetry }: LoadAlertProps) {
  return (
    <Alert tone="danger">
      {loadFailureSentence(error, fallback)}{' '}
      <Button look="link" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
