import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { belowWide, phone } from '../style/media.ts';

const { color, space } = vars;

export const text = style({ maxWidth: '90ch' });

export const rule = style({ maxWidth: '90ch', color: color.quiet, lineHeight: 1.5 });

/** Save Settings at the end of a row, as Accept All is; on a phone below the rule. */
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `12px ${space.s5}`,
  marginBlockEnd: 12,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Four in a row while there is room, then two, then one under the other. */
export const switches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `0 ${space.s4}`,
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
      columnGap: space.s3,
    },
  },
});
