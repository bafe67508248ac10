import { vars } from '@agency-site/ui/theme';
import type { TradeId } from '../../../domain/trades.ts';

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

/** The colours of each sample shop. */
export const colouring = {
  cafe: shades('#c63a25', '#fff2dd', '#3b1a12', '#f3bd58', '#7c8f5a', '#f4dfc0', '#7fa5a3'),
  salon: shades('#4a1740', '#fff4ee', '#2c0d27', '#e0a85a', '#b9687c', '#f3bdb5', '#7d4c6e'),
  workshop: {
    ...shades('#f4bd2c', '#f1ece1', '#25211e', '#d99a5b', '#8f8a82', '#a9533a', '#56636b'),
    '--shop-button': '#25211e',
  },
  shop: shades('#18573f', '#fbf5e3', '#0d2f24', '#ee7458', '#7fae86', '#c3dfc9', '#2d6d59'),
  guesthouse: shades('#1f3d63', '#ffffff', '#142842', '#ffc55c', '#6f9580', '#dfe8ec', '#5d7f9d'),
} as const satisfies Record<TradeId, object>;

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
