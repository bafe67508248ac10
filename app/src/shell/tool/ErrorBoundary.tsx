import { Component, type ReactNode } from 'react';
import { showFailure } from '../document/chunkErrors.ts';

/** Shows the error screen when a tool fails to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('ErrorBoundary caught an error', error);
    showFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
