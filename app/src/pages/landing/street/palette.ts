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

/** What a street stands on. */
export const ground = 'light-dark(#f1eef7, #17112a)';
