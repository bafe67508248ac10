import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { tablet } from '../style/media.ts';
import { item } from './Header.css';

const { color, text, motion } = vars;

export const burger = style({
  display: 'none',
  width: 44,
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  // No tap highlight: it would be painted before the drawer.
  WebkitTapHighlightColor: 'transparent',
  '@media': { [tablet]: { display: 'flex' } },
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
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: text.ui,
  '::backdrop': { background: 'rgb(18 13 32 / .5)' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} ${motion.slow}` },
  },
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&:dir(rtl)': { animationName: slideRtl },
  },
});

const inset = 20;

export const top = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: 64,
  paddingInlineStart: inset,
  borderBlockEnd: `1px solid ${color.ink}`,
  fontWeight: 600,
});

export const close = style([burger, { display: 'flex', marginInlineEnd: 6 }]);

/** Scrolls between the top and the foot. */
export const list = style({
  flex: 1,
  minHeight: 0,
  padding: `0 ${inset}px ${inset}px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const title = style({
  paddingBlock: '16px 4px',
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.4,
  selectors: { 'details :first-child > &': { paddingBlockStart: 4 } },
});

export const drawerItem = style([
  item,
  {
    flexWrap: 'wrap',
    alignContent: 'center',
    padding: '8px 0',
    minHeight: 48,
    borderRadius: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    // The drawer keeps its width: long labels wrap.
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
]);

export const price = style([drawerItem, { fontWeight: 560 }]);

/** Below the label of a link. */
export const about = style({ flexBasis: '100%', color: color.quiet, fontSize: text.fine, fontWeight: 400 });

export const drawerTitle = style([
  drawerItem,
  {
    justifyContent: 'space-between',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      'details[open] > &': { borderBlockEndColor: 'transparent', fontWeight: 600 },
    },
  },
]);

export const drawerChevron = style({
  transition: `transform ${motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

/** The links of an open section, along a strand. */
export const section = style({
  marginBlockEnd: 8,
  paddingInlineStart: 14,
  borderInlineStart: '2px solid',
  borderImage: `linear-gradient(${color.strandA}, ${color.strandC}) 1`,
});

export const drawerLink = style([drawerItem, { minHeight: 44, borderBlockEnd: 0, fontSize: text.small }]);

/** Stays within reach of the thumb while the list scrolls. */
export const foot = style({
  flex: 'none',
  padding: `12px ${inset}px 8px`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
});
