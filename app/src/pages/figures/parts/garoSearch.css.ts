import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text: size } = vars;

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
export const line = style({ stroke: color.edge, strokeWidth: 1.2 });
export const title = style({ fontSize: size.h3, fontWeight: 560, letterSpacing: '-.014em', lineHeight: 1.3 });
export const number = style({ marginInlineEnd: '.35em', color: color.brand });
export const text = style({ marginBlockStart: 6, color: color.quiet, fontSize: '1rem', lineHeight: 1.5 });
