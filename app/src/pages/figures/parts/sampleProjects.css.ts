import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { scrolled } from './scrolled.ts';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s3,
  '@media': { [phone]: scrolled('min(64vw, 320px)') },
});
globalStyle(`${row} > *`, { scrollSnapAlign: 'start' });

export const label = style({ marginBlockStart: 20, paddingBlockEnd: space.section });

export const caption = style({ display: 'grid', gap: 2, marginBlockStart: 14 });
export const built = style({ color: color.quiet, fontSize: '1rem', lineHeight: 1.4 });
