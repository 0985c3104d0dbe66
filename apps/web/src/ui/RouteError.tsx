import { FAILURES } from '@taskwell/contract/messages';
import { useOnline } from '../lib/online.ts';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';

/** A screen that broke, or whose code did not arrive (offline, or a new version was rolled out meanwhile). */
export function RouteError() {
  useOnline(() => window.location.reload());
  return (
    <CenteredNote
      title="This screen could not be shown"
      text={navigator.onLine ? FAILURES.unexpected : FAILURES.offlineRead}
    >
      <Button look="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </CenteredNote>
  );
}
