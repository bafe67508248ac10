import { vars } from '../theme/tokens.css';

/** The one focus ring. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

export const moving = '(prefers-reduced-motion: no-preference)';
export const forced = '(forced-colors: active)';
export const hovering = '(hover: hover)';

/** Figures of one width, so that numbers under each other align. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
/** An amount keeps its sign and its range in order where reading goes from right to left. */
export const money = { ...figures, unicodeBidi: 'plaintext' } as const;

/** Small print: rules, hints, captions. */
export const fine = {
  margin: 0,
  fontSize: vars.text.fine,
  lineHeight: 1.45,
  color: vars.color.quiet,
  textWrap: 'pretty',
} as const;

/** A button that looks like the words it holds. */
export const plainButton = { all: 'unset', cursor: 'pointer' } as const;

export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
