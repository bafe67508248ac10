import '@fontsource-variable/instrument-sans';
import '@fontsource-variable/noto-sans-arabic';
import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { useEffect, useRef } from 'react';
import '../../ui/src/theme/reset.css';
import '../../ui/src/theme/agency.css';
import './brands.css';
import './layouts.css';
import { brands } from '../brands';
import { emulate } from './emulate';
import { bleeding, padded } from './stage.css';

/** The controls of every story, beside Ladle's own for scheme, width and direction. */
export const argTypes: ArgTypes = {
  brand: { name: 'Brand', control: { type: 'radio' }, options: brands, defaultValue: brands[0] },
  text: { name: 'Text size', control: { type: 'radio' }, options: ['100%', '200%'], defaultValue: '100%' },
  reducedMotion: { name: 'Reduced motion', control: { type: 'boolean' }, defaultValue: false },
  forcedColours: { name: 'Forced colours, roughly', control: { type: 'boolean' }, defaultValue: false },
};

/** The frame of a story. Its document gets scheme, direction and controls, also inside the iframe of a chosen width. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another story or iframe has its own stylesheets.
  useEffect(() => {
    const page = stage.current?.ownerDocument;
    if (!page) return;
    const preferences = { forcedColours: forcedColours?.value === true, reducedMotion: reducedMotion?.value === true };
    const apply = () => emulate(page, preferences);
    apply();
    // Stylesheets of an iframe load later.
    page.addEventListener('load', apply, true);
    return () => page.removeEventListener('load', apply, true);
  }, [forcedColours?.value, reducedMotion?.value, story, width]);

  return (
    <div ref={stage} data-stage className={storyMeta?.bleeds ? bleeding : padded}>
      {children}
    </div>
  );
};
