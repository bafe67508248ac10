import { lazy, Suspense } from 'react';
import type { KeepQuoteProps } from './KeepQuotePanel';

const load = () => import('./KeepQuotePanel');

/** For a step on which the offer is about to be made, while nobody waits. A failure shows once it is made. */
export async function fetchPanel(): Promise<void> {
  const { writeToday } = await load();
  // The first date that a browser puts in words costs it more than all the rest of the offer.
  writeToday();
}

const Panel = lazy(load);

/** Review's offer to keep the quote, to have it by mail, and to print it. Fetched when Review is reached. */
export function KeepQuote(props: KeepQuoteProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
