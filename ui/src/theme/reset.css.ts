import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { resetLayer } from './layers.css';
import { vars } from './tokens.css';

const reset = (selector: string, rule: Omit<StyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  background: vars.color.paper,
  // Sticky bars at the edges of the window never cover a focused element.
  scrollPaddingBlock: 'var(--ag-top-inset, 0px) calc(var(--ag-bottom-inset, 0px) + var(--ag-dock-inset, 0px))',
});
reset('body', {
  margin: 0,
  font: `400 ${vars.text.body}/1.6 ${vars.font.family}`,
  color: vars.color.ink,
  background: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  textWrap: 'pretty',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4', { fontWeight: 500, textWrap: 'balance' });
reset('a', { color: 'inherit' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('svg', { display: 'block', overflow: 'visible' });
reset('img', { display: 'block', maxWidth: '100%', height: 'auto' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('[tabindex="-1"]:focus', { outline: 'none' });
reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
