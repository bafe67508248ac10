import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/Frame';
import * as css from './login/login.css.ts';
import { OrdersPage } from './orders/OrdersPage';
import { ActionsProvider } from './parts/ActionsProvider';
import { lazyPart, loadWhenIdle, Unloaded } from './parts/Loaded';
import { RenderedAt } from './parts/times.ts';
import { useSession } from './session.ts';
import { TodayPage } from './today/TodayPage';

const loadOtherPages = async () => (await import('./OtherPages')).OtherPages;
const OtherPages = lazyPart(loadOtherPages);
const Login = lazyPart(async () => (await import('./login/Login')).Login);

interface DeskRootProps {
  queries: QueryClient;
  /** When the server rendered the page, in milliseconds since 1970; null if it did not. */
  renderedAt: number | null;
  /** The router. */
  children: ReactNode;
}

/** What is around the desk, in the browser and on the server. */
export const DeskRoot = ({ queries, renderedAt, children }: DeskRootProps) => (
  <StrictMode>
    <RenderedAt value={renderedAt}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </RenderedAt>
  </StrictMode>
);

/** The desk: the login, or for members who are logged in the page of the address. */
export function Desk() {
  const { data, error, refetch } = useSession();
  const isSignedIn = data?.state === 'signed-in';
  useEffect(() => {
    if (data) document.title = `Desk · ${data.agency}`;
  }, [data]);
  useEffect(() => {
    if (isSignedIn) loadWhenIdle(loadOtherPages);
  }, [isSignedIn]);
  if (!data) {
    return error ? (
      <main className={css.screen}>
        <Unloaded what="the desk" error={error} onRetry={refetch} />
      </main>
    ) : null;
  }
  if (!isSignedIn) {
    return (
      <Suspense fallback={null}>
        <Login session={data} />
      </Suspense>
    );
  }
  return (
    <ActionsProvider>
      <Frame session={data}>
        <Suspense fallback={<Unloaded what="the page" error={null} onRetry={refetch} />}>
          <Routes>
            <Route path="/" element={<Navigate to="/today" replace />} />
            <Route path="/today" element={<TodayPage />} />
            <Route path="/orders" element={<OrdersPage />} />
            <Route path="*" element={<OtherPages />} />
          </Routes>
        </Suspense>
      </Frame>
    </ActionsProvider>
  );
}
