import { FAILURES } from '@taskwell/contract/messages';
import {
  Children,
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { retryStyles } from '../lib/failed-styles.ts';
import { notify } from '../lib/notices.ts';
import { pause } from '../lib/pause.ts';

interface LazyPartProps {
  /** Puts the screen back to where it was before the part was asked for. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Around a part whose code comes when it is asked for. Where it does not come (offline, or a new version was rolled out
 * meanwhile) the part is missing, with a notice, and the screen around it stays.
 */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Asked for again, it is tried again; until then the screen may take a moment to be put back. */
  static getDerivedStateFromProps({ children }: LazyPartProps): { hasFailed: boolean } | null {
    return Children.toArray(children).length === 0 ? { hasFailed: false } : null;
  }

  override componentDidCatch(): void {
    notify({
      tone: 'danger',
      text: FAILURES.partMissing,
      action: { label: 'Load again', run: () => window.location.reload() },
    });
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}

/**
 * A component whose code comes when it is first drawn, within a `LazyPart`.
 *
 * @param load fetches its file; where that fails it is asked for once more, as React keeps a failure for good
 * @param name what the file calls it
 */
export function lazyPart<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<PartOf<File[Name]>> {
  return lazy(async () => {
    const file = await load().catch(() => pause(RETRY_MILLISECONDS).then(retryStyles).then(load));
    return { default: file[name] as PartOf<File[Name]> };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: React's own bound, for components of any properties
type PartOf<Export> = Extract<Export, ComponentType<any>>;

const RETRY_MILLISECONDS = 1_000;
