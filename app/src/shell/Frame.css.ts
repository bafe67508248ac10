import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const md = 'screen and (max-width: 968px)';
const { color, space, text, radius, motion } = vars;

export const wrap = style({
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 30,
  padding: '12px 18px',
  borderRadius: radius.r1,
  background: color.ink,
  color: color.paper,
  fontSize: text.ui,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

/**
 * White after 50 px of scrolling. Only an opacity moves: a colour that changes with the scheme would stay as it was when
 * the scheme changes while the page stands still.
 */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: color.paper,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.raised,
    opacity: 0,
    transition: `opacity ${motion.slow}`,
  },
  selectors: { '&[data-scrolled=true]::before': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  height: 72,
  '@media': { [md]: { height: 64, gap: space.s1 } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 44,
  color: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  letterSpacing: '-.022em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const mark = style({ width: 30, height: 27 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.r1,
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: { '&:hover': { color: color.brand } },
});

export const end = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 8 });

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
  '@media': { [md]: { display: 'grid' } },
});

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style({
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
  { padding: 0, minHeight: 52, borderRadius: 0, borderBlockEnd: `1px solid ${color.line}` },
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

export const main = style({ display: 'block', outline: 'none' });

export const foot = style({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: `${space.s6} ${space.s5}`,
  '@media': { print: { display: 'none' } },
});

export const footGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: `${space.s5} ${space.s3}`,
});

export const about = style({ gridColumn: 'span 6', '@media': { [md]: { gridColumn: '1 / -1' } } });

export const tagline = style({
  maxWidth: '34ch',
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
});

export const column = style({ gridColumn: 'span 2', '@media': { [md]: { gridColumn: 'span 6' } } });

export const columnTitle = style({ marginBlockEnd: 10, fontSize: text.small, fontWeight: 600 });

export const footLink = style({
  display: 'block',
  paddingBlock: 5,
  color: color.quiet,
  fontSize: text.ui,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em', textDecorationThickness: 1 },
  },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s4}`,
  marginBlockStart: space.s6,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});

export const scheme = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  '@media': { [md]: { marginInlineStart: 0 } },
});

export const schemeButton = style({
  minHeight: 36,
  padding: '0 14px',
  border: 0,
  borderRadius: 3,
  background: 'none',
  color: color.quiet,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: color.ink, color: color.paper } },
});
