import { ApiError } from '@taskwell/client/client';
import { FAILURES } from '@taskwell/contract/messages';
import { failureSentence } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';

interface LoadFailureProps {
  error: Error;
  /** What is said of something that is not there, where trying again is no use. */
  gone: { title: string; text: string };
  /** The specified sentence for everything else. */
  title: string;
  onRetry: () => void;
}

/** In place of something that could not be read. */
export function LoadFailure({ error, gone, title, onRetry }: LoadFailureProps) {
  if (isNotFound(error)) return <CenteredNote title={gone.title} text={gone.text} isFailure />;
  return (
    <CenteredNote title={title} text={failureSentence(error, FAILURES.unexpected)} isFailure>
      <Button onClick={onRetry}>Try again</Button>
    </CenteredNote>
  );
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
