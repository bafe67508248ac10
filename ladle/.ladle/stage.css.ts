import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const stage = style({
  minHeight: '100dvh',
  boxSizing: 'border-box',
  background: vars.color.paper,
  color: vars.color.ink,
  font: `400 ${vars.text.body}/1.6 ${vars.font.family}`,
});

export const padded = style([
  stage,
  { padding: vars.space.s4, '@media': { '(max-width: 600px)': { padding: '20px' } } },
]);
/** For what spans the page and brings its own margins. */
export const bleeding = style([stage]);

/** Arabic in a typeface that comes along: the one of the machine would make every machine's pictures differ. */
globalStyle(':lang(ar)', {
  vars: { [vars.font.family]: '"Instrument Sans Variable", "Noto Sans Arabic Variable", sans-serif' },
  fontFamily: vars.font.family,
});
