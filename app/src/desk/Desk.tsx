import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/Frame';
import { OrdersPage } from './orders/OrdersPage';
import { ActionsProvider } from './parts/Actions';
import { Failure } from './parts/Failure';
import { lazyPart, loadWhenIdle } from './parts/lazyPart';
import { useSession } from './session.ts';
import * as page from './style/page.css.ts';
import { TodayPage } from './today/TodayPage';

const loadOtherPages = async () => (await import('./OtherPages')).OtherPages;
const OtherPages = lazyPart(loadOtherPages);
const Login = lazyPart(async () => (await import('./login/Login')).Login);

/** The desk: the login, or for members who are logged in the page of the address. */
export function Desk() {
  const { data, error, refetch } = useSession();
  const isSignedIn = data?.state === 'signed-in';
  useEffect(() => {
    if (data) document.title = `Desk · ${data.agency}`;
    // Then the next visit requests its first list at once, by the script in index.html.
    if (isSignedIn) localStorage.setItem('desk.logged-in', 'yes');
    else if (data) localStorage.removeItem('desk.logged-in');
  }, [data, isSignedIn]);
  useEffect(() => {
    if (isSignedIn) loadWhenIdle(loadOtherPages);
  }, [isSignedIn]);
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return null;
  if (!isSignedIn) {
    return (
      <Suspense fallback={null}>
        <Login session={data} />
      </Suspense>
    );
  }
  return (
    <ActionsProvider>
      <Frame agency={data.agency} demo={data.demo}>
        <Suspense fallback={<p className={page.empty}>Loading …</p>}>
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
