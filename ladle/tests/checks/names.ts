/** What every story is held to, and in which words. */
export const generalChecks = {
  axe: 'axe finds nothing: WCAG 2.2 A and AA, and best practice',
  contrast: 'text has a contrast of 4.5:1, in light and dark of every brand, over gradients too',
  'focus ring': '2 px, 2 px off, uncut and 3:1 on each control, in light and dark of every brand',
  'focus in view': 'on a small phone nothing lies over what has the focus',
  'target size': 'each control is at least 24 by 24 px',
  'reduced motion': 'nothing moves for those who asked for that, even without the reset',
  'forced colours': 'where a system paints its own colours, focus, text and edges stay',
  'right to left': 'everything turns round, and Tab keeps its order',
  'text at 200%': 'nothing is cut off or pushed out of its box',
  '320 px': 'nothing is cut off, and nothing scrolls sideways',
  console: 'nothing is logged',
} as const;

export type CheckName = keyof typeof generalChecks;

export const checkNames = Object.keys(generalChecks) as CheckName[];
