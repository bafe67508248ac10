import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const stage = style({
  minHeight: '100dvh',
  selectors: { '.ladle-main > &': { minHeight: '100%', '@media': { '(max-width: 767px)': { minHeight: '100svh' } } } },
  boxSizing: 'border-box',
  background: vars.color.paper,
  color: vars.color.ink,
  font: `400 ${vars.text.body}/1.6 ${vars.font.family}`,
});

export const padded = style([
  stage,
  { padding: vars.space.s4, '@media': { '(max-width: 600px)': { padding: '20px' } } },
]);
/** For components that span the page and have their own margins. */
export const bleeding = style([stage]);
/** Below the story: what to look at. */
export const note = style({
  position: 'sticky',
  bottom: 0,
  margin: 0,
  padding: `12px ${vars.space.s4}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.sunk,
  color: vars.color.ink,
  font: `400 ${vars.text.small}/1.5 ${vars.font.family}`,
});
/** As high as its story. */
export const fitted = style({ minHeight: 0 });

/** A bundled Arabic typeface: system fonts would make the screenshots differ between machines. */
globalStyle(':lang(ar)', {
  vars: { [vars.font.family]: '"Instrument Sans Variable", "Noto Sans Arabic Variable", sans-serif' },
  fontFamily: vars.font.family,
});
