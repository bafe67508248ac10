import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone, tablet } from '../../../shell/style/media.ts';
import { scrolled } from './shared.ts';

const { color, space, text } = vars;

/** On a phone side by side: below each other, five screens are as long as seven of the phone's. */
export const systems = style({ '@media': { [phone]: { display: 'grid', ...scrolled('88%'), columnGap: space.s3 } } });

export const system = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: `${space.s3} ${space.s6}`,
  alignItems: 'start',
  scrollMarginBlockStart: 72,
  paddingBlock: `clamp(32px, 5vw, ${space.s6})`,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    // The first is as wide as the page.
    [desktop]: { selectors: { '&:first-child': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The words of each are as high as those of the others, so that the screens are in line.
    [phone]: {
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      paddingBlock: 0,
      borderBlockStart: 0,
      scrollSnapAlign: 'start',
    },
    print: { breakInside: 'avoid' },
  },
});

/** Above a screen as wide as the page. */
const first = `${system}:first-child &`;
const inColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s6,
  position: 'static',
} as const;

/** What it is, and what it does: one below the other, or side by side above a wide screen. */
export const words = style({
  position: 'sticky',
  insetBlockStart: 104,
  '@media': {
    [tablet]: inColumns,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: { selectors: { [first]: inColumns } },
  },
});

const besideSign = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.s3,
} as const;

/** Its pictogram, outcome and name. */
export const title = style({
  '@media': {
    [tablet]: besideSign,
    // The pictogram is at the end, so that all texts begin on one line.
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [desktop]: { selectors: { [first]: besideSign } },
  },
});
globalStyle(`${title} > svg`, { gridRow: '1 / 3', '@media': { [phone]: { gridColumn: '2' } } });

const priceAtEnd = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gap: `${space.s1} ${space.s5}`,
  justifyItems: 'end',
  alignItems: 'start',
} as const;

/** What it does and costs; above a screen as wide as the page, the price is at the end of the line. */
export const offer = style({
  '@media': {
    // The link is at the end of the line of the price.
    [tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: space.s2,
    },
    [desktop]: { selectors: { [first]: priceAtEnd } },
  },
});

/** Level with the first line of the outcome. */
const level = {
  [tablet]: { marginBlockStart: 0 },
  [desktop]: { selectors: { [first]: { marginBlockStart: 0 } } },
} as const;

export const outcome = style({
  maxWidth: '16ch',
  marginBlockStart: 16,
  fontSize: 'clamp(1.625rem, 1.4rem + .9vw, 2.125rem)',
  fontWeight: 480,
  letterSpacing: '-.032em',
  lineHeight: 1.08,
  '@media': level,
});

/** The name of the product, after the outcome. */
export const name = style({ marginBlockStart: 10, color: color.quiet, fontSize: text.ui });
/** On a phone, where only one of them shows. */
export const count = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });

export const about = style({
  gridRow: '1 / 3',
  justifySelf: 'start',
  maxWidth: '30em',
  marginBlockStart: space.s2,
  flexBasis: '100%',
  '@media': { ...level, [phone]: { marginBlockStart: space.s2 } },
});

export const price = style({
  marginBlockStart: space.s2,
  color: color.quiet,
  fontSize: text.small,
  '@media': { [desktop]: { selectors: { [first]: { marginBlockStart: 0 } } } },
});
export const amount = style({
  marginInlineEnd: 4,
  color: color.ink,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
});
