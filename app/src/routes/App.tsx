import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Consent } from '../shell/consent/Consent';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { Frame } from '../shell/Frame';
import { ScrollToTop } from '../shell/ScrollToTop';
import { Splash } from '../shell/Splash';
import { Toasts } from '../shell/Toasts';
import { keyOf, Page, routeOf } from './table';

/** The whole site: what surrounds a page, and the page of the current address. */
export function App() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const route = routeOf(path);
  const page = (
    <Suspense fallback={<Splash />}>
      <Page key={keyOf(route)} route={route} path={path} />
      <ScrollToTop />
    </Suspense>
  );
  return (
    <Toasts>
      <Consent />
      <ErrorBoundary key={route.stays ?? pathname} address={pathname}>
        <Suspense fallback={<Splash />}>
          {route.frame === 'site' ? <Frame address={path}>{page}</Frame> : page}
        </Suspense>
      </ErrorBoundary>
    </Toasts>
  );
}
