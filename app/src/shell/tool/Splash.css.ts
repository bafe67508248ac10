import { vars } from '@agency-site/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Appears after 300 ms, so that fast pages show no splash. */
export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  background: vars.gradient.brand,
  color: vars.color.onBrand,
  animation: `${appear} 0s 300ms both`,
});

export const mark = style({
  width: 96,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
globalStyle(`${mark} > path`, { fill: vars.color.onBrand });
