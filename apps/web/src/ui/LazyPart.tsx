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
import { preload } from '../lib/preload.ts';

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

/** A component whose code comes when it is first drawn. */
export type Lazy<Part extends AnyComponent> = LazyExoticComponent<Part> & {
  /** Fetches the code before: what is drawn afterwards is there at once. */
  prepare: () => void;
};

/**
 * A component whose code comes when it is first drawn, within a `LazyPart`.
 *
 * @param load fetches its file; where that fails it is asked for once more, as React keeps a failure for good
 * @param name what the file calls it
 */
export function lazyPart<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): Lazy<PartOf<File[Name]>> {
  type Loaded = { default: PartOf<File[Name]> };
  let prepared: Loaded | null = null;
  const loadedOf = (file: File): Loaded => ({ default: file[name] as PartOf<File[Name]> });
  const read = async () => loadedOf(await load().catch(() => pause(RETRY_MILLISECONDS).then(retryStyles).then(load)));
  const part = lazy(() => (prepared === null ? read() : atOnce(prepared)));
  const prepare = () =>
    preload(async () => {
      prepared = loadedOf(await load());
    });
  return Object.assign(part, { prepare });
}

/**
 * What is there already. React draws a moment later what comes by a promise, even one that is fulfilled, and after a
 * fallback not for 300 ms.
 */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: like a promise, but it does not wait
  return { then: (take: (value: T) => void) => take(value) } as unknown as Promise<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: React's own bound, for components of any properties
type AnyComponent = ComponentType<any>;
type PartOf<Export> = Extract<Export, AnyComponent>;

const RETRY_MILLISECONDS = 1_000;
