import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { phone } from './style/media.ts';

const { color, space, text, motion } = vars;

/* Looks like the library's Accordion. */

/** Rows with hairlines between them and a rule above. */
export const folds = style({ borderBlockStart: `1px solid ${color.ink}` });

export const fold = style({ borderBlockEnd: `1px solid ${color.line}`, breakInside: 'avoid' });

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: 14,
  fontSize: text.ui,
  fontWeight: 560,
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(hover: hover)': { ':hover': { color: color.brand } } },
});

/** Few rows, read from the first to the last. */
export const large = style({
  paddingBlock: 20,
  fontSize: text.h3,
  fontWeight: 520,
  letterSpacing: '-.014em',
  '@media': { [phone]: { paddingBlock: 16 } },
});

/** A heading looks like the row it is in. */
export const words = style({ font: 'inherit', letterSpacing: 'inherit' });

/** Right of the title. */
export const fact = style({
  flex: '1 0 auto',
  color: color.quiet,
  fontWeight: 400,
  letterSpacing: 0,
  textAlign: 'end',
});

/** A plus that becomes a cross. */
export const sign = style({
  flex: 'none',
  transition: `transform ${motion.slow}`,
  selectors: { '[open] > * > &': { transform: 'rotate(45deg)' } },
  '@media': { print: { display: 'none' } },
});

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const content = style({
  paddingBlockEnd: space.s3,
  '@media': { 'screen and (prefers-reduced-motion: no-preference)': { animation: `${come} ${motion.slow}` } },
});

/** Text to read. */
export const prose = style({ maxWidth: '31em', paddingInlineEnd: space.s3, color: color.quiet });
