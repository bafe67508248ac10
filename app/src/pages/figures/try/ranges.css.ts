import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { scriptOnlyStyle } from '../../../shell/style/shared.ts';

const { color, text } = vars;

/** Hidden without scripts, because then it has no effect. */
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  fontSize: text.ui,
  lineHeight: 1.4,
  ...scriptOnlyStyle,
});

export const label = style({ fontWeight: 560 });
export const words = style({ color: color.brand, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** A custom track, because browsers show the rest of it grey in dark mode. */
const track = { height: 4, borderRadius: 2, background: `color-mix(in srgb, ${color.brand} 36%, transparent)` };
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: `6px solid ${color.brand}`,
  borderRadius: '50%',
  background: color.raised,
} as const;

export const input = style({
  appearance: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  height: 28,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: -8 },
  '::-moz-range-thumb': thumb,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
  '@media': {
    '(forced-colors: active)': {
      '::-webkit-slider-runnable-track': { border: '1px solid' },
      '::-moz-range-track': { border: '1px solid' },
    },
  },
});

export const hint = style({ gridColumn: '1 / -1', color: color.quiet, fontSize: text.fine });
