import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { belowWide, phone } from '../style/media.ts';

/** Four in a row while there is room, then two, then one under the other. */
export const switches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `0 ${vars.space.s4}`,
  marginBlock: '4px 16px',
  '@media': {
    [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Show More is below a switch, or beside it on low screens. */
export const purpose = style({
  '@media': {
    [belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.s3,
    },
  },
});
