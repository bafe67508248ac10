import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageIsDrawn } from './fade.ts';
import { takeLateFont } from './lateFont.ts';

/** Every new address starts at its top, or at its anchor. On Back and Forward the browser restores the place itself. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname + hash);
  useEffect(() => {
    if (last.current === pathname + hash) return;
    const samePage = last.current.split('#')[0] === pathname;
    last.current = pathname + hash;
    if (!samePage) takeLateFont();
    if (type !== NavigationType.Pop) scroll();
    pageIsDrawn();

    function scroll() {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) target.scrollIntoView();
      else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [pathname, hash, type]);
  return null;
}
