import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.s3, maxWidth: 480 });

/** At the end of the label's line, but after the field in tab order. */
export const password = style({ position: 'relative' });

export const show = style({
  position: 'absolute',
  insetBlockStart: -14,
  insetInlineEnd: -8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  color: color.quiet,
});
