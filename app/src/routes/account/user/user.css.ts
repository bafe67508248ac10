import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/media.ts';

const { color, space, text } = vars;

export const page = style({
  minHeight: '70vh',
  paddingBlock: `clamp(32px, 4vw, ${space.s6}) clamp(64px, 8vw, ${space.s8})`,
});

/** The menu at the left, as long as there is room for it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: `${space.s4} clamp(40px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const menu = style({
  position: 'sticky',
  insetBlockStart: 104,
  borderBlockStart: `1px solid ${color.ink}`,
  // One row that can be pushed aside, to the edges of a narrow screen.
  '@media': {
    [tablet]: {
      position: 'static',
      display: 'flex',
      gap: space.s3,
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      borderBlockStart: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': {
      color: color.ink,
      fontWeight: 560,
      boxShadow: `inset 2px 0 ${color.brand}`,
      paddingInlineStart: 12,
    },
  },
  '@media': {
    [tablet]: {
      borderBlockEnd: 0,
      selectors: {
        '&[aria-current=page]': { boxShadow: `inset 0 -2px ${color.brand}`, paddingInlineStart: 0 },
      },
    },
  },
});

export const title = style({
  fontSize: text.h1,
  fontWeight: 480,
  letterSpacing: '-.032em',
  lineHeight: 1.06,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const lead = style({
  maxWidth: '52ch',
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const part = style({ marginBlockStart: `clamp(40px, 4.4vw, ${space.s6})` });

export const partName = style({
  paddingBlockEnd: 12,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  outline: 'none',
});
export const partTitle = style([partName, { borderBlockEnd: `1px solid ${color.ink}` }]);

export const partLead = style({
  maxWidth: '60ch',
  marginBlock: '12px 20px',
  selectors: { '[data-ruled] + &': { marginBlockStart: 0 } },
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const form = style({ marginBlockStart: space.s3 });

/** One thing, and what can be done with it at the end of the line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `4px ${space.s3}`,
  alignItems: 'center',
  minHeight: 64,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The end stays beside the words on a phone as well: it is short. */
export const close = style({ '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });

export const name = style({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const about = style({
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

/** Amounts at the end of a row, one under the other. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { justifyItems: 'start' } },
});
export const amount = style({ fontSize: '1.125rem', letterSpacing: '-.014em', lineHeight: 1.3 });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineEnd: 8,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 560,
  selectors: {
    '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', background: color.edge },
    '&[data-is=good]': { color: color.success },
    '&[data-is=good]::before': { background: color.success },
    '&[data-is=bad]': { color: color.alarm },
    '&[data-is=bad]::before': { background: color.alarm },
    '&[data-is=soon]': { color: color.brand },
    '&[data-is=soon]::before': { background: color.brand },
  },
});

/** Names and their values, in columns that all rows share. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 3fr) minmax(0, 7fr) auto',
  columnGap: space.s3,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const fact = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: 2,
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.45,
});
export const factName = style({ color: color.quiet, '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const factValue = style({
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const factWay = style({ fontWeight: 400 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  fontSize: text.ui,
  fontWeight: 560,
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const waiting = style({ minHeight: 240, paddingBlock: space.s3, color: color.quiet, fontSize: text.ui });
export const failed = style({ display: 'grid', justifyItems: 'start', gap: space.s2, marginBlockStart: space.s4 });

/** Nothing there yet: what it would be, and the way to it. */
export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s4,
  alignItems: 'center',
  marginBlockStart: space.s4,
  padding: 'clamp(24px, 4vw, 40px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const emptyTitle = style({ fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em', lineHeight: 1.3 });
export const emptyText = style({ maxWidth: '44ch', marginBlockStart: 6, color: color.quiet, lineHeight: 1.5 });
export const emptyArt = style({ width: 120, height: 108, '@media': { [phone]: { display: 'none' } } });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: space.s3 });

export const nothing = style({
  paddingBlock: 18,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.ui,
});

export const note = style({ marginBlockStart: space.s4, color: color.quiet, fontSize: text.small });
globalStyle(`${note} a`, { color: 'inherit' });

export const status = style({
  minHeight: '1.45em',
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
});
