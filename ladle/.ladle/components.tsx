import '@fontsource-variable/instrument-sans';
import type { GlobalProvider } from '@ladle/react';
import { useEffect, useRef } from 'react';
import '../../ui/src/theme/reset.css';
import '../../ui/src/theme/agency.css';
import { bleeding, padded } from './stage.css';

/** Where a story stands. Its document takes over the scheme and the direction, also inside the frame of a chosen width. */
export const Provider: GlobalProvider = ({ children, globalState, storyMeta }) => {
  const stage = useRef<HTMLDivElement>(null);
  const { theme, rtl } = globalState;
  useEffect(() => {
    const page = stage.current?.ownerDocument.documentElement;
    if (!page) return;
    page.dataset.theme = theme;
    page.dir = rtl ? 'rtl' : 'ltr';
    page.lang = 'en';
  }, [theme, rtl]);
  return (
    <div ref={stage} data-stage className={storyMeta?.bleeds ? bleeding : padded}>
      {children}
    </div>
  );
};
