/** The checks that every story must pass. */
export const generalChecks = {
  axe: 'axe finds nothing: WCAG 2.2 A and AA, and best practice',
  contrast: 'text has a contrast of 4.5:1, in light and dark of every brand, over gradients too',
  'focus ring': '2 px, 2 px off, uncut and 3:1 on each control, in light and dark of every brand',
  'focus in view': 'on a small phone nothing covers the focused element',
  'target size': 'each control is at least 24 by 24 px',
  'reduced motion': 'nothing moves for people who prefer reduced motion, even without the reset',
  'forced colours': 'with forced colours, focus, text and borders stay visible',
  'right to left': 'everything is mirrored, and Tab keeps its order',
  'text at 200%': 'nothing is cut off or pushed out of its box',
  columns: 'in a column of 280 to 1120 px of a wide window nothing is cut off or squeezed',
  '320 px': 'nothing is cut off, and nothing scrolls sideways',
  console: 'nothing is logged',
} as const;

export type CheckName = keyof typeof generalChecks;

export const checkNames = Object.keys(generalChecks) as CheckName[];
