import { vars } from '@agency-site/ui/theme';

/** The colours of a drawing of `content/drawings/street`, as its files name them. */
export const shades = (
  main: string,
  pale: string,
  dark: string,
  accent: string,
  second: string,
  wall: string,
  glass: string,
) =>
  ({
    '--shop-main': main,
    '--shop-pale': pale,
    '--shop-dark': dark,
    '--shop-accent': accent,
    '--shop-second': second,
    '--shop-wall': wall,
    '--shop-glass': glass,
  }) as const;

/** What doesn’t belong to a shop: phones, tablets and stands have an edge in the dark. */
export const fittings = {
  '--shop-bezel': 'light-dark(transparent, #7d749d)',
  '--shop-post': 'light-dark(#5f5778, #7d749d)',
} as const;

/** Colours of the ground. */
export const ground = 'light-dark(#f1eef7, #17112a)';

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** The colours of a shop without a brand. */
export const greys = {
  ...shades(
    both('#d6d1e2', '#3a3257'),
    both('#ffffff', '#241c3b'),
    both('#a9a1bd', '#5a5078'),
    both('#e6e2ef', '#453b66'),
    both('#cdc7db', '#403761'),
    both('#eeebf5', '#2a2244'),
    both('#dcd7e7', '#1d1632'),
  ),
  '--shop-text': both('#5f5778', '#f4f1fb'),
  '--shop-button': both('#1b1233', '#f4f1fb'),
} as const;

/** A dotted line around what is missing. */
export const dotted = {
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 2,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
} as const;
