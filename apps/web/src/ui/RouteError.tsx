import { FAILURES } from '@taskwell/contract/messages';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';

/** A screen that broke, or whose code did not arrive (offline, or a new version was rolled out meanwhile). */
export function RouteError() {
  return (
    <CenteredNote title="This screen could not be shown" text={FAILURES.unexpected}>
      <Button look="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </CenteredNote>
  );
}
