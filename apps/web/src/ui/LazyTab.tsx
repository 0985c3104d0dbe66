import { FAILURES } from '@taskwell/contract/messages';
import { Component, type ComponentType, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { retryStyles } from '../lib/failed-styles.ts';
import { useOnline } from '../lib/online.ts';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';
import { lazyPart } from './LazyPart.tsx';
import { passFocusOn } from './leaving-focus.ts';
import { Skeleton } from './Skeleton.tsx';

/** The code of a tab, which comes when the tab is opened first; asked for again after it did not come. */
export interface TabCode {
  component: LazyExoticComponent<ComponentType>;
  askAgain: () => void;
}

/** @param name what the file calls the content of the tab */
export function tabCode<Name extends string>(
  load: () => Promise<{ [name in Name]: ComponentType }>,
  name: Name,
): TabCode {
  const ask = (fetch: typeof load) => lazyPart(fetch, name) as TabCode['component'];
  return {
    component: ask(load),
    askAgain() {
      this.component = ask(() => retryStyles().then(load));
    },
  };
}

/**
 * The content of a tab whose code comes when it is opened first. Where it does not come (offline, or a new version was
 * rolled out meanwhile) the tab stays open and says so, with a way to try again.
 */
export class LazyTab extends Component<{ code: TabCode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** React keeps a failure for good: whoever opens the tab next asks anew. */
  override componentDidCatch(): void {
    this.props.code.askAgain();
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <Missing onRetry={() => this.setState({ hasFailed: false })} />;
    const { component: Content } = this.props.code;
    return (
      <Suspense fallback={<Coming />}>
        <Content />
      </Suspense>
    );
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry);
  return (
    <CenteredNote
      title="This tab could not be shown"
      text={navigator.onLine ? FAILURES.partMissing : FAILURES.offlineRead}
      isFailure
    >
      <Button ref={passFocusOn} onClick={onRetry}>
        Try again
      </Button>
      {navigator.onLine && <Button onClick={() => window.location.reload()}>Load the page again</Button>}
    </CenteredNote>
  );
}

function Coming() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <Skeleton height="10rem" />
    </div>
  );
}
