import { vars } from '../theme/tokens.css';

/** The one focus ring. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

export const moving = '(prefers-reduced-motion: no-preference)';
export const forced = '(forced-colors: active)';
export const hovering = '(hover: hover)';

/** For a `details`: paper cannot be unfolded. */
export const unfoldedInPrint = {
  print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
} as const;

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

/**
 * A line under words that can be pressed. Safari drops a `text-decoration` that names a thickness: colour and thickness
 * have properties of their own, here and everywhere.
 */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '.3em',
} as const;

/** The same through words, for what is not to be had, or was. */
export const struck = (thickness: string) =>
  ({ textDecoration: 'line-through', textDecorationThickness: thickness }) as const;

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
