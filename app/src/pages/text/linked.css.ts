import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

/** Inline links. */
export const linked = style({});
globalStyle(`${linked} a`, {
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.25em',
});
globalStyle(`${linked} a:hover`, { textDecorationColor: 'currentColor' });
