import { Component, type ReactNode } from 'react';
import { pageIsThere } from '../api/reachable.ts';
import { FallbackScreen } from './FallbackScreen';

/**
 * Shows the error screen in place of a page that cannot be drawn.
 * Going to another address leaves the error behind.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; address: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: { address: string }) {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown) {
    console.error('ErrorBoundary caught an error', error);
  }

  /** React remembers code that could not be fetched as failed: it takes a new load to fetch it again. */
  async retry() {
    if (await pageIsThere()) location.reload();
    else this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FallbackScreen
        title="Oops! Something went wrong."
        text="We can't find the page you're looking for."
        onRetry={() => void this.retry()}
      />
    );
  }
}
