import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css';
import { shared, sharedVariants } from './layered';
import { hovering, moving, ring, unfoldedInPrint } from './rules';

const { color, text, motion } = vars;

export const fold = shared({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontFamily: vars.font.family,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '@media': unfoldedInPrint,
});

export const size = sharedVariants({ m: { fontSize: text.body }, s: { fontSize: text.ui } });

export const title = shared({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '24px',
  paddingBlock: '14px',
  fontSize: text.ui,
  fontWeight: 560,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': ring },
  '@media': { [hovering]: { selectors: { '&:hover': { color: color.brand } } } },
});

export const large = shared({
  paddingBlock: '20px',
  fontSize: text.h3,
  fontWeight: 520,
  letterSpacing: '-.014em',
  textWrap: 'balance',
});

/** A heading looks like the summary it is in. */
export const words = shared({
  minInlineSize: 0,
  margin: 0,
  font: 'inherit',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** A plus that turns into a cross when open. */
export const sign = shared({
  flex: 'none',
  selectors: { '[open] > * > &': { transform: 'rotate(45deg)' } },
  '@media': { [moving]: { transition: `transform ${motion.slow}` }, print: { display: 'none' } },
});

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** It wraps only if it would take more than half of the line: `anywhere` would break its words beside a long title. */
export const aside = shared({
  flex: 'none',
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  color: color.quiet,
  fontWeight: 400,
  letterSpacing: 0,
  textAlign: 'end',
});

export const body = shared({
  paddingBlockEnd: '24px',
  // In print, a closed answer would be caught at the start of this transition, transparent.
  '@media': { [`screen and ${moving}`]: { animation: `${come} ${motion.slow}` } },
});

export const prose = shared({ maxInlineSize: '66ch', paddingInlineEnd: '40px', color: color.quiet });
