import { vars } from '../theme/tokens.css';
import { layered, layeredVariants } from './layered';

const { color } = vars;

export const gutter = layered(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '22px',
    blockSize: '100vmax',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  },
  'gutter',
);

/** Covers the strands that end here. */
export const joins = layered({ background: color.raised }, 'joins');

export const lane = layeredVariants(
  {
    a: { color: color.strandA },
    b: { color: color.strandB },
    c: { color: color.strandC },
    joined: { color: color.accent },
  },
  'lane',
);
