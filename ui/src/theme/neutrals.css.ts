import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css';
import { neutrals, type Shade } from './neutrals';
import { vars } from './tokens.css';

const { color } = vars;

const tinted = ([lightness, chroma]: Shade) => `oklch(from ${color.brand} ${lightness} min(c, ${chroma}) h)`;

/** Greys with the hue of `--ag-color-brand`. More specific than the theme, so that the order of imports doesn't matter. */
globalStyle(':root:root', {
  '@layer': {
    [themeLayer]: {
      vars: Object.fromEntries(
        Object.entries(neutrals).map(([name, { light, dark }]) => [
          color[name as keyof typeof neutrals],
          `light-dark(${tinted(light)}, ${tinted(dark)})`,
        ]),
      ),
    },
  },
});
