import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { plannerPaths } from '../../content/links/paths.ts';

/** A wizard whose steps have addresses moves like the others, whose steps have none. */
const isStep = (pathname: string) => (plannerPaths as readonly string[]).includes(pathname);

/**
 * Scrolls to the top on navigation within a tool; the browser restores Back and Forward. Rendered
 * beside the page, so that it waits for lazy code together with it.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const moves = isStep(pathname) && matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: moves ? 'smooth' : 'instant' });
  }, [pathname, type]);
  return null;
}
