import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** A period's part of the best one's money. Decorative: the amounts are beside it. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: 10,
  // Where the rows of the table are stacked.
  '@container': { '(width < 640px)': { display: 'none' } },
  selectors: {
    '&::-webkit-meter-bar': { blockSize: 10, border: 0, borderRadius: 5, background: vars.color.sunk },
    '&::-webkit-meter-optimum-value': { borderRadius: 5, background: vars.color.brand },
    '&::-moz-meter-bar': { borderRadius: 5, background: vars.color.brand },
  },
});

/** Above a table. */
export const outstanding = style({ marginBlockEnd: 12 });
/** Below a table. */
export const note = style({ marginBlockStart: 12, maxInlineSize: 720 });
export const kept = style({
  display: 'grid',
  gridTemplateColumns: '1fr 88px',
  alignItems: 'center',
  gap: 12,
  '@container': { '(width < 640px)': { display: 'inline' } },
});
