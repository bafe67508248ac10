import { type ReactNode, StrictMode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useReplayEarlyInput } from './replayEarlyInput.ts';
import { ScrollToTop } from './ScrollToTop';
import { Splash } from './Splash';

/** What surrounds every tool, inside its router: the same when the build draws it and when the browser hydrates it. */
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

/** Its effect comes after those of the tool. */
function Replayed({ children }: { children: ReactNode }) {
  useReplayEarlyInput();
  return children;
}
