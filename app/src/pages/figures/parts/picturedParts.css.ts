import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

/** Pictures above their words; beside them on a phone. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s3 },
  },
});

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [phone]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
  },
});

export const number = style({ marginInlineEnd: 4, color: color.brand, fontVariantNumeric: 'tabular-nums' });
