import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { tablet } from '../style/media.ts';
import { item } from './Header.css';

const { color, text, motion } = vars;

export const burger = style({
  display: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // No tap highlight: it would be painted before the drawer.
  WebkitTapHighlightColor: 'transparent',
  '@media': { [tablet]: { display: 'grid' } },
});

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style({
  // Fixed size, so that opening it doesn't lay out the page again.
  contain: 'strict',
  width: 240,
  maxWidth: '100%',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  padding: '10px 12px 24px 20px',
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: text.ui,
  '::backdrop': { background: 'rgb(18 13 32 / .5)' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} ${motion.slow}` },
  },
  selectors: { '&:dir(rtl)': { animationName: slideRtl } },
});

export const close = style([
  burger,
  { display: 'grid', marginInlineStart: 'auto', marginInlineEnd: 0, marginBlockEnd: 8 },
]);

export const drawerItem = style([
  item,
  {
    padding: '8px 0',
    minHeight: 52,
    borderRadius: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    // The drawer keeps its width: long labels wrap.
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
]);

export const drawerTitle = style([
  drawerItem,
  {
    justifyContent: 'space-between',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      'details[open] > &': { borderBlockEndColor: color.ink },
    },
  },
]);

export const drawerChevron = style({
  transition: `transform ${motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const drawerLink = style([drawerItem, { minHeight: 44, color: color.quiet }]);
