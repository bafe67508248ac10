import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space } = vars;

export const signs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sign = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  paddingBlock: space.s3,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 560,
  letterSpacing: '-.012em',
  lineHeight: 1.3,
});
