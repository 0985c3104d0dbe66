import { FAILURES } from '@taskwell/contract/messages';
import { Component, type ReactNode, Suspense } from 'react';
import { notify } from '../lib/notices.ts';

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

  override componentDidCatch(): void {
    notify({
      tone: 'danger',
      text: FAILURES.partMissing,
      action: { label: 'Load again', run: () => window.location.reload() },
    });
    this.props.onFailure();
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
