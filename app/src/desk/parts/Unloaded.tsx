import { EmptyState } from '@agency-site/ui/EmptyState';
import { Failure } from './Failure';

interface UnloadedProps {
  /** What is being loaded: "the order". */
  what: string;
  /** Why it couldn't be; null while it is loading. */
  error: unknown;
  onRetry: () => unknown;
}

/** What a page shows while its data isn't there: that it is loading, or why it failed, with a retry. */
export const Unloaded = ({ what, error, onRetry }: UnloadedProps) =>
  error ? <Failure error={error} onRetry={onRetry} /> : <EmptyState state="loading">Loading {what} …</EmptyState>;
