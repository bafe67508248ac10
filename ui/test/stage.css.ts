import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/tokens.css';

const grid = style({ display: 'grid', gap: '16px', alignItems: 'stretch' });

/** How stories lay out what they show. */
export const stage = {
  row: style({ display: 'flex', flexWrap: 'wrap', gap: '16px', alignItems: 'center' }),
  cards: style([grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', maxWidth: '824px' }]),
  /** Three cards to a row, whose parts align. */
  aligned: style([
    grid,
    {
      maxWidth: '720px',
      '@container': {
        '(width >= 720px)': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          rowGap: 0,
          vars: { '--ag-card-container': 'normal', '--ag-card-span': 'span 5', '--ag-card-rows': 'subgrid' },
        },
      },
    },
  ]),
  /** Around what looks at the width of its column. */
  column: style({ containerType: 'inline-size', maxWidth: '720px' }),
  list: style([grid, { maxWidth: '640px' }]),
  states: style([grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))' }]),
  ...styleVariants({ w240: 240, w280: 280, w352: 352, w420: 420, w560: 560 }, (width) => [
    grid,
    { width: `min(100%, ${width}px)` },
  ]),
};

/** A row of a menu. */
export const menu = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
});
