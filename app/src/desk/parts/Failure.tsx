import { EmptyState } from '@agency-site/ui/EmptyState';
import { wordsOf } from '../deskApi.ts';

/** A loading error, with a retry. */
export const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <EmptyState state="failure" onRetry={onRetry}>
    {wordsOf(error)}
  </EmptyState>
);
