/** A shade in OKLCH: its lightness, and the most colour that it takes from the brand. */
export type Shade = readonly [lightness: number, chroma: number];

/** The lightness of the default theme in each colour scheme, so that contrasts stay whatever the brand. */
export const neutrals = {
  ink: { light: [0.21, 0.06], dark: [0.96, 0.014] },
  quiet: { light: [0.47, 0.05], dark: [0.75, 0.05] },
  line: { light: [0.91, 0.02], dark: [0.3, 0.055] },
  edge: { light: [0.61, 0.05], dark: [0.59, 0.06] },
  paper: { light: [0.986, 0.004], dark: [0.175, 0.04] },
  raised: { light: [1, 0], dark: [0.21, 0.047] },
  sunk: { light: [0.962, 0.011], dark: [0.153, 0.032] },
  brandTint: { light: [0.97, 0.016], dark: [0.25, 0.07] },
  night: { light: [0.21, 0.06], dark: [0.21, 0.057] },
  onNight: { light: [0.96, 0.014], dark: [0.96, 0.014] },
  quietNight: { light: [0.78, 0.054], dark: [0.78, 0.054] },
  lineNight: { light: [0.35, 0.08], dark: [0.35, 0.08] },
} as const satisfies Record<string, Record<'light' | 'dark', Shade>>;
