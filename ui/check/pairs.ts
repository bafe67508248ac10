/** Two tokens that components put on top of each other, by their names without `--ag-`. */
export interface Pair {
  of: string;
  on: string;
  /** The minimum contrast: 4.5 for text, 3 for borders and rings (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
  /** Where it is seen. */
  where: string;
}

const surfaces = ['color-paper', 'color-raised', 'color-sunk'];

const onSurfaces = (of: string, least: Pair['least'], where: string): Pair[] =>
  surfaces.map((on) => ({ of, on, least, where }));

/** Every pair of colours that must have enough contrast. Each colour of a gradient counts. */
export const pairs: readonly Pair[] = [
  ...onSurfaces('color-ink', 4.5, 'text'),
  ...onSurfaces('color-quiet', 4.5, 'secondary text'),
  ...onSurfaces('color-brand', 4.5, 'links, and what is chosen'),
  { of: 'color-ink', on: 'color-brand-tint', least: 4.5, where: 'text of a chosen card' },
  { of: 'color-quiet', on: 'color-brand-tint', least: 4.5, where: 'secondary text of a chosen card' },
  { of: 'color-brand', on: 'color-brand-tint', least: 4.5, where: 'a chosen day or time' },
  { of: 'color-on-brand', on: 'gradient-brand', least: 4.5, where: 'the main button' },
  ...onSurfaces('color-accent', 4.5, 'money saved'),
  { of: 'color-accent', on: 'color-accent-tint', least: 4.5, where: 'a badge' },
  ...onSurfaces('color-alarm', 4.5, 'errors'),
  { of: 'color-alarm', on: 'color-alarm-tint', least: 4.5, where: 'the badge of what is unavailable' },
  ...onSurfaces('color-success', 4.5, 'success'),
  ...onSurfaces('color-edge', 3, 'borders of controls'),
  ...onSurfaces('color-focus', 3, 'the ring of the focus'),
  ...onSurfaces('color-strand-a', 3, 'the edge of what is chosen'),
  ...onSurfaces('color-strand-b', 3, 'the edge of what is chosen'),
  ...onSurfaces('color-strand-c', 3, 'the edge of what is chosen'),
  { of: 'color-on-night', on: 'color-night', least: 4.5, where: 'text of the dark section' },
  { of: 'color-quiet-night', on: 'color-night', least: 4.5, where: 'secondary text of the dark section' },
];
