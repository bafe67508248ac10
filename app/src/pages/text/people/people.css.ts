import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { plateStyle } from '../../cover/plate.ts';

const { color, space, text } = vars;

export const portrait = style({ ...plateStyle, aspectRatio: '4 / 5', background: color.sunk });
export const face = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s3,
  '@media': { [phone]: { gap: 10 } },
});

export const name = style({ marginBlockStart: 14 });
export const role = style({
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': { [phone]: { fontSize: text.small } },
});

export const full = style({ display: 'grid', gap: space.s5 });

/** A portrait beside the words of a person. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s3} ${space.s6}`,
  alignItems: 'start',
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const about = style({ maxWidth: '60ch', marginBlockStart: 12 });

export const placeholders = style({ marginBlockStart: 20, color: color.quiet, fontSize: text.fine });
export const label = style({ marginInlineEnd: 6, borderBlockEnd: `1px solid ${color.edge}`, color: color.ink });
