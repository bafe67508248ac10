import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: 14, marginBlockStart: space.s3 });

/** A round portrait, or initials in its place. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  objectFit: 'cover',
  background: color.brandTint,
  color: color.brand,
  fontWeight: 560,
});

export const words = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.4 });

/** On its own line, between what the person does and their role. */
export const name = style({ display: 'block', color: color.ink, fontSize: '1rem', fontWeight: 560 });
