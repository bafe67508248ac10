import { vars } from '../theme/tokens.css';

/** The one focus ring. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** A window where a dialog is a sheet at the bottom. A modal is laid out by the window: it lies on top of all else. */
export const phone = 'screen and (max-width: 599.98px)';

export const moving = '(prefers-reduced-motion: no-preference)';
export const forced = '(forced-colors: active)';
export const hovering = '(hover: hover)';

/** Shows the contents of a closed `details` in print. */
export const unfoldedInPrint = {
  print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
} as const;

/** Figures of equal width, so that columns of numbers align. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
/** Keeps the sign and range of an amount in order in right-to-left text. */
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
 * An underline. Safari ignores a `text-decoration` that includes a thickness, so colour and thickness are separate
 * properties, here and everywhere.
 */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '.3em',
} as const;

/** A strikethrough, for unavailable items and former prices. */
export const struck = (thickness: string) =>
  ({ textDecoration: 'line-through', textDecorationThickness: thickness }) as const;

/** A button that looks like text. */
export const plainButton = { all: 'unset', cursor: 'pointer' } as const;

export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A field that takes no answer now. */
export const inert = { background: vars.color.sunk, color: vars.color.quiet, cursor: 'not-allowed' } as const;
