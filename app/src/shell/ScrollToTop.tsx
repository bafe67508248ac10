import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageIsDrawn } from './fade.ts';
import { takeLateFont } from './lateFont.ts';

/** The address whose page is drawn. */
let drawn: string | undefined;

/**
 * Every new address starts at its top, or at its anchor. On Back and Forward the browser restores the place itself. It
 * belongs beside the page, so that it waits with it for code that is still being fetched.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const before = drawn;
    drawn = pathname + hash;
    if (before === undefined || before === drawn) return;
    const samePage = before.split('#')[0] === pathname;
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
