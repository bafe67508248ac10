import { type ReactNode, StrictMode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useReplayEarlyInput } from './replayEarlyInput.ts';
import { ScrollToTop } from './ScrollToTop';
import { Splash } from './Splash';

/** Wraps every tool inside its router, identically in prerendering and hydration. */
export const ToolRoot = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Replayed>{children}</Replayed>
        <ScrollToTop />
      </Suspense>
    </ErrorBoundary>
  </StrictMode>
);

/** Its effect runs after those of the tool. */
function Replayed({ children }: { children: ReactNode }) {
  useReplayEarlyInput();
  return children;
}
