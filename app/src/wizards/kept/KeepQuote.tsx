import { lazy, Suspense } from 'react';
import type { KeepQuoteProps } from './KeepQuotePanel';

const Panel = lazy(() => import('./KeepQuotePanel'));

/** Review's offer to keep the quote, to have it by mail, and to print it. Fetched when Review is reached. */
export function KeepQuote(props: KeepQuoteProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
