import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { withAside, withSide } from './media.ts';

const { color, motion, radius, space, text: size } = vars;
const headHeight = '4rem';

globalStyle(':root', { vars: { '--ag-top-inset': headHeight } });
globalStyle('html', { scrollPaddingBlockStart: `calc(${headHeight} + 16px)` });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: headHeight,
  paddingInline: space.gutter,
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.gutter,
  insetBlockStart: 8,
  zIndex: 1,
  padding: '10px 16px',
  borderRadius: radius.r1,
  background: color.ink,
  color: color.paper,
  fontSize: size.ui,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  color: color.ink,
  fontSize: size.body,
  fontWeight: 600,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${brand} b`, { color: color.brand, fontWeight: 600 });

export const mark = style({ inlineSize: 30, blockSize: 27 });
export const tools = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 8 });

export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  border: 0,
  borderRadius: radius.r1,
  background: 'none',
  fontSize: size.ui,
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { color: color.brand },
  },
});
globalStyle(`${tool}[aria-pressed=true] svg`, { fill: 'currentColor' });

/** The label of the switch, only for screen readers where there is no room. */
export const toolWord = style({
  '@media': {
    'screen and (max-width: 419.98px)': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

export const menu = style({ '@media': { [withSide]: { display: 'none' } } });
export const drawer = style({ inlineSize: 'min(320px, 88vw)' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space.gutter,
  maxInlineSize: 1440,
  marginInline: 'auto',
  '@media': {
    [withSide]: { gridTemplateColumns: '216px minmax(0, 1fr)', columnGap: 'clamp(32px, 5vw, 72px)' },
    [withAside]: { gridTemplateColumns: '216px minmax(0, 1fr) 184px' },
  },
});

const sticky = {
  position: 'sticky',
  insetBlockStart: headHeight,
  alignSelf: 'start',
  maxBlockSize: `calc(100vh - ${headHeight})`,
  overflowY: 'auto',
  paddingBlock: space.s4,
  // Room for the background of the current link.
  paddingInline: 12,
  marginInline: -12,
} as const;

export const side = style({
  display: 'none',
  '@media': { [withSide]: { ...sticky, display: 'block' }, print: { display: 'none' } },
});

export const aside = style({ display: 'none', '@media': { [withAside]: { ...sticky, display: 'block' } } });

export const section = style({ selectors: { '& + &': { marginBlockStart: space.s3 } } });

/** A small line above a list or a title. */
export const over = style({
  marginBlockEnd: 8,
  color: color.quiet,
  fontSize: size.fine,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 34,
  marginInline: -12,
  paddingInline: 12,
  borderRadius: radius.r1,
  color: color.ink,
  fontSize: size.ui,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.brand },
    '&[aria-current]': { background: color.brandTint, color: color.brand, fontWeight: 600 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

export const text = style({
  minInlineSize: 0,
  maxInlineSize: 760,
  paddingBlock: 'clamp(28px, 4vw, 48px) 64px',
  outline: 'none',
});

/** A page without navigation beside it. */
export const alone = style([text, { boxSizing: 'content-box', marginInline: 'auto', paddingInline: space.gutter }]);

/** The home page has nothing beside its text. */
export const wide = style([text, { maxInlineSize: 1000, '@media': { [withAside]: { gridColumn: '2 / -1' } } }]);

/** The page's headings, where there is no room for them beside the text. */
export const folded = style({
  marginBlockStart: space.s3,
  borderBlock: `1px solid ${color.line}`,
  fontSize: size.ui,
  '@media': { [withAside]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${folded} summary`, { paddingBlock: 12, fontWeight: 600, cursor: 'pointer' });
globalStyle(`${folded} ul`, { paddingBlockEnd: 12 });

export const anchors = style({});
globalStyle(`${anchors} a`, {
  display: 'block',
  paddingBlock: 5,
  color: color.quiet,
  fontSize: size.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${anchors} a:hover`, { color: color.brand });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s4 });

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  marginBlockStart: space.s6,
  '@media': { print: { display: 'none' } },
});

export const way = style({
  flex: '1 1 200px',
  maxInlineSize: 372,
  display: 'grid',
  gap: 2,
  padding: '16px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  color: color.ink,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.brand },
    '&[rel=next]': { marginInlineStart: 'auto', textAlign: 'end' },
  },
});
globalStyle(`${way} span`, { color: color.quiet, fontSize: size.fine });
globalStyle(`${way} strong`, { fontWeight: 560 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  marginBlockStart: space.s5,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: size.small,
});
