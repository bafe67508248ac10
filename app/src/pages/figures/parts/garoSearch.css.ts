import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

export const rounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s4,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gap: space.s3 },
  },
});

export const round = style({ paddingBlockStart: space.s3 });
export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: 260,
  height: 'auto',
  marginBlockEnd: 14,
  fill: 'none',
});
export const number = style({ marginInlineEnd: '.35em', color: color.brand });
