import { lazy, Suspense } from 'react';
import type { KeepQuoteProps } from './KeepQuotePanel';

/** For a step on which the offer is about to be made. A failure shows once it is made. */
export const fetchPanel = () => import('./KeepQuotePanel');

const Panel = lazy(fetchPanel);

/** Review's offer to keep the quote, to have it by mail, and to print it. Fetched when Review is reached. */
export function KeepQuote(props: KeepQuoteProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
