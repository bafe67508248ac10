import { Component, type ReactNode, StrictMode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../../api/browser.ts';
import { plannerPaths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { Logo } from '../art/Logo';
import { showFailure } from '../document/chunkErrors.ts';
import { takeEarlyClick } from '../document/clicks.ts';
import { mark, splash } from './Splash.css';

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

/** Shows the error screen when a tool fails to render. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('ErrorBoundary caught an error', error);
    showFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The planner's steps have addresses of their own: moving between them scrolls smoothly, as in the other wizards. */
const isStep = (pathname: string) => (plannerPaths as readonly string[]).includes(pathname);

/**
 * Scrolls to the top on navigation within a tool; the browser restores Back and Forward. Rendered
 * beside the page, so that it waits for lazy code together with it.
 */
function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const moves = isStep(pathname) && !prefersReducedMotion();
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: moves ? 'smooth' : 'instant' });
  }, [pathname, type]);
  return null;
}

/** Covers the screen while a page loads, with a title for the tab. */
function Splash() {
  return (
    <div className={splash} role="status" aria-label="Loading">
      <title>{site.name}</title>
      <Logo className={mark} />
    </div>
  );
}

/** Inputs changed before hydration, except in forms, which read their own fields. */
const isChanged = ({ form, type, checked, defaultChecked }: HTMLInputElement) =>
  !form && checked !== defaultChecked && (checked || type !== 'radio');

/**
 * Replays choices and clicks made in a prerendered tool before hydration: React adopts the state of radio buttons and
 * checkboxes without calling the handlers.
 */
export function useReplayEarlyInput(): void {
  useEffect(() => {
    const changed = [...document.querySelectorAll<HTMLInputElement>('#root input')].filter(isChanged);
    const chosen = changed.map((control) => ({ control, checked: control.checked }));
    // After the stored state is rendered.
    setTimeout(() => {
      for (const { control, checked } of chosen) {
        if (control.checked === checked) control.checked = !checked;
        control.click();
      }
      takeEarlyClick()?.click();
    });
  }, []);
}
