import { Component, type ReactNode } from 'react';
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

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FallbackScreen
        title="Oops! Something went wrong."
        text="We can't find the page you're looking for."
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
