import '@fontsource-variable/instrument-sans';
import '@fontsource-variable/noto-sans-arabic';
import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { useEffect, useRef } from 'react';
import '../../ui/src/theme/reset.css';
import '../../ui/src/theme/agency.css';
import './brands.css';
import { brands } from '../brands';
import { pretend } from './pretend';
import { bleeding, padded } from './stage.css';

/** What "Story Controls" offers for every story, beside Ladle's own buttons for scheme, width and direction. */
export const argTypes: ArgTypes = {
  brand: { name: 'Brand', control: { type: 'radio' }, options: brands, defaultValue: brands[0] },
  text: { name: 'Text size', control: { type: 'radio' }, options: ['100%', '200%'], defaultValue: '100%' },
  reducedMotion: { name: 'Reduced motion', control: { type: 'boolean' }, defaultValue: false },
  forcedColours: { name: 'Forced colours, roughly', control: { type: 'boolean' }, defaultValue: false },
};

/** Where a story stands. Its document takes over scheme, direction and controls, also inside the frame of a chosen width. */
export const Provider: GlobalProvider = ({ children, globalState, storyMeta }) => {
  const stage = useRef<HTMLDivElement>(null);
  const { theme, rtl, control, story, width } = globalState;
  const { brand, text, reducedMotion, forcedColours } = control;

  useEffect(() => {
    const page = stage.current?.ownerDocument.documentElement;
    if (!page) return;
    page.dataset.theme = theme;
    page.dataset.brand = brand?.value;
    page.dir = rtl ? 'rtl' : 'ltr';
    page.lang = 'en';
    page.style.fontSize = text?.value ?? '';
  }, [theme, rtl, brand?.value, text?.value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another story and another frame bring stylesheets of their own.
  useEffect(() => {
    const page = stage.current?.ownerDocument;
    if (!page) return;
    const wishes = { forcedColours: forcedColours?.value === true, reducedMotion: reducedMotion?.value === true };
    const obey = () => pretend(page, wishes);
    obey();
    // A frame's stylesheets come when they come.
    page.addEventListener('load', obey, true);
    return () => page.removeEventListener('load', obey, true);
  }, [forcedColours?.value, reducedMotion?.value, story, width]);

  return (
    <div ref={stage} data-stage className={storyMeta?.bleeds ? bleeding : padded}>
      {children}
    </div>
  );
};
