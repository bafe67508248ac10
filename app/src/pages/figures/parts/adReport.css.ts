import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const divisions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlockStart: 18,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.4,
});

export const result = style({
  color: color.ink,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontWeight: 480,
  letterSpacing: '-.034em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
