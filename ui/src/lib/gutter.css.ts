import { vars } from '../theme/tokens.css';
import { shared, sharedVariants } from './layered';

const { color } = vars;

export const gutter = shared({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '22px',
  blockSize: '100vmax',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** Covers the ends of the strands. */
export const joins = shared({ background: color.raised });

/** Where the lines end. */
export const end = shared({ insetBlockStart: 'auto', insetBlockEnd: 0, blockSize: '16px' });

export const lane = sharedVariants({
  a: { color: color.strandA },
  b: { color: color.strandB },
  c: { color: color.strandC },
  joined: { color: color.accent },
});
