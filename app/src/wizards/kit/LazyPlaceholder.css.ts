import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { space, text, color } = vars;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const placeholder = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s2,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
});

/** Invisible for the first 300 ms: a fast load needs no loading text. */
export const loading = style({ animation: `${appear} 0s 300ms both` });

/** Reserved height: the fields of Review, in one column and in two. */
export const review = style({ minHeight: 440, '@media': { [phone]: { minHeight: 720 } } });
