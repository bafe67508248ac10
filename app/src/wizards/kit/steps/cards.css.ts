import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, text, color } = vars;

/** Around a grid of cards, whose columns depend on its width. */
export const holder = style({ containerType: 'inline-size' });

/** Cards side by side share the rows of the grid: their titles, prices and features align. */
const aligned = {
  vars: { '--ag-card-container': 'normal', '--ag-card-span': 'span 5', '--ag-card-rows': 'subgrid' },
  rowGap: 0,
  // The distance between two rows of cards is a margin of each card.
  marginBlockEnd: `calc(-1 * ${space.s2})`,
} as const;

const grid = style({ display: 'grid', gap: space.s2 });

/** One below the other, a badge on the edge of a card keeps away from the card above. */
const apart = { selectors: { '&:has([id$="-badge"])': { rowGap: space.s3 } } } as const;

/** Cards side by side if there is room, at most three. */
export const cards = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(220px, 30%)), 1fr))',
    '@container': { '(min-width: 456px)': aligned, '(max-width: 455.98px)': apart },
  },
]);

/** Two cards side by side. */
export const pair = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(240px, 40%)), 1fr))',
    '@container': { '(min-width: 496px)': aligned, '(max-width: 495.98px)': apart },
  },
]);

const between = { marginBlockEnd: space.s2 } as const;
globalStyle(`${cards} > *`, { '@container': { '(min-width: 456px)': between } });
globalStyle(`${pair} > *`, { '@container': { '(min-width: 496px)': between } });

/** One below the other: wide cards, whose prices and features align. */
export const list = style([grid, apart]);

export const part = style({
  marginBlock: `${space.s4} ${space.s2}`,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const aside = style({ marginBlockStart: space.s2, color: color.quiet, fontSize: text.small });
