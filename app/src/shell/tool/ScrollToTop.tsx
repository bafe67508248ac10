import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page of the same tool starts at its top. On Back and Forward the browser restores the place itself. It belongs
 * beside the page, so that it waits with it for code that is still being fetched.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const drawn = useRef(pathname);
  useEffect(() => {
    if (drawn.current === pathname) return;
    drawn.current = pathname;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, type]);
  return null;
}
