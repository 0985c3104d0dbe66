import { IconCloudOff } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import { isNotFound } from '../lib/api-errors.ts';
import { loadFailureSentence } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';
import { passFocusOn } from './leaving-focus.ts';

interface LoadFailureProps {
  error: unknown;
  /** The specified sentence for what could not be read. */
  title: string;
  /** What is said of something that is not there, where trying again is no use. */
  gone?: { title: string; text: string };
  onRetry: () => void;
}

/** In place of something that could not be read. */
export function LoadFailure({ error, title, gone, onRetry }: LoadFailureProps) {
  if (gone && isNotFound(error)) return <CenteredNote title={gone.title} text={gone.text} isFailure />;
  return (
    <CenteredNote
      icon={<IconCloudOff size="1.5rem" aria-hidden />}
      title={title}
      text={loadFailureSentence(error, FAILURES.unexpected)}
      isFailure
    >
      <Button ref={passFocusOn} onClick={onRetry}>
        Try again
      </Button>
    </CenteredNote>
  );
}
