import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { space } = vars;

export const large = style({
  width: 'min(480px, 100vw - 40px)',
  '@media': { [tablet]: { width: 'min(540px, 100vw - 40px)' } },
});

/** Receipts side by side. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s3,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** A receipt in a row doesn’t float; its total is level with the others. */
export const small = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto auto',
  boxShadow: 'none',
  selectors: { '&:last-child:nth-child(odd)': { '@media': { [tablet]: { gridColumn: '1 / -1' } } } },
  breakInside: 'avoid',
});
// Its strands join at the total, so that the lines are next to it.
globalStyle(`${small} > dl`, { alignSelf: 'end' });
